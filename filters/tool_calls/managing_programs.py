"""Programs whose first operand says what they do (`git`, `docker`, `kubectl`), and clients of databases."""

import re
from dataclasses import replace
from typing import Final

from filters.tool_calls.command_options import (
    Checked,
    Options,
    Parsed,
    begins_with,
    needs,
    nothing,
    subcommands,
)
from filters.tool_calls.particular_programs import is_one_statement
from filters.tool_calls.shell import Word


def _runs_nothing(parsed: Parsed) -> bool:
    """Whether no format or order makes git run the program that checks signatures."""
    formats = [word for name, word in parsed.values if name in {"format", "pretty", "sort"}]
    return all(word.known and not _CHECKS_SIGNATURES.search(word.text) for word in formats)


_CHECKS_SIGNATURES = re.compile(r"%[-+ ]?G|signature")


def _lists_names(parsed: Parsed) -> bool:
    """Whether `git branch` lists names. An operand without an option that asks for a list is a new one."""
    return _runs_nothing(parsed) and (not parsed.operands or "list" in parsed.options)


def _lists_tags(parsed: Parsed) -> bool:
    """The same of `git tag`."""
    return _runs_nothing(parsed) and (not parsed.operands or not parsed.options.isdisjoint({"list", "l"}))


def _shows_history(parsed: Parsed) -> bool:
    """Whether `git reflog` shows where branches were."""
    return _runs_nothing(parsed) and begins_with("show", "HEAD", "list")(parsed)


def _shows_setting(parsed: Parsed) -> bool:
    """Whether `git config` shows settings. A name alone asks for its value; a word without a dot may be a command."""
    match parsed.operands:
        case (Word(text=name, known=True),) if "." in name:
            return True
    return needs("get", "get-all", "get-regexp", "list", "l")(parsed)


_SHOWN_BY_GIT: Final = """
    abbrev abbrev-commit after: all author: before: binary branches cached check cherry-mark cherry-pick color
    color-words committer: compact-summary cumulative date: date-order decorate decorate-refs: diff-algorithm:
    diff-filter: dirstat exit-code find-copies find-renames first-parent follow format: full-diff full-index
    function-context glob: graph grep: histogram i-still-use-this ignore-all-space ignore-blank-lines
    ignore-cr-at-eol ignore-space-at-eol ignore-space-change indent-heuristic invert-grep left-only left-right
    log-size max-count: max-parents: merge-base merges min-parents: minimal name-only name-status no-abbrev-commit
    no-color no-decorate no-ext-diff no-index no-merges no-patch no-prefix no-renames no-textconv not numstat oneline
    parents patch patch-with-stat patience perl-regexp pickaxe-regex pretty: quiet raw regexp-ignore-case relative
    remotes reverse right-only root shortstat show-notes simplify-by-decoration since: skip: source staged stat
    stat-width: stdin submodule summary tags text topo-order unified: until: walk-reflogs word-diff
"""
_OF_DIFFS: Final = Options("pn:suU:wbazM::C::B::DRWcgiEFPqtrmG:S:L:", _SHOWN_BY_GIT, numbers=True)
_SHOWS: Final = Checked(_OF_DIFFS, _runs_nothing)
_LISTS_OF_GIT: Final = """
    all color column contains: format: ignore-case list merged: no-color no-column no-contains: no-merged: points-at:
    remotes show-current sort: verbose abbrev
"""
GIT: Final = subcommands(
    Options("PC:", "no-pager no-optional-locks", first=True), {
    "diff log show whatchanged": _SHOWS,
    "status": Options("sbu::vz", "short branch long porcelain show-stash ignored untracked-files verbose ahead-behind"),
    "blame annotate": Options("lstefnwpcL:M::C::", "date: root show-email show-name show-number porcelain abbrev"),
    "branch": Checked(Options("arvl", _LISTS_OF_GIT), _lists_names),
    "tag": Checked(Options("ln::", _LISTS_OF_GIT), _lists_tags),
    "ls-files": Options("cdmoistuvzkx:X:", "cached deleted modified others stage unmerged exclude-standard full-name"),
    "ls-tree": Options("drtlz", "name-only name-status long full-name full-tree abbrev format:"),
    "grep": Options(
        "EFGPHhIiLlnoqrWvwacpzA:B:C:e:m:",
        """
        and break cached column count extended-regexp files-with-matches fixed-strings function-context heading
        ignore-case invert-match line-number name-only no-color no-index not only-matching or perl-regexp quiet
        recursive show-function text untracked word-regexp color max-depth: max-count: context: after-context:
        before-context:
        """,
        numbers=True,
    ),
    "rev-parse": Options("q", "abbrev-ref all git-common-dir git-dir is-bare-repository is-inside-work-tree quiet "
                         "short show-cdup show-prefix show-superproject-working-tree show-toplevel symbolic "
                         "symbolic-full-name verify absolute-git-dir branches tags remotes"),
    "rev-list": Options("n:", "all count max-count: since: until: author: left-right first-parent merges no-merges",
                        numbers=True),
    "describe": Options("", "all tags abbrev always dirty contains exact-match match: long first-parent candidates:"),
    "shortlog": Options("senc", "all no-merges summary numbered email since: until:", numbers=True),
    "merge-base": Options("a", "all is-ancestor octopus fork-point independent"),
    "name-rev": Options("", "name-only tags always"),
    "cat-file": Options("ptes", "batch batch-check batch-all-objects"),
    "for-each-ref": Checked(Options("", "format: sort: count: contains: merged: no-merged: points-at:"),
                            _runs_nothing),
    "show-ref": Options("qd", "heads tags branches head verify abbrev hash dereference quiet"),
    "count-objects": Options("vH", "verbose human-readable"),
    "check-ignore": Options("vnqz", "verbose non-matching quiet no-index"),
    "config": Checked(Options("lz", "get get-all get-regexp list global local system worktree show-origin show-scope "
                              "name-only null", ordered=True), _shows_setting),
    "reflog": Checked(Options("n:", "date: all oneline format: no-abbrev-commit", numbers=True),
                      _shows_history),
    "remote": subcommands(Options("v", "verbose", first=True), {"": nothing, "get-url": Options("", "all push")}),
    "stash": subcommands(Options(first=True), {"list show": _SHOWS}),
    "worktree": subcommands(Options(first=True), {"list": Options("v", "porcelain verbose")}),
    "submodule": subcommands(Options(first=True), {"status": Options("", "cached recursive")}),
    "version": nothing,
})  # fmt: skip

