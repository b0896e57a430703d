"""The shape of the repository: who may import what, what has a test, what is documented, what is locked."""

import ast
import re
import sys
import tomllib
from collections.abc import Collection, Iterator
from graphlib import TopologicalSorter
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version
from prometheus_client import CollectorRegistry

from adapters.metrics import Metrics
from filters.calls import Cause
from filters.refusals import ANSWERS
from gateway.config.settings import LimitSettings
from gateway.identity.auth import Flaw

ROOT = Path(__file__).parents[1]
PACKAGES = ("gateway", "filters", "adapters")

IMPURE = frozenset({"asyncio", "logging", "os", "pathlib", "random", "socket", "time"})
"""Modules of the standard library that `filters` must not know: clock, randomness and the world are arguments."""

THIRD_PARTY = {
    "filters": frozenset({"ahocorasick", "multipart", "numpy", "orjson", "tree_sitter", "tree_sitter_bash"}),
    "adapters": frozenset(
        {"aiohttp", "httpcore", "multidict", "numpy", "orjson", "prometheus_client", "redis", "yarl"}
    ),
}
WEB = frozenset({"app", "proxy", "streaming", "local_replies", "admin", "running", "upstream"})
"""Modules of `gateway` that may import `aiohttp.web`: the doors, and the demo, which plays an upstream."""

PROSE_COLUMNS = 120
"""Of documentation; rows of tables cannot be broken."""

GLOSSES = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "filters" / "glosses").glob("[a-z]*.py"))]
TESTED_ELSEWHERE = dict.fromkeys(GLOSSES, "tests/filters/text/test_glossary.py") | {
    "gateway/__main__.py": "tests/gateway/processes/test_serving.py",
    "gateway/commands/answering.py": "tests/gateway/commands/test_check.py",
    "gateway/commands/demo.py": "tests/gateway/test_cli.py",
    "gateway/commands/configured.py": "tests/gateway/commands/test_scan.py",
    "gateway/doors/envoy_replies.py": "tests/gateway/doors/test_envoy_processing.py",
    "gateway/doors/envoy_talk.py": "tests/gateway/doors/test_envoy_processing.py",
    "gateway/phases/progress.py": "tests/gateway/web/test_records.py",
    "gateway/exchanges/exchange.py": "tests/gateway/web/test_proxy.py",
    "filters/decoders/decoded.py": "tests/filters/test_transforms.py",
    "filters/decoders/blanks.py": "tests/filters/test_transforms.py",
    "adapters/base.py": "tests/gateway/judging/test_engine.py",
    "adapters/read_deadlines.py": "tests/adapters/test_upstream.py",
    "adapters/ignoring.py": "tests/adapters/state/test_opening.py",
    "adapters/upstream_calls.py": "tests/adapters/test_upstream.py",
    "filters/tool_calls/act_words.py": "tests/filters/tool_calls/test_acts.py",
    "filters/text/invisible.py": "tests/filters/text/test_canonical.py",
    "filters/decoders/code_points.py": "tests/filters/decoders/test_numerals.py",
    "filters/limits.py": "tests/filters/test_unfolding.py",
    "filters/verification/flags.py": "tests/filters/verification/test_payload.py",
    "filters/decoders/base_64.py": "tests/filters/test_transforms.py",
    "filters/decoders/deflated.py": "tests/filters/test_transforms.py",
    "filters/decoders/hexadecimal.py": "tests/filters/test_transforms.py",
    "filters/decoders/infixed.py": "tests/filters/test_transforms.py",
    "filters/decoders/paired_bases.py": "tests/filters/test_transforms.py",
    "filters/decoders/selectors.py": "tests/filters/test_transforms.py",
    "filters/decoders/drawn.py": "tests/filters/test_transforms.py",
    "filters/decoders/formatted.py": "tests/filters/test_transforms.py",
    "filters/decoders/placed.py": "tests/filters/test_transforms.py",
    "filters/decoders/evaluated.py": "tests/filters/test_transforms.py",
    "filters/decoders/indexed.py": "tests/filters/test_transforms.py",
    "filters/decoders/overridden.py": "tests/filters/test_transforms.py",
    "filters/decoders/runs.py": "tests/filters/test_transforms.py",
    "filters/decoders/vigenere.py": "tests/filters/test_transforms.py",
    "filters/decoders/xored.py": "tests/filters/test_transforms.py",
    "filters/dialects/openai_chat_choices.py": "tests/filters/dialects/test_openai_chat_replies.py",
    "filters/decoders/escapes.py": "tests/filters/test_transforms.py",
    "filters/decoders/backslashes.py": "tests/filters/test_transforms.py",
    "filters/decoders/leet.py": "tests/filters/test_transforms.py",
    "filters/decoders/typeset.py": "tests/filters/test_transforms.py",
    "filters/decoders/turned.py": "tests/filters/test_transforms.py",
    "filters/decoders/cipher.py": "tests/filters/decoders/test_ciphers.py",
    "filters/views.py": "tests/filters/test_unfolding.py",
    "filters/findings.py": "tests/filters/inspection/test_inspecting.py",
}
"""Modules of values or wiring without a test file of their own, each with the file that exercises it."""


