"""The description is made of what reads and writes, and refers to nothing that is not in it."""

import re

import orjson

from gateway.doors import evaluate, openapi
from tests.gateway_fixture import request, running_gateway, talk


async def test_it_is_served_to_everybody() -> None:
    async with running_gateway() as gateway:
        answer = await talk(gateway.url, request("GET", openapi.PATH))
        other = await talk(gateway.url, request("POST", openapi.PATH))
        assert not gateway.received
    assert (answer.status, other.status) == (200, 405)
    assert answer.tree == openapi.describe()


def test_every_reference_leads_somewhere() -> None:
    schemas = openapi.describe()["components"]["schemas"]
    referred = set(re.findall(r"#/components/schemas/([^\"]+)", openapi.DOCUMENT.decode()))
    assert referred == schemas.keys() & referred
    assert {"Evaluation", "Evaluated", "Refusal"} <= referred


def test_it_has_every_member_that_is_read_or_written() -> None:
    schemas = openapi.describe()["components"]["schemas"]
    assert schemas["Evaluation"]["properties"].keys() == evaluate.Evaluation.model_fields.keys()
    assert schemas["Evaluated"]["properties"].keys() == evaluate.Evaluated.model_fields.keys()
    assert schemas["Evaluation"]["additionalProperties"] is False
    assert orjson.loads(openapi.DOCUMENT)["openapi"].startswith("3.1")
