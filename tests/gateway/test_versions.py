"""Which version of the gateway this is."""

from importlib.metadata import PackageNotFoundError
from unittest.mock import patch

from gateway import versions


def test_the_installed_distribution_tells_it() -> None:
    assert versions.gateway_version().count(".") == 2


def test_without_one_it_is_from_source() -> None:
    with patch.object(versions, "version", side_effect=PackageNotFoundError):
        assert versions.gateway_version() == "from source"
