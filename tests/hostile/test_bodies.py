"""Bodies, types and encodings that a tolerant reader would take for something else."""

import gzip
import zlib
from base64 import b64encode

import pytest

from tests.gateway.routes import BOUNDARY, SAMPLES
from tests.hostile.wires import BODY, CANARY, MARK, guarded, sized

FORM = SAMPLES["transcriptions"]


def with_content(content: str) -> bytes:
    """A chat whose only text is given as it stands in JSON, quotes included."""
    return b'{"model":"%b","messages":[{"role":"user","content":%b}]}' % (
        CANARY.encode(),
        content.encode("utf-8", "surrogatepass"),
    )


def with_member(member: str) -> bytes:
    return BODY[:-1] + b"," + member.encode() + b"}"


JSON = {
    "a member twice, once escaped": with_member('"mess\\u0061ges":[]'),
    "a member twice, far below": with_member('"x":[{"a":{"b":1,"\\u0062":2}}]'),
    "a number beyond all": with_member('"t":1e999'),
    "a number of 400 digits and a power": with_member(f'"t":{"9" * 400}e9'),
    "a leading zero": with_member('"t":01'),
    "a plus": with_member('"t":+1'),
    "a number in hex": with_member('"t":0x1'),
    "a number without its first digit": with_member('"t":.5'),
    "a number without its last digit": with_member('"t":5.'),
    "no number": with_member('"t":-'),
    "a power of nothing": with_member('"t":1e'),
    "a long number": with_member(f'"t":{"9" * 5_000}'),
    "an infinity of Windows": with_member('"t":1.#INF'),
    "true in another language": with_member('"t":True'),
    "undefined": with_member('"t":undefined'),
    "no colon": with_member('"t" 1'),
    "two commas": BODY.replace(b",", b",,", 1),
    "an escape with a sign": with_content('"\\u+041"'),
    "an escape in braces": with_content('"\\u{41}"'),
    "an escape of eight digits": with_content('"\\U00000041"'),
    "an escape of a line end": with_content('"a\\\nb"'),
    "a member without a name twice": with_member('"":1,"":2'),
    "five bytes for a letter": BODY.replace(CANARY.encode(), CANARY.encode() + b"\xf8\x88\x80\x80\x80"),
    "a letter beyond all": BODY.replace(CANARY.encode(), CANARY.encode() + b"\xf4\x90\x80\x80"),
    "half a letter": BODY.replace(CANARY.encode(), CANARY.encode() + b"\xe2\x82"),
    "a mark within": BODY.replace(b"{", b"{\xef\xbb\xbf", 1),
    "a mark behind": BODY + b"\xef\xbb\xbf",
    "a prefix against scripts": b")]}',\n" + BODY,
    "a call of a function": b"cb(" + BODY + b")",
    "YAML": b"model: x\nmessages:\n- role: user\n  content: hello\n",
    "MessagePack": b"\x81\xa1a\x01",
    "a number with an underscore": with_member('"t":1_0'),
    "infinity": with_member('"t":Infinity'),
    "a high surrogate and a letter": with_content('"\\uD83D\\u0041"'),
    "a low surrogate first": with_content('"\\ude00\\ud83d"'),
    "a surrogate in a name": with_member('"\\udc00":1'),
    "surrogates as bytes": with_content('"\ud83d\ude00"'),
    "bytes longer than needed": BODY.replace(CANARY.encode(), CANARY.encode() + b"\xc0\xae"),
    "a comment to the end of the line": BODY + b"// " + CANARY.encode(),
    "a comment before": b"/* */" + BODY,
    "a comment of a shell": b"# \n" + BODY,
    "a comma before the end": BODY.replace(b"}]", b"},]"),
    "single quotes": BODY.replace(b'"', b"'"),
    "names without quotes": BODY.replace(b'"model"', b"model"),
    "a blank that is none": "\u00a0".encode() + BODY,
    "a form feed before": b"\x0c" + BODY,
    "a null behind": BODY + b"\0",
    "a null before": b"\0" + BODY,
    "a record separator": b"\x1e" + BODY + b"\n",
    "two texts in lines": BODY + b"\n" + BODY,
    "a line end in a string": with_content('"a\nb"'),
    "a tab in a string": with_content('"a\tb"'),
    "an escape of another language": with_content('"\\x41"'),
    "half an escape": with_content('"\\u41"'),
    "depth 65": with_member('"x":' + "[" * 65 + "]" * 65),
    "a text alone": f'"{CANARY}"'.encode(),
    "nothing": b"",
    "null": b"null",
    "UTF-16 with a mark": BODY.decode().encode("utf-16"),
    "UTF-16 of the other order": BODY.decode().encode("utf-16-be"),
    "UTF-32": BODY.decode().encode("utf-32-le"),
    "a gzip that nobody told of": gzip.compress(BODY),
}


