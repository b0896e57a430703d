"""Loads settings: one TOML file, overrides and named environment variables become one checked value."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from pydantic import ValidationError

from adapters.factory import EMBEDDED, RULES_ALONE
from gateway.config.checks import Names, environment_problems, settings_problems, token_problems
from gateway.config.conf_folder import conf_folder
from gateway.config.problems import key_path, problem_line
from gateway.config.settings import BUILT_IN_UPSTREAMS, SHIPPED, Settings, SettingsError
from gateway.config.toml_tree import TomlProblem, Tree, parse_override, read_tree, with_value, without


def load_settings(path: Path | None = None, *, overrides: Sequence[str] = (), environ: Mapping[str, str]) -> Settings:
    """Load the settings of a file (the shipped `conf/gateway.toml` for None) with overrides.

    An override is `section.key=value`: a TOML value, or a bare word as a string. The environment only supplies the
    secrets that the settings refer to and the variables of verifier-adapters.md. An upstream with an empty `base_url`
    is left out. Raises `SettingsError` with all problems at once; no value of any setting stands in it.
    """
    settings, problems, names = _read(path, overrides, environ)
    problems += settings_problems(settings, environ=environ, names=names)
    problems += environment_problems(environ)
    if problems:
        raise SettingsError(dict.fromkeys(problems), settings)
    return settings


def load_token_settings(path: Path | None, *, overrides: Sequence[str], environ: Mapping[str, str]) -> Settings:
    """Load settings in order to mint tokens: of all secrets and files, only the key for tokens has to be there."""
    settings, problems, names = _read(path, overrides, environ)
    problems += token_problems(settings, environ=environ, names=names)
    if problems:
        raise SettingsError(dict.fromkeys(problems), settings)
    return settings


def _read(path: Path | None, overrides: Sequence[str], environ: Mapping[str, str]) -> tuple[Settings, list[str], Names]:
    """Read a file with overrides; return its settings, a line for everything that is not valid, and its names.

    Raises `SettingsError` if the file cannot be read.
    """
    source = conf_folder() / "gateway.toml" if path is None else path
    try:
        tree = read_tree(source)
    except TomlProblem as problem:
        raise SettingsError([f"{source}: {problem}{_instead(source)}"]) from None
    tree, problems = _overridden(tree, overrides)
    tree = _with_upstreams(tree)
    settings, faults = _validated(_with_classifier(tree, environ))
    return settings, problems + faults, _names(tree)


def _instead(source: Path) -> str:
    """Return which path may be meant instead of one that is no file."""
    if source.is_dir():
        files = " or ".join(str(file) for file in sorted(source.glob("*.toml"))[:3])
        return f"; did you mean {files}?" if files else "; name a file"
    return "" if source.exists() else "; name a file that is there, or none for the defaults"


def upstream_override(text: str) -> str:
    """Return the override that `--upstream NAME=URL` stands for. Raises `SettingsError` for a text of another form."""
    name, _, url = text.partition("=")
    if not name or not url:
        raise SettingsError(["--upstream: must read NAME=URL, for example openai=http://127.0.0.1:9000"])
    return f"upstreams.{json.dumps(name)}.base_url={json.dumps(url)}"


def _overridden(tree: Tree, overrides: Sequence[str]) -> tuple[Tree, list[str]]:
    problems = []
    for text in overrides:
        try:
            tree = with_value(tree, *parse_override(text))
        except TomlProblem as problem:
            key, sign, _ = text.partition("=")  # without a sign, it may all be a value
            problems.append(f"--set {key}: {problem}" if sign and key.isprintable() else f"--set: {problem}")
    return tree, problems


def _with_upstreams(tree: Tree) -> Tree:
    """Add the built-in upstreams to a tree, and leave out those whose address is empty."""
    configured = tree.get("upstreams", {})
    if not isinstance(configured, dict):
        return tree
    upstreams = dict(configured)
    for name, url in BUILT_IN_UPSTREAMS.items():
        own = upstreams.get(name, {})
        if isinstance(own, dict):
            upstreams[name] = {"base_url": url, "dialect": name, **own}
    return {**tree, "upstreams": {name: own for name, own in upstreams.items() if not _is_switched_off(own)}}


def _with_classifier(tree: Tree, environ: Mapping[str, str]) -> Tree:
    """Set the classifier that an embedded verifier needs, if the environment names one."""
    name, section = environ.get("VERIFIER_ADAPTER"), tree.get("verifier", {})
    if name not in EMBEDDED or not isinstance(section, dict):
        return tree
    own = section.get("classifier", SHIPPED) or SHIPPED
    return {**tree, "verifier": {**section, "classifier": "" if name == RULES_ALONE else own}}


def _is_switched_off(upstream: object) -> bool:
    return isinstance(upstream, dict) and upstream.get("base_url") == ""


def _validated(tree: Tree) -> tuple[Settings, list[str]]:
    """Return settings of what is valid in the tree, and a line for everything that is not.

    What is wrong is taken out and the rest read again, so that the later checks can speak of the rest as well.
    """
    problems: dict[tuple[str | int, ...], str] = {}
    while True:
        try:
            # JSON, because only there does strict reading take tables for sections and arrays for tuples.
            settings = Settings.model_validate_json(json.dumps(tree, default=str), strict=True)
            return settings, list(problems.values())
        except ValidationError as error:
            errors = error.errors(include_url=False, include_input=False)
        for details in errors:
            path = key_path(details)
            problems.setdefault(path, problem_line(details, root=Settings))
            tree = without(tree, path)


def _names(tree: Tree) -> Names:
    """Return the names that the tree declares, whether or not what stands below them is valid."""
    upstreams, policies, tenants = (tree.get(section) for section in ("upstreams", "policies", "tenants"))
    return Names(
        upstreams=frozenset(upstreams) if isinstance(upstreams, dict) else frozenset(),
        policies=frozenset(policies if isinstance(policies, dict) else ()) | {"default"},
        tenants=frozenset(tenants) if isinstance(tenants, dict) else frozenset(),
    )