def _modules(package: str) -> list[Path]:
    return sorted(path for path in (ROOT / package).rglob("*.py") if "conf" not in path.relative_to(ROOT).parts)


ALL_MODULES = [path for package in PACKAGES for path in _modules(package)]


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _imports(path: Path) -> Iterator[str]:
    """Every module that a file imports anywhere in it, with what it takes from it: `a.b` and `a.b.name`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            module = node.module or ""
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def _tops(path: Path) -> set[str]:
    return {name.partition(".")[0] for name in _imports(path)}


@pytest.mark.parametrize("path", _modules("filters"), ids=_name)
def test_filters_are_pure(path: Path) -> None:
    tops = _tops(path)
    assert not tops & IMPURE
    assert tops <= {"filters"} | THIRD_PARTY["filters"] | sys.stdlib_module_names


@pytest.mark.parametrize("path", _modules("adapters"), ids=_name)
def test_adapters_know_only_filters(path: Path) -> None:
    assert _tops(path) <= {"filters", "adapters"} | THIRD_PARTY["adapters"] | sys.stdlib_module_names
    assert not any(name.startswith("aiohttp.web") for name in _imports(path))


def test_the_contract_of_verifiers_knows_only_filters() -> None:
    assert _tops(ROOT / "adapters" / "base.py") <= {"filters"} | sys.stdlib_module_names
    assert not any(name.startswith("adapters") for name in _imports(ROOT / "adapters" / "base.py"))


@pytest.mark.parametrize("path", _modules("gateway"), ids=_name)
def test_the_web_framework_stays_at_the_door(path: Path) -> None:
    uses_web = any(name.startswith("aiohttp.web") for name in _imports(path))
    assert not uses_web or path.stem in WEB


def _dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def test_only_the_door_for_envoy_knows_its_messages() -> None:
    knowing = {_name(path) for path in ALL_MODULES if _tops(path) & {"envoy", "google", "grpc", "xds"}}
    assert knowing == {
        "gateway/doors/envoy_messages.py",
        "gateway/doors/envoy_processing.py",
        "gateway/doors/envoy_server.py",
        "gateway/doors/envoy_talk.py",
    }


@pytest.mark.parametrize("path", ALL_MODULES, ids=_name)
def test_no_work_is_on_the_default_executor(path: Path) -> None:
    code = path.read_text(encoding="utf-8")
    assert not re.search(r"\brun_in_executor\(\s*None\b|\bto_thread\(", code)


def test_no_imports_run_in_a_circle() -> None:
    modules = {_dotted(path): path for path in ALL_MODULES}
    imported = {name: modules.keys() & set(_imports(path)) - {name} for name, path in modules.items()}
    # A package's own module imports what is in it.
    graph = {name: {other for other in others if not name.startswith(f"{other}.")} for name, others in imported.items()}
    assert len(tuple(TopologicalSorter(graph).static_order())) == len(modules)


def _package(name: str, modules: Collection[str]) -> str:
    """What a module counts as among packages: the package below `gateway`, `filters` or `adapters` that holds it."""
    top, _, rest = name.partition(".")
    inner = f"{top}.{rest.partition('.')[0]}"
    return inner if inner not in modules or any(other.startswith(f"{inner}.") for other in modules) else name


def test_no_packages_import_each_other_in_a_circle() -> None:
    modules = {_dotted(path): path for path in ALL_MODULES}
    graph: dict[str, set[str]] = {}
    for name, path in modules.items():
        package = _package(name, modules)
        imported = {_package(other, modules) for other in modules.keys() & set(_imports(path)) if "." in other}
        graph.setdefault(package, set()).update(imported - {package})
    TopologicalSorter(graph).prepare()


def test_no_test_imports_a_measurement() -> None:
    assert [_name(path) for path in _modules("tests") if "bench" in _tops(path)] == []


def test_only_measurements_of_decoders_import_from_tests() -> None:
    needing = {_name(path) for path in _modules("bench") if "tests" in _tops(path)}
    assert needing == {"bench/decoders.py", "bench/disguises.py", "bench/first_sight.py", "bench/longest_steps.py"}


def test_the_commands_that_documents_name_exist() -> None:
    pages = [ROOT / "Makefile", *ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *_modules("bench")]
    named = {
        name
        for page in pages
        for name in re.findall(r"-m ((?:bench|fuzz|training)\b(?:\.[a-z_]+)?)(?!\.)", page.read_text("utf-8"))
    }
    commands = {
        _dotted(path).removesuffix(".__main__")
        for top in ("bench", "fuzz", "training")
        for path in _modules(top)
        if path.stem != "__init__"
    }
    assert len(named) > 10
    assert named <= commands


@pytest.mark.parametrize("path", ALL_MODULES, ids=_name)
def test_every_module_says_what_it_does(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


def _has_code(path: Path) -> bool:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return any(isinstance(node, kinds) for node in ast.parse(path.read_text(encoding="utf-8")).body)


@pytest.mark.parametrize(
    "path", [path for path in ALL_MODULES if path.stem != "__init__" and _has_code(path)], ids=_name
)
def test_every_module_has_a_test_at_the_same_path(path: Path) -> None:
    relative = path.relative_to(ROOT)
    mirrored = ROOT / "tests" / relative.parent / f"test_{relative.name}"
    elsewhere = TESTED_ELSEWHERE.get(relative.as_posix())
    assert (ROOT / elsewhere).exists() if elsewhere else mirrored.exists()


def test_no_exception_outlives_its_reason() -> None:
    for module, test in TESTED_ELSEWHERE.items():
        relative = Path(module)
        assert (ROOT / module).exists()
        assert (ROOT / test).exists()
        assert not (ROOT / "tests" / relative.parent / f"test_{relative.name}").exists()


def _listed_modules() -> Iterator[str]:
    """The modules of the table in the design; a name without a folder stands in that of the row's first."""
    rows = (ROOT / "docs" / "design.md").read_text(encoding="utf-8").splitlines()
    for row in rows:
        names = re.findall(r"`([a-z0-9_/]+\.py|[a-z_/]+/\*)`", row) if row.startswith("| `") else []
        for name in names:
            pattern = name if "/" in name else f"{names[0].rpartition('/')[0]}/{name}"
            yield from (_name(path) for path in ROOT.glob(pattern.replace("*", "*.py")))