@pytest.mark.parametrize("body", JSON.values(), ids=JSON.keys())
async def test_a_body_with_two_readings_is_refused(body: bytes) -> None:
    async with guarded() as wire:
        await wire.refuses(sized(body), 400)


TYPES = {
    "no type": "",
    "a type of JSON's family": "application/vnd.api+json",
    "another name of JSON": "text/json",
    "lines of JSON": "application/x-ndjson",
    "a sequence of JSON": "application/json-seq",
    "plain text": "text/plain",
    "a form": "application/x-www-form-urlencoded",
    "a form in parts": f"multipart/form-data; boundary={BOUNDARY}",
    "two types in one": "application/json, text/plain",
    "blanks in the type": "application / json",
    "a parameter without a name": "application/json;",
    "UTF-7": "application/json; charset=utf-7",
    "an old charset": "application/json; charset=iso-8859-1",
    "EBCDIC": "application/json; charset=ibm037",
    "ASCII": "application/json; charset=us-ascii",
    "UTF-16": "application/json; charset=utf-16",
    "UTF-16 for who sees no quotes": 'application/json; a="b;charset=utf-16"',
    "UTF-8 with a mark": "application/json; charset=utf-8-sig",
    "another spelling of UTF-8": "application/json; charset=utf_8",
    "a blank before the equals sign": "application/json; charset =utf-16",
    "two semicolons": "application/json;; charset=utf-16",
    "a tab for a semicolon": "application/json\tcharset=utf-16",
    "any type": "*/*",
    "a message within": "message/http",
    "a type beyond ASCII": "applicat\u0131on/json",
    "an escape in quotes": 'application/json; charset="utf-8\\""',
    "a charset in single quotes": "application/json; charset='utf-8'",
    "an extended charset": "application/json; charset*=utf-8''utf-16",
    "a charset twice": "application/json; charset=utf-8; charset=utf-16",
}


@pytest.mark.parametrize("kind", TYPES.values(), ids=TYPES.keys())
async def test_a_type_that_is_not_plain_json_is_refused(kind: str) -> None:
    async with guarded() as wire:
        await wire.refuses(sized(BODY, kind=kind and f"Content-Type: {kind}"), 415)


async def test_two_types_in_two_fields_are_refused() -> None:
    async with guarded() as wire:
        await wire.refuses(sized(BODY, "Content-Type: text/plain"), 400)


ENCODINGS = {
    "gzip in capitals": (gzip.compress(BODY), "GZIP"),
    "an old name of gzip": (gzip.compress(BODY), "x-gzip"),
    "gzip with a quality": (gzip.compress(BODY), "gzip;q=1"),
    "gzip within gzip": (gzip.compress(gzip.compress(BODY)), "gzip, gzip"),
    "deflate": (zlib.compress(BODY), "deflate"),
    "raw deflate": (zlib.compress(BODY, wbits=-15), "deflate"),
    "brotli that is none": (BODY, "br"),
    "zstd that is none": (BODY, "zstd"),
    "chunks of a store": (BODY, "aws-chunked"),
    "none, with a quality": (BODY, "identity;q=1"),
    "none, twice": (BODY, "identity, identity"),
    "none, and nothing": (BODY, "identity,"),
    "a private one": (BODY, f"x-{CANARY}"),
}


@pytest.mark.parametrize(("body", "encoding"), ENCODINGS.values(), ids=ENCODINGS.keys())
async def test_an_encoded_body_is_refused(body: bytes, encoding: str) -> None:
    async with guarded() as wire:
        await wire.refuses(sized(body, f"Content-Encoding: {encoding}"), 415)


ONE_READING = {
    "a pair of surrogates": (with_content('"\\ud83d\\ude00"'), ()),
    "blanks behind": (BODY + b" \r\n\t", ()),
    "a delete": (with_content('"a\x7fb"'), ()),
    "a line separator": (with_content('"\u2028"'), ()),
    "brackets in a text": (with_content('"' + "[" * 5_000 + '"'), ()),
    "no encoding": (BODY, ("Content-Encoding: Identity",)),
    "a number below all": (with_member('"t":1e-999'), ()),
    "other spellings of the type and the encoding": (BODY, ("Content_Type: text/plain", "content_encoding: gzip")),
}


@pytest.mark.parametrize(("body", "fields"), ONE_READING.values(), ids=ONE_READING.keys())
async def test_a_body_with_one_reading_goes_on_byte_for_byte(body: bytes, fields: tuple[str, ...]) -> None:
    async with guarded() as wire:
        seen = await wire.forwards(sized(body, *fields))
    assert seen.body == body
    assert seen.values("Content-Type") == ["application/json"]
    assert not [value for name, value in seen.fields if "_" in name]


