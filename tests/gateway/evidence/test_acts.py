"""What operators do, as the audit log keeps it, and what the log tells of a deletion."""

import json
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from adapters.audit_chain import AuditPlan
from filters.audit_records import Act
from gateway.evidence.acts import ActLog, Deleting
from tests.gateway.audit_chains import PRIVATE, signer_with
from tests.gateway.audit_reader import is_sound


def test_acts_that_cannot_be_written_are_told_and_the_next_begins_another_chain(tmp_path: Path) -> None:
    folder, aside = tmp_path / "audit", tmp_path / "aside"
    act = Act("lift", "acme", subject="ann")
    acts = ActLog(AuditPlan(folder), signer_with(PRIVATE), key=b"k")
    aside.write_bytes(b"no folder")
    aside.rename(folder)
    with pytest.raises(OSError, match="exists"):
        acts.record(act)
    folder.unlink()
    acts.record(act)
    folder.rename(aside)
    (lost,) = aside.iterdir()
    lost.unlink()
    with pytest.raises(OSError, match="No such file"):  # of which the folder is gone
        acts.record(act)
    acts.record(act)
    acts.close()
    acts.close()
    (chain,) = folder.iterdir()
    assert [json.loads(line)["kind"] for line in chain.read_bytes().splitlines()] == ["genesis", "act", "checkpoint"]
    assert is_sound(folder, PRIVATE.public_key())


def test_a_deletion_that_was_broken_off_is_told_as_such() -> None:
    with capture_logs() as lines, pytest.raises(RuntimeError), Deleting(Act("delete", "acme", who="ann")):
        raise RuntimeError
    assert [(line["event"], line["complete"], line["deleted"]) for line in lines] == [("incidents_deleted", False, 0)]
