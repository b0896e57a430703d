"""The file of a classifier: what is written is read again, and nothing else is."""

import io
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import numpy as np
import pytest

from adapters.array_file import MOST_BYTES
from adapters.classifier_file import ClassifierError, read_classifier, write_classifier
from filters.learned.classifier import Classifier, Head, Limits
from filters.learned.wording import Meanings
from filters.segments import Origin

KNOTS = np.array([[-1, 0, 1], [0, 0.5, 1]], np.float32)
MEANINGS = Meanings(np.array([3, 5, 1 << 31], np.uint32), np.array([1, 0, 1], np.uint16))
FIRST = Head(np.linspace(-1, 1, 1 << 18, dtype=np.float16).astype(np.float32), 0.25, KNOTS, MEANINGS)
SECOND = Head(np.zeros(1 << 18, np.float32), -1.5, KNOTS, MEANINGS)
LIMITS = Limits(0.5, 0.75, 0.875)
CLASSIFIER = Classifier(
    {Origin.USER: FIRST, Origin.DOCUMENT: SECOND, Origin.FIELD: SECOND},
    {Origin.USER: LIMITS, Origin.DOCUMENT: Limits(0.25, 0.5, 0.75), Origin.FIELD: LIMITS},
    "",
)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    write_classifier(CLASSIFIER, tmp_path / "c.npz")
    read = read_classifier(tmp_path / "c.npz")
    assert read.limits == CLASSIFIER.limits
    for origin, head in CLASSIFIER.heads.items():
        assert np.array_equal(read.heads[origin].weights, head.weights)
        assert read.heads[origin].bias == head.bias
        assert np.array_equal(read.heads[origin].calibration, head.calibration)
        assert np.array_equal(read.heads[origin].meanings.words, MEANINGS.words)
        assert np.array_equal(read.heads[origin].meanings.classes, MEANINGS.classes)
    assert read.heads[Origin.DOCUMENT] is read.heads[Origin.FIELD]


def test_the_same_classifier_makes_the_same_bytes(tmp_path: Path) -> None:
    for name in ("a.npz", "b.npz"):
        write_classifier(CLASSIFIER, tmp_path / name)
    assert (tmp_path / "a.npz").read_bytes() == (tmp_path / "b.npz").read_bytes()
    assert read_classifier(tmp_path / "a.npz").revision == read_classifier(tmp_path / "b.npz").revision


def test_a_revision_tells_classifiers_apart(tmp_path: Path) -> None:
    other = Classifier(CLASSIFIER.heads, {**CLASSIFIER.limits, Origin.USER: Limits(0.5, 0.75, 1)}, "")
    write_classifier(CLASSIFIER, tmp_path / "a.npz")
    write_classifier(other, tmp_path / "b.npz")
    assert read_classifier(tmp_path / "a.npz").revision != read_classifier(tmp_path / "b.npz").revision


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(ClassifierError, match="cannot be read: No such file"):
        read_classifier(tmp_path / "none.npz")