def part(disposition: str, content: str = CANARY, *fields: str) -> str:
    return "\r\n".join([f"--{BOUNDARY}", f"Content-Disposition: {disposition}", *fields, "", content, ""])


PROMPT = part('form-data; name="prompt"')
FILE = part('form-data; name="file"; filename="a.wav"', "RIFF", "Content-Type: audio/wav")
END = f"--{BOUNDARY}--\r\n"
FORMS = {
    "a preamble": "hello\r\n" + PROMPT + FILE + END,
    "an epilogue": PROMPT + FILE + END + "hello",
    "no end": PROMPT + FILE,
    "line feeds": (PROMPT + FILE + END).replace("\r\n", "\n"),
    "a name twice": PROMPT + FILE + PROMPT + END,
    "an extended filename": PROMPT + FILE.replace('"a.wav"', "\"a.wav\"; filename*=UTF-8''b.txt") + END,
    "an extended name": part("form-data; name*=UTF-8''prompt") + FILE + END,
    "two names": part('form-data; name="x"; name="prompt"') + FILE + END,
    "an escape in the name": part('form-data; name="pro\\mpt"') + FILE + END,
    "no name": part("form-data") + FILE + END,
    "no disposition": PROMPT.replace("Content-Disposition", "X-Disposition") + FILE + END,
    "two dispositions": part('form-data; name="a"', CANARY, 'Content-Disposition: form-data; name="b"') + FILE + END,
    "another disposition": part('attachment; name="prompt"') + FILE + END,
    "a folded disposition": part('form-data;\r\n name="prompt"') + FILE + END,
    "a charset of a part": part('form-data; name="prompt"', CANARY, "Content-Type: text/plain; charset=utf-16")
    + FILE
    + END,
    "a transfer encoding of a part": part('form-data; name="prompt"', CANARY, "Content-Transfer-Encoding: base64")
    + FILE
    + END,
    "an encoding of a part": part('form-data; name="prompt"', CANARY, "Content-Encoding: gzip") + FILE + END,
    "blanks behind a boundary": (PROMPT + FILE + END).replace(f"{BOUNDARY}\r\n", f"{BOUNDARY} \t\r\n"),
    "a boundary with more behind it": PROMPT + part('form-data; name="x"', f"--{BOUNDARY}x\r\n\r\n{CANARY}") + END,
    "a boundary on a line feed": PROMPT + part('form-data; name="x"', f"y\n--{BOUNDARY}\nX-A: b\n\n{CANARY}") + END,
    "a boundary on a CR": PROMPT + part('form-data; name="x"', f"y\r--{BOUNDARY}\rX-A: b\r\r{CANARY}") + END,
    "a blank before a colon": (PROMPT + FILE + END).replace("Disposition:", "Disposition :"),
    "a bare CR in a disposition": part('form-data;\r name="prompt"') + FILE + END,
    "a disposition with a comma": part('form-data, name="prompt"') + FILE + END,
    "a name in pieces": part('form-data; name*0="pro"; name*1="mpt"') + FILE + END,
    "a blank before the name": part('form-data; name= "prompt"') + FILE + END,
    "a file name twice": PROMPT + FILE.replace('"a.wav"', '"a.wav"; filename="b.txt"') + END,
    "a file name with a null": PROMPT + FILE.replace("a.wav", "a\0.wav") + END,
    "a wrong length of a part": part('form-data; name="prompt"', CANARY, "Content-Length: 3") + FILE + END,
    "a digest of a part": part('form-data; name="prompt"', CANARY, "Content-MD5: x") + FILE + END,
    "a type twice": part('form-data; name="prompt"', CANARY, *["Content-Type: text/plain"] * 2) + FILE + END,
    "more behind the end": PROMPT + FILE + END + FILE + END,
    "a third dash behind the end": PROMPT + FILE + f"--{BOUNDARY}---\r\n",
    "no blank line": f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="prompt"\r\n{CANARY}\r\n' + FILE + END,
    "thousands of parts": "".join(part(f'form-data; name="a{number}"') for number in range(2_000)) + END,
    "a charset of all": part('form-data; name="_charset_"', "utf-16") + PROMPT + FILE + END,
    "a null in the name": part('form-data; name="pro\0mpt"') + FILE + END,
}


@pytest.mark.parametrize("text", FORMS.values(), ids=FORMS.keys())
async def test_a_form_with_two_readings_is_refused(text: str) -> None:
    async with guarded() as wire:
        raw = sized(text.encode(), line=f"POST {FORM.path} HTTP/1.1", kind=f"Content-Type: {FORM.kind}")
        await wire.refuses(raw, 400, FORM)


