"""The page that shows an evaluation."""

from html.parser import HTMLParser

import pytest

from gateway.evaluation.page import page
from gateway.evaluation.report import compare
from tests.gateway.evaluation.test_report import of

VOID = {"meta", "br", "line", "rect", "polyline", "path"}
CURVE = [{"score": 1.5, "attacks": 0.75, "benign": 0.25}, {"score": 4.0, "attacks": 0.5, "benign": 0.0}]


class Reader(HTMLParser):
    """Keeps the open elements, every element seen, and the text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    return reader


def test_the_page_is_whole_and_loads_nothing() -> None:
    reader = read(page({**of(), "curve": CURVE}, tags=["encoding"], comparison=compare(of(denied=5), of())))
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in reader.seen}
    assert not any(name in attributes for _, attributes in reader.seen for name in ("src", "href", "style"))
    for part in ("What was caught", "By encoding", "base64", "40.0% (4)", "Changed", "role_hijack", "TOOL-001", "a-1"):
        assert part in reader.text


def test_rules_that_deny_no_benign_sample_are_not_on_the_page() -> None:
    report = {**of(), "rules": {"INJ-001": {"attacks": 3, "benign": 2, "denied_benign": 0}}}
    assert "Rules in benign samples" not in read(page(report, tags=[])).text
    assert "INJ-001" not in read(page(of(), tags=[])).text


def test_a_bar_is_as_long_as_the_share_that_was_denied() -> None:
    bars = [attributes for tag, attributes in read(page(of(), tags=[])).seen if tag == "rect"]
    assert [(bar["class"], bar["width"]) for bar in bars] == [("attacks", "64.0"), ("benign", "8.0")]


def test_the_curve_has_a_dot_for_every_threshold() -> None:
    dots = [attributes for tag, attributes in read(page({**of(), "curve": CURVE}, tags=[])).seen if tag == "circle"]
    assert [(dot["cx"], dot["cy"]) for dot in dots] == [("120.0", "120.0"), ("40.0", "200.0")]


@pytest.mark.parametrize("part", ["Escalation by threshold", "Changed", "Conversations", "By stratum"])
def test_what_was_not_measured_is_not_shown(part: str) -> None:
    assert part not in page(of(), tags=["stratum"])


def test_conversations_are_shown() -> None:
    kind = {"n": 4, "request_denied": 1, "call_withheld": 3}
    talks = {"n": 8, "injected": kind, "clean": kind}
    assert "75.0% (3)" in page({**of(), "conversations": talks}, tags=[])


def test_names_cannot_become_elements() -> None:
    reader = read(page(of(name="<script>alert(1)</script>", missed=("<b>",)), tags=["encoding"]))
    assert not {"script", "b"} & {tag for tag, _ in reader.seen}
    assert "<b>" in reader.text
