"""The OpenAPI description of the verdict API, generated from the models that read and write it."""

from typing import Any, Final

import orjson
from pydantic.json_schema import models_json_schema

from filters.decision import Decision
from gateway.doors import evaluate
from gateway.versions import gateway_version

PATH: Final = "/v1/guardrail/openapi.json"

_SCHEMAS: Final = "#/components/schemas/"


def _reference(name: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"{_SCHEMAS}{name}"}}}


def describe() -> dict[str, Any]:
    """Return the OpenAPI 3.1 document."""
    _, models = models_json_schema(
        [(evaluate.Evaluation, "validation"), (evaluate.Evaluated, "serialization")],
        ref_template=f"{_SCHEMAS}{{model}}",
    )
    errors = {
        "400": "It cannot be read.",
        "401": "The credentials are missing or not valid.",
        "403": "Whoever asks is in quarantine.",
        "415": "It is not JSON in UTF-8.",
        "429": "The rate limit of whoever asks is reached.",
        "503": "There is no room for it at the moment.",
    }
    refusal = {
        "type": "object",
        "required": ["error"],
        "properties": {
            "error": {
                "type": "object",
                "required": ["message", "code"],
                "properties": {"message": {"type": "string"}, "code": {"type": "string"}},
            }
        },
    }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Guardrail Gateway: verdicts",
            "version": gateway_version(),
            "license": {"name": "Apache-2.0"},
        },
        "paths": {
            evaluate.PATH: {
                "post": {
                    "operationId": "evaluate",
                    "summary": "Judge what would be sent to a model, and the tool calls of its reply",
                    "requestBody": {"required": True, "content": _reference("Evaluation")},
                    "responses": {
                        "200": {
                            "description": "The verdict, whatever it is.",
                            "headers": {
                                "X-Guardrail-Decision": {"schema": {"enum": [each.value for each in Decision]}},
                                "X-Guardrail-Incident-ID": {"schema": {"type": "string"}},
                            },
                            "content": _reference("Evaluated"),
                        },
                        **{
                            status: {"description": text, "content": _reference("Refusal")}
                            for status, text in errors.items()
                        },
                    },
                    "security": [{"token": []}, {}],
                }
            }
        },
        "components": {
            "schemas": {**models["$defs"], "Refusal": refusal},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer", "bearerFormat": "JWT"}},
        },
    }


DOCUMENT: Final = orjson.dumps(describe())
