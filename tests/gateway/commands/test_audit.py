"""The audit commands: what they print, for people and for programs, and how they end."""

from pathlib import Path

import orjson
import pytest
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from typer.testing import CliRunner

from gateway.cli import app
from tests.gateway.audit_chains import PRIVATE, process, write_chains


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "audit"


@pytest.fixture
def key(tmp_path: Path) -> str:
    path = tmp_path / "audit.pub"
    path.write_bytes(PRIVATE.public_key().public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo))
    return f"--public-key={path}"


def _run(*arguments: object) -> tuple[int, str, str]:
    result = CliRunner().invoke(app, ["audit", *map(str, arguments)])
    return result.exit_code, result.stdout, result.stderr


def test_what_is_sound_is_told_for_people(folder: Path, key: str) -> None:
    write_chains(folder)
    assert _run("verify", folder, key) == (
        0,
        "killed  noted\n"
        "  files 1, records 5, decisions 3\n"
        "  2026-11-22T12:00:00.000000Z to 2026-11-22T12:00:00.000000Z\n"
        "  checkpoints 1, records after the last signature 1\n"
        "one  stopped\n"
        "  files 3, records 17, decisions 8\n"
        "  2026-11-22T12:00:00.000000Z to 2026-11-24T12:00:00.000000Z\n"
        "  checkpoints 6, records after the last signature 0\n"
        "ok  nothing is wrong; chains 2, decisions 11\n",
        "",
    )


def test_what_is_wrong_is_named(folder: Path, key: str) -> None:
    write_chains(folder)
    path = folder / "one-000002.jsonl"
    path.write_bytes(path.read_bytes().replace(b'"tier":1', b'"tier":2', 1))
    (folder / "one-000001.jsonl").unlink()
    status, out, _ = _run("verify", folder, key)
    assert status == 1
    assert "  files that are not here: 1\n" in out
    assert "  bad  one-000002.jsonl:2:7  was changed: its hash does not fit\n" in out
    assert "  bad  one-000001.jsonl:1:0  missing: file 1 of the chain\n" in out
    assert out.endswith("tampered  see above; chains 2, decisions 4\n")


def test_a_log_that_may_be_written_is_not_called_tampered_with(folder: Path, key: str) -> None:
    process(folder, "one").decide(2)
    status, out, _ = _run("verify", folder, key)
    assert status == 1
    assert out.endswith(
        "no end  add --live if the gateway is running; if not, it was killed, or the end cut off; "
        "chains 1, decisions 2\n"
    )
    assert _run("verify", folder, key, "--live")[0] == 0


def test_a_chain_without_a_stop_excuses_nothing_else(folder: Path, key: str) -> None:
    write_chains(folder)
    process(folder, "two").decide(1)
    (folder / "one-000001.jsonl").unlink()
    status, out, _ = _run("verify", folder, key)
    assert status == 1
    assert "\ntampered  see above; " in out


def test_a_file_cannot_write_on_the_terminal(folder: Path, key: str) -> None:
    process(folder, "one").stop()
    path = folder / "one-000001.jsonl"
    path.write_bytes(path.read_bytes() + b'\x1b[2J"\n')
    status, out, _ = _run("verify", folder, key)
    assert status == 1
    assert "\x1b" not in out


def test_torn_ends_and_dropped_decisions_are_told(folder: Path, key: str) -> None:
    one = process(folder, "one")
    one.writer.tell_dropped(7)
    one.stop()
    path = folder / "one-000001.jsonl"
    path.write_bytes(path.read_bytes() + b"{")
    _, out, _ = _run("verify", "--live", folder, key)
    assert "  decisions that were not kept, because there was no room: 7\n" in out
    assert "  bytes of a torn line at the end: 1\n" in out


def test_programs_get_json(folder: Path, key: str) -> None:
    write_chains(folder)
    (folder / "one-000003.jsonl").unlink()
    status, out, _ = _run("verify", "--json", folder, key)
    told = orjson.loads(out)
    assert status == 1
    assert told["ok"] is False
    assert [(chain["instance"], chain["end"]) for chain in told["chains"]] == [("killed", "noted"), ("one", "lost")]
    assert told["chains"][1]["faults"] == [
        {
            "file": "one-000002.jsonl",
            "line": 9,
            "seq": 14,
            "problem": "the chain ends here without a stop: the file that it goes on in is missing",
            "open_end": False,
        }
    ]
    assert told["faults"] == []


def test_anchors_are_asked_for(folder: Path, key: str, tmp_path: Path) -> None:
    process(folder, "one").stop()
    log = tmp_path / "gateway.log"
    event = {"event": "audit_checkpoint", "file": "two-000001.jsonl", "seq": 4, "head": "0" * 64}
    log.write_bytes(orjson.dumps(event))
    status, out, _ = _run("verify", folder, key, "--anchors", log)
    assert status == 1
    assert "  bad  two-000001.jsonl:1:0  missing: gateway.log tells of it\n" in out


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["nowhere-000001.jsonl"], "No such file"),
        (["nowhere"], "nowhere: No such file"),
        (["--public-key=nowhere.pub"], "No such file"),
        (["--public-key=pyproject.toml"], "holds no public key in PEM"),
        (["--anchors=nowhere.log"], "No such file"),
    ],
    ids=["file", "path", "key", "other key", "log"],
)
def test_what_cannot_be_read_is_another_status(
    folder: Path, key: str, arguments: list[str], problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    process(folder, "one").stop()
    monkeypatch.chdir(Path(__file__).parents[3])
    status, out, err = _run("verify", folder, key, *arguments)
    assert (status, out) == (2, "")
    assert problem in err


@pytest.mark.parametrize("arguments", [[], ["verify"], ["verify", "."], ["keygen"]])
def test_wrong_usage_is_status_2(arguments: list[str]) -> None:
    assert _run(*arguments)[0] == 2


def test_keys_are_made_once(tmp_path: Path) -> None:
    pair = ("--private", tmp_path / "audit.pem", "--public", tmp_path / "audit.pub")
    status, out, _ = _run("keygen", *pair)
    assert status == 0
    assert len(out) == len("key 0123456789abcdef\n")
    status, _, err = _run("keygen", *pair)
    assert status == 2
    assert "audit.pub: File exists, and no key is written over; name another file" in err
