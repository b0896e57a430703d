"""Files of models: arrays are read, and whatever else a file holds is told in one way."""

import io
from pathlib import Path
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZIP_LZMA, ZipFile

import numpy as np
import pytest

from adapters.array_file import ModelError, holds, read_model


class _Failed(ModelError):
    pass


def _read(path: Path, *, most_bytes: int = 1 << 20) -> tuple[dict[str, list[int]], str]:
    return read_model(
        path,
        lambda arrays, revision: ({name: array.tolist() for name, array in arrays.items()}, revision),
        name="a model",
        wanted="model of format 7",
        error=_Failed,
        most_bytes=most_bytes,
    )


def test_arrays_are_read_with_what_tells_files_apart(tmp_path: Path) -> None:
    for name, value in (("a", 1), ("b", 1), ("c", 2)):
        np.savez(tmp_path / f"{name}.npz", one=np.array([value, 3]))
    (first, revision), (_, same), (_, other) = (_read(tmp_path / f"{name}.npz") for name in "abc")
    assert first == {"one": [1, 3]}
    assert revision == same != other


def _array() -> bytes:
    stream = io.BytesIO()
    np.save(stream, np.arange(200))
    return stream.getvalue()


def _objects() -> bytes:
    stream = io.BytesIO()
    np.save(stream, np.array([object]), allow_pickle=True)
    return stream.getvalue()


@pytest.mark.parametrize("packed", [ZIP_DEFLATED, ZIP_LZMA, ZIP_BZIP2])
@pytest.mark.parametrize(
    "entry",
    [b"no array", b"", _array()[:70], _array()[:140], b"\x93NUMPY\x01\x00\x10\x00{'descr': ('<i8\n     ", _objects()],
    ids=["no array", "nothing", "half a header", "half an array", "a torn header", "objects"],
)
def test_an_entry_that_is_no_array_is_told(tmp_path: Path, entry: bytes, packed: int) -> None:
    with ZipFile(tmp_path / "m.npz", "w", packed) as archive:
        archive.writestr("one.npy", entry)
    with pytest.raises(_Failed, match=r"m\.npz: is no model of format 7"):
        _read(tmp_path / "m.npz")


@pytest.mark.parametrize("packed", [ZIP_DEFLATED, ZIP_LZMA, ZIP_BZIP2])
def test_an_entry_that_cannot_be_unpacked_is_told(tmp_path: Path, packed: int) -> None:
    with ZipFile(tmp_path / "whole.npz", "w", packed) as archive:
        archive.writestr("one.npy", _array())
        begin = archive.infolist()[0].header_offset + len("one.npy") + 30
    content = bytearray((tmp_path / "whole.npz").read_bytes())
    content[begin + 4 : begin + 40] = bytes(36)
    (tmp_path / "m.npz").write_bytes(content)
    with pytest.raises(_Failed, match="is no model"):
        _read(tmp_path / "m.npz")


@pytest.mark.parametrize("content", [b"", b"no archive", b"PK\x03\x04 and so on"])
def test_another_file_is_told(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "m.npz").write_bytes(content)
    with pytest.raises(_Failed, match="is no model"):
        _read(tmp_path / "m.npz")


def test_a_file_that_cannot_be_opened_is_told(tmp_path: Path) -> None:
    with pytest.raises(_Failed, match="cannot be read: No such file"):
        _read(tmp_path / "none.npz")


@pytest.mark.parametrize("packed", [False, True])
def test_a_file_that_is_too_large_is_told(tmp_path: Path, packed: bool) -> None:
    write = np.savez_compressed if packed else np.savez
    write(tmp_path / "m.npz", one=np.zeros(1_000, np.int8))
    with pytest.raises(_Failed, match="is larger than a model may be, unpacked"):
        _read(tmp_path / "m.npz", most_bytes=1_000)


def test_a_file_holds_what_was_read_from_it_until_a_byte_changes(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    np.savez(path, one=np.arange(100_000))
    _, digest = _read(path)
    assert holds(path, digest)
    assert not holds(path, digest[:12])
    assert not holds(tmp_path / "none.npz", digest)
    content = path.read_bytes()
    for place in (0, len(content) // 2, len(content) - 1):
        path.write_bytes(content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :])
        assert not holds(path, digest)
    path.write_bytes(content + b"0")
    assert not holds(path, digest)
    path.write_bytes(content)
    assert holds(path, digest, most_bytes=len(content))
    assert not holds(path, digest, most_bytes=len(content) - 1)
