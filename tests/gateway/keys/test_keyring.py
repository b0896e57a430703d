import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NoReturn

import pytest
from structlog.testing import capture_logs

from gateway.keys.keyring import MAX_SECRET_BYTES, Keyring, Reference, Renewed, SecretMissing, parse_reference

GOOD = {
    "variable": ("env:ACME_OPENAI_KEY", Reference("env", "ACME_OPENAI_KEY")),
    "file": ("file:openai", Reference("file", "openai")),
    "file in a folder": ("file:acme/openai.key", Reference("file", "acme/openai.key")),
    "file with two dots in its name": ("file:acme/..openai", Reference("file", "acme/..openai")),
}
BAD = [
    "",
    "sk-proj-0123456789abcdef",
    "env:",
    "env:1KEY",
    "env:A B",
    "env:A\n",
    "ENV:A",
    "file:",
    "file:/etc/passwd",
    "file:..",
    "file:.",
    "file:../openai",
    "file:acme/../../openai",
    "file:acme/./openai",
    "file:acme//openai",
    "file:acme/",
    "file:acme\\openai",
    "file:acme\0",
    "https://vault.test/key",
]


@pytest.mark.parametrize(("text", "expected"), GOOD.values(), ids=GOOD.keys())
def test_reads_references(text: str, expected: Reference) -> None:
    assert parse_reference(text) == expected


@pytest.mark.parametrize("text", BAD, ids=repr)
def test_refuses_other_references_without_quoting_them(text: str) -> None:
    with pytest.raises(ValueError, match=r"must be env:NAME, or file:PATH") as refused:
        parse_reference(text)

    assert "sk-proj" not in str(refused.value)


def test_reads_a_variable() -> None:
    assert Keyring({"KEY": "sk-1"}, Path("nowhere")).read(Reference("env", "KEY")) == "sk-1"


@pytest.mark.parametrize("ending", ["", "\n", "\r\n"], ids=["bare", "line feed", "carriage return"])
def test_reads_a_file_without_its_line_end(tmp_path: Path, ending: str) -> None:
    (tmp_path / "acme").mkdir()
    (tmp_path / "acme" / "openai").write_bytes(f"sk-1{ending}".encode())

    assert Keyring({}, tmp_path).read(Reference("file", "acme/openai")) == "sk-1"


def test_follows_links_within_the_folder_as_mounted_secrets_have_them(tmp_path: Path) -> None:
    (tmp_path / "..2026_01").mkdir()
    (tmp_path / "..2026_01" / "openai").write_text("sk-1")
    (tmp_path / "..data").symlink_to("..2026_01")
    (tmp_path / "openai").symlink_to("..data/openai")

    assert Keyring({}, tmp_path).read(Reference("file", "openai")) == "sk-1"


def test_a_rotated_file_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "openai"
    file.write_text("sk-old")
    keyring = Keyring({}, tmp_path)
    before = keyring.read(Reference("file", "openai"))

    (tmp_path / "new").write_text("sk-new")
    (tmp_path / "new").rename(file)

    assert (before, keyring.read(Reference("file", "openai"))) == ("sk-old", "sk-new")


def test_an_unchanged_file_is_not_read_again(tmp_path: Path) -> None:
    file = tmp_path / "openai"
    file.write_text("sk-one")
    keyring = Keyring({}, tmp_path)
    keyring.read(Reference("file", "openai"))
    status = file.stat()

    file.write_text("sk-two")
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))

    assert keyring.read(Reference("file", "openai")) == "sk-one"


