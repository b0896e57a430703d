"""TLS: certificates from files, modern versions only, and client certificates where a CA is set."""

import ssl
from pathlib import Path

import pytest
import trustme
from cryptography.hazmat.primitives import serialization

from gateway.config.settings import ServerSettings, SettingsError
from gateway.processes.tls import tls_context


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    return trustme.CA()


def _server(folder: Path, authority: trustme.CA, *, tls_client_ca: str = "") -> ServerSettings:
    issued = authority.issue_cert("localhost")
    issued.private_key_and_cert_chain_pem.write_to_path(folder / "server.pem")
    both = str(folder / "server.pem")
    return ServerSettings(tls_cert=both, tls_key=both, tls_client_ca=tls_client_ca)


def test_without_a_certificate_there_is_no_tls() -> None:
    assert tls_context(ServerSettings()) is None


def test_versions_before_1_2_are_not_spoken(tmp_path: Path, authority: trustme.CA) -> None:
    context = tls_context(_server(tmp_path, authority))
    assert context is not None
    assert context.minimum_version is ssl.TLSVersion.TLSv1_2
    assert context.verify_mode is ssl.CERT_NONE


def test_a_client_ca_makes_client_certificates_a_must(tmp_path: Path, authority: trustme.CA) -> None:
    authority.cert_pem.write_to_path(tmp_path / "ca.pem")
    context = tls_context(_server(tmp_path, authority, tls_client_ca=str(tmp_path / "ca.pem")))
    assert context is not None
    assert context.verify_mode is ssl.CERT_REQUIRED


@pytest.mark.parametrize(
    ("key", "line"),
    [
        pytest.param(
            "absent.pem", r"^server\.tls_cert, server\.tls_key: .*No such file or directory$", id="no such file"
        ),
        pytest.param(
            "no.pem", r"^server\.tls_cert, server\.tls_key: .*: no certificate or no key in PEM found$", id="no PEM"
        ),
        pytest.param("other.pem", r"^server\.tls_cert, server\.tls_key: .*key values mismatch$", id="other key"),
    ],
)
def test_files_that_cannot_be_used_are_one_line(tmp_path: Path, authority: trustme.CA, key: str, line: str) -> None:
    (tmp_path / "no.pem").write_text("nothing")
    authority.issue_cert("other").private_key_pem.write_to_path(tmp_path / "other.pem")
    server = _server(tmp_path, authority).model_copy(update={"tls_key": str(tmp_path / key)})
    with pytest.raises(SettingsError, match=line) as caught:
        tls_context(server)
    assert len(caught.value.problems) == 1


def test_a_client_ca_that_cannot_be_used_is_one_line(tmp_path: Path, authority: trustme.CA) -> None:
    (tmp_path / "no.pem").write_text("nothing")
    with pytest.raises(SettingsError, match=r"^server\.tls_client_ca: cannot be used: "):
        tls_context(_server(tmp_path, authority, tls_client_ca=str(tmp_path / "no.pem")))


def test_an_encrypted_key_is_refused_and_not_asked_for(tmp_path: Path, authority: trustme.CA) -> None:
    server = _server(tmp_path, authority)
    issued = authority.issue_cert("localhost")
    key = serialization.load_pem_private_key(issued.private_key_pem.bytes(), password=None)
    encrypted = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.BestAvailableEncryption(b"word"),
    )
    (tmp_path / "encrypted.pem").write_bytes(encrypted)
    with pytest.raises(SettingsError, match="encrypted; give one without a password"):
        tls_context(server.model_copy(update={"tls_key": str(tmp_path / "encrypted.pem")}))
