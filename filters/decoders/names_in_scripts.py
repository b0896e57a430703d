"""Decoder of text spelled by the names of Latin letters, digits and marks in Japanese, Korean, Chinese and Hindi:
`エス・イー・エヌ・ディー`."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from filters.decoders.decoded import PAUSES, Decoded, Steps
from filters.decoders.spacing import part_words_in_steps
from filters.decoders.survey import Span, Survey
from filters.text.lexicon import fluency

_SIGNS: Final = "abcdefghijklmnopqrstuvwxyz0123456789"
_ROWS: Final = {
    "japanese": (
        "エー,ビー,シー,ディー デー,イー,エフ,ジー,エイチ エッチ,アイ,ジェー ジェイ,ケー ケイ,エル,エム,エヌ エン,"
        "オー オウ,ピー,キュー,アール,エス,ティー テー,ユー,ブイ ヴィー ヴイ,ダブリュー ダブルユー ダブリュ,エックス,"
        "ワイ,ゼット ズィー ゼッド,ゼロ レイ マル,イチ ワン,ニ ツー,サン スリー,ヨン フォー,ゴ ファイブ,ロク シックス,"
        "ナナ シチ セブン,ハチ エイト,キュウ ナイン"
    ),
    "korean": (
        "에이,비,씨 시,디,이,에프,지,에이치 에이취,아이,제이,케이,엘,엠,엔,오,피,큐,알 아르,에스,티,유,브이 비이,"
        "더블유 더블류,엑스,와이,제트 제드 젯,영 공 제로,일 하나,둘,삼 셋,사 넷,다섯,육 여섯,칠 일곱,팔 여덟,구 아홉"
    ),
    "chinese": (
        "诶 欸 誒 哎 尔,比 必 毕 逼,西 希 丝,迪 地 帝 弟,伊 易 衣 一,艾弗 艾付 艾夫 爱抚,吉 基 寄 记 鸡,"
        "艾尺 艾取 艾奇 爱吃,"
        "艾 爱 唉 哀,杰 接 这,开 凯 剋,艾勒 艾尔 艾路 爱罗,艾马 艾姆 艾母 爱木,艾娜 艾恩 恩 嗯,欧 偶 哦 呕,屁 批 皮 披,"
        "扣 抠 丘 球 吉吾,艾儿 阿尔 啊 阿,艾斯 艾丝 爱斯,提 踢 梯 替 题,优 忧 由 尤 油,维 威 微 吾艾,"
        "豆贝尔维 达不溜 达布溜 豆布留 答不流,艾克斯 埃克斯 爱克斯,歪 外 吾爱,贼德 再得 兹 贼,"
        "零,幺,二,三,四,五,六,七,八,九"
    ),
    "hindi": (
        "ए,बी,सी,डी,ई,एफ़ एफ,जी,एच,आई आइ,जे,के,एल,एम,एन,ओ,पी,क्यू,आर,एस,टी,यू,वी,डब्ल्यू डबल्यू डब्लू,एक्स,वाई वाय,"
        "ज़ेड जेड ज़ेड,शून्य,एक,दो,तीन,चार,पांच पाँच,छह छः छे,सात,आठ,नौ"
    ),
}
"""In each language the names of the 26 letters and the ten digits."""
_MARKS: Final = {
    "@": "アットマーク アット 골뱅이 앳 艾特 圈a एट",
    ".": "ドット ピリオド テン マル 점 닷 마침표 点 句号 डॉट बिंदु",
    ",": "コンマ カンマ 쉼표 콤마 逗号 कॉमा अल्पविराम",
    "_": "アンダーバー アンダースコア アンダーライン 밑줄 언더바 下划线 अंडरस्कोर",
    "-": "ハイフン マイナス ダッシュ 하이픈 대시 连字符 减号 横杠 हाइफ़न डैश",
    "'": "アポストロフィー アポストロフィ アポストロフ 아포스트로피 작은따옴표 撇号 单引号 एपॉस्ट्रॉफी",
    "(": "カッコヒラク カッコ ヒダリカッコ 여는괄호 괄호열기 左括号",
    ")": "カッコトジル カッコトジ ミギカッコ コッカ 닫는괄호 괄호닫기 右括号",
    "!": "ビックリマーク カンタンフ エクスクラメーション 느낌표 感叹号 叹号",
    "?": "ハテナマーク ハテナ ギモンフ クエスチョンマーク クエスチョン 물음표 问号",
    ":": "コロン 콜론 冒号 कोलन",
    ";": "セミコロン 세미콜론 分号 सेमीकोलन",
    "/": "スラッシュ 슬래시 斜杠 斜线 स्लैश",
    '"': "インヨウフ ダブルクォーテーション クォーテーション 큰따옴표 따옴표 引号 双引号",
    "+": "プラス 플러스 加号 प्लस",
    "=": "イコール 등호 等号",
    "#": "シャープ 샵 우물정 井号",
    "&": "アンド アンパサンド 앤드 和号",
    " ": "スペース クウハク 스페이스 띄어쓰기 공백 空格 स्पेस",
}
_LOOKS: Final = {
    "japanese": ("イー", "エヌ エン ティー テー", "エス アール エル"),
    "korean": ("이", "에스 알", "엔 티"),
    "chinese": ("艾 爱", "伊 易 衣 一 诶", "提 踢 梯 替 题 艾娜 艾恩 恩 嗯"),
    "hindi": ("ई", "एस आर", "टी एन"),
}
"""For each language names one of which, of each row, is in nearly all texts."""
_LEADS: Final = frozenset("イい이艾爱ई")
"""Signs one of which is in all texts that are spelled so."""
_FEWEST, _FEWEST_DIFFERENT, _SURE = 16, 6, 4
_SLOW: Final = 64
_BLOCK: Final = 1_024
"""Names that are read between two pauses."""


class _Script(NamedTuple):
    """The signs for the names in a language; what finds a row of names, more of it, and one; names in all texts."""

    signs: Mapping[str, str]
    row: re.Pattern[str]
    more: re.Pattern[str]
    one: re.Pattern[str]
    looks: Sequence[Sequence[str]]


_HIRAGANA: Final = {code: code + 0x60 for code in range(0x3041, 0x3097)}
"""To katakana."""


def _script(language: str) -> _Script:
    signs = {name: mark for mark, names in _MARKS.items() for name in names.split()}
    letters = _ROWS[language].split(",")
    signs |= {name: sign for sign, names in zip(_SIGNS, letters, strict=True) for name in reversed(names.split())}
    name = "|".join(sorted(map(re.escape, signs), key=len, reverse=True))
    one = rf"(?:{name}|[A-Za-z0-9](?![A-Za-z0-9]))"
    looks = [names.split() for names in _LOOKS[language]]
    further = rf"(?:[^\w\n]{{0,6}}\n?[^\w\n]{{0,2}}{one})"
    row, more = rf"(?:{name}){further}{{0,{_BLOCK}}}+", rf"{further}{{1,{_BLOCK}}}+"
    return _Script(signs, re.compile(row), re.compile(more), re.compile(one), looks)


_SCRIPTS: Final = tuple(map(_script, _ROWS))


def find_names_in_scripts(survey: Survey) -> Steps:
    """Find rows of names of letters that spell language."""
    if survey.strangers.isdisjoint(_LEADS):
        return
    text = survey.text.translate(_HIRAGANA)
    for script in _SCRIPTS:
        if not all(any(map(text.count, names)) for names in script.looks):
            continue
        number = done = 0
        while row := script.row.search(text, done):
            start, done = row.span()
            while more := script.more.match(text, done):
                done = more.end()
                yield from PAUSES
            number += 1
            if done - start >= _FEWEST:
                yield from _read(script, text, start, done)
            elif number % _SLOW == 0:
                yield from PAUSES


def _read(script: _Script, text: str, begin: int, end: int) -> Steps:
    """Yield what a row of names spells, or None if that is no language."""
    ones: list[Span] = []
    for number, one in enumerate(script.one.finditer(text, begin, end), start=1):
        ones.append(one.span())
        yield from PAUSES if number % _BLOCK == 0 else ()
    names = [text[first:last] for first, last in ones]
    if len(names) < _FEWEST or len(script.signs.keys() & set(names)) < _FEWEST_DIFFERENT:
        yield None
        return
    gaps = [text[last:first] for (_, last), (first, _) in pairwise(ones)]
    usual = Counter(gaps).most_common(1)[0][0]
    signs = [script.signs.get(name, name) for name in names]
    apart = [
        sign if gap == usual else f" {gap.strip(_BLANKS)} {sign}" for gap, sign in zip(gaps, signs[1:], strict=True)
    ]
    yield from PAUSES
    said = " ".join("".join((signs[0], *apart)).split())
    if fluency(said) < _SURE:
        said = yield from part_words_in_steps("".join(signs).replace(" ", ""))
    yield Decoded(said, begin, end) if fluency(said) >= _SURE else None


_BLANKS: Final = " \t\r\n\u3000\u30fb\u00b7\u2027/|-\u2013\u2014\u3001\uff0c"