def _arrays(tmp_path: Path) -> dict[str, np.ndarray]:
    write_classifier(CLASSIFIER, tmp_path / "whole.npz")
    with np.load(tmp_path / "whole.npz") as arrays:
        return {name: arrays[name] for name in arrays.files}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("format", np.array(99)),
        ("weights", np.zeros((2, 12), np.float16)),
        ("weights", np.zeros((2, 0), np.float16)),
        ("weights", np.zeros(2, np.float16)),
        ("weights", np.full((2, 1 << 18), np.nan, np.float16)),
        ("calibration", np.zeros((2, 3), np.float32)),
        ("words", np.array([5, 3, 9], np.uint32)),
        ("words", np.array([3, 3, 9], np.uint32)),
        ("words", np.zeros((3, 1), np.uint32)),
        ("classes", np.array([1, 2], np.uint16)),
        ("origins", np.array(["user", "nobody", "field"])),
        ("origins", np.array(["user", object(), None], object)),
        ("heads", np.array([0, 7, 1])),
        ("limits", np.zeros((3, 2), np.float32)),
        ("limits", np.zeros((1, 3), np.float32)),
        ("limits", np.full((3, 3), np.nan, np.float32)),
        ("limits", np.full((3, 3), 1.5, np.float32)),
        ("limits", np.array([[0.9, 0.5, 0.7]] * 3, np.float32)),
        ("calibration", np.zeros((2, 2, 0), np.float32)),
        ("calibration", np.array([[[1, 0, -1], [0, 0.5, 1]]] * 2, np.float32)),
        ("calibration", np.array([[[-1, 0, 1], [0, 2, 3]]] * 2, np.float32)),
        ("bias", np.array([0, np.inf], np.float32)),
        ("heads", np.array([0, -1, 1])),
        ("origins", np.array(["user", "user", "field"])),
    ],
    ids=[
        "another format",
        "no power of two",
        "no weights",
        "weights of no head",
        "weights that are no numbers",
        "no table",
        "words out of order",
        "words that are there twice",
        "rows of words",
        "classes of other words",
        "an origin that nobody knows",
        "objects",
        "a head that is not there",
        "two limits",
        "limits for one origin",
        "limits that are no numbers",
        "limits that nothing reaches",
        "limits out of order",
        "an empty table",
        "a table out of order",
        "a table of no probabilities",
        "a bias without end",
        "a head from the end",
        "an origin twice",
    ],
)
def test_arrays_that_do_not_fit_are_refused(tmp_path: Path, name: str, value: np.ndarray) -> None:
    np.savez(tmp_path / "c.npz", allow_pickle=True, **{**_arrays(tmp_path), name: value})
    with pytest.raises(ClassifierError, match="is no classifier of format 3"):
        read_classifier(tmp_path / "c.npz")


@pytest.mark.parametrize(
    "content", [b"", b"PK\x03\x04", b"\x80\x04N.", b"weights"], ids=["empty", "torn", "pickle", "text"]
)
def test_other_files_are_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "c.npz").write_bytes(content)
    with pytest.raises(ClassifierError, match="is no classifier"):
        read_classifier(tmp_path / "c.npz")


def test_a_missing_array_is_refused(tmp_path: Path) -> None:
    arrays = _arrays(tmp_path)
    del arrays["bias"]
    np.savez(tmp_path / "c.npz", allow_pickle=True, **arrays)
    with pytest.raises(ClassifierError, match="is no classifier"):
        read_classifier(tmp_path / "c.npz")


def _rewritten(tmp_path: Path, name: str, content: bytes) -> Path:
    """The file of a classifier, of which one entry has another content."""
    write_classifier(CLASSIFIER, tmp_path / "whole.npz")
    with ZipFile(tmp_path / "whole.npz") as whole, ZipFile(tmp_path / "c.npz", "w", ZIP_DEFLATED) as changed:
        for entry in whole.namelist():
            changed.writestr(entry, content if entry == name else whole.read(entry))
    return tmp_path / "c.npz"


def test_an_array_that_says_it_is_endless_is_refused(tmp_path: Path) -> None:
    header = io.BytesIO()
    np.lib.format.write_array_header_1_0(header, {"descr": "<f4", "fortran_order": False, "shape": (1 << 50,)})
    with pytest.raises(ClassifierError, match="is no classifier"):
        read_classifier(_rewritten(tmp_path, "bias.npy", header.getvalue()))


def test_a_file_that_grows_when_it_is_unpacked_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ClassifierError, match="larger than a classifier may be"):
        read_classifier(_rewritten(tmp_path, "bias.npy", bytes(MOST_BYTES)))


def test_a_changed_byte_is_refused(tmp_path: Path) -> None:
    write_classifier(CLASSIFIER, tmp_path / "whole.npz")
    content = bytearray((tmp_path / "whole.npz").read_bytes())
    for at in range(0, len(content), len(content) // 97):
        content[at] ^= 0x55
    (tmp_path / "c.npz").write_bytes(content)
    with pytest.raises(ClassifierError, match="is no classifier"):
        read_classifier(tmp_path / "c.npz")
