"""Variables are read strictly, and every problem is told without a value."""

import pytest

from adapters.environment import Environment, is_name


def _number(text: str) -> tuple[float, list[str]]:
    variables = Environment({"N": text})
    return variables.number("N", default=2.5, least=1, most=100), variables.problems


@pytest.mark.parametrize(("text", "value"), [("", 2.5), ("1", 1), ("100", 100), ("1.5", 1.5), ("007", 7)])
def test_a_number(text: str, value: float) -> None:
    assert _number(text) == (value, [])


@pytest.mark.parametrize("text", ["0.5", "101", "1e2", "-1", "+1", " 1", "1 ", "nan", "inf", "1,5", "1_0", "１", "x"])
def test_no_number(text: str) -> None:
    assert _number(text) == (2.5, ["N: must be a number from 1 to 100"])


@pytest.mark.parametrize(("text", "value"), [("", 1), ("0", 0), ("5", 5)])
def test_a_whole_number(text: str, value: int) -> None:
    variables = Environment({"N": text})
    assert (variables.whole("N", default=1, least=0, most=5), variables.problems) == (value, [])


@pytest.mark.parametrize("text", ["6", "1.0", "-1", "one", " 1"])
def test_no_whole_number(text: str) -> None:
    variables = Environment({"N": text})
    variables.whole("N", default=1, least=0, most=5)
    assert variables.problems == ["N: must be a whole number from 0 to 5"]


@pytest.mark.parametrize("key", ["sk-x", "a", "!~"])
def test_a_key(key: str) -> None:
    variables = Environment({"K": key})
    assert (variables.key("K"), variables.problems) == (key, [])


@pytest.mark.parametrize("key", ["sk x", "sk-x\n", "sk-x\r\nX: 1", "schlüssel", "\x7f"])
def test_no_key(key: str) -> None:
    variables = Environment({"K": key})
    variables.key("K")
    assert variables.problems == ["K: holds spaces, control or non-ASCII characters, which a key cannot have"]


@pytest.mark.parametrize("environ", [{}, {"X": ""}], ids=["not set", "empty"])
def test_what_has_to_be_there(environ: dict[str, str]) -> None:
    variables = Environment(environ)
    variables.key("X")
    variables.name("X")
    variables.endpoint("X")
    assert variables.problems == ["X: is not set or empty"] * 3


@pytest.mark.parametrize("name", ["gpt-4.1-nano", "meta-llama/Llama-3.1-8B", "llama3.2:3b", "o1@x", "2024-10-21"])
def test_a_name(name: str) -> None:
    variables = Environment({"M": name})
    assert (variables.name("M"), variables.problems) == (name, [])


@pytest.mark.parametrize("name", ["gpt 4", "-x", "x\n", "x?y", "x" * 201])
def test_no_name(name: str) -> None:
    variables = Environment({"M": name})
    variables.name("M")
    assert variables.problems == ["M: is not a name: letters, digits and . _ : / @ -"]


def test_an_optional_name_has_a_default() -> None:
    assert Environment({"M": ""}).optional_name("M", "x") == "x"
    assert Environment({"M": "y"}).optional_name("M", "x") == "y"


def test_a_choice() -> None:
    variables = Environment({"C": "b", "D": "B"})
    assert variables.choice("C", ("a", "b"), default="a") == "b"
    assert variables.choice("E", ("a", "b"), default="a") == "a"
    variables.choice("D", ("a", "b"), default="a")
    assert variables.problems == ["D: must be one of a, b"]


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("", "https://x.test"),
        ("http://10.0.0.5:8000/v1/", "http://10.0.0.5:8000/v1"),
        ("https://api.example.com", "https://api.example.com"),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("http://vllm_server", "http://vllm_server"),
        ("http://LOCALHOST.", "http://LOCALHOST."),
        ("http://192.168.1.4:11434", "http://192.168.1.4:11434"),
        ("http://172.31.0.1", "http://172.31.0.1"),
        ("http://169.254.10.1", "http://169.254.10.1"),
        ("http://[fe80::1]", "http://[fe80::1]"),
        ("http://[fd00::1]", "http://[fd00::1]"),
        ("http://[::ffff:10.0.0.1]", "http://[::ffff:10.0.0.1]"),
        ("http://vllm.models.svc:8000/v1", "http://vllm.models.svc:8000/v1"),
        ("http://ollama.corp.internal", "http://ollama.corp.internal"),
        ("http://mac.local:11434", "http://mac.local:11434"),
    ],
)
def test_a_base_address(text: str, url: str) -> None:
    variables = Environment({"U": text})
    assert (variables.base_url("U", default="https://x.test"), variables.problems) == (url, [])


@pytest.mark.parametrize(
    "text",
    [
        "api.example.com",
        "ftp://x.test",
        "https://",
        "https://user@x.test",
        "https://user:secret@x.test",
        "https://x.test?key=1",
        "https://x.test#a",
        "https://x.test?",
        "https://x.test:port",
        "https://x.test:99999",
        "https://x y",
        "https://x.test\r\nHost: y",
        "https://[::1",
        "https://ｘ.test",
        "//x.test",
    ],
)
def test_no_address(text: str) -> None:
    variables = Environment({"U": text})
    variables.base_url("U", default="https://x.test")
    assert variables.problems == ["U: must be an address: http or https, host, port and path only"]


@pytest.mark.parametrize(
    "text",
    [
        "http://api.openai.com/v1",
        "http://8.8.8.8",
        "http://[2606:4700::1111]",
        "http://[::ffff:8.8.8.8]",
        "http://134744072",
        "http://0x08080808",
        "http://8.8.2056",
        "http://localhost.example.com",
        "http://internal.example.com",
        "http://localhost.example.",
        "http://224.0.0.1",
        "http://100.100.1.1",
        "http://172.32.0.1",
        "http://192.0.2.1",
        "http://0.0.0.0",
        "http://[::]",
        "http://[2001:0:808:808::]",
        "http://[2002:808:808::1]",
        "http://[64:ff9b:1::808:808]",
        "http://[2001:db8::1]",
        "http://[ff02::1]",
    ],
)
def test_a_key_goes_to_strangers_encrypted_only(text: str) -> None:
    variables = Environment({"U": text})
    variables.base_url("U", default="https://x.test")
    assert variables.problems == [
        "U: must begin with https://, or name a host of your own network: "
        "a private address, a name without dots or under .internal, .local, .lan, .svc"
    ]


@pytest.mark.parametrize("text", ["gpt-4.1-nano", "org/model:7b@v1"])
def test_a_name_can_be_told(text: str) -> None:
    assert is_name(text)
    assert not is_name(f"{text} ")


@pytest.mark.parametrize(
    "text", ["https://eu.openai.azure.com", "https://eu.openai.azure.com/", "http://127.0.0.1:80", "http://localhost"]
)
def test_an_endpoint(text: str) -> None:
    variables = Environment({"E": text})
    assert (variables.endpoint("E"), variables.problems) == (text.rstrip("/"), [])


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("http://eu.openai.azure.com", "must begin with https://, or name this machine"),
        ("http://127.0.0.1.example.com", "must begin with https://, or name this machine"),
        ("https://x.test/openai", "must be scheme and host only, for example https://NAME.openai.azure.com"),
        ("x.test", "must be an address: http or https, host, port and path only"),
    ],
)
def test_no_endpoint(text: str, problem: str) -> None:
    variables = Environment({"E": text})
    variables.endpoint("E")
    assert variables.problems == [f"E: {problem}"]
