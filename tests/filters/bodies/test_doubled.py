"""Who has a part of a path twice is told which setting has it too much, and nobody else is told so."""

import pytest

from filters.bodies.doubled import behind, doubled, doubled_behind, split_address

ENDS = ("/chat/completions/", "/models/", "/messages/")


@pytest.mark.parametrize(
    ("path", "extra", "own"),
    [
        ("/v1/v1/messages", "/v1", "/v1"),
        ("/v1/v1beta/models/g:generatecontent", "/v1", "/v1beta"),
        ("/openai/v1/v1/responses", "/v1", "/v1"),
        ("/api/v1/v1/chat/completions", "/v1", "/v1"),
        ("/v1beta/openai/v1beta/models/g:generatecontent", "/v1beta/openai", "/v1beta"),
        ("/v1beta/openai/v1/interactions", "/v1beta/openai", "/v1"),
    ],
)
def test_what_stands_twice_is_to_be_left_out(path: str, extra: str, own: str) -> None:
    told = doubled(path, ends=ENDS, gemini=False)
    assert told == f"Leave out {extra} at the end of base_url: what follows begins with {own}."


@pytest.mark.parametrize(
    ("path", "extra", "own"),
    [
        ("/v1/chat/completions/chat/completions", "/chat/completions", "/chat/completions"),
        ("/u/vllm/v1/chat/completions/responses/", "/chat/completions", "/responses"),
        ("/v1/messages/v1/messages", "/v1/messages", "/v1/messages"),
    ],
)
def test_the_address_of_an_operation_is_more_than_an_sdk_is_to_be_given(path: str, extra: str, own: str) -> None:
    told = doubled(path, ends=ENDS, gemini=False)
    assert told == f"Leave out {extra} at the end of base_url: the SDK adds {own} itself."


@pytest.mark.parametrize(
    "path", ["/openai/openai/deployments/g/chat/completions", "/v1/openai/deployments/g/chat/completions"]
)
def test_azures_setting_has_a_name_of_its_own(path: str) -> None:
    assert " at the end of azure_endpoint: " in doubled(path, ends=ENDS, gemini=False)


@pytest.mark.parametrize(
    ("path", "extra"),
    [
        ("/v1beta/openai/v1/chat/completions", "/v1"),
        ("/v1beta/openai/v1beta/openai/chat/completions", "/v1beta/openai"),
        ("/v1beta/openai/v1beta/chat/completions", "/v1beta"),
        ("/v1beta/openai/openai/models", "/openai"),
        ("/v1beta/openai/v1/files/f", "/v1"),
    ],
)
def test_what_stands_behind_googles_own_beginning_is_to_be_left_out(path: str, extra: str) -> None:
    told = doubled(path, ends=ENDS, gemini=False)
    assert told == f"Leave out {extra} at the end of base_url: it stands behind /v1beta/openai."


def test_googles_own_sdk_is_told_what_stands_before_its_paths() -> None:
    told = doubled("/v1beta/openai/v1beta/files/f", ends=ENDS, gemini=True)
    assert told == "Leave out /v1beta/openai at the end of base_url: what follows begins with /v1beta."


@pytest.mark.parametrize(
    "path",
    [
        "/v1/v1",
        "/v1/v1x/messages",
        "/v1beta/openai/models/v1",
        "/api/v1/v1/buckets",
        "/v1/chat/completions/c-1/messages",
        "/v1/messages/batches",
        "/v1/openai/models",
        "/v1/files/v1",
    ],
)
def test_what_only_looks_so_is_left_alone(path: str) -> None:
    assert doubled(path, ends=ENDS, gemini=False) == ""


@pytest.mark.parametrize(
    ("address", "before", "version"),
    [
        ("https://router.test/api/v1", "https://router.test/api", "/v1"),
        ("http://[::1]:8000/v1beta/", "http://[::1]:8000", "/v1beta"),
        ("https://router.test/v1/openai", "https://router.test", "/v1/openai"),
        ("https://router.test/v1/router", "https://router.test/v1/router", ""),
        ("https://router.test/v1x/", "https://router.test/v1x", ""),
        ("https://router.test//", "https://router.test", ""),
        ("http://v1", "http://v1", ""),
    ],
)
def test_the_version_at_the_end_of_an_address_is_parted_from_it(address: str, before: str, version: str) -> None:
    assert split_address(address) == (before, version)


@pytest.mark.parametrize(
    ("version", "path", "whole"),
    [
        ("/v1", "/v1/models", "/v1/models"),
        ("/v1", "/models", "/v1/models"),
        ("/v1", "/v1", "/v1"),
        ("/v1", "/v1x/models", "/v1/v1x/models"),
        ("", "/v1/models", "/v1/models"),
    ],
)
def test_a_path_stands_behind_a_version_once(version: str, path: str, whole: str) -> None:
    assert behind(version, path) == whole


@pytest.mark.parametrize(
    ("version", "plain", "extra"),
    [
        ("/v1", "/v1/v1/models", "/v1"),
        ("/v4", "/v4/v1/models", "/v1"),
        ("/v1", "/v1/api/v1/models", "/api/v1"),
        ("/v1", "/v1/models", ""),
        ("/v1", "/v1/v1x/models", ""),
        ("", "/v1/v1/models", ""),
    ],
)
def test_a_version_behind_that_of_the_address_is_to_be_left_out(version: str, plain: str, extra: str) -> None:
    told = f"Leave out {extra} at the end of base_url: the address of this upstream ends with {version}."
    assert doubled_behind(version, plain) == (told if extra else "")