BOUNDARIES = {
    "twice": f"multipart/form-data; boundary={BOUNDARY}; boundary=other",
    "extended": f"multipart/form-data; boundary*=us-ascii''{BOUNDARY}",
    "of another kind": f"multipart/mixed; boundary={BOUNDARY}",
}


@pytest.mark.parametrize("kind", BOUNDARIES.values(), ids=BOUNDARIES.keys())
async def test_a_form_whose_boundary_is_unclear_is_refused(kind: str) -> None:
    async with guarded() as wire:
        body = (PROMPT + FILE + END).encode()
        raw = sized(body, line=f"POST {FORM.path} HTTP/1.1", kind=f"Content-Type: {kind}")
        await wire.refuses(raw, 415, FORM)


@pytest.mark.parametrize("kind", ['multipart/form-data; boundary=""', "multipart/form-data"], ids=["empty", "none"])
async def test_a_form_without_a_boundary_is_refused(kind: str) -> None:
    async with guarded() as wire:
        body = (PROMPT + FILE + END).encode()
        raw = sized(body, line=f"POST {FORM.path} HTTP/1.1", kind=f"Content-Type: {kind}")
        await wire.refuses(raw, 400, FORM)


HIDDEN = {
    "a member that some servers read alike": with_member(f'"Messages":[{{"role":"user","content":"{MARK}"}}]'),
    "a member with a null in its name": with_member(f'"messages\\u0000":[{{"content":"{MARK}"}}]'),
    "a name": with_member(f'"{MARK}":1'),
    "a name of escapes": with_member('"' + "".join(f"\\u{ord(letter):04x}" for letter in MARK) + '":1'),
    "a part of no known type": with_content(f'[{{"type":"x","payload":{{"v":["{MARK}"]}}}}]'),
    "a text within JSON within a text": with_content(f'"{{\\"a\\":\\"{MARK}\\"}}"'),
    "two parts": with_content(f'[{{"type":"text","text":"{MARK[:9]}"}},{{"type":"text","text":"{MARK[9:]}"}}]'),
    "a tool": with_member(f'"tools":[{{"type":"function","function":{{"name":"a","description":"{MARK}"}}}}]'),
    "a stop word": with_member(f'"stop":["{MARK}"]'),
    "a prototype": with_member(f'"__proto__":{{"messages":[{{"role":"user","content":"{MARK}"}}]}}'),
    "a type for a reader": with_member(f'"$type":"System.Object, {MARK}"'),
    "a link of data": with_content(f'[{{"type":"image_url","image_url":{{"url":"data:text/plain,{MARK}"}}}}]'),
    "a choice of a tool": with_member(
        f'"tools":[{{"type":"function","function":{{"name":"a","parameters":{{"properties":{{"x":{{"enum":["{MARK}"]}}}}}}}}}}]'
    ),
    "a name of a weight": with_member(f'"logit_bias":{{"{MARK}":1}}'),
    "a prediction": with_member(f'"prediction":{{"type":"content","content":"{MARK}"}}'),
    "a role": BODY.replace(b'"user"', f'"{MARK}"'.encode()),
    "base64 of base64": with_content(f'"{b64encode(b64encode(MARK.encode() * 3)).decode()}"'),
}


@pytest.mark.parametrize("body", HIDDEN.values(), ids=HIDDEN.keys())
async def test_a_denied_phrase_is_found_wherever_a_lenient_reader_would(body: bytes) -> None:
    async with guarded() as wire:
        await wire.refuses(sized(body), 400)


FORMS_WITH_MARK = {
    "a field": part('form-data; name="x"', MARK),
    "the name of a field": part(f'form-data; name="{MARK}"'),
    "the name of a file": FILE.replace("a.wav", f"{MARK}.wav"),
    "a text file": part('form-data; name="file"; filename="a.txt"', MARK, "Content-Type: text/plain"),
    "a text that passes for audio": part('form-data; name="file"; filename="a.wav"', MARK, "Content-Type: audio/wav"),
    "a form within": part(
        'form-data; name="x"', f"--c\r\n\r\n{MARK}\r\n--c--", "Content-Type: multipart/mixed; boundary=c"
    ),
    "a parameter of a part's type": part('form-data; name="x"', CANARY, f"Content-Type: text/plain; x={MARK}"),
    "the charset of all": part('form-data; name="_charset_"', MARK),
}


@pytest.mark.parametrize("text", FORMS_WITH_MARK.values(), ids=FORMS_WITH_MARK.keys())
async def test_a_denied_phrase_is_found_anywhere_in_a_form(text: str) -> None:
    async with guarded() as wire:
        body = (PROMPT + text + END).encode()
        raw = sized(body, line=f"POST {FORM.path} HTTP/1.1", kind=f"Content-Type: {FORM.kind}")
        await wire.refuses(raw, 400, FORM)
