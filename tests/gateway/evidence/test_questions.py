"""What operators may ask: what cannot be understood is refused by the names of our own fields alone."""

import orjson
import pytest

from gateway.evidence.questions import (
    Deciding,
    Erasing,
    Lifting,
    OfTenant,
    OperatorRequest,
    Search,
    Strict,
    Unanswerable,
    of_body,
    of_query,
)


@pytest.mark.parametrize(
    "query",
    [
        "tenant=NOT+A+NAME",
        "tenant=",
        "decision=allow",
        "phase=other",
        "rule=a'b",
        "held=1",
        "since=yesterday",
        "since=2027-01-15T08:00:00",
        "since=1800000000",
        "until=-1",
        "until=2027-01-15 08:00:00Z",
        "until=2027-13-15T08:00:00Z",
        "limit=1_0",
        "limit=+1",
        "limit=0",
        "limit=201",
        "limit=many",
        "cursor=canary",
        "canary=1",
        "limit=1&limit=2",
        "limit",
        "&".join(f"canary{number}=1" for number in range(50)),
    ],
)
def test_a_search_that_cannot_be_understood_is_refused_without_an_echo(query: str) -> None:
    with pytest.raises(Unanswerable) as refused:
        of_query(OperatorRequest("GET", "/incidents", query), Search)
    assert refused.value.answer.status == 422
    assert b"canary" not in refused.value.answer.body


def test_a_search_is_read() -> None:
    asked = OperatorRequest("GET", "/incidents", "tenant=acme&since=2027-01-15T08:00:00.5%2B01:00&limit=7&held=true")
    query = of_query(asked, Search).query(("ann",))
    assert (query.since, query.most, query.held, query.subjects) == (1_799_996_400.5, 7, True, ("ann",))


def test_what_is_wrong_is_told_by_the_names_of_the_fields() -> None:
    body = orjson.dumps({"tenant": "NOT A NAME", "canary": 1})
    with pytest.raises(Unanswerable) as refused:
        of_body(OperatorRequest("POST", "/strikes/lift", content_type="application/json", body=body), Lifting)
    told = refused.value.answer
    message = (
        "subject is missing or not valid, it must be a string of 1 to 512 characters; "
        "tenant is missing or not valid, it must be a tenant's name; "
        "a name is unknown (known: tenant, subject, who)."
    )
    assert orjson.loads(told.body) == {"error": {"code": "invalid", "message": message}}


def test_how_a_time_is_written_is_told() -> None:
    with pytest.raises(Unanswerable) as refused:
        of_query(OperatorRequest("GET", "/incidents", "since=2027-01-15T08:00:00+01:00"), Search)
    assert b"2027-01-15T08:00:00Z (in a query the + of an offset is written %2B)" in refused.value.answer.body


def test_every_parameter_of_a_search_has_its_form_in_words() -> None:
    parameters = [name for name in Search.model_fields if name != "subject"]
    with pytest.raises(Unanswerable) as refused:
        of_query(OperatorRequest("GET", "/incidents", "&".join(f"{name}=!" for name in parameters)), Search)
    assert refused.value.answer.body.count(b"it must be") == len(parameters)


@pytest.mark.parametrize("model", [Erasing, Lifting, Deciding, OfTenant])
def test_every_field_has_its_form_in_words(model: type[Strict]) -> None:
    body = orjson.dumps({name: ["canary"] for name in model.model_fields})
    with pytest.raises(Unanswerable) as refused:
        of_body(OperatorRequest("POST", "/", content_type="application/json", body=body), model)
    assert refused.value.answer.body.count(b"it must be") == len(model.model_fields)


@pytest.mark.parametrize(
    ("query", "model", "told"),
    [
        pytest.param(
            "decison=deny",
            Search,
            "a name is unknown (known: tenant, decision, phase, subject, rule, held, since, until, limit, cursor"
            "; did you mean decision?).",
            id="nearly a name",
        ),
        pytest.param("canary=1", OfTenant, "a name is unknown (known: tenant).", id="another"),
        pytest.param("canary=1", Strict, "a name is unknown, since none is known here.", id="no name"),
    ],
)
def test_an_unknown_name_is_told_those_that_are_known(query: str, model: type[Strict], told: str) -> None:
    with pytest.raises(Unanswerable) as refused:
        of_query(OperatorRequest("GET", "/incidents", query), model)
    assert orjson.loads(refused.value.answer.body)["error"]["message"] == told


@pytest.mark.parametrize("content_type", ["application/json", "Application/JSON; charset=utf-8"])
def test_a_body_is_json_by_its_type(content_type: str) -> None:
    asked = OperatorRequest("POST", "/incidents/delete", content_type=content_type, body=b'{"tenant": "acme"}')
    assert of_body(asked, Erasing).tenant == "acme"


def test_a_request_shows_neither_its_token_nor_its_body() -> None:
    shown = repr(OperatorRequest("GET", "/incidents", "canary", ("Bearer canary",), "", b"canary"))
    assert "canary" not in shown
