import pytest
from pydantic import BaseModel, ValidationError

from gateway.config.problems import key_path, problem_line
from gateway.config.settings import Settings


def lines(text: str, root: type[BaseModel] = Settings) -> list[str]:
    with pytest.raises(ValidationError) as invalid:
        root.model_validate_json(text, strict=True)
    return [problem_line(details, root=root) for details in invalid.value.errors()]


LINES = {
    "unknown section": ('{"sever":{}}', "sever: unknown key; did you mean server?"),
    "unknown key": ('{"server":{"prt":1}}', "server.prt: unknown key; did you mean port?"),
    "unknown key of a tenant": ('{"tenants":{"a":{"polcy":""}}}', "tenants.a.polcy: unknown key; did you mean policy?"),
    "unknown key of a policy": (
        '{"policies":{"p":{"on_unclea":"deny"}}}',
        "policies.p.on_unclea: unknown key; did you mean on_unclear?",
    ),
    "unknown key of an exclusion": (
        '{"policies":{"p":{"exclusions":[{"rule":"A","pth":""}]}}}',
        "policies.p.exclusions[0].pth: unknown key; did you mean path?",
    ),
    "unknown key like no other": (
        '{"upstreams":{"a":{"base_url":"http://a.test","zzz":1}}}',
        "upstreams.a.zzz: unknown key; there are: base_url, dialect",
    ),
    "key outside of its section": ('{"port":1}', "port: unknown key; did you mean server.port or admin.port?"),
    "missing": ('{"upstreams":{"a":{}}}', "upstreams.a.base_url: must be set"),
    "text for a number": ('{"server":{"port":"8080"}}', "server.port: must be a whole number"),
    "truth for a number": ('{"server":{"port":true}}', "server.port: must be a whole number"),
    "fraction": ('{"server":{"port":1.5}}', "server.port: must be a whole number"),
    "text for seconds": ('{"limits":{"idle_seconds":"1"}}', "limits.idle_seconds: must be a number"),
    "number for text": ('{"server":{"host":1}}', "server.host: must be a string"),
    "text for truth": (
        '{"server":{"forward_headers":"yes"}}',
        "server.forward_headers: must be true or false",
    ),
    "text for an array": ('{"rules":{"files":"a"}}', "rules.files: must be an array"),
    "text for a section": ('{"server":"a"}', "server: must be a table"),
    "text for a policy": ('{"policies":{"p":"a"}}', "policies.p: must be a table"),
    "text for a map": ('{"tenants":"a"}', "tenants: must be a table"),
    "too small": ('{"server":{"workers":0}}', "server.workers: must be at least 1"),
    "too large": ('{"server":{"port":65536}}', "server.port: must be at most 65535"),
    "nothing left": ('{"limits":{"idle_seconds":0}}', "limits.idle_seconds: must be greater than 0.0"),
    "another word": (
        '{"logging":{"level":"loud"}}',
        "logging.level: must be 'debug', 'info', 'warning' or 'error'",
    ),
    "another number": (
        '{"policies":{"p":{"deny_status":500}}}',
        "policies.p.deny_status: must be 400, 403 or 422",
    ),
    "no URL": ('{"upstreams":{"a":{"base_url":"x"}}}', "upstreams.a.base_url: must be an http or https URL"),
    "URL of another scheme": (
        '{"upstreams":{"a":{"base_url":"ftp://x"}}}',
        "upstreams.a.base_url: must be an http or https URL",
    ),
    "URL that is a number": (
        '{"upstreams":{"a":{"base_url":1}}}',
        "upstreams.a.base_url: must be an http or https URL",
    ),
    "own sentence": (
        '{"server":{"tls_key":"x"}}',
        "server: tls_cert and tls_key must be set together",
    ),
    "name of a tenant": (
        '{"tenants":{"A b":{}}}',
        'tenants."A b": the name must match ^[a-z0-9][a-z0-9_.-]{0,63}$',
    ),
    "no JSON": ("{", ": is not valid (json_invalid)"),
}


@pytest.mark.parametrize(("text", "line"), LINES.values(), ids=LINES.keys())
def test_says_where_and_what(text: str, line: str) -> None:
    assert lines(text) == [line]


def test_a_branch_of_a_union_is_not_part_of_the_path() -> None:
    text = '{"policies":{"p":{"exclusions":[{"rule":"A","origin":"nobody"}]}}}'
    with pytest.raises(ValidationError) as invalid:
        Settings.model_validate_json(text, strict=True)

    assert {key_path(details) for details in invalid.value.errors()} == {("policies", "p", "exclusions", 0, "origin")}


@pytest.mark.parametrize(
    "text",
    [
        '{"server":{"host":["sk-secret"]}}',
        '{"server":{"port":"sk-secret"}}',
        '{"upstreams":{"a":{"base_url":"sk-secret"}}}',
        '{"upstreams":{"a":{"base_url":"https://user:sk-secret@x"}}}',
        '{"logging":{"level":"sk-secret"}}',
        '{"policies":{"p":{"deny_status":"sk-secret"}}}',
        '{"audit":{"commit_ms":"sk-secret"}}',
        '{"server":{"x":"sk-secret"}}',
    ],
)
def test_quotes_no_value(text: str) -> None:
    assert [line for line in lines(text) if "sk-secret" in line] == []