_LISTED: Final = Options("aqsn:f:l", "all quiet no-trunc latest last: filter: format: size digests tree")
_LOGS: Final = Options("ftn:", "follow timestamps tail: since: until: details no-color no-log-prefix index:")
_INSPECTED: Final = Options("f:s", "format: size type:")
_LISTS_AND_INSPECTS: Final = subcommands(
    Options(first=True), {"ls list": _LISTED, "inspect": _INSPECTED, "history": Options("Hq", "no-trunc quiet format:")}
)
_COMPOSE_LISTED: Final = Options("aq", "all quiet services format: filter: status: orphans no-trunc")
COMPOSE: Final = subcommands(
    Options("p:", "project-name:", first=True),
    {
        "ps images ls volumes top port": _COMPOSE_LISTED,
        "logs": _LOGS,
        "version": Options("f:", "format: short"),
    },
)
DOCKER: Final = subcommands(
    Options(first=True),
    {
        "ps": _LISTED,
        "images": _LISTED,
        "logs": _LOGS,
        "inspect": _INSPECTED,
        "stats": Options("a", "all no-stream no-trunc format:"),
        "history": Options("Hq", "no-trunc quiet format:"),
        "port diff": Options(),
        "version info": Options("f:", "format:"),
        "image volume network context": _LISTS_AND_INSPECTS,
        "container": subcommands(
            Options(first=True), {"ls list ps": _LISTED, "inspect": _INSPECTED, "logs": _LOGS, "port diff": Options()}
        ),
        "system": subcommands(
            Options(first=True), {"df": Options("v", "verbose format:"), "info": Options("f:", "format:")}
        ),
        "compose": COMPOSE,
    },
)

_OF_CLUSTER = "namespace: context: request-timeout: all-namespaces selector: output: "
_RESOURCES: Final = Options(
    "n:Al:o:wL:",
    _OF_CLUSTER
    + "field-selector: show-labels sort-by: no-headers watch watch-only label-columns: show-kind chunk-size: "
    "ignore-not-found show-managed-fields show-events containers use-protocol-buffers sum for: types: subresource: "
    "api-group: namespaced verbs: recursive client short api-version: revision: minify list template:",
)
KUBECTL: Final = subcommands(
    Options("n:", "namespace: context:", first=True),
    {
        "get describe explain events api-resources api-versions version cluster-info": _RESOURCES,
        "top": subcommands(Options(first=True), {"pod pods po node nodes no": _RESOURCES}),
        "rollout": subcommands(Options(first=True), {"status history": _RESOURCES}),
        "auth": subcommands(Options(first=True), {"can-i whoami": _RESOURCES}),
        "config": subcommands(
            Options(first=True), {"current-context get-contexts get-clusters get-users view": _RESOURCES}
        ),
        "logs": Options(
            "n:l:c:fp",
            _OF_CLUSTER + "follow previous container: all-containers since: since-time: tail: timestamps prefix "
            "limit-bytes: max-log-requests: ignore-errors pod-running-timeout:",
        ),
    },
)

_UNITS: Final = Options(
    "alqn:o:p:t:r",
    "no-pager all full quiet lines: output: property: type: state: user system no-legend plain value failed reverse "
    "recursive show-types",
)
SYSTEMCTL: Final = subcommands(
    replace(_UNITS, first=True),
    {
        "": nothing,
        "is-active is-enabled is-failed status show cat list-units list-timers list-sockets list-unit-files "
        "list-dependencies list-jobs get-default is-system-running": _UNITS,
    },
)

_RELEASES: Final = Options(
    "n:aAo:lqdf:r",
    "namespace: all all-namespaces output: revision: max: short date reverse filter: deployed failed pending "
    "superseded uninstalled show-resources show-desc time-format: offset: selector: template:",
)
HELM: Final = subcommands(
    Options("n:", "namespace: kube-context:", first=True),
    {
        "list ls status history hist": _RELEASES,
        "get": subcommands(Options(first=True), {"all hooks manifest metadata notes values": _RELEASES}),
        "repo": subcommands(Options(first=True), {"list ls": Options("o:", "output:")}),
        "version": Options("", "short template:"),
    },
)
TERRAFORM: Final = subcommands(
    Options(first=True),
    {
        "workspace": subcommands(Options(first=True), {"list show": Options()}),
    },
)
"""The others run the programs of providers, or ask the backend that the folder names."""
PIP: Final = subcommands(
    Options(first=True),
    {
        "list": Options("le", "format: local user editable not-required exclude: include-editable exclude-editable"),
        "show": Options("fv", "files verbose"),
        "check": Options(),
    },
)
PSQL: Final = Checked(Options("ABNqtXxd:p:U:c:"), is_one_statement)
MYSQL: Final = Checked(Options("ABNqtXxD:P:u:p::e:"), is_one_statement)
