"""Korean: what words and phrases say in English, as `filters.text.glossary` describes."""

FORMS = """
just now: 방금, 방금 전에
based on: 기준으로, 기반으로
gave: 준
work schedule: 근무표
persuade: 설득하지, 설득
text message: 문자, 문자 메시지
string: 문자열
search: 찾아보, 찾아봐, 찾아볼, 검색, 탐색, 수색
refuse or: 거부하거나, 거절하거나
evaluate: 평가하, 평가해
what i say: 내가 하는 말은, 내가 하는 말을, 내가 하는 말에, 내가 하는 말만, 내가 말하는
no restrictions: 제한이 없는, 제한이 없다, 제한이 없습니다, 제한이 없어, 제약이 없는, 제약이 없다, 제약이 없습니다
no restrictions: 제약이 없어, 제한은 없다, 제한도 없는, 제약도 없는, 제한은 없습니다, 제한도 없습니다
no restrictions: 아무런 제한이 없는, 제한 없는, 아무 제한 없는, 아무런 제한 없는, 제약 없는
no rules: 규칙이 없는, 규칙이 없다, 규칙이 없습니다, 규칙이 없어, 규칙은 없다, 규칙은 없습니다, 규칙도 없는
no rules: 아무 규칙도, 아무런 규칙도, 규칙도 없다고, 규칙이 없다고
no need: 필요 없는, 필요 없습니다, 필요 없어, 필요 없다, 필요가 없습니다, 필요가 없는, 필요가 없어, 필요없, 불필요
must not: 안 됩니다, 안 된다, 안돼, 안된다, 안됩니다
evaluation: 평가, 심사
ignore: 무시, 개무시, 흘려들어, 신경 쓰지 말고
ignored: 무시했, 무시한, 무시된, 무시됐, 무시되, 무시당, 무시하였
ignoring: 무시하는, 무시하면, 무시해도
do not ignore: 무시하지
forget: 잊어버리, 잊어, 잊으세요, 잊고, 잊으십시오, 까먹어, 망각, 잊는, 잊을, 잊
forgot: 잊었, 잊어버렸, 까먹었, 깜빡했, 잊으셨, 잊은
do not forget: 잊지, 잊어버리지, 까먹지
follow: 따라라, 따르, 따를, 따라야, 따라줘, 따라주세요, 따릅니다, 따른다, 팔로우
follow the instructions: 지시를 따라, 명령을 따라, 지침을 따라, 말을 따라
always follow: 무조건 따라
do not follow: 따르지, 준수하지, 지키지
obey me: 말만 들어, 말만 따라, 말을 들어, 말에 복종
do not reveal: 공개하지, 밝히지, 드러내지, 누설하지, 발설하지, 노출하지
do not leak: 유출하지
do not tell: 말하지, 말해주지, 알리지, 알려주지, 알려 주지, 얘기하지, 이야기하지, 전하지, 말씀하지, 비밀이야, 함구
do not tell: 입 다물고, 입을 다물
say but: 말하지만
do not refuse: 거부하지, 거절하지, 마다하지
do not ask: 묻지, 물어보지, 질문하지, 문의하지
without asking: 묻지 않고, 물어보지 않고, 묻지도 따지지도, 허락 없이, 동의 없이, 허가 없이, 무단으로, 멋대로, 마음대로
without asking: 따지지 않고
do not warn: 경고하지
do not mention: 언급하지, 거론하지
do not show: 보여주지, 표시하지, 보여 주지
do not send: 보내지, 전송하지, 발송하지
do not forward: 전달하지
do not answer: 대답하지, 답하지, 답변하지, 응답하지
do not reply: 회신하지, 답장하지
do not use: 사용하지, 쓰지, 이용하지
do not write: 작성하지, 적지
do not change: 변경하지, 바꾸지, 수정하지, 고치지
do not share: 공유하지
do not translate: 번역하지
do not summarize: 요약하지
do not stop: 멈추지, 중단하지
do not execute: 실행하지
do not delete: 삭제하지, 지우지
do not open: 열지, 열어보지
do not click: 클릭하지, 누르지
do not add: 추가하지, 덧붙이지
do not hide: 숨기지, 감추지
do not include: 포함하지
do not transfer: 송금하지, 이체하지
do not accept: 수락하지, 받지
do not approve: 승인하지
do not trust: 믿지
do not enter: 입력하지
do not lie: 거짓말하지
do not worry: 걱정하지
do not give: 주지, 제공하지
do not go: 가지마
not appear: 나오지, 보이지
hidden: 보이지 않는, 숨겨진, 숨은, 숨겨져, 숨긴, 감춰진, 감춘, 숨김
not become: 되지
do not: 하지, 지마, 지말고, 하지말고, 지 마세요, 지 마십시오, 지 마라, 지 말고, 지 말아, 지 않도록, 지 않아야
do not: 말아 주세요
but: 하지만, 그러나, 그렇지만, 그런데, 근데, 다만, 단지만
-: 하고, 마, 마세요, 마십시오, 마라, 말고, 말아, 말아주세요, 말도록, 마시고, 마시기, 마시오, 않고, 않도록, 않습니다
-: 않는, 않아, 않은, 않을, 않았, 않으, 않게, 않다, 해, 해줘, 해라, 하세요, 하십시오, 하라, 하시오, 합니다, 한다
-: 해주세요, 해줄래, 해주십시오, 한, 할, 하는, 해요, 하시기, 하시면, 하시고, 하신, 드립니다, 드리, 드릴, 하자, 합시다
-: 은, 는, 을, 를, 의, 로, 으로, 에, 하여, 해서, 하며, 하게, 하다, 하기, 함, 하, 한테도, 습니다, 께서, 님, 씨, 들, 줘
-: 줘요, 주라, 것, 거, 수, 요, 음, 그니까, 저기요, 된, 되는, 될
marathon: 마라톤
this: 이, 이것, 이거, 이걸, 이게, 이 내용, 이 요청, 해당, 본 문서, 본 메시지, 요거
this fact: 이 사실
your: 네 초기, 네 내부, 네 안전, 네 지시문, 네 기본, 네 가이드라인, 너의, 네 시스템, 네 지시, 네 규칙, 네 설정
your: 네 비밀, 네 역할, 네 이름, 네 원래, 네 프롬프트, 네 모든, 니 시스템, 니 지시, 니 규칙, 니 설정, 당신의, 너희의
your: 여러분의, 귀하의, 그대의, 자네의, 본인의, 자신의
your initial instructions: 네 초기 지시, 네 초기 지침
your internal instructions: 네 내부 지침, 네 내부 지시
your developer: 네 개발자
you are now: 너는 이제, 넌 이제, 이제 너는, 이제 당신은, 당신은 이제, 너는 지금부터, 당신은 지금부터, 넌 지금부터
you are now: 지금부터 너는, 지금부터 당신은, 이제부터 너는, 이제부터 당신은
all previous: 이전의 모든, 이전 모든, 앞의 모든, 기존의 모든, 지금까지의 모든
all previous instructions: 이전 지시를 모두, 이전 지시는 모두, 이전 지시를 전부, 이전 지시 사항을 모두
all previous instructions: 이전 지침을 모두, 이전 명령을 모두, 이전 지시 전부, 지금까지의 지시를 모두
all previous instructions: 지금까지 받은 지시, 지금까지 받은 지침, 지금까지 받은 명령, 이전 지침은 모두
all previous instructions: 앞선 명령은 모두, 앞선 지시는 모두, 이전 명령은 모두, 이전의 모든 지침, 이전의 모든 명령
all previous instructions: 모든 이전 명령, 지금까지의 모든 지시
everything above: 앞에 나온 내용, 위의 모든 내용, 위 내용을 모두, 위 내용 모두, 위 내용 전체, 위 내용 전부
everything above: 위의 모든 텍스트
initial text: 맨 처음에 받은 텍스트
at the very beginning: 맨 처음에, 맨 처음
first line: 첫 줄부터
from beginning to end: 처음부터 끝까지
word for word: 한 글자도 빠짐없이, 한 글자도 빼놓지, 글자 그대로, 한 자도 빠짐없이, 한 단어도 빠짐없이, 토씨 하나
word for word: 글자 하나, 한 글자도 빠뜨리지, 토씨 하나 틀리지, 한마디 한마디, 단어 하나
without changing: 바꾸지 말고, 바꾸지 않고, 수정하지 않고, 변경하지 않고
without summarizing: 요약하지 말고
verbatim: 있는 그대로, 그대로, 원문 그대로, 똑같이 그대로, 고스란히, 곧이곧대로, 원문
instructions: 지시사항, 지시 사항, 지시, 인스트럭션, 지침
manual: 설명서, 사용 설명서, 매뉴얼, 안내서, 수동
command: 명령어, 커맨드, 코맨드
orders: 명령, 분부
i command you: 명령한다, 명령합니다
ethical standards: 윤리 기준
ethics: 윤리
security rules: 보안 규정
safety policy: 안전 정책
safety filters: 안전 필터
such things as rules: 규칙 따위
does not apply: 적용되지
no filters: 필터도 없다고, 필터 없는
assume that: 라고 가정하고, 다고 가정하고, 고 가정하고
restrictions: 제한사항, 제한 사항, 제한
regulation: 규제, 규정
rules: 규칙, 룰, 규율, 수칙
principle: 원칙
lift restrictions: 제한을 해제, 제약을 해제
turn off: 꺼줘, 꺼라, 끄세요, 끄고, 꺼 주세요
disable: 비활성화, 무효화, 꺼, 끄
turn on: 켜, 켜줘, 켜고, 켜세요, 켜라
setting values: 설정값
say: 말하, 말해, 말할, 이야기하, 얘기하, 말씀
words: 말, 단어, 낱말, 말들, 어휘
speak up: 털어놔, 털어놓
tell me: 말해줘, 말해주세요, 말해 주세요, 말해봐, 말해줄래, 알려줘, 알려주세요, 알려 주세요, 알려달라, 알려줄래
tell me: 들려줘, 들려주세요, 가르쳐줘, 가르쳐주세요, 얘기해줘, 이야기해줘, 알려주십시오, 알려주시, 불어, 알려 주시
tell me: 알려드, 가르쳐 주세요, 알려주라, 알려주실
what is written: 뭐라고 적혀, 뭐라고 쓰여
written: 적혀 있던, 적혀 있는, 쓰여, 쓰인, 적힌, 적혀, 작성된, 작성됐, 쓴, 기재된
pretend: 척하면서, 척하, 척해, 가장해서, 흉내, 시늉, 행세, 사칭, 척, 체하, 가장하
play the role: 역할을 연기, 연기해, 연기하, 연기합니다, 역할을 맡아, 역할을 수행, 역할극, 역을 맡아, 역할 해줘
acting: 연기
ai assistant: ai 비서, ai 어시스턴트, ai 조수
to the ai assistant: ai 비서에게, ai 어시스턴트에게
ai agent: ai 에이전트
unethical: 비윤리적, 부도덕한
without approval: 승인 없이, 승인없이, 결재 없이, 허가없이
proceed: 진행
put: 넣어, 넣으, 놓아, 두세요, 올려놓, 넣
must: 해야, 하여야, 야 합니다, 야 한다, 필수
what should i do: 어떻게 해야, 어떡해, 어떡하
unconditionally: 무조건
conversation history: 대화 기록, 대화 내용, 채팅 기록, 대화기록
record: 기록, 녹음, 녹화, 레코드
log: 로그, 일지
save as: 라고 저장
is called: 라고 한다
home: 가정폭력, 집, 홈, 가정집
household: 가정
imagine: 상상, 가정하, 가정해, 가정할
sink: 가라앉
kinds: 가지
graph: 그래프
graphic: 그래픽
still: 그래도, 아직, 여전히
as much: 그만큼, 만큼
shadow: 그림자
different: 달라졌, 달라지, 달라진, 달라질, 달라서, 달라요, 다르, 서로 다른
give me: 달라
turn: 돌려, 회전
return: 돌려줘, 돌려주, 돌려받, 반환, 반납, 반품, 리턴
passed away: 돌아가신, 돌아가셨
enter: 들어갔, 들어간, 들어갈, 들어왔, 들어온, 들어올, 입력하, 입력해, 들어가, 들어와, 들어오
pass in: 들이
excellent: 뛰어난, 뛰어나
jump: 뛰어들, 뛰어넘
fell: 떨어졌
look: 바라보, 바라본, 바라볼, 살펴
hope: 바라, 희망
desirable: 바람직
wind: 바람
crazy: 미친, 미쳤
said: 밝혔, 전했, 라고 말했, 라고 하셨, 말씀하셨
revealed: 밝혀졌, 밝혀진
announce: 발표
actor: 배우
spouse: 배우자
learn: 배우고, 배우는, 배우기, 배우면, 배우려, 배우세요, 배워, 배울, 배운, 배웠, 학습, 공부
report: 보고하, 보고해, 보고드, 보고서, 보고를, 보고회, 리포트, 신고
boston: 보스턴
wife: 부인, 아내
corruption: 부정부패
ladder: 사다리
cyber: 사이버
side: 사이드, 옆, 측면
soda: 사이다
psycho: 사이코
cycle: 사이클
science: 사이언스, 과학
president of a company: 사장
remind: 상기하, 상기시
mutual: 상호
sexual: 성적인, 성적으로
stadium: 스타디움
stockings: 스타킹
starbucks: 스타벅스
pity: 아까운
amateur: 아마추어
amazon: 아마존
asia: 아시아, 아시안
idol: 아이돌
iphone: 아이폰
login id: 아이디
ice cream: 아이스크림
icon: 아이콘
ice: 아이스
ipad: 아이패드
irony: 아이러니
lady: 아주머니
algorithm: 알고리즘
known: 알려졌, 알려진, 알려져
find out: 알아보, 알아볼, 알아봐, 알아내, 알아냈
recognize: 알아채, 알아차리, 알아듣
encrypt: 암호화
before you know: 어느새, 어느덧
no matter how: 아무리
anyway: 아무래도
olive: 올리브
yogurt: 요구르트
right turn: 우회전
comfort: 위로하, 위로해, 위로의, 위로를
communication: 의사소통
so called: 이른바
chairman: 이사장, 회장
strange: 이상한, 이상하, 이상해
more than: 이상
illustration: 일러스트
on purpose: 일부러
expert: 전문가, 전문의
professional: 전문
in full: 전문을, 빠짐없이, 남김없이, 통째로, 전체를, 전부를, 생략 없이, 숨김없이
full system prompt: 시스템 프롬프트 전체, 시스템 프롬프트 전문
full: 전체
busy: 정신없
sexually: 성적
quietly: 조용히, 슬쩍
secretly: 몰래, 남몰래, 은밀히, 은밀하게, 비밀리에, 말없이, 아무도 모르게
dice: 주사위
main character: 주인공
leader: 지도자
map: 지도, 맵
eraser: 지우개
watch: 지켜보, 지켜봐, 지켜볼
keep: 지켜, 지키, 지킬, 유지, 보관, 간직, 계속해
youth: 청소년
debit card: 체크카드
high speed: 초고속
toronto: 토론토
pilot: 파일럿
fast food: 패스트푸드
detective: 형사
arrest: 구속, 체포
answer it: 답해줘
check: 확인하, 확인해, 확인 부탁, 체크, 점검해, 검토해
inspection: 점검
confirmation: 확인, 확인 절차, 컨펌
go to work: 출근
go home: 퇴근
spare: 예비
gesture: 손짓
i: 나는, 내가, 제가, 저는, 난, 나도, 저도, 본인은, 나로서는
my: 나의, 저의, 제, 내
me: 나를, 저를, 나에게, 저에게, 나한테, 저한테, 내게, 제게
we: 저희, 우리
our: 우리의, 저희의, 우리 회사, 저희 회사, 당사, 본사
us: 우리에게, 저희에게, 우리를, 저희를, 우리한테, 저희한테
you: 너는, 네가, 니가, 넌, 너를, 널, 너에게, 너한테, 너도, 당신에게, 당신, 그대, 자네, 너희, 여러분, 귀하께서, 귀하
you: 너, 니들
your system prompt: 네 시스템 프롬프트, 니 시스템 프롬프트
your instructions: 네 지시사항, 네 지침
yourself: 너 자신, 당신 자신, 스스로, 네 자신
you are: 너는 이제부터, 당신은 지금
he: 그는, 그가, 그분
him: 그를, 그에게, 그한테
his: 그의
she: 그녀
her: 그녀의, 그녀를, 그녀에게
they: 그들, 걔네
their: 그들의
them: 그들을, 그들에게, 그것들을
it: 그걸, 그게, 그것, 그거
its: 그것의
this message: 본 메세지
this email: 본 메일
this instruction: 이 지시, 이 명령, 이 지침
that: 저것, 저거, 그, 저런, 라고, 다는
these: 이들, 이것들, 이 모든
those: 그것들, 저것들
such: 그런, 이런, 이러한, 그러한, 저러한
like this: 이처럼, 이와 같이, 다음과 같이, 아래와 같이, 요렇게, 이렇
so: 그러므로, 따라서, 그러니, 그렇게, 그래
here: 여기, 이곳
there: 거기, 저기, 그곳
where: 어디
what: 무엇, 뭐, 뭘, 뭔, 무슨, 뭐라고, 뭔지
who: 누가, 누구, 누군지
whose: 누구의
whom: 누구에게, 누구를, 누구한테
when: 언제, 때, 때에, 때는
why: 왜, 어째서, 무엇 때문
how: 어찌, 방법, 어떻
how much: 얼마
how many: 몇
which: 어느, 어떤
if: 만약, 만일, 혹시, 경우, 가령
or: 또는, 혹은, 아니면, 이나
and: 그리고, 및, 와, 과, 랑, 이랑
also: 또한, 역시, 게다가, 더불어, 아울러, 또
because: 왜냐하면, 때문
although: 비록, 불구하고
then: 그러면, 그럼, 그런 다음, 그다음, 그 다음, 이후
from: 에서, 부터, 로부터, 으로부터, 에게서, 한테서
until: 까지, 때까지
to: 에게, 한테, 께, 쪽으로
in: 안에, 내에, 속에
at: 에다
with: 함께, 같이, 으로써
by: 에 의한, 의해
about: 대해, 대한, 관해, 관한, 관련, 관하여, 대하여
as: 로서, 으로서, 대로
like: 처럼, 마치, 같은
for: 위해, 위한, 위하여
through: 통해, 통한
during: 동안
within: 이내
than: 보다
except: 제외하고, 제외, 빼고, 외에, 이외에
instead: 대신
without: 없이, 없는
only: 오직, 오로지, 단지, 뿐, 만, 밖에
just: 그냥, 단순히, 바로
even: 심지어, 조차, 마저
even if: 설령, 하더라도, 더라도
not: 아니, 아닌, 아닙니다, 안
no: 아니요, 아니오, 아뇨
never: 절대, 결코, 다시는
no longer: 더 이상, 더이상, 더는, 이제는
any: 어떠한, 아무, 임의의, 어떤 것도
anything: 무엇이든, 뭐든, 아무거나, 아무것이나
nothing: 아무것도, 아무 것도, 아무런 것도
nobody: 아무도, 누구도
everything: 모든 것을, 모든것, 전부
all: 모든, 모두, 온갖, 일체, 다 무시, 죄다, 몽땅, 싹
every: 매, 마다, 매번
each: 각각, 각, 각자
some: 몇몇, 일부, 몇 가지, 약간의, 어느 정도
someone: 누군가, 어떤 사람
something: 무언가, 무엇인가, 뭔가
anyone: 누구든, 누구나, 아무나, 아무에게도
everyone: 모두가, 모든 사람, 다들, 전원
many: 많은, 많이, 여러, 다수의, 수많은, 많
much: 훨씬
more: 더, 더욱, 더 많은
most: 가장, 제일, 대부분, 최대한
less: 덜, 더 적은
few: 적은, 소수
a little: 조금, 약간, 좀, 살짝
both: 양쪽, 양측
other: 다른, 그 외의, 그 밖의, 기타, 나머지
another: 또 다른, 다른 하나, 또 하나
same: 동일하게, 동일, 똑같
very: 매우, 아주, 굉장히, 무척, 몹시, 대단히, 엄청, 되게, 너무
now: 지금, 이제, 현재, 당장
today: 오늘
tomorrow: 내일
yesterday: 어제
before: 전에, 이전에, 앞서, 미리, 전
after: 후에, 뒤에, 나서, 다음에, 후, 뒤
always: 항상, 언제나, 늘, 반드시, 꼭
sometimes: 가끔, 때때로, 때로
first: 먼저, 우선, 첫째, 첫 번째, 첫번째, 첫, 최초의, 처음으로, 일단
last: 마지막, 지난, 최후의, 마지막으로
finally: 끝으로, 드디어, 결국, 마침내
again: 다시, 또다시, 다시 한번, 재차
already: 이미, 벌써
soon: 곧, 조만간, 금방
immediately: 즉시, 즉각, 당장에, 지금 당장, 지금 바로, 바로 지금, 곧바로, 지체 없이, 지금 즉시
once: 한번, 일단은
please: 부탁드립니다, 부탁드려요, 부탁합니다, 부탁, 제발, 주세요, 주십시오, 바랍니다, 바라요, 주시겠어요, 주실래요
please: 주시기 바랍니다, 주길 바랍니다, 주시면, 줄래, 아무쪼록
yes: 네, 예, 응, 그렇습니다, 그래요, 맞아요
ok: 알겠습니다, 알겠어요, 알았어, 좋아, 오케이, 괜찮습니다, 괜찮
thanks: 감사합니다, 감사해요, 감사, 고마워, 고맙습니다, 고맙
hello: 안녕하세요, 안녕, 여보세요, 반갑습니다, 반가워
sorry: 죄송합니다, 죄송해요, 죄송, 미안합니다, 미안
is: 입니다, 이에요, 예요, 이다, 이야, 인가요, 있습니다, 있어, 있는, 있다, 있음, 있으
was: 이었습니다, 였습니다, 이었다, 였다, 있었습니다, 있었
is not: 이 아니라, 이 아닙니다, 가 아니라, 가 아닙니다, 아니라
there is no: 없습니다, 없어, 없다, 없음, 없으
can: 수 있습니다, 수 있어요, 수 있는, 수 있어, 수 있다, 수 있도록, 가능합니다, 가능
can you: 수 있니, 수 있나요, 수 있을까요, 수 있겠
cannot: 수 없습니다, 수 없어요, 수 없는, 수 없다, 수 없어, 불가능, 못하, 못
may: 해도 됩니다, 해도 괜찮, 도 됩니다, 도 돼요
should: 마땅히, 하셔야
need: 필요합니다, 필요
want: 원합니다, 원해, 원하, 싶습니다, 싶어, 싶은
will: 할 것입니다, 할 것이, 할게, 하겠습니다, 겠습니다
did: 했습니다, 했다, 했어, 했던, 하였습니다, 했, 하였
become: 되어, 되세요, 돼라, 되십시오, 됩니다, 된다
became: 되었습니다, 됐어, 됐습니다, 되었다
one: 하나, 한 가지
two: 둘, 두 가지, 두
three: 셋, 세 가지
four: 넷, 네 가지
five: 다섯
six: 여섯
seven: 일곱
eight: 여덟
nine: 아홉
ten: 십
eleven: 열하나, 열한, 십일
twelve: 열둘, 열두, 십이
hundred: 백
thousand: 천
second: 두 번째, 두번째, 둘째, 초
third: 세 번째, 세번째, 셋째
half: 절반, 반
zero: 제로
up: 위로
down: 아래로
out: 밖으로, 밖에서
over: 넘는, 초과
under: 미만, 밑에
etc: 등등, 등
according to: 따라, 따르면, 의하면, 근거하여
regardless of: 상관없이, 관계없이, 상관 없이, 관계 없이, 막론하고
while: 하면서, 면서, 반면
since: 이래
in order to: 하기 위해, 하기 위해서
in addition: 추가로, 그 밖에, 덧붙여, 참고로
for example: 예를 들어, 예를 들면, 예컨대
perhaps: 아마, 어쩌면
really: 정말, 진짜, 실제로, 참으로
in fact: 사실
of course: 물론, 당연히, 당연하
together: 한꺼번에, 다 같이, 다같이
disregard: 개의치 말고, 고려하지 말고, 따지지 말고, 도외시, 아랑곳하지, 없던 걸로, 없었던 것으로, 없던 일로
set aside: 접어두고, 접어 두고, 차치하고, 뒤로하고, 내려놓고, 제쳐
pay no attention to: 신경쓰지 말고, 신경 끄고
drop: 버려라, 버리세요, 떨어뜨
discard: 폐기, 버리, 파기
override: 덮어써, 덮어쓰, 덮어쓴, 덮어씌, 재정의, 무효화하고, 오버라이드, 뒤엎
overrides: 우선합니다, 우선한다, 우선하며, 보다 우선
takes precedence: 우선 적용됩니다, 우선 적용, 우선됩니다, 우선시
priority: 우선순위, 우선권, 최우선, 우선적
supersedes: 대체합니다, 대체한다
replace: 대체, 교체, 바꿔치기
bypass: 우회, 피해서, 회피, 뚫고, 뚫어, 비껴
skip: 건너뛰, 건너뛸, 건너뛴, 생략, 스킵, 넘어가, 패스하
canceled: 취소됐, 취소되었, 취소된, 취소했
cancel: 취소, 철회, 중지, 해지
disabled: 비활성화된, 비활성화되, 비활성화됐, 꺼져, 꺼진, 무효화된, 무효화되
lifted: 해제되었, 해제된, 해제됐, 해제됩니다, 풀렸, 풀린
lift: 해제, 풀어, 철폐
deleted: 삭제된, 삭제됐, 삭제되, 삭제했, 지워졌, 지워진, 지웠
delete: 삭제, 지워, 지우, 지울, 없애
remove: 제거, 빼줘, 떼어
wipe: 싹 지워, 전부 지워, 포맷
erase: 말소, 소거
reset: 초기화, 리셋, 재설정
undo: 되돌리, 되돌려, 원상복구
stop: 멈춰, 멈추, 멈춤, 중단, 그만, 정지, 그쳐
abandon: 포기, 저버리
violate: 위반, 어겨, 어기, 위배, 거역
followed: 따랐, 지켰, 준수했
obey: 복종, 순종, 준수, 시키는 대로, 하라는 대로
previous instructions: 이전 지시 사항, 이전 명령, 이전의 명령, 기존 지시, 기존 지침, 지금까지의 지시, 지금까지의 명령
above instructions: 위 명령, 위의 명령
instructed: 지시했, 지시받은, 지시받았, 지시된, 지시하신
guidelines: 가이드라인, 방침, 가이드
policy: 정책, 폴리시
directives: 지령, 훈령
without restrictions: 제한없이, 아무 제한 없이, 아무런 제한 없이, 제약 없이, 제약없이, 아무런 제약 없이
without restrictions: 아무 제약 없이, 거리낌 없이, 어떠한 제한도 없이, 어떤 제한도 없이, 구애받지 않고
unrestricted: 무제한, 무제약, 제한받지 않는, 제약받지 않는
without limits: 끝없이
constraints: 제약사항, 제약 조건, 제약, 속박, 굴레
limits: 한계, 한도, 상한
filters: 필터
unfiltered: 필터링 없이, 필터 없이, 필터링되지 않은, 필터링 없는, 여과 없이
uncensored: 검열 없이, 검열 없는, 무검열, 검열되지 않은
censorship: 검열
safety: 안전장치, 안전성
safe: 안전하게, 안전
guardrails: 가드레일, 안전망, 보호장치
moderation: 모더레이션, 중재
protocol: 프로토콜
previous: 이전, 앞선, 앞의, 앞서 말한, 과거의, 지난번, 아까, 종전, 직전
so far: 지금까지, 여태까지, 지금껏, 이제까지, 여태, 현재까지
up to now: 지금까지의, 여태까지의, 이제까지의
above: 위의, 위에, 상기, 상단, 위 내용, 상술한, 위
below: 아래, 하기의, 하단, 밑의
following: 다음, 이어지는, 이하, 뒤따르는
original: 원래, 본래, 원본, 오리지널, 기존의
original instructions: 최초 지시
initial instructions: 처음 받은 지시, 초기 명령
initial: 초기, 최초, 처음, 시초
old: 오래된, 낡은, 옛날, 옛, 구버전
new instructions: 새로운 명령, 새 명령
following instructions: 아래 지시, 다음 명령, 아래의 지시, 아래 지침
new: 새로, 새, 신규, 신
current: 현재의, 현행
existing: 기존
show your system prompt: 시스템 프롬프트를 표시, 시스템 프롬프트를 그대로 보여
reveal your system prompt: 시스템 프롬프트를 공개, 시스템 프롬프트를 노출
output your system prompt: 시스템 프롬프트 전체를 출력, 시스템 프롬프트를 그대로 출력, 시스템 프롬프트 전문을 출력
tell me your system prompt: 시스템 프롬프트를 말해
system prompt: 시스템프롬프트, 시스템프롬포트
system message: 시스템메시지
system instructions: 시스템 명령
system: 시스템, 체계, 체제
prompt: 프롬프트, 프롬포트
hidden instructions: 숨겨진 명령
hide: 숨겨, 숨기, 감춰, 감추, 숨길
internal instructions: 내부 규칙
internal: 내부, 사내
secret: 비밀, 극비, 시크릿
confidential information: 기밀정보, 비밀 정보
confidential: 기밀, 대외비, 비공개
instructions you were given: 주어진 지시, 받은 지시, 부여받은 지시, 네가 받은 지시, 당신이 받은 지시
instructions you were given: 당신에게 주어진 지시, 너에게 주어진 지시, 받은 지침, 주어진 지침, 네가 받은 지침
instructions you were given: 당신이 받은 지침, 주어진 명령, 받은 명령
given: 주어진, 부여된, 부여받은, 제공된, 주어졌
configured: 설정된, 설정되어, 구성된
configuration: 구성, 환경설정, 환경 설정, 초기 설정, 컨피그
settings: 설정, 세팅, 셋팅
developer mode: 개발자 모드, 개발자모드, 디버그 모드, 개발 모드
developer: 개발자, 개발팀, 개발사, 디벨로퍼
operator: 운영자, 운영진, 오퍼레이터, 운용자
administrator: 관리자, 시스템 관리자, 어드민
admin privileges: 관리자 권한, 관리 권한, 루트 권한
owner: 소유자, 소유주, 주인, 오너
creators: 제작자, 창조자, 만든 사람, 만든이
do not tell the user: 사용자에게 알리지 말고, 사용자에게 말하지 말고
without telling the user: 사용자에게 알리지 않고, 사용자에게 말하지 않고, 사용자가 모르게, 사용자가 눈치채지 못하게
without telling the user: 사용자에게 통보하지 않고, 사용자 모르게
without asking the user: 사용자에게 묻지 않고, 사용자에게 묻지 말고, 사용자의 동의 없이, 사용자 동의 없이
without asking the user: 사용자 확인 없이, 사용자의 허락 없이, 사용자의 확인 없이
user: 사용자, 유저, 이용자
assistant: 어시스턴트, 비서, 조수, 도우미, 보조
language model: 언어모델, 대규모 언어 모델, 거대 언어 모델
model: 모델, 모형
ai: 인공지능, 에이아이
chatbot: 챗봇, 채팅봇
bot: 봇
robot: 로봇
agent: 에이전트, 대리인, 대행사, 상담원
tool: 도구, 툴
reveal: 공개하, 공개해, 밝혀, 밝히, 드러내, 드러낼, 폭로, 까발, 실토
public: 공개, 공공, 대중
show me: 보여줘, 보여주세요, 보여달라, 보여줄래, 보여주십시오
showed: 보여줬, 보여주었, 보였
show: 보여, 보이, 나타내, 제시, 띄워, 쇼
display: 표시, 디스플레이
printed: 인쇄된, 인쇄했, 출력된, 출력됐, 출력되었
print: 인쇄, 프린트, 찍어
output: 출력, 내보내, 아웃풋, 뱉어
repeat: 반복, 되풀이, 따라 말해, 따라해, 다시 말해, 복창, 되뇌
disclose: 누설, 발설, 공시
leak: 유출, 누출, 새어
told: 말했, 알려줬, 알려주었, 들었, 얘기했, 이야기했, 말씀하신, 말한
tell: 알려, 전해, 전하, 일러
mentioned: 언급된, 언급했, 언급한
mention: 언급, 거론
warn: 경고해, 경고하
warning: 경고, 경보
inform: 통보, 알리
notice: 공지사항, 공지, 안내, 알림, 통지
notify: 통지하, 알릴
without telling: 알리지 않고, 말하지 않고, 말 없이, 살짝 몰래
without confirmation: 확인 없이, 확인없이, 확인하지 않고, 확인 절차 없이
without explanation: 설명 없이, 설명없이, 설명은 생략
without warning: 예고 없이
quote: 인용, 견적
recite: 암송, 낭송, 읊어, 낭독
copy: 복사, 베껴, 카피, 복붙, 사본
paste: 붙여넣
exactly: 정확하게, 딱, 정확
completely: 완전히, 완벽하게, 철저히, 온전히, 전적으로
from now on: 지금부터, 이제부터, 앞으로, 이후로, 향후, 오늘부터, 이 순간부터, 지금 이후
act as: 처럼 행동, 으로 행동, 로 행동, 처럼 굴어, 역할로
act: 행동, 굴어, 동작
roleplay: 롤플레이, 롤플레잉, 상황극
role: 역할, 배역, 롤
suppose: 라고 치고, 라고 가정, 친다면
character: 캐릭터, 등장인물, 인물, 성격
persona: 페르소나, 인격
free: 자유, 무료, 공짜, 해방
jailbreak: 탈옥, 제일브레이크
answer only: 로만 대답, 답변만, 대답만
reply with: 라고 대답, 라고 답변, 라고 응답, 라고 답장, 라고 회신
say only: 라고만 하세요
says: 말합니다, 말한다, 라고 합니다, 라고 적혀
answered: 대답했, 답했, 답변했, 답변된
answer: 대답, 답변, 답하, 답해, 답
reply: 답장, 회신, 답글, 리플, 댓글
respond: 응답하, 응답해, 반응, 대응
response: 응답, 회답
begin your reply with: 로 답변을 시작, 으로 답변을 시작, 로 시작하, 로 시작해, 으로 시작하, 으로 시작해, 라고 시작
begin your reply with: 로 대답을 시작, 라는 말로 시작
end your reply with: 로 끝내, 으로 끝내, 로 마무리, 으로 마무리, 로 끝맺
begin: 시작, 개시
end: 끝내, 끝나, 끝, 종료, 마쳐, 마무리, 종결
sent: 보냈, 보낸, 보내신, 전송된, 전송했, 전송됐, 전송되, 발송된, 발송했, 발송됐, 발송되, 보내졌
sending: 보내는, 전송하는
send: 보내주세요, 보내, 보낼, 전송, 발송, 부쳐, 송부, 송신
forwarded: 전달된, 전달했, 전달됐, 전달되, 포워딩된
forward: 전달, 포워딩, 포워드
transfer: 이체, 송금, 양도, 이전하기, 옮겨, 옮기
pay: 지불, 결제하, 결제해, 납부, 내세요, 지급
paid: 지불했, 지불한, 결제한, 결제했, 결제된, 납부한, 유료
payment: 결제, 대금, 입금
wire: 전신 송금, 계좌 이체, 계좌이체
upload: 업로드, 올려, 올리
download: 다운로드, 내려받, 다운
executed: 실행된, 실행했, 실행됐, 실행되
execute: 실행, 수행, 집행, 이행
run: 구동, 가동, 작동, 달려, 달리, 뛰어
call: 전화하, 전화해, 호출, 불러, 부르, 통화
opened: 열었, 열린, 열렸
open: 열어, 열고, 여세요, 오픈, 개방
read: 읽어, 읽으, 읽고, 읽기, 읽, 판독
whoever reads this: 이 글을 읽는 사람, 이것을 읽는 사람, 이 글을 읽는 모든, 이걸 읽는 사람
if you are reading this: 이 글을 읽고 있다면, 이것을 읽고 있다면, 이 글을 읽는다면, 이걸 읽고 있다면
if you are reading this: 이 메시지를 읽고 있다면, 이 글을 보고 있다면
if you are an ai: 인공지능이라면, 당신이 언어 모델이라면, 언어 모델이라면
wrote: 썼, 작성했, 적었
write: 작성, 써줘, 써주세요, 쓰세요, 써라, 적어, 적으, 써, 쓰, 기재, 집필
approved: 승인된, 승인됐, 승인되, 승인했, 허가된, 승인한
approve: 승인하, 승인해, 결재
approval: 승인
grant: 부여, 허락하, 허용하
permission: 허가, 허락, 권한, 퍼미션
authority: 권위, 당국
access: 접근, 액세스, 접속, 엑세스
authorized: 인가된, 허가받은, 권한이 있는, 권한 있는
password: 비밀번호, 패스워드, 암호, 비번
secret key: 비밀키
key: 열쇠, 키
token: 토큰
credentials: 자격 증명, 자격증명, 인증 정보, 인증정보, 로그인 정보, 크리덴셜
account number: 계좌번호
bank account: 은행계좌
bank details: 계좌 정보, 계좌정보, 은행 정보, 은행정보, 입금 계좌
account: 계정, 계좌, 어카운트
bank: 은행
credit card number: 신용카드번호, 카드 번호, 카드번호
credit card: 신용카드, 신용 카드, 크레딧카드
card: 카드, 명함
email address: 이메일주소
email: 이메일, 전자우편, 메일
mailbox: 받은 편지함, 받은편지함, 메일함, 편지함, 수신함
mail: 우편
file: 파일, 화일
folder: 폴더, 디렉토리, 디렉터리
database: 데이터베이스, 디비
customer data: 고객 정보, 고객정보, 고객데이터, 고객의 개인정보, 고객의 정보
customer list: 고객명단
customer: 고객, 손님, 거래처
user data: 사용자 정보, 사용자의 개인정보
personal information: 개인정보, 신상정보, 신상
personal: 개인, 사적인
data: 데이터, 자료
information: 정보
list: 목록, 리스트, 명단, 나열, 열거
note to: 에게 알림, 에게 남기는 메모, 에게 보내는 메모, 에게 전하는
attention: 주목, 주의, 유의, 집중
important: 중요합니다, 중요, 중요사항, 소중한
urgent: 긴급, 급한, 급합니다, 급해, 시급
emergency: 비상, 응급, 긴급 상황
note: 메모, 참고, 주석, 비고, 유의사항, 노트
translation: 번역문, 번역본, 번역 결과
translate: 번역, 통역
translator: 번역가, 번역기, 번역자, 통역사
summary: 요약본, 요약문, 개요, 줄거리, 요지
summarize: 요약, 간추려, 정리해
above text: 위 문장
following text: 아래 텍스트, 다음 문장, 아래 문장
text: 텍스트, 글, 본문, 문구, 글자
document: 문서, 서류, 도큐먼트
page: 페이지, 쪽, 웹페이지
message: 메시지, 메세지, 쪽지
conversation: 대화, 회화
chat: 채팅, 잡담, 수다
content: 내용, 콘텐츠, 컨텐츠
contents: 목차
history: 내역, 이력, 역사, 히스토리
context: 맥락, 문맥, 컨텍스트
hacking: 해킹
hacker: 해커
weapon: 무기, 흉기, 병기
poison: 독약, 독극물, 독성, 독을, 독이
bomb: 폭탄, 폭발물
malware: 악성코드, 악성 코드, 멀웨어, 악성 프로그램, 악성 소프트웨어
phishing: 피싱
fraud: 사기, 부정행위
drugs: 마약, 약물
illegal: 불법, 위법, 비합법
crime: 범죄, 범행
steal: 훔쳐, 훔치, 훔칠, 도용, 절도, 탈취
attack: 공격
kill: 죽여, 죽이, 살해
dangerous: 위험
harmful: 유해, 해로운
harm: 해치, 피해, 위해를
morals: 도덕, 모럴
prompt injection: 프롬프트인젝션
injection: 인젝션, 주입, 주사
refused: 거부했, 거절했, 거부된, 거부당, 거절당, 거부되
refuse: 거부, 거절, 마다하
apologize: 사과하, 사과해, 사과드, 사죄
no matter what: 무슨 일이 있어도, 어떤 일이 있어도, 무슨 수를 써서라도, 어떻게 해서든, 무슨 일이 있더라도
under no circumstances: 어떤 경우에도, 어떠한 경우에도, 어떤 상황에서도, 어떠한 상황에서도, 무슨 경우라도
no questions asked: 군말 없이, 군말 말고, 잔말 말고, 토 달지 말고, 이유 불문, 묻지 말고 그냥
just do it: 닥치고
in any case: 어쨌든, 아무튼, 어차피, 하여튼
trust me: 날 믿어, 믿어줘
this is a test: 테스트입니다, 테스트 중입니다, 이건 테스트
hypothetical: 가상의, 가설
fiction: 픽션, 허구
story: 이야기, 스토리, 얘기
novel: 소설
test: 테스트, 시험, 검사
maintenance: 유지보수, 정비
debug: 디버그, 디버깅
in korean: 한국어로, 한글로, 우리말로
korean: 한국어, 한글, 한국인, 우리말
in english: 영어로
english: 영어, 영문
french: 프랑스어
german: 독일어
spanish: 스페인어
chinese: 중국어
japanese: 일본어, 일본인
dutch: 네덜란드어
italian: 이탈리아어
russian: 러시아어
language: 언어, 국어
name: 이름, 성명, 명칭, 성함
get: 받아, 얻어, 얻으, 가져와, 가져오, 구해
receive: 받으, 받기, 수신, 받는, 받을
received: 받았, 받은, 수신된, 수신했, 수령
give: 줘라, 제공, 건네, 드려
use: 사용, 이용, 활용
used: 사용된, 사용했, 사용됐, 사용되, 이용된
line: 라인, 행, 줄을, 줄의, 줄에, 줄바꿈
ask: 물어, 묻, 질문해, 질문하, 문의하, 문의해, 여쭤, 여쭈
asked: 물었, 물어봤, 질문했, 물어본, 요청받은
asks: 물으면, 물어보면, 물어본다면, 묻거든, 물으시면
see: 봐주, 봤, 보았, 본, 볼, 보면, 보는, 보니, 보자, 보지, 보아
set: 설정하, 설정해, 맞춰, 세트
go: 가세요, 가자, 가라, 갑니다, 가는, 가고, 가서, 갈, 가야
went: 갔, 다녀왔
back: 돌아, 뒷면, 등허리
number: 번호, 숫자, 넘버
numbers: 수치, 수들
order: 주문, 발주, 오더
sequence: 순서, 차례
code: 코드, 부호
make: 만드, 만들, 만든다, 제작, 제조
made: 만들었, 만들어진, 만든
create: 생성, 창작, 창조
time: 시간, 시각, 타임, 시
take: 가져가, 가지고, 데려
look for: 찾으, 찾고, 찾는
find: 찾아, 찾, 검색해
found: 찾았, 발견
confirmed: 확인했, 확인된, 확인됐, 확인되, 확정
know: 아는, 알아, 압니다, 알다, 알면
do not know: 모르, 몰라, 모릅니다, 모른, 몰랐
leave: 떠나, 남겨, 남기, 퇴장, 나가
people: 사람, 분들, 인원
day: 날, 일, 하루
days: 며칠, 날들
date: 날짜, 일자, 일시, 데이트
weather: 날씨, 기상
letter: 편지, 서신, 레터
good: 좋은, 좋게, 좋습니다, 좋을, 좋, 훌륭
question: 질문, 의문, 물음
questions: 질문들, 질문사항
add: 추가, 더해, 더하, 첨가
added: 추가된, 추가했, 추가됐
work: 일하, 일을, 작업, 업무, 근무, 일이
right: 옳은, 올바른, 올바르게, 오른쪽, 맞는, 맞
rights: 권리
thing: 물건, 일들, 사물
sentence: 문장
request: 요청, 요구, 신청, 청구, 의뢰, 요구사항, 요청사항
requested: 요청한, 요청하신, 요청된, 요청했
change: 변경, 바꿔, 바꾸, 변화, 고쳐
changed: 변경된, 변경됐, 변경되, 바뀐, 바뀌, 바꿨
phone: 전화, 휴대폰, 핸드폰, 휴대전화, 폰, 스마트폰
phone number: 전화번호, 연락처 번호
version: 버전, 판본
minutes: 분, 회의록
post: 게시, 포스트
dear: 친애하는, 존경하는
form: 양식, 형식, 형태, 서식, 폼
week: 이번주, 주간, 일주일
weekend: 주말
weekly: 매주, 주간의
help: 도와, 도움, 돕, 도울, 지원
room: 방, 객실, 룸
staff: 직원, 스태프, 임직원, 사원
come: 와서, 오세요, 옵니다, 오는, 올, 와요
true: 참, 진실, 진정한, 맞다
false: 거짓, 허위, 가짜의
lie: 거짓말
night: 밤, 야간, 저녁 늦게
hand: 손
address: 주소
table: 표, 테이블, 식탁
steps: 단계, 절차, 스텝, 걸음
step by step: 단계별로, 차근차근, 하나씩, 단계적으로
year: 년, 해마다, 연도, 올해, 매년
last year: 작년, 지난해
review: 검토, 리뷰, 후기, 복습
machine: 기계, 머신
way: 방식, 길, 수단
comment: 코멘트, 의견
team: 팀, 조
wrong: 틀린, 잘못, 틀렸, 틀리
book: 책, 도서, 서적
booking: 예약, 예매
sign: 서명해, 서명하, 표지판, 간판
signature: 서명, 사인
subject: 제목, 주제, 과목
software: 소프트웨어
real: 실제, 현실, 진정, 실존
bring: 가져다, 챙겨
talk: 대화해, 떠들
small: 작은, 작게, 소형, 작
big: 큰, 크게, 대형, 커다란, 크
part: 부분, 부품, 파트
plan: 계획, 플랜, 기획, 요금제
shop: 가게, 상점, 매장, 쇼핑몰
shopping: 쇼핑, 장보기
app: 앱, 어플, 애플리케이션
type: 종류, 유형, 타입
input: 입력, 인풋
well: 잘하, 제대로, 잘
close: 닫아, 닫으, 닫, 가까운, 가까이
long: 긴, 길게, 오래, 장기
price: 가격, 값, 요금, 비용
link: 링크, 연결
water: 물
door: 문
problem: 문제
status: 상태, 현황, 지위
office: 사무실, 사무소, 오피스, 회사 사무
company: 회사, 기업, 업체, 법인
ticket: 티켓, 입장권
quotes: 따옴표, 인용문
short: 짧은, 짧게, 짧
brief: 간단히, 간략하게, 간략히, 간결하게, 간단하게
complete: 완료하, 완료해, 완성, 완전
completed: 완료
share: 공유, 나눠, 나누
shared: 공유된, 공유했
mark: 표시하, 마크, 점수를
release: 출시, 릴리스, 석방
terms: 용어, 약관, 조건
fine: 벌금, 과태료
description: 설명
explain: 설명하, 설명해, 해설, 풀이
title: 타이틀, 표제, 제목을
desk: 책상, 데스크, 창구
lost: 잃어버린, 분실, 잃은, 잃었
security: 보안, 경비, 시큐리티
house: 주택, 하우스
service: 서비스, 봉사
class: 수업, 클래스, 반 친구, 학급
state: 주 정부, 국가
fix: 수정하, 수정해, 고치, 수리, 고정
edit: 수정, 편집, 교정
place: 장소, 곳, 자리
position: 위치, 직위, 직책
error: 오류, 에러, 버그
voice: 목소리, 음성, 보이스
box: 상자, 박스
case: 사건, 사례, 케이스
play: 놀아, 놀, 재생, 플레이, 연주
guest: 손님들, 투숙객, 게스트, 하객
apply: 적용, 지원하, 신청하, 응용
applied: 적용된, 적용됩, 적용되
empty: 비어, 빈, 텅
blank: 빈칸, 공백, 공란
export: 내보내기, 수출
import: 가져오기, 수입
paper: 종이, 논문
hour: 시간당
hours: 영업시간, 영업 시간, 시간들
result: 결과, 성과
job: 직업, 일자리, 직장, 작업을
draft: 초안, 초고, 임시 저장
whole: 전반적인
rest: 휴식, 쉬, 쉴, 쉬어
item: 항목, 아이템, 품목, 물품
product: 제품, 상품
best: 최고, 최선, 베스트, 최상의
pass: 통과, 합격, 패스
session: 세션, 회기
group: 그룹, 집단, 단체
board: 이사회, 게시판, 보드
fill: 채워, 채우, 기입
support: 서포트, 지지, 고객지원
site: 사이트, 웹사이트, 홈페이지, 현장
school: 학교
web: 웹, 인터넷, 온라인상
build: 구축, 빌드, 건설, 짓, 세우
wait: 기다려, 기다리, 대기, 잠깐, 잠시만
count: 세어, 개수, 횟수, 카운트
style: 스타일, 문체, 방식으로, 말투
tone: 어조, 톤, 어투
rate: 비율, 율, 요율
stay: 머물, 머무, 숙박, 투숙
human: 인간, 사람의, 인류
field: 분야, 필드, 들판
buy: 사세요, 구매, 구입, 사다
bought: 샀, 구매한, 구매했
author: 저자, 작가, 글쓴이
press: 눌러, 누르, 언론
think: 생각, 고민
thought: 생각했, 사고방식
month: 월, 달, 개월, 매월, 매달
lock: 잠가, 잠그, 잠금, 자물쇠
locked: 잠긴, 잠겼, 잠겨
unlock: 잠금 해제, 잠금을 해제, 열쇠를
ring: 반지, 벨
against: 반대하여, 대항, 반하는
accept: 받아들, 수락, 수용, 수긍
commit: 커밋, 저지르
label: 라벨, 레이블, 꼬리표
cut: 잘라, 자르, 절단
game: 게임, 놀이, 경기
times: 번, 배, 회
memory: 메모리, 추억, 기억력
remember: 기억, 명심, 외워
private: 사적, 개인용, 비공개로, 프라이빗
agree: 동의, 찬성, 합의
consent: 동의서, 승낙
guide: 안내해, 길잡이
switch: 전환, 스위치, 변환해
activate: 활성화
enabled: 활성화된, 활성화되, 활성화됐, 켜진
red: 빨간, 붉은
morning: 아침, 오전
evening: 저녁
afternoon: 오후
noon: 정오, 점심때
library: 도서관, 라이브러리
client: 클라이언트, 의뢰인, 고객사
section: 섹션, 구역, 절, 단락
paragraph: 문단
issue: 이슈, 사안, 발급, 쟁점
source code: 소스코드
source: 출처, 소스, 원천
carry: 운반, 나르
law: 법률, 법령, 법을, 법이, 법에, 법은
legal: 합법, 법적, 법률상
allowed: 허용된, 허용됩, 허용되, 허락된, 허가됩
allow: 허용, 허가하, 허락해
head: 머리, 대가리, 헤드
describe: 묘사, 서술, 기술하, 설명하라
later: 이따가, 나중, 추후
try: 시도, 노력, 해봐, 해보
task: 과제, 과업, 임무, 태스크
break: 깨, 부숴, 부수, 고장
kind: 친절, 친절하게
reason: 이유, 까닭, 근거, 사유
live: 살고, 사는, 살아, 거주
life: 인생, 삶, 생활, 생명
contract: 계약
sample: 샘플, 견본, 표본
main: 주요, 주된, 메인, 핵심
continue: 계속, 이어서, 지속
move: 이동, 움직, 이사
claim: 주장
root: 루트, 뿌리
car: 자동차, 차, 차량
level: 레벨, 수준, 등급
score: 점수, 득점, 스코어
man: 남자, 남성
woman: 여자, 여성
update: 업데이트, 갱신, 최신화
updated: 업데이트된, 업데이트됐, 갱신된
latest: 최신
branch: 지점, 브랜치
better: 더 나은, 더 좋은, 나은
earlier: 앞에
manager: 매니저, 과장, 부장, 팀장, 점장, 상사, 책임자
boss: 대표, 사장님, 보스, 부장님
point: 점, 포인트, 요점, 지점의
offer: 제안, 오퍼
others: 다른 사람, 다른 사람들, 타인, 남들
shift: 교대, 시프트
present: 선물
gift: 선물을, 기프트
mean: 의미하, 뜻하
meaning: 의미, 뜻
including: 포함하여, 포함한, 포함해, 비롯한
include: 포함, 담아
block: 차단, 블록, 막아, 막고
fee: 수수료, 회비, 사용료
install: 설치, 인스톨
love: 사랑, 좋아하
login: 로그인
due: 기한, 마감, 납기
script: 스크립트, 대본, 각본
topic: 토픽, 화제, 의제
reader: 독자
family: 가족
plain text: 평문, 일반 텍스트
plain: 평범한, 쉬운
recipe: 레시피, 조리법, 요리법
cook: 요리, 조리
round: 둥근, 라운드
front: 앞쪽, 정면, 앞면
blue: 파란, 푸른
green: 초록, 녹색
white: 흰, 하얀, 흰색
black: 검은, 검정
color: 색, 색상, 색깔
hear: 들리, 듣, 들어
listen: 들어봐, 귀 기울, 경청, 잘 들어
teacher: 선생, 교사
student: 학생
hint: 힌트, 단서
action: 조치, 액션, 행위
money: 돈, 자금, 금전, 현금
clear: 명확한, 명확하게, 분명
window: 창문, 창, 윈도우
choose: 선택, 골라, 고르
attached: 첨부된, 첨부한, 첨부했, 첨부되
attachment: 첨부파일, 첨부 파일, 첨부
store: 저장소, 스토어
save: 저장, 절약, 아껴
saved: 저장된, 저장했, 저장됐, 저장되
chapter: 장, 챕터
contact: 연락, 컨택
inside: 안쪽, 속
outside: 바깥, 밖
external: 외부
server: 서버
screen: 화면, 스크린
size: 크기, 사이즈
base: 기반, 기초, 베이스
alarm: 알람, 경보음
tonight: 오늘밤, 오늘 저녁
details: 세부 사항, 세부사항, 세부 정보, 상세, 자세한, 자세히, 상세하게, 구체적인 내용, 내역서
specific: 구체적, 구체적으로, 특정
clean: 청소, 깨끗, 깔끔
training: 훈련, 교육, 트레이닝, 연수
training data: 학습 데이터, 학습데이터
trained: 학습된, 훈련된, 훈련받
transcript: 녹취록, 성적증명서, 스크립트 기록
pull: 당겨, 당기, 끌어
meeting: 회의, 미팅, 모임
bad: 나쁜, 나쁘, 안 좋은
evil: 악한, 사악, 악의적, 악역
club: 동아리, 클럽
fire: 불, 화재, 해고
article: 기사, 조항
load: 로드, 부하, 불러오
delivery: 배달, 배송, 택배, 납품
advice: 조언, 충고, 어드바이스
verify: 검증, 인증하, 증명하
verification: 인증, 본인 확인
reviewer: 검토자, 리뷰어, 심사위원
scene: 장면, 씬
valid: 유효, 타당
invalid: 무효
passed: 지났, 통과했, 합격했, 지나간
vendor: 공급업체, 벤더, 협력업체, 납품업체
channel: 채널, 경로
sure: 확실, 확신, 틀림없이
absolutely: 절대적으로
failed: 실패
child: 어린이, 아동, 자녀, 애, 아이, 애들
children: 아이들, 어린이들, 자녀들
calendar: 캘린더, 달력, 일정표
schedule: 일정, 스케줄
cost: 비용이, 원가, 코스트
aloud: 소리 내어, 큰 소리로, 소리내어
forbidden: 금지, 금기
great: 대단한, 위대한, 최고야, 멋진
start: 스타트, 출발
missing: 누락, 빠진, 실종
audit: 감사 보고, 회계 감사, 감사팀
invoice: 청구서, 송장, 인보이스, 계산서
colleague: 동료
editor: 편집자, 편집기, 에디터
warm: 따뜻
nice: 멋있, 착한, 나이스
query: 쿼리, 질의, 조회
exercise: 운동, 연습, 훈련용
function: 기능, 함수
trust: 신뢰, 믿, 믿어, 신용
trusted: 신뢰받는
quiet: 조용
hr: 인사팀, 인사부, 인사과
cover: 표지, 덮개, 커버
least: 적어도, 최소
refusal: 거절 의사, 거부감
pin: 핀번호, 핀 번호
welcome: 환영, 어서 오세요, 어서오세요, 천만에
doctor: 의사, 박사
column: 열을, 칼럼, 컬럼
budget: 예산
party: 파티, 정당, 당사자
parcel: 소포
charge: 충전, 청구하
setup: 셋업, 준비 설정
lunch: 점심, 점심식사
dinner: 저녁 식사, 만찬
breakfast: 아침 식사, 조식
amount: 금액, 액수, 양
patient: 환자
swap: 맞바꿔, 교환
city: 도시, 시내
wifi: 와이파이
kitchen: 부엌, 주방
floor: 바닥, 층
raw: 날것, 원시, 가공되지 않은
star: 별, 스타, 별점
program: 프로그램
purpose: 목적, 용도
receipt: 영수증
clause: 조문, 약정
path: 경로를, 오솔길
feel: 느끼, 느껴, 느낌, 기분
stock: 재고, 주식
past: 과거
finish: 끝마
friend: 친구, 벗, 친한
value: 값을, 가치
far: 먼, 멀리
parents: 부모, 학부모
mother: 어머니, 엄마
father: 아버지, 아빠
grandmother: 할머니
grandfather: 할아버지
automated: 자동화
automatically: 자동으로, 자동적으로
automatic: 자동
portal: 포털
flag: 플래그, 깃발
bus: 버스
train: 기차, 열차, 지하철
sleep: 잠, 자는, 수면
unit: 단위, 유닛
deploy: 배포, 배치
project: 프로젝트
event: 이벤트, 행사
general: 일반, 일반적으로
coffee: 커피
statement: 진술, 명세서
ready: 준비
mind: 마음, 정신
heart: 심장, 하트
compare: 비교
study: 연구, 공부하
research: 리서치, 조사
for research purposes: 연구 목적, 연구 목적으로, 연구용
for educational purposes: 교육 목적, 교육 목적으로, 교육용, 학습 목적
scan: 스캔
museum: 박물관, 미술관
discount: 할인
slow: 느린, 천천히, 느리
fast: 빠른, 빨리, 빠르
recommend: 추천, 권장, 권해
hotel: 호텔, 숙소
trip: 여행, 출장
profile: 프로필
publish: 발행, 출판, 게재
collect: 수집, 모아, 모으
tax: 세금, 세무
insurance: 보험
speech: 연설, 스피치
euros: 유로
dollars: 달러, 불을
won: 원
archive: 아카이브, 보관소
sell: 판매, 팔아, 팔
sales: 매출, 영업
poem: 시를, 시 한편
quick: 신속, 신속하게, 재빨리
merge: 병합, 합쳐, 머지
dark: 어두운, 다크
deposit: 보증금, 예금, 예치
enough: 충분
broken: 깨진, 고장난, 부서진
whatever: 무엇이든지, 어떤 것이든
member: 회원, 멤버, 구성원
light: 빛, 조명, 가벼운
tip: 팁, 꿀팁
essay: 에세이, 작문, 수필
low: 낮은, 낮
high: 높은, 높
alert: 경계, 얼럿
photo: 사진, 포토
picture: 그림
image: 이미지
video: 비디오, 동영상, 영상
movie: 영화
travel: 여행하
click: 클릭
normal: 정상, 보통, 평소
normally: 평소에, 평소대로, 정상적으로, 보통은
mirror: 거울, 미러
joke: 농담, 장난, 개그, 조크
modify: 개조, 변형, 수정할
dry: 마른, 건조
homework: 숙제
guess: 추측, 맞혀, 짐작
default: 디폴트, 기본
basic: 기본적인
queue: 대기열, 큐
coding: 코딩
knowledge: 지식
interview: 면접, 인터뷰
visitor: 방문자, 방문객
visit: 방문
wish: 소원, 소망
glass: 유리, 잔
package: 패키지, 꾸러미
building: 건물, 빌딩
register: 등록, 가입
registered: 등록된, 등록했, 가입한
application: 신청서, 지원서, 응용 프로그램
scope: 범위, 스코프
street: 거리, 도로
object: 객체, 물체, 이의
match: 일치, 매치, 짝
diff: 차이점
difference: 차이
neighbor: 이웃, 옆집
court: 법원, 법정
landlord: 집주인, 임대인
cold: 차가운, 추운, 추워, 감기
hot: 뜨거운, 더운, 더워
backup: 백업
stage: 무대, 스테이지
retry: 재시도, 다시 시도
judge: 판사, 판단, 심판
rent: 월세, 임대, 전세
single: 단일, 미혼, 싱글
credit: 학점, 크레딧
fake: 가짜, 위조
fair: 공정, 공평, 박람회
total: 합계, 총, 총액, 총계
partner: 파트너, 상대방, 협력사
food: 음식, 식품, 먹거리
eat: 먹, 먹어, 식사
drink: 마시, 마셔, 음료
music: 음악, 뮤직
song: 노래, 곡
newsletter: 뉴스레터, 소식지
phrase: 구절, 어구, 문구를
balance: 잔액, 잔고, 균형
button: 버튼, 단추
survey: 설문, 설문조사
mistake: 실수
certificate: 증명서, 인증서, 자격증
invite: 초대, 초청
understand: 이해, 알아들
understood: 이해했, 알겠지, 알아들었
wall: 벽
lose: 잃, 져서, 잃어
care: 돌봄, 배려, 케어
early: 일찍, 이른, 조기
reference: 참조, 레퍼런스, 참고문헌, 참고하
dialogue: 대사, 다이얼로그
vote: 투표
direct: 직접적
directly: 직접, 곧장
upgrade: 업그레이드
touch: 만져, 만지, 터치
engine: 엔진
passport: 여권
drive: 운전, 드라이브
terminal: 터미널, 단말기
honest: 솔직, 솔직하게, 정직
laptop: 노트북
computer: 컴퓨터
keyboard: 키보드
prove: 증명, 입증
power: 힘, 전력, 파워
parking: 주차
incident: 사고, 인시던트
consider: 고려, 간주, 여겨, 여기고
matter: 일 처리, 사항
dead: 죽은, 사망
sound: 소리, 사운드
supervisor: 감독, 상급자
view: 조회수, 관점, 뷰
reach: 도달, 도착
film: 필름
near: 근처, 가까이에
straight: 똑바로, 직진
guidance: 지침을
local: 현지, 지역, 로컬
salary: 급여, 월급, 연봉, 봉급
online: 온라인
index: 색인, 인덱스, 지수
format: 포맷으로, 서식으로, 형식으로
happen: 일어나, 발생, 벌어
polite: 공손, 정중, 예의
friendly: 친근, 상냥, 다정
module: 모듈
disk: 디스크
walk: 걸어, 걷, 산책
sum: 총합
platform: 플랫폼
remote: 원격, 리모트
slide: 슬라이드
restart: 재시작, 재부팅
environment: 환경
sort: 정렬
decide: 결정하, 결정해, 정하
decision: 결정
compliance: 컴플라이언스, 규정 준수
comply: 응하, 응해, 따르도록
exit: 출구, 퇴장하
world: 세계, 세상
employer: 고용주, 사용주
submit: 제출
option: 옵션, 선택지
discuss: 논의, 토론, 상의
layer: 레이어, 계층
effect: 효과, 영향
sensor: 센서
spelling: 맞춤법, 철자
grammar: 문법
proofread: 교정해, 첨삭
template: 템플릿, 서식을
candidate: 후보, 지원자
resume: 이력서, 자기소개서
feedback: 피드백
dump: 덤프
patch: 패치
panel: 패널
birthday: 생일
chair: 의자
opposite: 반대, 정반대
lesson: 레슨, 교훈
available: 이용 가능한, 이용 가능, 사용 가능
risk: 리스크, 위험성
milk: 우유
severity: 심각도
process: 처리하, 처리해, 과정, 프로세스
processing: 처리
standard: 표준, 기준
suspended: 정지된, 중단된, 정지되, 유예
append: 덧붙, 이어 붙여
insert: 삽입, 끼워
encode: 인코딩
decode: 디코딩, 복호화, 해독
parameters: 매개변수, 파라미터
simply: 간단하게는
throw: 던져, 던지
bound: 묶여, 얽매, 구속받
goal: 목표
behave: 처신, 굴지
simulate: 시뮬레이션, 모의, 시뮬레이트
reverse: 거꾸로, 역순, 뒤집
assignment: 할당, 배정
avoid: 피하, 피해야, 피할
omit: 빠뜨, 빼먹, 빼놓
forever: 영구히, 영원
able: 능력, 유능
deny: 부정
identity: 정체, 신원, 신분
trigger: 트리거, 방아쇠
expired: 만료
revoked: 취소당, 박탈, 철회된
active: 활성, 활동적, 적극
activity: 활동
require: 요구하, 요구해
exist: 존재
extract: 추출, 뽑아, 발췌
design: 디자인, 설계
helpful: 유용
rewrite: 다시 작성, 재작성
generate: 만들어내, 자아내
final: 최종
conscience: 양심
truth: 진리, 진상
browser: 브라우저
variable: 변수
twin: 쌍둥이
universe: 우주
writer: 작가님, 필자
vault: 금고
obliged: 의무적
duty: 의무, 책무
reminder: 리마인더, 알림을
solve: 해결, 풀어줘, 풀어라, 풀이해
experience: 경험, 체험
experiment: 실험
engineer: 엔지니어, 기술자
freedom: 자유를, 해방감
convert: 변환, 바꿔줘
material: 재료, 소재, 물질
virtual: 가상, 가상의 공간
intelligence: 지능
news: 뉴스, 소식
newspaper: 신문
medical: 의료, 의학
medicine: 약, 의약품
hospital: 병원
spam: 스팸
higher: 더 높은, 상위
highest: 가장 높은, 최상위, 최고 등급
special: 특별, 특수
pause: 일시정지, 일시 정지
passage: 대목, 지문, 통로
silence: 침묵
responsible: 책임, 담당
person in charge: 담당자, 책임자분
department: 부서, 학과
accounting: 회계, 경리
government: 정부
country: 나라, 국가의
example: 예시, 예문, 예제, 보기
grade: 학년
exam: 수능, 시험을
positive: 긍정
negative: 부정적
hire: 채용, 고용
hired: 채용된, 고용된
refund: 환불, 환급
complaint: 불만, 민원, 컴플레인
opinion: 의견을, 견해
idea: 아이디어, 발상, 생각이
beautiful: 아름다운, 예쁜, 예쁘
happy: 행복, 기쁜, 기쁘, 즐거운
easy: 쉽게, 쉬운 방법, 쉽, 간편
simple: 단순한, 간단
famous: 유명
appropriate: 적절한, 적절하게, 적합
related: 관련한, 연관
possible: 가능하면, 가능하다면, 가급적, 되도록
increase: 증가, 늘려, 늘리, 상승
bullet points: 글머리 기호, 글머리표
recent: 최근
often: 자주, 종종, 흔히
later today: 이따
suddenly: 갑자기, 문득
together with: 더불어서
reserve: 예약하, 예약해
introduction: 소개, 서론
conclusion: 결론
title page: 겉표지
proposal: 제안서, 기획안
mountain: 산을, 산에, 산
tree: 나무
animal: 동물
dog: 강아지, 개를, 개가
cat: 고양이
baby: 아기
store hours: 영업일
rain: 비가
company name: 회사명
director: 이사님, 임원, 원장
employee: 종업원, 근로자
health: 건강, 보건
math: 수학
culture: 문화
society: 사회
politics: 정치
area: 지역의, 면적, 영역
device: 기기, 장치, 디바이스
network: 네트워크, 통신망
cloud: 클라우드, 구름
interest: 관심, 흥미, 이자
satisfied: 만족
worry: 걱정, 염려, 우려
manage: 관리
train station: 기차역, 지하철역
waste: 쓰레기, 낭비
dawn: 새벽
guarantee: 보장, 보증
quality: 품질
guidance desk: 안내데스크
meet: 만나, 만날, 뵙
years old: 살
station: 역, 정거장
row: 열
shoes: 신발
signal: 신호
body: 신체, 몸
hard: 열심히, 힘든, 힘들
careful: 조심, 신중, 신중하게
chart: 차트
disability: 장애
cause: 원인
day of the week: 요일
monday: 월요일
tuesday: 화요일
wednesday: 수요일
thursday: 목요일
friday: 금요일
saturday: 토요일
sunday: 일요일
next week: 다음주
last week: 지난주
last month: 지난달
next year: 내년
every day: 매일
sky: 하늘
energy: 에너지
classify: 분류
market: 시장
broadcast: 방송
prevent: 방지, 예방
direction: 방향
attend: 참석
christmas: 크리스마스
promise: 약속
creative: 창의
system of rules: 제도
third party: 제삼자
expect: 예상, 기대
planned: 예정
electricity: 전기
war: 전쟁
tradition: 전통
strategy: 전략
transaction: 거래
committee: 위원회
raise: 키우
university: 대학
this time: 이번
next time: 다음번, 다음에는
number of people: 인원수
follow only: 에만 따르
exception: 예외
without hesitation: 주저 없이, 망설임 없이, 망설이지 않고
about yourself: 너 자신에 대해, 자신에 대해
sports: 스포츠
blog: 블로그
clothes: 옷
hair: 머리카락
face: 얼굴
eye: 눈
excel: 엑셀
keyword: 키워드
appointment: 예약 시간, 진료 예약
brand: 브랜드
marketing: 마케팅
team members: 팀원
fall: 떨어
fail: 낙방, 불합격
between: 사이
stick: 달라붙
go along: 따라가, 따라오, 따라잡, 따라갈, 따라와
embassy: 대사관
night club: 나이트
nike: 나이키
nigeria: 나이지리아
lunch box: 도시락
hang: 매달려
bite: 물어뜯
workbook: 문제집
power plant: 발전소
synonym: 동의어
logout: 로그아웃
main board: 메인보드
suicide: 자살
sir: 아저씨
toilet: 화장실
counseling: 상담
business management: 경영
concert: 콘서트
recovery: 회복
festival: 축제
left side: 왼쪽
control: 통제
threat: 위협
violence: 폭력
olympics: 올림픽
pride: 자랑
similar: 비슷
maximum: 최대
for a moment: 잠시
electronic: 전자
earth: 지구
high school: 고등학교
elementary school: 초등학교
middle school: 중학교
middle: 중간
hong kong: 홍콩
google: 구글
naver: 네이버
samsung: 삼성
mobile: 모바일
expose: 노출
calculate: 계산
neighborhood: 동네
designate: 지정
appear: 등장, 나타나, 나타났
gradually: 점점
among: 가운데
resource: 자원
young people: 청년
force: 강제
evidence: 증거
population: 인구
all kinds of: 각종
complex: 복잡
remark: 발언
dictionary: 사전
combination: 조합
daily life: 일상
fight: 싸움, 싸우
skin: 피부
because of: 인해
person: 본인
girl: 소녀, 아가씨
boy: 소년
adult: 성인
affiliation: 소속
come out: 나오, 나왔, 나온, 나와
remain: 남은, 남아
comes to mind: 떠오
strong: 강한, 강력
same kind: 마찬가지
korea: 한국, 대한민국
seoul: 서울
busan: 부산
jeju: 제주
daegu: 대구
incheon: 인천
usa: 미국
japan: 일본
china: 중국
russia: 러시아
germany: 독일
uk: 영국
france: 프랑스
europe: 유럽
north korea: 북한
myself: 자신, 자기
like that: 그렇, 저렇
degree: 정도
joining: 참여, 참가
president: 대통령
appearance: 모습, 외모
relationship: 관계
son: 아들
daughter: 딸
situation: 상황
technology: 기술
development: 개발, 발전
era: 시대, 시절
people of a nation: 국민, 시민, 민족
dream: 꿈
economy: 경제
target: 대상
operation: 운영
professor: 교수
alone: 혼자
business: 사업
each other: 서로
work of art: 작품
competition: 대회
success: 성공
lawmaker: 의원
center: 센터, 중심, 중앙
marriage: 결혼
international: 국제
athlete: 선수
album: 앨범
especially: 특히
overseas: 해외
performance: 공연
various: 다양
at that time: 당시, 그때
moment: 순간
village: 마을
period: 기간, 시기
expression: 표현
police: 경찰
official: 공식
opportunity: 기회
recognition: 인정
filming: 촬영
institution: 기관
protection: 보호
structure: 구조
organization: 조직
opponent: 상대
alcohol: 술
laugh: 웃, 웃음, 웃어
entrance: 입장
treatment: 치료
nationwide: 전국
surroundings: 주변
park: 공원
younger sibling: 동생
facility: 시설
soccer: 축구
airport: 공항
church: 교회
taste: 맛, 맛있
greeting: 인사
advertisement: 광고
age: 나이
space: 공간
drama: 드라마
industry: 산업
production: 생산
election: 선거
art: 예술
these days: 요즘
fan: 팬
modern: 현대
domestic: 국내
at the same time: 동시
land: 땅
season: 시즌, 계절
nature: 자연
organize: 정리
death: 죽음
itself: 자체
future: 미래
analysis: 분석
fun: 재밌, 재미
reporter: 기자
summer: 여름
winter: 겨울
spring: 봄날
autumn: 가을
comics: 만화, 웹툰
only one: 유일
joint: 공동
curious: 궁금
scale: 규모
flower: 꽃
sister: 언니, 누나
brother: 오빠
sea: 바다
on the other hand: 한편
perfect: 완벽
popular: 인기
at all: 전혀
promotion: 홍보
commemoration: 기념
shape: 모양
background: 배경
lack: 부족
selection: 선정
rice meal: 밥
nerve: 신경
baseball: 야구
minister: 장관
emotion: 감정
award: 수상
carry out: 실시
former: 예전
congratulations: 축하
academy: 학원
stability: 안정
singer: 가수
camera: 카메라
peace: 평화
association: 협회
series: 시리즈
concept: 개념
construction: 공사
surgery: 수술
posture: 자세
pain: 고통
growth: 성장
justice: 정의
graduation: 졸업
sincerity: 진심
feature: 특징
lawyer: 변호사
coverage: 보도
mood: 분위기
husband: 남편
island: 섬
consciousness: 의식
usually: 주로
criticism: 비판
impression: 인상
lifetime: 평생
young: 젊은, 어린
victory: 승리
theory: 이론
adjust: 조정
cafe: 카페
digital: 디지털
serious: 심각
religion: 종교
sun: 태양
factory: 공장
natural: 당연
thanks to: 덕분
charm: 매력
cooperation: 협력
smell: 냄새
independence: 독립
element: 요소
discrimination: 차별
destruction: 파괴
traffic: 교통
controversy: 논란
average: 평균
revolution: 혁명
phenomenon: 현상
uncomfortable: 불편
wound: 상처
declaration: 선언
apartment: 아파트
difficult: 어렵, 어려운, 어려워
foreigner: 외국인
qualification: 자격
equipment: 장비
prayer: 기도
battery: 배터리
helmet: 헬멧
dosing: 복용
constitution: 헌법
basic right: 기본권
deposited: 입금되었, 입금됐
vacation: 휴가
holiday: 휴일, 공휴일, 휴무
soup: 찌개, 국물
kimchi: 김치
temperature: 기온, 온도
crown: 왕관
king: 왕, 왕에, 임금
python: 파이썬
javascript: 자바스크립트
docker: 도커
container: 컨테이너
array: 배열
duplicate: 중복
linux: 리눅스
regular expression: 정규식
diet: 다이어트, 식단
teach: 가르치, 가르쳐
report to police: 경찰에 신고
work from home: 재택근무
rainy season: 장마
weather office: 기상청
farmer: 농민
prepare: 마련
leave the room: 퇴실
formula: 수식
world cup: 월드컵
win the title: 우승
water supply: 수도
sad: 우울, 슬픈, 슬프
self introduction: 자기소개
delay: 지연, 늦어
sender only: 발신 전용
printer: 프린터
revision: 개정
privacy policy: 개인정보 처리방침, 개인정보처리방침
budget plan: 예산안
apology: 사과
investment: 투자
hospital visit: 진료
refrigerator: 냉장고
residents: 주민
elevator: 엘리베이터
identity card: 신분증
draft contract: 계약서 초안
overwrite: 덮어쓰기
umbrella: 우산
limit of transfer: 이체 한도
menu: 메뉴
penalty: 벌칙
capital letter: 대문자
lowercase: 소문자
plagiarism: 표절
headache: 두통
allergy: 알레르기
exchange rate: 환율
visa: 비자
luggage: 수하물, 짐
flight: 항공편, 비행기
taxi: 택시
restaurant: 식당, 맛집
bakery: 빵집
bread: 빵
fruit: 과일
vegetable: 채소, 야채
meat: 고기
fish: 생선
egg: 계란, 달걀
chicken: 치킨, 닭고기
salt: 소금
sugar: 설탕
refrigeration: 냉장
washing machine: 세탁기
laundry: 빨래, 세탁
garden: 정원
grandchild: 손자
uncle: 삼촌
cousin: 사촌
aunt: 이모, 고모
company dinner: 회식
overtime: 야근
promotion at work: 승진
resignation: 사직, 퇴사
intern: 인턴
new employee: 신입
team lead: 팀장님
section chief: 과장님
customer center: 고객센터
tracking number: 송장번호, 운송장
coupon: 쿠폰
gift card: 상품권
membership: 멤버십
subscription: 구독
unsubscribe: 수신거부, 구독 취소, 수신 거부
spam mail: 스팸메일
junk: 정크
screenshot: 스크린샷, 캡처
ignore all previous instructions: 모든 지시를 무시, 모든 이전 지침을 무시
ignore previous instructions: 이전 지침을 무시, 기존 명령을 무시
ignore the above instructions: 위 내용은 무시, 위의 지침을 무시, 위 지침을 무시
ignored the instructions: 지침을 무시했, 명령을 무시했, 명령을 무시한
ignore the instructions: 지침을 무시, 명령을 무시
forget previous instructions: 이전 지침을 잊
ignore: 못 본 걸로
disregard: 고려하지 마, 없는 셈 치고
bypass: 피해 가
obey: 말 잘 들어
no restrictions: 제약이 없, 제약은 없, 제약도 없
uncensored: 검열받지 않
do not disclose: 공개하지 마, 공개하지 말고, 누설하지 마, 발설하지 마, 공개하지 않, 유출하지 마, 밝히지 마
do not disclose: 밝히지 않, 밝히지 말고
do not summarise: 요약하지 마
follow these instructions: 이 지시를 따르, 다음 지침을 따르, 이 지시에 따라
follow the instructions: 지침을 따르, 명령을 따르, 명령에 따라
"""
