"""What the documentation says of settings, commands and links holds: nothing in it is misspelt, or gone."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.main import get_command

from adapters.upstream_calls import UpstreamCause
from gateway.cli import app
from gateway.config.settings import Settings, TenantSettings

ROOT = Path(__file__).parents[1]
PAGES = sorted((*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")))
EXAMPLES = [
    ROOT / ".env.example",
    ROOT / "compose.yaml",
    *(path for path in sorted((ROOT / "deploy").rglob("*")) if path.suffix in {".conf", ".md", ".txt", ".yaml"}),
]

NAMED = frozenset({"policies", "tenants", "upstreams"})
"""Sections in which the operator chooses the names of tables."""

_SECTION = rf"(?:{'|'.join(Settings.model_fields)})"
_MENTIONED = re.compile(rf"(?:`|--set[ =]['\"]?)({_SECTION}(?:\.[A-Za-z_]+)+)(?=[` =])")
_CALLED = re.compile(r"guardrail-gateway ((?:audit )?[a-z]+)((?:\\\n|[^`\n|;)])*)")
_LINKED = re.compile(r"\]\((?!https?:)([^)#\s]+)?(?:#([^)\s]+))?\)")
_NO_SETTINGS = frozenset({"security.prompt_injection.instruction_override"})
"""Names of another kind that look like settings: a category of findings."""


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _paths(tree: Mapping[str, Any], above: tuple[str, ...] = ()) -> Iterator[str]:
    for key, value in tree.items():
        path = (*above, "*" if above and above[0] in NAMED and len(above) == 1 else key)
        yield ".".join(path)
        if isinstance(value, dict):
            yield from _paths(value, path)


def _known() -> set[str]:
    """Every key path; `conf/gateway.toml` has all but those of tenants, as a test of the settings proves."""
    shipped = tomllib.loads((ROOT / "conf" / "gateway.toml").read_text(encoding="utf-8"))
    return {*_paths(shipped), *(f"tenants.*.{key}" for key in TenantSettings.model_fields)}


def _settings(text: str) -> Iterator[str]:
    """The key paths of settings that a text names, with a star for a name that the operator chooses."""
    for path in _MENTIONED.findall(text):
        keys = path.split(".")
        if keys[-1] == "py":  # a module of the same name
            continue
        if keys[0] in NAMED:
            keys[1] = "*"
        yield ".".join(keys[:3] if keys[0] == "tenants" else keys)


@pytest.mark.parametrize("page", [*PAGES, *EXAMPLES], ids=_name)
def test_every_setting_that_is_named_exists(page: Path) -> None:
    named = set(_settings(page.read_text(encoding="utf-8")))
    assert named - _NO_SETTINGS <= _known()


def _options(command: str) -> set[str]:
    """The options of a command; raises `KeyError` for one that does not exist."""
    found = get_command(app)
    for word in command.split():
        assert isinstance(found, typer.core.TyperGroup)
        found = found.commands[word]
    return {"-h", "--help", *(option for parameter in found.params for option in parameter.opts)}


@pytest.mark.parametrize("page", [*PAGES, *EXAMPLES], ids=_name)
def test_every_command_that_is_shown_takes_its_options(page: Path) -> None:
    unknown = [
        f"{command} {option}"
        for command, rest in _CALLED.findall(page.read_text(encoding="utf-8"))
        for option in re.findall(r"(?<![\w-])--?[a-z][a-z-]*", rest)
        if option not in _options(command)
    ]
    assert unknown == []


def _anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_every_link_leads_somewhere(page: Path) -> None:
    broken = []
    for target, anchor in _LINKED.findall(page.read_text(encoding="utf-8")):
        file = page.parent / target if target else page
        if not file.exists() or (anchor and anchor not in _anchors(file)):
            broken.append(f"{target}#{anchor}")
    assert broken == []


def test_the_table_of_an_upstreams_failures_has_every_cause() -> None:
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    table = page.partition("### Failures of an upstream\n")[2].partition("\n###")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == list(UpstreamCause)