def test_every_module_is_in_the_design() -> None:
    assert {_name(path) for path in ALL_MODULES if not path.stem.startswith("__")} <= set(_listed_modules())


def _catches_all(path: Path) -> bool:
    caught = (node.type for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.ExceptHandler))
    return any(isinstance(name, ast.Name) and name.id == "Exception" for name in caught)


def test_every_boundary_that_catches_all_exceptions_is_in_the_style_and_no_other() -> None:
    style = (ROOT / "docs" / "style.md").read_text(encoding="utf-8")
    table = style.partition("| boundary |")[2].partition("\n\n")[0]
    named = re.findall(r"`([a-z_/]+\.py)`", table)
    assert sorted(named) == sorted(_name(path) for path in ALL_MODULES if _catches_all(path))


_LOGGING = frozenset({"debug", "info", "warning", "error", "log_info"})


def _events(path: Path) -> Iterator[str]:
    """The names of the events that a module logs."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        function = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        named = [keyword.value for keyword in node.keywords if keyword.arg == "event"]
        for value in [*named, *(node.args[:1] if function in _LOGGING else ())]:
            if isinstance(value, ast.Constant):
                yield str(value.value)


def test_every_event_is_documented_and_no_other() -> None:
    rows = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    cells = re.findall(r"^\| ([^|]+) \| (?:debug|info|warning|error)[a-z, ]* \|", rows, re.MULTILINE)
    documented = {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}
    logged = {event for path in ALL_MODULES for event in _events(path)}
    assert logged == documented
    assert all(re.fullmatch("[a-z_]+", event) for event in logged)


def test_every_metric_is_documented_and_no_other() -> None:
    registry = CollectorRegistry()
    Metrics(registry)
    named = {family.name + ("_total" if family.type == "counter" else "") for family in registry.collect()}
    table = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\| `(\w+)` \| (?:counter|histogram|gauge) \|", table, re.MULTILINE)) == named


def test_every_flaw_of_credentials_is_documented_and_no_other() -> None:
    text = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    table = text.partition("| flaw |")[2].split("\n\n")[0]
    assert re.findall(r"^\| `(\w+)`", table, re.MULTILINE) == list(Flaw)


def test_every_code_of_errors_is_documented_with_its_status() -> None:
    page = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d{3}) \| `([a-z_]+)` \|", page, re.MULTILINE)
    assert {(code, int(status)) for status, code in rows} == {
        (reason.value, answer.status) for reason, answer in ANSWERS.items()
    }


def test_every_cause_of_a_ruling_is_documented_and_no_other() -> None:
    page = (ROOT / "docs" / "tool-calls.md").read_text(encoding="utf-8")
    table = page.partition("| cause | what settled the call |")[2].partition("\n\n")[0]
    cells = re.findall(r"^\| (`[^|]+) \|", table, re.MULTILINE)
    assert {name for cell in cells for name in re.findall("`([a-z_]+)`", cell)} == set(Cause)


def test_every_limit_is_documented_with_its_answer() -> None:
    text = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    table = text.partition("| limit |")[2].split("\n\n")[0]
    assert set(LimitSettings.model_fields) <= set(re.findall(r"`(\w+)`", table))


def _threats() -> list[list[str]]:
    """The cells of the table of threats."""
    rows = (ROOT / "THREAT_MODEL.md").read_text(encoding="utf-8").partition("| threat |")[2].split("\n\n")[0]
    return [row.strip("| ").split(" | ") for row in rows.splitlines()[2:]]


def test_every_threat_names_tests_that_prove_its_mitigation() -> None:
    defined = {
        node.name
        for path in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
    }
    unproved = [cells[0] for cells in _threats() if not set(re.findall(r"`(\w+)`", cells[-1])) <= defined]
    assert len(_threats()) > 30
    assert all(len(cells) == 4 and cells[-1].startswith("`test_") for cells in _threats())
    assert unproved == []


@pytest.mark.parametrize(
    "page",
    [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), ROOT / "conf" / "gateway.toml", ROOT / ".env.example"],
    ids=_name,
)
def test_no_line_of_prose_is_too_long(page: Path) -> None:
    lines = page.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if len(line) > PROSE_COLUMNS and not line.lstrip().startswith("|")] == []


def _locked(name: str) -> dict[str, Version]:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    pins = re.findall(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", text, re.MULTILINE)
    return {canonicalize_name(package): Version(version) for package, version in pins}


_PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def _group(name: str) -> list[str]:
    """The requirements of a group, with those of the groups that it includes."""
    listed = _PROJECT["dependency-groups"][name]
    return list(chain.from_iterable(_group(one["include-group"]) if isinstance(one, dict) else [one] for one in listed))


@pytest.mark.parametrize(
    ("lock", "wanted"),
    [
        ("runtime.lock", _PROJECT["project"]["dependencies"]),
        ("dev.lock", [*_PROJECT["project"]["dependencies"], *_group("dev")]),
        ("build.lock", [*_PROJECT["build-system"]["requires"], *_PROJECT["dependency-groups"]["build"]]),
        ("pip.lock", _PROJECT["dependency-groups"]["pip"]),
        ("litellm.lock", _PROJECT["dependency-groups"]["server-of-litellm"]),
        ("envoy.lock", _PROJECT["dependency-groups"]["server-of-envoy"]),
        ("fuzz.lock", _PROJECT["dependency-groups"]["fuzz"]),
        ("supply.lock", _PROJECT["dependency-groups"]["supply"]),
        ("words.lock", _PROJECT["dependency-groups"]["words"]),
        ("encoder.lock", _PROJECT["dependency-groups"]["encoder"]),
    ],
)
def test_a_lock_holds_what_the_project_asks_for(lock: str, wanted: list[str]) -> None:
    locked = _locked(lock)
    for requirement in map(Requirement, wanted):
        assert requirement.specifier.contains(locked[canonicalize_name(requirement.name)]), requirement.name


def test_the_locks_agree_with_each_other() -> None:
    runtime, dev, build = (_locked(name) for name in ("runtime.lock", "dev.lock", "build.lock"))
    assert runtime.items() <= dev.items()
    assert all(dev[name] == build[name] for name in dev.keys() & build.keys())


@pytest.mark.parametrize(
    "lock",
    [f"{name}.lock" for name in ("runtime", "dev", "pip", "build", "envoy", "litellm", "fuzz", "words", "encoder")],
)
def test_a_lock_names_no_registry_and_hashes_everything(lock: str) -> None:
    lines = (ROOT / "requirements" / lock).read_text(encoding="utf-8").splitlines()
    assert not [line for line in lines if "://" in line or line.startswith("-")]
    pins = [number for number, line in enumerate(lines) if "==" in line]
    assert all(lines[number + 1].startswith("    --hash=sha256:") for number in pins)


def test_what_the_code_imports_is_asked_for() -> None:
    extras = chain.from_iterable(_PROJECT["project"]["optional-dependencies"].values())
    asked = {canonicalize_name(Requirement(text).name) for text in (*_PROJECT["project"]["dependencies"], *extras)}
    distributions = {
        "ahocorasick": "pyahocorasick",
        "envoy": "xds-protos",
        "grpc": "grpcio",
        "jwt": "pyjwt",
        "prometheus_client": "prometheus-client",
        "tree_sitter": "tree-sitter",
        "tree_sitter_bash": "tree-sitter-bash",
        "pydantic_core": "pydantic",  # of which each version wants exactly one
    }
    imported = {top for path in ALL_MODULES for top in _tops(path)} - set(PACKAGES) - sys.stdlib_module_names
    assert {distributions.get(top, top) for top in imported} <= asked
