from pathlib import Path

import pytest

from gateway.config.toml_tree import TomlProblem, Tree, parse_override, read_tree, spell, with_value, without


def test_reads_a_file(tmp_path: Path) -> None:
    file = tmp_path / "gateway.toml"
    file.write_text('[server]\nport = 1\n[a."b.c"]\nd = [1]\n')

    assert read_tree(file) == {"server": {"port": 1}, "a": {"b.c": {"d": [1]}}}


BROKEN = {
    "no value": (b'[server]\nhost = "a"\nport = \n', r"is not TOML: .*line 3"),
    "twice": (b"[server]\n[server]\n", r"is not TOML: .*line 2"),
    "not UTF-8": (b'a = "\xff"', "is not UTF-8 at byte 5"),
}


@pytest.mark.parametrize(("content", "message"), BROKEN.values(), ids=BROKEN.keys())
def test_tells_where_a_file_is_broken(tmp_path: Path, content: bytes, message: str) -> None:
    file = tmp_path / "gateway.toml"
    file.write_bytes(content)

    with pytest.raises(TomlProblem, match=message):
        read_tree(file)


def test_tells_why_a_file_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(TomlProblem, match="cannot be read: No such file or directory"):
        read_tree(tmp_path / "none.toml")


OVERRIDES: dict[str, tuple[str, tuple[str, ...], object]] = {
    "number": ("server.port=8080", ("server", "port"), 8080),
    "truth": ("server.forward_headers=false", ("server", "forward_headers"), False),
    "bare word": ("auth.mode=jwt", ("auth", "mode"), "jwt"),
    "address": ("server.host=127.0.0.1", ("server", "host"), "127.0.0.1"),
    "URL with an equals sign": ("a.b=http://x/?y=z", ("a", "b"), "http://x/?y=z"),
    "words": ("security.scope=red team of acme", ("security", "scope"), "red team of acme"),
    "nothing": ("server.tls_cert=", ("server", "tls_cert"), ""),
    "string": ('auth.jwt.issuer="1"', ("auth", "jwt", "issuer"), "1"),
    "array": ('rules.files=["a", "b"]', ("rules", "files"), ["a", "b"]),
    "table": ('tenants.a={policy="p"}', ("tenants", "a"), {"policy": "p"}),
    "spaces": ("server.port = 8080", ("server", "port"), 8080),
    "quoted key": ('tenants.a.keys."openai/batch"=env:K', ("tenants", "a", "keys", "openai/batch"), "env:K"),
}


@pytest.mark.parametrize(("text", "path", "value"), OVERRIDES.values(), ids=OVERRIDES.keys())
def test_reads_an_override(text: str, path: tuple[str, ...], value: object) -> None:
    assert parse_override(text) == (path, value)


NO_OVERRIDES = {
    "no equals sign": "sk-secret",
    "no key": "=sk-secret",
    "a comment": "#=sk-secret",
    "two words as key": "server port=sk-secret",
    "broken string": 'server.host="sk-secret',
    "broken array": "rules.files=[sk-secret",
    "broken table": "tenants.a={sk-secret",
    "second line": 'server.host="a"\nadmin.host="sk-secret"',
    "key over two lines": "server\n.port=sk-secret",
    "undecodable argument": "server.host=sk-secret\udcff",
}


@pytest.mark.parametrize("text", NO_OVERRIDES.values(), ids=NO_OVERRIDES.keys())
def test_refuses_other_overrides_without_quoting_them(text: str) -> None:
    with pytest.raises(TomlProblem) as refused:
        parse_override(text)

    assert "sk-secret" not in str(refused.value)


def test_puts_a_value_in_and_leaves_the_old_tree_as_it_was() -> None:
    tree: Tree = {"server": {"port": 1, "host": "a"}}

    assert with_value(tree, ["server", "port"], 2) == {"server": {"port": 2, "host": "a"}}
    assert with_value(tree, ["auth", "jwt", "issuer"], "x") == {**tree, "auth": {"jwt": {"issuer": "x"}}}
    assert tree == {"server": {"port": 1, "host": "a"}}


def test_puts_nothing_below_a_value() -> None:
    with pytest.raises(TomlProblem, match="the way leads through a value"):
        with_value({"server": 1}, ["server", "port"], 2)


WITHOUT: dict[str, tuple[list[str | int], Tree]] = {
    "what is there": (["a", "b"], {"a": {"c": [1]}, "d": 1}),
    "what is missing below a table": (["a", "x", "y"], {"d": 1}),
    "an element of an array": (["a", "c", 0], {"a": {"b": 1}, "d": 1}),
    "a table": (["a"], {"d": 1}),
    "what is not there at all": (["x"], {"a": {"b": 1, "c": [1]}, "d": 1}),
    "everything": ([], {}),
}


@pytest.mark.parametrize(("path", "left"), WITHOUT.values(), ids=WITHOUT.keys())
def test_takes_out_what_is_wrong(path: list[str | int], left: Tree) -> None:
    assert without({"a": {"b": 1, "c": [1]}, "d": 1}, path) == left


SPELLINGS: dict[str, list[str | int]] = {
    "server.port": ["server", "port"],
    'tenants.acme.keys."openai/batch"': ["tenants", "acme", "keys", "openai/batch"],
    "auth.jwt.algorithms[0]": ["auth", "jwt", "algorithms", 0],
    '"a\\u000ab"."\\u0022\\u005c"': ["a\nb", '"\\'],
    '""': [""],
}


@pytest.mark.parametrize(("spelled", "path"), SPELLINGS.items(), ids=SPELLINGS.keys())
def test_spells_key_paths_as_toml_does(spelled: str, path: list[str | int]) -> None:
    assert spell(path) == spelled