def test_a_removed_file_is_missed_at_once(tmp_path: Path) -> None:
    (tmp_path / "openai").write_text("sk-1")
    keyring = Keyring({}, tmp_path)
    keyring.read(Reference("file", "openai"))

    (tmp_path / "openai").unlink()

    with pytest.raises(
        SecretMissing, match=f"file openai in the secrets folder {tmp_path} cannot be read: No such file or directory"
    ):
        keyring.read(Reference("file", "openai"))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A secrets folder with everything in it that must not be read as a secret."""
    root = tmp_path / "secrets"
    root.mkdir()
    (tmp_path / "outside").write_text("sk-outside")
    (root / "escape").symlink_to(tmp_path / "outside")
    (root / "folder").mkdir()
    os.mkfifo(root / "pipe")
    (root / "huge").write_bytes(b"x" * (MAX_SECRET_BYTES + 1))
    (root / "empty").write_text("\n")
    (root / "binary").write_bytes(b"sk-\xff")
    (root / "two-lines").write_text("sk-1\nsk-2\n")
    (root / "spaces").write_text("Bearer sk-1")
    (root / "loop").symlink_to("loop")
    return root


@pytest.mark.parametrize(
    "name",
    ["escape", "folder", "pipe", "huge", "empty", "binary", "two-lines", "spaces", "loop", "none", "folder/none"],
)
def test_refuses_files_that_hold_no_secret_of_the_folder(folder: Path, name: str) -> None:
    with pytest.raises(SecretMissing, match=f"^file {name} in the secrets folder {folder} ") as missing:
        Keyring({}, folder).read(Reference("file", name))

    assert "sk-" not in str(missing.value)


def test_a_folder_that_is_not_there_holds_nothing(tmp_path: Path) -> None:
    with pytest.raises(SecretMissing, match="cannot be read: No such file or directory"):
        Keyring({}, tmp_path / "none").read(Reference("file", "openai"))


VARIABLES = {
    "not set": {},
    "empty": {"KEY": ""},
    "line ends": {"KEY": "\r\n"},
    "header injection": {"KEY": "sk-1\r\nX-Evil: 1"},
    "non-ASCII": {"KEY": "sk-é"},
}


@pytest.mark.parametrize("environ", VARIABLES.values(), ids=VARIABLES.keys())
def test_refuses_variables_that_hold_no_secret(environ: dict[str, str]) -> None:
    with pytest.raises(SecretMissing, match=r"^environment variable KEY ") as missing:
        Keyring(environ, Path("nowhere")).read(Reference("env", "KEY"))

    assert "sk-" not in str(missing.value)


def test_shows_nothing_of_what_it_holds() -> None:
    assert repr(Keyring({"KEY": "sk-1"}, Path("nowhere"))) == "Keyring()"


def test_reads_a_text_of_several_lines_where_no_header_will_hold_it(tmp_path: Path) -> None:
    pem = "-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n"
    (tmp_path / "audit.pem").write_text(pem)
    keyring = Keyring({"KEY": pem}, tmp_path)
    for reference in (Reference("env", "KEY"), Reference("file", "audit.pem")):
        assert keyring.read_text(reference) == pem.rstrip("\n")
        with pytest.raises(SecretMissing, match="which a key cannot have"):
            keyring.read(reference)


def test_a_secret_that_cannot_be_read_any_more_is_told_of_while_the_last_one_is_used(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("first")
    secret = Renewed(partial(Keyring({}, tmp_path).read, Reference("file", "password")), setting="state.password")
    with capture_logs() as log:
        assert secret() == "first"
        file.unlink()
        assert [secret(), secret()] == ["first", "first"]
        file.write_text("Bearer second")
        assert [secret(), secret()] == ["first", "first"]
        file.write_text("third")
        assert secret() == "third"
    told = {"event": "secret_not_renewed", "log_level": "error", "setting": "state.password"}
    assert log == [{**told, "reason": "missing"}, {**told, "reason": "unusable"}]


def _unusable() -> NoReturn:
    raise ValueError("whsec_secret")


def test_a_secret_in_a_form_that_cannot_be_used_is_told_of_without_its_text() -> None:
    reads: list[Callable[[], bytes]] = [lambda: b"first", _unusable]
    secret = Renewed(lambda: reads.pop(0)(), setting="webhook.secret")
    with capture_logs() as log:
        assert secret() == b"first"
    told = {"event": "secret_not_renewed", "log_level": "error", "setting": "webhook.secret", "reason": "unusable"}
    assert log == [told]
