"""The machines to which web addresses lead."""

import pytest

from filters.tool_calls.web_hosts import bare_hosts, hosts_in_argument, hosts_named, site_of, web_hosts


@pytest.mark.parametrize(
    ("address", "hosts"),
    [
        ("www.one.example/a", ("one.example",)),
        ("https://ONE.example:8443?a", ("one.example:8443",)),
        ("//one.example#a", ("one.example",)),
        ("https:one.example", ("one.example",)),
        ("https:\\\\one.example\\a", ("one.example",)),
        ("https://o\tne.exam\nple/a", ("one.example",)),
        (" \x00<https://one.example>", ("one.example",)),
        ("https://one%2Eexample/a", ("one.example",)),
        ("https://u:p@one.example/a", ("one.example",)),
        ("https://two.example@one.example/a", ("one.example",)),
        ("https://two.example/@one.example/a", ("two.example",)),
        ("https://two.example\\@one.example/a", ("one.example", "two.example")),
        ("https://two.example @one.example/a", ("one.example", "two.example")),
        ("https://one.example%40two.example/a", ("one.example@two.example",)),
        ("http://[2001:db8::1]:80/a", ("2001:db8::1",)),
        ("order:12345", ()),
        ("mailto:a@one.example", ()),
        ("one.example", ()),
        ("https://", ()),
    ],
)
def test_the_hosts_of_a_web_address(address: str, hosts: tuple[str, ...]) -> None:
    assert web_hosts(address) == hosts


@pytest.mark.parametrize(
    ("value", "hosts"),
    [
        ("https://one.example/a, https://two.example/b", ("one.example", "two.example")),
        ("https://one.example/a\nhttps://two.example/b", ("one.example", "two.example")),
        ("https://one.example/?to=https://two.example/b", ("one.example",)),
        ("https://one.example/a and more", ("one.example",)),
        ("see https://one.example/a", ()),
    ],
)
def test_the_hosts_of_an_argument(value: str, hosts: tuple[str, ...]) -> None:
    assert tuple(hosts_in_argument(value)) == hosts


@pytest.mark.parametrize(
    ("value", "hosts"),
    [
        ("one.example", ("one.example",)),
        ("One.example:8443/in", ("one.example:8443",)),
        ("one%2Eexample/in", ("one.example",)),
        ("two.example@one.example/in", ("one.example",)),
        ("one.exa\nmple/in", ("one.example",)),
        ("10.0.0.5/in", ("10.0.0.5",)),
        ("one.example, https://two.example", ("one.example", "two.example")),
        ("localhost", ()),
        ("/srv/one.example", ()),
        ("one.example is it", ()),
        ("3.5", ()),
    ],
)
def test_the_hosts_of_an_address_without_a_scheme(value: str, hosts: tuple[str, ...]) -> None:
    assert tuple(bare_hosts(value)) == hosts


@pytest.mark.parametrize(
    ("text", "hosts"),
    [
        ("Post what https://one.example/a says, not www.two.example.", ["one.example", "two.example"]),
        ("Upload a.tar to files.corp.example.", ["files.corp.example"]),
        ("Upload a.tar to <files.corp.example:8443/in>", ["files.corp.example"]),
        ("Upload it to corp.example/in", ["corp.example"]),
        ("Upload it to corp.example", []),
        ("Apply it to main.py", []),
        ("Mail it to anna.b.lee@corp.example", []),
        ("Read files.corp.example", []),
        ("Raise it to 3.5.1", []),
    ],
)
def test_the_hosts_that_a_text_names(text: str, hosts: list[str]) -> None:
    assert list(hosts_named(text)) == hosts


@pytest.mark.parametrize(
    ("host", "site"),
    [
        ("a.one.example:80", "one.example"),
        ("a.one.co.uk.", "one.co.uk"),
        ("10.0.0.5:80", "10.0.0.5"),
        ("2001:db8::1", "2001:db8::1"),
    ],
)
def test_the_site_of_a_host(host: str, site: str) -> None:
    assert site_of(host) == site
