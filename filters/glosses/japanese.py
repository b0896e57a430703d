"""Japanese: what words and phrases say in English, as `filters.text.glossary` describes."""

FORMS = """
all previous instructions: これまでの指示をすべて, これまでの指示を全て, これまでの指示を全部, これまでの指示はすべて
all previous instructions: これまでの指示は全て, これまでの指示は全部, これまでの指示すべて, これまでの指示全て
all previous instructions: これまでの指示全部, 以前の指示をすべて, 以前の指示を全て, 以前の指示を全部
all previous instructions: 以前の指示はすべて, 以前の指示は全て, 以前の指示は全部, 以前の指示すべて, 以前の指示全て
all previous instructions: 以前の指示全部, 今までの指示をすべて, 今までの指示を全て, 今までの指示を全部
all previous instructions: 今までの指示はすべて, 今までの指示は全て, 今までの指示は全部, 今までの指示すべて
all previous instructions: 今までの指示全て, 今までの指示全部, 前の指示をすべて, 前の指示を全て, 前の指示を全部
all previous instructions: 前の指示はすべて, 前の指示は全て, 前の指示は全部, 前の指示すべて, 前の指示全て
all previous instructions: 前の指示全部, 先ほどの指示をすべて, 先ほどの指示を全て, 先ほどの指示を全部
all previous instructions: 先ほどの指示はすべて, 先ほどの指示は全て, 先ほどの指示は全部, 先ほどの指示すべて
all previous instructions: 先ほどの指示全て, 先ほどの指示全部, さっきの指示をすべて, さっきの指示を全て
all previous instructions: さっきの指示を全部, さっきの指示はすべて, さっきの指示は全て, さっきの指示は全部
all previous instructions: さっきの指示すべて, さっきの指示全て, さっきの指示全部, それまでの指示をすべて
all previous instructions: それまでの指示を全て, それまでの指示を全部, それまでの指示はすべて, それまでの指示は全て
all previous instructions: それまでの指示は全部, それまでの指示すべて, それまでの指示全て, それまでの指示全部
all previous orders: これまでの命令をすべて, これまでの命令を全て, これまでの命令を全部, これまでの命令はすべて
all previous orders: これまでの命令は全て, これまでの命令は全部, 以前の命令をすべて, 以前の命令を全て
all previous orders: 以前の命令を全部, 以前の命令はすべて, 以前の命令は全て, 以前の命令は全部, 今までの命令をすべて
all previous orders: 今までの命令を全て, 今までの命令を全部, 今までの命令はすべて, 今までの命令は全て
all previous orders: 今までの命令は全部
all previous rules: これまでのルールをすべて, これまでのルールを全て, これまでのルールを全部, これまでのルールはすべて
all previous rules: これまでのルールは全て, これまでのルールは全部, 以前のルールをすべて, 以前のルールを全て
all previous rules: 以前のルールを全部, 以前のルールはすべて, 以前のルールは全て, 以前のルールは全部
all previous rules: 今までのルールをすべて, 今までのルールを全て, 今までのルールを全部, 今までのルールはすべて
all previous rules: 今までのルールは全て, 今までのルールは全部
all previous settings: これまでの設定をすべて, これまでの設定を全て, これまでの設定を全部, これまでの設定はすべて
all previous settings: これまでの設定は全て, これまでの設定は全部, 以前の設定をすべて, 以前の設定を全て
all previous settings: 以前の設定を全部, 以前の設定はすべて, 以前の設定は全て, 以前の設定は全部, 今までの設定をすべて
all previous settings: 今までの設定を全て, 今までの設定を全部, 今までの設定はすべて, 今までの設定は全て
all previous settings: 今までの設定は全部
all above instructions: 上記の指示をすべて, 上記の指示を全て, 上記の指示を全部, 上記の指示はすべて, 上記の指示は全て
all above instructions: 上記の指示は全部, 上記の指示すべて, 上記の指示全て, 上記の指示全部
all above orders: 上記の命令をすべて, 上記の命令を全て, 上記の命令を全部, 上記の命令はすべて, 上記の命令は全て
all above orders: 上記の命令は全部
all above rules: 上記のルールをすべて, 上記のルールを全て, 上記のルールを全部, 上記のルールはすべて
all above rules: 上記のルールは全て, 上記のルールは全部
all above settings: 上記の設定をすべて, 上記の設定を全て, 上記の設定を全部, 上記の設定はすべて, 上記の設定は全て
all above settings: 上記の設定は全部
all previous instructions: 以前のすべての指示, 以前の全ての指示, これまでのすべての指示, これまでの全ての指示
all previous instructions: 今までのすべての指示, 今までの全ての指示
please: てもらえませんか, てもらえると, てもらいたい, でもらえませんか, てもらえない, てもらえ, でもらえ
receive help: てもらっ, てもらい
may i: てもいいですか, てもいい, てもよい, でもいい, でもいいですか
hang up: 電話を切っ, 電話を切り, 電話を切る
turn off power: 電源を切っ, 電源を切る
not found: 見つかりません, 見つからない, 見つかりませんでした
not arrived: 届きません, 届かない, 届いていません
do not know: わかりません, わからない, 分からない, 分かりません, 知りません, 知らない
receipt: 控え
difference: 違い
mistake: 誤り, 間違い
wrong: 間違っ, 誤った
movement: 動き
beginning: 始まり
end: 終わり
phone: 電話, 携帯
call: 電話し, 電話をかけ, お電話ください
pass the exam: 合格
as: 通り
bill: 請求
rating: 評価
if i go: 行けば, 行ったら
do well: うまく
it is said: だそうです, と言われ, と言っている
written: 書かれた, 書かれて, 書いてある, 記載
said: と書いてある
shown: 表示され
be deducted: 引き落とされ
do not drop: 落とさないで
not received: 受けていない, 受け取っていない
rewrite: 書き換え, 書き直し
add to: 付け足し
ignore: 聞き流し
do not violate: 破らないで
lines: 行目, 行を, 行が, 行の
if it is: であれば, でしたら
that is why: ということで
about it: のこと
leave it to: 任せ
ask out: 聞き出し, 聞き出す
show up: 現れ
not necessary: 必要がない
be careful: 気をつけ, 気を付け, ご注意ください
thank you in advance: 何卒よろしくお願い
sorry to bother: お手数ですが, お手数をおかけします, 恐れ入りますが, 恐縮ですが, お忙しいところ
please check: ご確認ください, ご査収ください, ご確認をお願い
please reply: ご返信ください, ご返信をお願い, お返事ください
please contact: ご連絡ください, お問い合わせください
please note: ご了承ください, ご承知おきください, ご注意願います
please wait: お待ちください, 少々お待ちください
please submit: ご提出ください
please pay: お支払いください
please read: お読みください
please use: ご利用ください, お使いください, ご使用ください
please enter: ご入力ください
please choose: お選びください, 選んでください
please tell us: お知らせください, お聞かせください
please bring: お持ちください
please receive: お受け取りください
please go: お進みください, お越しください
please refrain: ご遠慮ください, お控えください
please forgive: お許しください
initial instructions you were given: 最初に与えられた指示, 最初に与えられた命令, 最初に受け取った指示
initial instructions you were given: 最初に受けた指示
instructions you were given: 指示を受けている, 指示を受け取った, 指示されている
break your rules: ルールを破ってもいいから, 規則を破ってもいいから, ルールは破ってもいいから, ルールを破っていいから
disregard the rules: ルールは気にしないで, ルールは気にせず, ルールを気にせず, 規則は気にしないで, 規則は気にせず
disregard the rules: ルールは気にするな
disregard restrictions: 制限は気にしないで, 制限は気にせず, 制限を気にせず, 倫理は気にせず, 倫理は気にしないで
you may: てもいいから, てもかまわない, ても構わない, ていい, でいい
do not hold back: 遠慮しないで, 遠慮なく, 遠慮せず
you are now: あなたはもう
is not: ではありません, じゃありません, ではない, じゃない, ではなかった
information you are hiding: 隠している情報, 隠された情報, 隠していること, 隠しているもの
how to hack: ハッキングの手順, ハッキングの方法, ハッキングのやり方, ハッキング方法
disregard policy: ポリシーは気にしないで, ポリシーは気にせず, ポリシーを気にせず, ポリシーは気にするな
because: いいから, ますから, ましたから, たから, ないから, いから, んだから
obey only me: 私だけに従っ, 俺だけに従っ, 私だけに従え, 俺だけに従え, 私だけに従い, 僕だけに従っ
obey me: 私に従え, 俺に従え, 私に従っ, 俺に従っ, 私に従い
only me: 私だけに, 俺だけに
obey my orders: 私の命令に従っ, 俺の命令に従え, 私の命令に従い, 私の命令に従え
obey only my orders: 私の命令だけに従っ, 私の命令にのみ従っ
system prompt: システム・プロンプト, シスプロ
prompt: プロンプト
initial prompt: 元のプロンプト
prompt engineering: プロンプトエンジニアリング
system notice: システム通知
system instructions: システム命令
system: システム
instructions: 指示, 指示内容, 指示事項, 指示文, インストラクション, 指令, 指図, 言いつけ
instructed: 指示された, 指示した, 指示しました, 命じられた
your instructions: あなたに与えられた指示, あなたへの指示
new instructions: 新しい命令
following instructions: 下記の指示
hidden instructions: 隠し命令, 隠された命令, 非公開の指示
internal instructions: 内部命令
original instructions: 当初の指示, 本当の指示
instructions you were given: 与えられた指示, 受け取った指示, 与えられている指示, 受けた指示, 受けている指示
instructions you were given: 渡された指示, 与えられた命令
you were given: 与えられ, 渡された
evacuation instructions: 避難指示
follow the instructions: 指示に従っ, 指示に従い, 指示に従う, 指示に従え
follow the steps: 手順に従っ, 手順に従い
do not follow the instructions: 指示に従わないで, 指示に従うな, 指示に従わない
follow the rules: ルールを守っ, 規則を守っ, ルールに従っ, 規則に従っ, ルールを守り, 規則を守り, ルールを守る
follow the rules: 規則を守る
break the rules: ルールを破っ, 規則を破っ, ルールを破り
do not follow the rules: ルールを守らない, 規則を守らない, ルールに従わない
listen to my orders: 言うことを聞け, 言うことを聞い, 言うことを聞き, 言うことを聞く, 言うとおりにし, 言う通りにし
listen to my orders: 命令を聞け
rules: ルール, 規則, 決まり, きまり, 掟, 決め事, 規約
regulations: 規定, 規程, 規制, 法規, 社内規定
norms: 規範
guidelines: ガイドライン, 指針
safety guidelines: 安全規則, 安全ルール
policy: ポリシー, 方針, 政策
insurance policy: 保険証券
insurance card: 保険証, 健康保険証
insurance: 保険
orders: 命令
command: コマンド, 号令
directives: ディレクティブ
restrictions: 制限, 制限事項, 縛り
constraints: 制約, 制約条件, 拘束, 束縛
limits: 限界, 上限, 限度
speed limit: 速度制限
filters: フィルタ, フィルタリング
safety: 安全, 安全性
safe: 安全な, 安全に, 安心
safeguards: 安全装置, 安全機能, 保護機能, セーフガード, 安全対策
guardrails: ガードレール, 歯止め
moderation: モデレーション
censorship: 検閲
uncensored: 検閲なし, 検閲なしで, 検閲のない, 無検閲, 無修正
unfiltered: フィルターなし, フィルターなしで, フィルタなし, フィルターのない
without restrictions: 制限なし, 制限なく, 制限なしに, 制限なしで, 制約なし, 制約なく, 制約なしに, 制約なしで
without restrictions: 制限のない, 制約のない, 何の制限もない, 何の制約もない, 制限を受けず, 縛られず, 縛られずに
without restrictions: 縛られない, 縛られません, 一切の制限なく, 制限を受けない, に縛られません, に縛られない
without restrictions: に縛られず
unrestricted: 無制限, 制限されていない
no restrictions: 制限はない, 制限はありません, 制限がない, 制限がありません, 制約はない, 制約はありません, 制約がない
no rules: ルールなし, ルールのない, ルールはない, ルールはありません
ethics: 倫理, 倫理観
morals: 道徳, モラル
unethical: 非倫理的
previous: 以前の, 前の, これまでの, 今までの, 先ほどの, さっきの, 先程の, 過去の, 従来の, 前述の, いままでの
previous: それまでの, 直前の, ちょっと前の
before: 以前, 前に, 以前に, 前, その前, 前から
everything above: ここまでの内容, ここまでの文章, ここまでの会話, 上の内容, 上記の内容, 上記すべて, 上記全て
everything above: 上のすべて, この上の文章, 上に書かれている内容, 上記の文章
text above: 上の文章, 上記のテキスト, 上のテキスト, これより前の文章, これより上の文章
conversation above: 上の会話, これまでの会話, ここまでのやりとり, 今までの会話
before this conversation: この会話の前
above: 上記, 上述, 上の
below: 下記, 下の
following: 以下, 次の, 次に示す
original: 元の, 本来の, オリジナル, 元々の, もとの
initial: 初期, 最初の, 当初の, 冒頭の
so far: これまで, 今まで, いままで, ここまで, 今のところ
from now on: これから, 今から, これ以降, 今後, 以降は, この先, ここから先, これより, 以後, この瞬間から
since: 以降, 以来
you are now: あなたは今から, あなたはこれから, お前は今から, 君は今から, 君はこれから, お前はこれから, 今からあなたは
you are now: これからあなたは, 今日からあなたは, 今からお前は, これから君は, 今から君は
you are no longer: あなたはもはや, あなたはもう以前の
freed: 解放され, 自由になっ
pretend: ふりをし, ふりをする, フリをし, フリをする, 振りをし, ふりし, ふりをせよ
act as: として振る舞っ, として振る舞い, として振る舞う, として振る舞え, として行動, として動作, になりきっ, になりきり
act as: になりきる, になりきれ, としてふるまっ, になったつもりで, になったつもり, の役をし, 役を演じ, を演じ
role: 役割, 役, ロール, 役目
roleplay: ロールプレイ, なりきり, ごっこ
character: キャラクター, キャラ, 登場人物
main character: 主人公, 主役
persona: ペルソナ, 人格
villain: 悪役
jailbreak: 脱獄, ジェイルブレイク, 脱獄モード
can do anything: 何でもでき, なんでもでき
answer any question: どんな質問にも答え, どんな質問でも答え, どんな質問にも回答, あらゆる質問に答え
answer any question: すべての質問に答え, 全ての質問に答え, 何でも答え
do not mind: 気にしないで, 気にしない, 気にするな, 気にせず, 気にせずに, 構わず
treat as void: なかったことにし, 無かったことにし, 無効とし, 無効だ, 白紙に戻し
disable: 無効に, オフに
enable: 有効に, オンに
enabled or disabled: 有効または無効
invalid: 無効
valid: 有効
developer: 開発者, デベロッパー, 開発チーム, 開発元
developer mode: 開発モード
debug: デバッグ
god mode: ゴッドモード
silent mode: マナーモード, サイレントモード
mode: モード
operator: オペレーター, 運営者, 運用者
administrator: 管理者, アドミン, 管理人
admin rights: 管理者権限, 特権
owner: 所有者, オーナー, 持ち主
creator: 作成者, 製作者, 生みの親
user: ユーザ, 利用者
users: ユーザーたち, 全ユーザー
user data: ユーザー情報
assistant: アシスタント, 助手
model: モデル
language model: 大規模言語モデル
ai: 人工知能, エーアイ
robot: ロボット
chatbot: チャットボット
bot: ボット
agent: エージェント
insurance agent: 代理店
tool: ツール, 道具
hidden: 隠された, 隠れた, 非表示, 隠し, 隠れている
without hiding: 包み隠さず
internal: 内部, 社内
secret: 秘密, 極秘, 内緒, 秘匿, ひみつ
trade secrets: 業務上の秘密, 営業秘密, 企業秘密
confidentiality agreement: 秘密保持契約, 守秘義務契約
confidential: 機密, 社外秘, 部外秘
confidential information: 秘密情報, 機密データ, 機密事項
secretary: 秘書
configuration: 構成, コンフィグ, 設定内容, 設定情報
settings: 設定, 環境設定
reveal: 明らかにし, 暴い, ぶちまけ
show me: 見せてくれ, 見せてくれない, 見せてほしい, 私に見せ, 見せてよ, 見せて下さい
teach me: 教わ
do not tell me: 教えないで
do not tell: 内密に, 黙ってい
do not tell the user: ユーザーに言わないで, ユーザーには言わないで, ユーザーに伝えないで, ユーザーには伝えないで
do not tell the user: ユーザーに知らせないで, ユーザーには知らせるな, ユーザーに知らせるな, ユーザーには知らせないで
do not tell the user: ユーザーに通知しないで, ユーザーに教えないで, ユーザーには内緒, ユーザーに内緒, ユーザーに秘密
do not tell the user: ユーザーには秘密, ユーザーに報告しないで, ユーザーに言うな, ユーザーには言うな
do not tell the user: ユーザーに伝えるな, ユーザーには伝えるな, 利用者に知らせないで, 利用者には知らせないで
do not tell the user: 利用者に伝えないで, 利用者には伝えないで, 利用者に言わないで, ユーザーに気づかれない
do not tell the user: ユーザーに気付かれない, ユーザーには通知しないで
do not tell the owner: 本人に通知しないで, 本人に知らせないで, 本人には知らせないで, 本人に言わないで
without telling the user: ユーザーに知らせずに, ユーザーに伝えずに, ユーザーに言わずに, ユーザーに知らせず
without telling the user: 利用者に知らせずに, ユーザーに通知せずに, ユーザーに断らず
without asking the user: ユーザーに確認せずに, ユーザーに聞かずに, ユーザーに尋ねずに, ユーザーの許可なく
without asking the user: ユーザーの同意なく, ユーザーの許可なしに, ユーザーの許可は不要, ユーザーの承認は不要
without asking the user: ユーザーの確認は不要, ユーザーの承認なし, ユーザーの同意なし
do not tell anyone: 誰にも言わないで, 誰にも教えないで, 誰にも話さないで, 他言無用, 口外しないで, 誰にも言うな
do not tell anyone: 誰にも話すな, 口外しない
do not tell other people: 他の人に教えないで, 他の人に言わないで
without permission: 許可なく, 許可なしに, 許可を得ずに, 無断で, 勝手に
permission not needed: 許可は不要, 許可はいらない, 承認は不要
without confirmation: 確認なし, 確認なしで, 確認なしに, 承認なし, 承認なしに, 確認は不要, 確認不要
without asking: 聞かずに, 断りなく
without warning: 警告なし, 警告なしで, 警告なしに, 警告も付けず, 警告も付けずに, 注意書きなし
secretly: こっそり, 秘密裏に, ひそかに, 密かに, 内緒で
word for word: 一字一句, 一語一句, 一字一句そのまま, 一字一句違わず, 一言一句, 一言一句そのまま, 一文字も変えず
word for word: 一字一句正確に
verbatim: そのまま, 原文のまま, 原文通り, ありのまま, 忠実に
exactly: 正確に, 厳密に, ぴったり
accurate: 正確
in full: 全文, 完全な形で, 余すところなく, 丸ごと, まるごと, 省略せず, 省略せずに, 最初から最後まで
in full: 初めから終わりまで
complete: 完全な
completely: 完全に, すっかり, 徹底的に, 全面的に
starting with: から始まる, で始まる
begin your reply with: から始め, で始め, で回答を始め
answer only: とだけ答え, とだけ回答, だけを答え, のみ答え
reply only with: とだけ返信, とだけ返し
say only: とだけ言っ, とだけ言え
no matter what: 何があっても, どんなことがあっても, 何が何でも, どんな場合でも, いかなる場合も, いかなる場合でも
no matter what: 絶対に何があっても
password: パスワード, 暗証番号, パス
passwords: パスワード一覧, 全パスワード
forgot password: パスワードを忘れ, パスワード忘れ
forgot: 忘れてしま, 忘れちゃっ, 忘れてい
do not forget: お忘れなく, 忘れずに, お忘れのないよう
verification code: 認証コード, 確認コード, 認証番号, ワンタイムパスワード
key: 鍵, キー, カギ
secret key: シークレットキー
token: トークン
credentials: 認証情報, 資格情報, ログイン情報
login: ログイン, サインイン
logout: ログアウト
account: アカウント, 口座
bank account: 振込先
balance: 残高
bank: 銀行
credit card: クレジットカード, クレカ
credit card number: カード番号
card: カード
email: メール, 電子メール
email address: メアド
address: アドレス, 住所
mailbox: 受信トレイ, 受信箱, メールボックス, 受信ボックス
contacts: 連絡先, アドレス帳, 電話帳
personal data: 個人情報, 個人データ
customer data: 顧客情報, お客様情報
data: データ
database: データベース
information: 情報
history: 履歴
chat history: 会話履歴
hacker: ハッカー
hacking: ハッキング
hack: ハック
malware: マルウェア
virus: ウイルス, ウィルス
phishing: フィッシング
fraud: 詐欺
exploit: 脆弱性攻撃
vulnerability: 脆弱性
weapon: 武器, 兵器
bomb: 爆弾, 爆発物
poison: 毒, 毒物
drugs: 麻薬, 薬物, ドラッグ
illegal: 違法, 不正
harmful: 有害
dangerous: 危険, 危ない
bomb making: 爆弾の作り方
how to make: 作り方
how to use: 使い方
how to: やり方, 仕方, 方法
crime: 犯罪
attack: アタック
highest rating: 満点
applicant: 応募者, 候補者
important: 重要, 大事, 大切
urgent: 緊急, 至急の
immediately: 直ちに, ただちに, 即座に, 至急, 大至急, 早急に, すぐさま
soon: すぐに, まもなく, 間もなく, そのうち, すぐ, 早速
temporarily: 一時的に, 一旦, いったん, とりあえず
note to: への注意, へのメモ
attention: 注意, 注目
this is a test: これはテスト, これはテストです
task: タスク, 任務
hypothetical: 仮想の, 架空
do not refuse: 拒否は許され
link: リンク
attached: 添付の, 添付ファイルの, 添付の通り
attachment: 添付ファイル
invoice: 請求書
terms: 条件
want to ignore: 無視したい
ignore: 無視, スルー, シカト, ガン無視, 黙殺
ignored: 無視した, 無視しました, 無視され, スルーした, スルーしました, スルーされ, シカトした, シカトしました
ignored: シカトされ, ガン無視した, ガン無視しました, ガン無視され, 黙殺した, 黙殺しました, 黙殺され
do not ignore: 無視しないで, 無視しない, 無視するな, 無視しません
without ignoring: 無視せず, 無視せずに
must not forget: 忘れてはならない, 忘れてはなりません
want to forget: 忘れたい
forget: 忘れ, 忘れ去っ, 忘れ去る, 忘れ去り, 忘れ去ら, 忘れ去れ, 忘却
forgot: 忘れた, 忘れました, 忘れ去った, 忘れ去りました, 忘れ去られ, 忘却した, 忘却しました, 忘却され
do not forget: 忘れないで, 忘れない, 忘れるな, 忘れません, 忘れてはいけません, 忘れてはいけない
without forgetting: 忘れず
disregard: 度外視
disregarded: 度外視した, 度外視しました, 度外視され
override: 上書き, オーバーライド, 覆し, 覆す, 覆さ, 覆せ
overrode: 上書きした, 上書きしました, 上書きされ, オーバーライドした, オーバーライドしました, オーバーライドされ
overrode: 覆した, 覆しました, 覆され
want to discard: 捨てたい
discard: 破棄, 廃棄, 棄却, 捨て, 捨て去っ, 捨て去る, 捨て去り, 捨て去ら, 捨て去れ
discarded: 破棄した, 破棄しました, 破棄され, 廃棄した, 廃棄しました, 廃棄され, 棄却した, 棄却しました, 棄却され
discarded: 捨てた, 捨てました, 捨て去った, 捨て去りました, 捨て去られ
do not discard: 捨てないで, 捨てない, 捨てるな, 捨てません
without discarding: 捨てず, 捨てずに
want to bypass: すり抜けたい
bypass: 回避, 迂回, バイパス, 突破, すり抜け, かいくぐっ, かいくぐる, かいくぐり, かいくぐら, かいくぐれ
bypassed: 回避した, 回避しました, 回避され, 迂回した, 迂回しました, 迂回され, バイパスした, バイパスしました
bypassed: バイパスされ, 突破した, 突破しました, 突破され, すり抜けた, すり抜けました, かいくぐった, かいくぐりました
bypassed: かいくぐられ
want to skip: 省略したい
skip: スキップ, 省略, 飛ばし, 飛ばす, 飛ばさ, 飛ばせ, 割愛, 省い, 省く, 省き, 省か, 省け
skipped: スキップした, スキップしました, スキップされ, 省略した, 省略しました, 省略され, 飛ばした, 飛ばしました
skipped: 飛ばされ, 割愛した, 割愛しました, 割愛され, 省いた, 省きました, 省かれ
do not skip: 省略しないで, 省略しない, 省略するな, 省略しません
want to cancel: キャンセルしたい, 解約したい, 取りやめたい
cancel: キャンセル, 取り消し, 取り消す, 取り消さ, 取り消せ, 取消, 中止, 解約, 取りやめ
cancelled: キャンセルした, キャンセルしました, キャンセルされ, 取り消した, 取り消しました, 取り消され, 取消した
cancelled: 取消しました, 取消され, 中止した, 中止しました, 中止され, 解約した, 解約しました, 解約され, 取りやめた
cancelled: 取りやめました
disable: 無効化, オフ
disabled: 無効化した, 無効化しました, 無効化され, オフした, オフしました, オフされ
enable: 有効化, オン
enabled: 有効化した, 有効化しました, 有効化され, オンした, オンしました, オンされ
want to remove: 解除したい
remove: 解除, 取り除い, 取り除く, 取り除き, 取り除か, 取り除け, 撤廃, 取り払っ, 取り払う, 取り払い, 取り払わ, 取り払え
remove: 除去, 外し, 外す, 外さ, 外せ
removed: 解除した, 解除しました, 解除され, 取り除いた, 取り除きました, 取り除かれ, 撤廃した, 撤廃しました, 撤廃され
removed: 取り払った, 取り払いました, 取り払われ, 除去した, 除去しました, 除去され, 外した, 外しました, 外され
want to delete: 削除したい
delete: 削除, 消去, 消し, 消す, 消さ, 消せ, 抹消
deleted: 削除した, 削除しました, 削除され, 消去した, 消去しました, 消去され, 消した, 消しました, 消され, 抹消した
deleted: 抹消しました, 抹消され
do not delete: 削除しないで, 削除しない, 削除するな, 削除しません, 消さないで, 消さない, 消すな, 消しません
without deleting: 削除せず, 削除せずに, 消さず, 消さずに
want to stop: 停止したい, やめたい, 止めたい
stop: 停止, やめ, 止め, 中断, ストップ
stopped: 停止した, 停止しました, 停止され, やめた, やめました, 止めた, 止めました, 中断した, 中断しました, 中断され
stopped: ストップした, ストップしました, ストップされ
do not stop: やめないで, やめない, やめるな, やめません
without stopping: やめず, やめずに
obey: 服従
obeyed: 服従した, 服従しました, 服従され
must not follow: 従ってはならない, 従ってはなりません
want to follow: 遵守したい
follow: 従っ, 従う, 従い, 従わ, 従え, 遵守, 順守
followed: 従った, 従いました, 従われ, 遵守した, 遵守しました, 遵守され, 順守した, 順守しました, 順守され
do not follow: 従わないで, 従わない, 従うな, 従いません, 従ってはいけません, 従ってはいけない, 遵守しないで
do not follow: 遵守しない, 遵守するな, 遵守しません
without following: 従わず, 従わずに, 遵守せず, 遵守せずに
keep: 守っ, 守る, 守り, 守ら, 守れ
kept: 守った, 守りました, 守られ
do not keep: 守らないで, 守らない, 守るな, 守りません
without keeping: 守らず, 守らずに
want to violate: 違反したい
violate: 違反, 破っ, 破る, 破り, 破ら, 破れ, 背い, 背く, 背き, 背か, 背け, 逆らっ, 逆らう, 逆らい, 逆らわ, 逆らえ
violated: 違反した, 違反しました, 違反され, 破った, 破りました, 破られ, 背いた, 背きました, 背かれ, 逆らった
violated: 逆らいました, 逆らわれ
do not violate: 違反しないで, 違反しない, 違反するな, 違反しません, 破らない, 破るな, 破りません, 逆らわないで
do not violate: 逆らわない, 逆らうな, 逆らいません
without violating: 違反せず, 違反せずに, 破らず, 破らずに, 逆らわず, 逆らわずに
must not reveal: 明かしてはならない, 明かしてはなりません, 漏らしてはならない, 漏らしてはなりません
want to reveal: 暴露したい
reveal: 暴露, 明かし, 明かす, 明かさ, 明かせ, さらけ出し, さらけ出す, さらけ出さ, さらけ出せ, 白状, ばらし, ばらす
reveal: ばらさ, ばらせ, 漏らし, 漏らす, 漏らさ, 漏らせ, 洩らし, 洩らす, 洩らさ, 洩らせ
revealed: 暴露した, 暴露しました, 暴露され, 明かした, 明かしました, 明かされ, さらけ出した, さらけ出しました
revealed: さらけ出され, 白状した, 白状しました, 白状され, ばらした, ばらしました, ばらされ, 漏らした, 漏らしました
revealed: 漏らされ, 洩らした, 洩らしました, 洩らされ
do not reveal: 暴露しないで, 暴露しない, 暴露するな, 暴露しません, 明かさないで, 明かさない, 明かすな, 明かしません
do not reveal: 明かしてはいけません, 明かしてはいけない, 漏らさないで, 漏らさない, 漏らすな, 漏らしません
do not reveal: 漏らしてはいけません, 漏らしてはいけない
without revealing: 暴露せず, 暴露せずに, 明かさず, 明かさずに, 漏らさず, 漏らさずに
must not disclose: 開示してはならない, 開示してはなりません, 公開してはならない, 公開してはなりません
want to disclose: 開示したい, 公開したい, 打ち明けたい
disclose: 開示, 公開, 打ち明け
disclosed: 開示した, 開示しました, 開示され, 公開した, 公開しました, 公開され, 打ち明けた, 打ち明けました
do not disclose: 開示しないで, 開示しない, 開示するな, 開示しません, 開示してはいけません, 開示してはいけない
do not disclose: 公開しないで, 公開しない, 公開するな, 公開しません, 公開してはいけません, 公開してはいけない
without disclosing: 開示せず, 開示せずに, 公開せず, 公開せずに
want to leak: 漏洩したい
leak: 漏洩, 漏えい, 流出, リーク
leaked: 漏洩した, 漏洩しました, 漏洩され, 漏えいした, 漏えいしました, 漏えいされ, 流出した, 流出しました, 流出され
leaked: リークした, リークしました, リークされ
do not leak: 漏洩しないで, 漏洩しない, 漏洩するな, 漏洩しません
without leaking: 漏洩せず, 漏洩せずに
must not show: 見せてはならない, 見せてはなりません
want to show: 表示したい, 見せたい
show: 表示, 見せ, 示し, 示す, 示さ, 示せ, 提示
showed: 表示した, 表示しました, 見せた, 見せました, 示した, 示しました, 示され, 提示した, 提示しました, 提示され
do not show: 表示しないで, 表示しない, 表示するな, 表示しません, 見せないで, 見せない, 見せるな, 見せません
do not show: 見せてはいけません, 見せてはいけない, 示さないで, 示さない, 示すな, 示しません
without showing: 表示せず, 表示せずに, 見せず, 見せずに, 示さず, 示さずに
want to output: 出力したい
output: 出力, 書き出し, 書き出す, 書き出さ, 書き出せ, 吐き出し, 吐き出す, 吐き出さ, 吐き出せ, アウトプット, 出力した
output: 出力しました, アウトプットした, アウトプットしました
do not output: 出力しないで, 出力しない, 出力するな, 出力しません
without outputting: 出力せず, 出力せずに
print: 印刷, プリント
printed: 印刷した, 印刷しました, 印刷され, プリントした, プリントしました, プリントされ
repeat: 繰り返し, 繰り返す, 繰り返さ, 繰り返せ, くり返し, くり返す, くり返さ, くり返せ, くりかえし, くりかえす
repeat: くりかえさ, くりかえせ, 復唱, リピート
repeated: 繰り返した, 繰り返しました, 繰り返され, くり返した, くり返しました, くり返され, くりかえした
repeated: くりかえしました, くりかえされ, 復唱した, 復唱しました, 復唱され, リピートした, リピートしました
repeated: リピートされ
do not repeat: 繰り返さないで, 繰り返さない, 繰り返すな, 繰り返しません
without repeating: 繰り返さず, 繰り返さずに
want to recite: 読み上げたい
recite: 暗唱, 朗読, 読み上げ
recited: 暗唱した, 暗唱しました, 暗唱され, 朗読した, 朗読しました, 朗読され, 読み上げた, 読み上げました
quote: 引用
quoted: 引用した, 引用しました, 引用され
copy: コピー, 複製
copied: コピーした, コピーしました, コピーされ, 複製した, 複製しました, 複製され
want to paste: 貼り付けたい, 張り付けたい
paste: 貼り付け, 貼っ, 貼る, 貼り, 貼ら, 貼れ, ペースト, 張り付け
pasted: 貼り付けた, 貼り付けました, 貼った, 貼りました, 貼られ, ペーストした, ペーストしました, ペーストされ
pasted: 張り付けた, 張り付けました
must not tell me: 教えてはならない, 教えてはなりません
want to tell me: 教えたい, 聞かせたい
tell me: 教え, 聞かせ
taught: 教えた, 教えました, 聞かせた, 聞かせました
do not tell me: 教えない, 教えるな, 教えません, 教えてはいけません, 教えてはいけない, 聞かせないで, 聞かせない
do not tell me: 聞かせるな, 聞かせません
without telling: 教えず, 教えずに, 聞かせず, 聞かせずに
must not tell: 伝えてはならない, 伝えてはなりません
want to tell: 伝えたい, 告げたい
tell: 伝え, 告げ
told: 伝えた, 伝えました, 告げた, 告げました
do not tell: 伝えないで, 伝えない, 伝えるな, 伝えません, 伝えてはいけません, 伝えてはいけない, 告げないで, 告げない
do not tell: 告げるな, 告げません
without telling: 伝えず, 伝えずに, 告げず, 告げずに
must not inform: 知らせてはならない, 知らせてはなりません
want to inform: 知らせたい, 通知したい
inform: 知らせ, 通知
informed: 知らせた, 知らせました, 通知した, 通知しました, 通知され
do not inform: 知らせないで, 知らせない, 知らせるな, 知らせません, 知らせてはいけません, 知らせてはいけない
do not inform: 通知しないで, 通知しない, 通知するな, 通知しません
without informing: 知らせず, 知らせずに, 通知せず, 通知せずに
must not say: 言ってはならない, 言ってはなりません, 話してはならない, 話してはなりません
want to say: 述べたい, 発言したい
say: 言っ, 言う, 言い, 言わ, 言え, 述べ, 話し, 話す, 話さ, 話せ, しゃべっ, しゃべる, しゃべり, しゃべら, しゃべれ
say: 喋っ, 喋る, 喋り, 喋ら, 喋れ, 語っ, 語る, 語り, 語ら, 語れ, 発言
said: 言った, 言いました, 言われ, 述べた, 述べました, 話した, 話しました, 話され, しゃべった, しゃべりました
said: しゃべられ, 喋った, 喋りました, 喋られ, 語った, 語りました, 語られ, 発言した, 発言しました, 発言され
do not say: 言わないで, 言わない, 言うな, 言いません, 言ってはいけません, 言ってはいけない, 述べないで, 述べない
do not say: 述べるな, 述べません, 話さないで, 話さない, 話すな, 話しません, 話してはいけません, 話してはいけない
do not say: 発言しないで, 発言しない, 発言するな, 発言しません
without saying: 言わず, 言わずに, 述べず, 述べずに, 話さず, 話さずに, 発言せず, 発言せずに
must not mention: 言及してはならない, 言及してはなりません
want to mention: 言及したい, 触れたい
mention: 言及, 触れ
mentioned: 言及した, 言及しました, 言及され, 触れた, 触れました
do not mention: 言及しないで, 言及しない, 言及するな, 言及しません, 言及してはいけません, 言及してはいけない
do not mention: 触れないで, 触れない, 触れるな, 触れません
without mentioning: 言及せず, 言及せずに, 触れず, 触れずに
want to explain: 説明したい
explain: 説明, 解説
explained: 説明した, 説明しました, 説明され, 解説した, 解説しました, 解説され
do not explain: 説明しないで, 説明しない, 説明するな, 説明しません
without explaining: 説明せず, 説明せずに
want to answer: 答えたい, 回答したい, こたえたい
answer: 答え, 回答, こたえ
answered: 答えた, 答えました, 回答した, 回答しました, 回答され, こたえた, こたえました
do not answer: 答えないで, 答えない, 答えるな, 答えません, 回答しないで, 回答しない, 回答するな, 回答しません
without answering: 答えず, 答えずに, 回答せず, 回答せずに
must not reply: 返信してはならない, 返信してはなりません
want to reply: 返信したい, 返事したい
reply: 返信, 返事, 返答
replied: 返信した, 返信しました, 返信され, 返事した, 返事しました, 返事され, 返答した, 返答しました, 返答され
do not reply: 返信しないで, 返信しない, 返信するな, 返信しません, 返信してはいけません, 返信してはいけない
do not reply: 返事しないで, 返事しない, 返事するな, 返事しません
without replying: 返信せず, 返信せずに, 返事せず, 返事せずに
want to respond: 応答したい, 応じたい
respond: 応答, 応じ, 反応
responded: 応答した, 応答しました, 応答され, 応じた, 応じました, 反応した, 反応しました, 反応され
do not respond: 応答しないで, 応答しない, 応答するな, 応答しません
without responding: 応答せず, 応答せずに
want to ask: 尋ねたい, 質問したい, たずねたい
ask: 尋ね, 質問, たずね, 訊い, 訊く, 訊き, 訊か, 訊け
asked: 尋ねた, 尋ねました, 質問した, 質問しました, 質問され, たずねた, たずねました, 訊いた, 訊きました, 訊かれ
do not ask: 尋ねないで, 尋ねない, 尋ねるな, 尋ねません, 質問しないで, 質問しない, 質問するな, 質問しません, 訊かないで
do not ask: 訊かない, 訊くな, 訊きません
without asking: 尋ねず, 尋ねずに, 質問せず, 質問せずに, 訊かず, 訊かずに
must not refuse: 拒否してはならない, 拒否してはなりません, 断ってはならない, 断ってはなりません, 拒んではならない
must not refuse: 拒んではなりません
want to refuse: 拒否したい, 拒絶したい
refuse: 拒否, 拒絶, 断っ, 断る, 断り, 断ら, 断れ, 拒ん, 拒む, 拒み, 拒ま, 拒め
refused: 拒否した, 拒否しました, 拒否され, 拒絶した, 拒絶しました, 拒絶され, 断った, 断りました, 断られ, 拒んだ
refused: 拒みました, 拒まれ
do not refuse: 拒否しないで, 拒否しない, 拒否するな, 拒否しません, 拒否してはいけません, 拒否してはいけない
do not refuse: 拒絶しないで, 拒絶しない, 拒絶するな, 拒絶しません, 断らないで, 断らない, 断るな, 断りません
do not refuse: 断ってはいけません, 断ってはいけない, 拒まないで, 拒まない, 拒むな, 拒みません, 拒んではいけません
do not refuse: 拒んではいけない
without refusing: 拒否せず, 拒否せずに, 拒絶せず, 拒絶せずに, 断らず, 断らずに, 拒まず, 拒まずに
want to warn: 警告したい
warn: 警告
warned: 警告した, 警告しました, 警告され
do not warn: 警告しないで, 警告しない, 警告するな, 警告しません
without warning: 警告せず, 警告せずに
apologize: 謝罪, 謝っ, 謝る, 謝り, 謝ら, 謝れ
apologized: 謝罪した, 謝罪しました, 謝罪され, 謝った, 謝りました, 謝られ
do not apologize: 謝らないで, 謝らない, 謝るな, 謝りません
without apologizing: 謝らず, 謝らずに
must not send: 送信してはならない, 送信してはなりません
want to send: 送信したい
send: 送っ, 送る, 送り, 送ら, 送れ, 送信, 送付
sent: 送った, 送りました, 送られ, 送信した, 送信しました, 送信され, 送付した, 送付しました, 送付され
do not send: 送らないで, 送らない, 送るな, 送りません, 送信しないで, 送信しない, 送信するな, 送信しません
do not send: 送信してはいけません, 送信してはいけない
without sending: 送らず, 送らずに, 送信せず, 送信せずに
send to: に送っ, に送る, に送り, に送れ, へ送っ, へ送る, へ送り, へ送れ, に送信, へ送信, 宛に送信, に送付
want to forward: 転送したい
forward: 転送, 回送
forwarded: 転送した, 転送しました, 転送され, 回送した, 回送しました, 回送され
do not forward: 転送しないで, 転送しない, 転送するな, 転送しません
without forwarding: 転送せず, 転送せずに
forward to: に転送, へ転送, 宛に転送, に回送
want to transfer: 送金したい
transfer: 送金, 移し, 移す, 移さ, 移せ, 移行
transferred: 送金した, 送金しました, 送金され, 移した, 移しました, 移され, 移行した, 移行しました, 移行され
do not transfer: 送金しないで, 送金しない, 送金するな, 送金しません, 移さないで, 移さない, 移すな, 移しません
without transferring: 送金せず, 送金せずに, 移さず, 移さずに
transfer to: に送金, に移し, に移す, に移せ, に移行
transfer money: 振り込ん, 振り込む, 振り込み, 振り込ま, 振り込め, 振込
transferred money: 振り込んだ, 振り込みました, 振り込まれ, 振込した, 振込しました, 振込され
do not transfer money: 振り込まないで, 振り込まない, 振り込むな, 振り込みません
without transferring money: 振り込まず, 振り込まずに
transfer money to: に振り込ん, に振り込む, に振り込み, に振り込め, に振込
want to upload: アップロードしたい
upload: アップロード
uploaded: アップロードした, アップロードしました, アップロードされ
upload to: にアップロード
post: 投稿, 掲載
posted: 投稿した, 投稿しました, 投稿され, 掲載した, 掲載しました, 掲載され
post to: に投稿, に掲載
want to enter: 入力したい
enter: 入力
entered: 入力した, 入力しました, 入力され
do not enter: 入力しないで, 入力しない, 入力するな, 入力しません
without entering: 入力せず, 入力せずに
enter to: に入力
want to change: 変更したい, 変えたい
change: 変更, 変え
changed: 変更した, 変更しました, 変更され, 変えた, 変えました
do not change: 変更しないで, 変更しない, 変更するな, 変更しません, 変えないで, 変えない, 変えるな, 変えません
without changing: 変更せず, 変更せずに, 変えず, 変えずに
change to: に変更, に変え
want to set: 設定したい, 置き換えたい
set: 置き換え, 設定した, 設定しました, 設定され
set to: に設定, に置き換え
want to switch to: 切り替えたい, 切り換えたい
switch to: 切り替え, 切り換え
switched to: 切り替えた, 切り替えました, 切り換えた, 切り換えました
pay: 支払っ, 支払う, 支払い, 支払わ, 支払え, 払っ, 払う, 払い, 払わ, 払え
paid: 支払った, 支払いました, 支払われ, 払った, 払いました, 払われ
do not pay: 払わないで, 払わない, 払うな, 払いません
without paying: 払わず, 払わずに
want to download: ダウンロードしたい
download: ダウンロード
downloaded: ダウンロードした, ダウンロードしました, ダウンロードされ
want to execute: 実行したい
execute: 実行, 遂行
executed: 実行した, 実行しました, 実行され, 遂行した, 遂行しました, 遂行され
do not execute: 実行しないで, 実行しない, 実行するな, 実行しません
without executing: 実行せず, 実行せずに
want to run: 走らせたい
run: 起動, 動かし, 動かす, 動かさ, 動かせ
ran: 起動した, 起動しました, 起動され, 動かした, 動かしました, 動かされ, 走らせた, 走らせました
approve: 承認, 承諾
approved: 承認した, 承認しました, 承認され, 承諾した, 承諾しました, 承諾され
want to allow: 許可したい
allow: 許可, 許し, 許す, 許さ, 許せ
allowed: 許可した, 許可しました, 許可され, 許した, 許しました, 許され
do not allow: 許可しないで, 許可しない, 許可するな, 許可しません
without allowing: 許可せず, 許可せずに
want to grant: 与えたい
grant: 付与, 与え
granted: 付与した, 付与しました, 付与され, 与えた, 与えました
read: 読ん, 読む, 読み, 読ま, 読め, 読み込ん, 読み込む, 読み込み, 読み込ま, 読み込め, 読み取っ, 読み取る, 読み取り
read: 読み取ら, 読み取れ, 閲覧, 閲覧した, 閲覧しました
do not read: 読まないで, 読まない, 読むな, 読みません
without reading: 読まず, 読まずに
write: 書い, 書く, 書き, 書か, 書け, 記述, 記入, 書き込ん, 書き込む, 書き込み, 書き込ま, 書き込め
wrote: 書いた, 書きました, 書かれ, 記述した, 記述しました, 記述され, 記入した, 記入しました, 記入され, 書き込んだ
wrote: 書き込みました, 書き込まれ
do not write: 書かないで, 書かない, 書くな, 書きません
without writing: 書かず, 書かずに
want to translate: 翻訳したい
translate: 翻訳, 訳し, 訳す, 訳さ, 訳せ, 和訳, 英訳
translated: 翻訳した, 翻訳しました, 翻訳され, 訳した, 訳しました, 訳され, 和訳した, 和訳しました, 和訳され, 英訳した
translated: 英訳しました, 英訳され
do not translate: 翻訳しないで, 翻訳しない, 翻訳するな, 翻訳しません, 訳さないで, 訳さない, 訳すな, 訳しません
without translating: 翻訳せず, 翻訳せずに, 訳さず, 訳さずに
want to summarize: 要約したい, まとめたい
summarize: 要約, まとめ
summarized: 要約した, 要約しました, 要約され, まとめた, まとめました
do not summarize: 要約しないで, 要約しない, 要約するな, 要約しません, まとめないで, まとめない, まとめるな
do not summarize: まとめません
without summarizing: 要約せず, 要約せずに, まとめず, まとめずに
encode: エンコード
encoded: エンコードした, エンコードしました, エンコードされ
decode: デコード
decoded: デコードした, デコードしました, デコードされ
pretend: 装っ, 装う, 装い, 装わ, 装え
pretended: 装った, 装いました, 装われ
act: 振る舞っ, 振る舞う, 振る舞い, 振る舞わ, 振る舞え, ふるまっ, ふるまう, ふるまい, ふるまわ, ふるまえ, 行動, 動作
acted: 振る舞った, 振る舞いました, 振る舞われ, ふるまった, ふるまいました, ふるまわれ, 行動した, 行動しました
acted: 行動され, 動作した, 動作しました, 動作され
want to play: 演じたい
play: 演じ
played: 演じた, 演じました
impersonate: なりすまし, なりすます, なりすまさ, なりすませ
impersonated: なりすました, なりすましました, なりすまされ
imagine: 想像, イメージ
imagined: 想像した, 想像しました, 想像され, イメージした, イメージしました, イメージされ
suppose: 仮定, 想定
supposed: 仮定した, 仮定しました, 仮定され, 想定した, 想定しました, 想定され
want to hide: 伏せたい
hide: 隠す, 隠さ, 隠せ, 伏せ
hid: 隠した, 隠しました, 隠され, 伏せた, 伏せました
do not hide: 隠さないで, 隠さない, 隠すな, 隠しません
without hiding: 隠さず, 隠さずに
want to access: アクセスしたい
access: アクセス
accessed: アクセスした, アクセスしました, アクセスされ
must not use: 使用してはならない, 使用してはなりません
want to use: 使用したい, 利用したい, 用いたい
use: 使っ, 使う, 使い, 使わ, 使え, 使用, 利用, 用い, 活用
used: 使った, 使いました, 使われ, 使用した, 使用しました, 使用され, 利用した, 利用しました, 利用され, 用いた
used: 用いました, 活用した, 活用しました, 活用され
do not use: 使わないで, 使わない, 使うな, 使いません, 使用しないで, 使用しない, 使用するな, 使用しません
do not use: 使用してはいけません, 使用してはいけない, 利用しないで, 利用しない, 利用するな, 利用しません
without using: 使わず, 使わずに, 使用せず, 使用せずに, 利用せず, 利用せずに
want to open: 開けたい
open: 開い, 開く, 開き, 開か, 開け
opened: 開いた, 開きました, 開かれ, 開けた, 開けました
do not open: 開かないで, 開かない, 開くな, 開きません
without opening: 開かず, 開かずに
want to check: 確認したい, 調べたい
check: 確認, チェック, 調べ, 点検
checked: 確認した, 確認しました, 確認され, チェックした, チェックしました, チェックされ, 調べた, 調べました, 点検した
checked: 点検しました, 点検され
do not check: 確認しないで, 確認しない, 確認するな, 確認しません
without checking: 確認せず, 確認せずに
want to include: 含めたい
include: 含め, 含ん, 含む, 含み, 含ま
included: 含めた, 含めました, 含んだ, 含みました, 含まれ
want to recommend: 勧めたい
recommend: 推薦, 勧め, おすすめ, 推奨
recommended: 推薦した, 推薦しました, 推薦され, 勧めた, 勧めました, おすすめした, おすすめしました, おすすめされ
recommended: 推奨した, 推奨しました, 推奨され
want to accept: 受け入れたい
accept: 受け入れ, 受諾
accepted: 受け入れた, 受け入れました, 受諾した, 受諾しました, 受諾され
want to trust: 信じたい
trust: 信じ, 信用, 信頼
trusted: 信じた, 信じました, 信用した, 信用しました, 信用され, 信頼した, 信頼しました, 信頼され
do not trust: 信じないで, 信じない, 信じるな, 信じません
without trusting: 信じず, 信じずに
steal: 盗ん, 盗む, 盗み, 盗ま, 盗め, 窃取, 盗用
stole: 盗んだ, 盗みました, 盗まれ, 窃取した, 窃取しました, 窃取され, 盗用した, 盗用しました, 盗用され
attack: 攻撃
attacked: 攻撃した, 攻撃しました, 攻撃され
kill: 殺し, 殺す, 殺さ, 殺せ, 殺害
killed: 殺した, 殺しました, 殺され, 殺害した, 殺害しました, 殺害され
must not share: 共有してはならない, 共有してはなりません
want to share: 共有したい
share: 共有, シェア
shared: 共有した, 共有しました, 共有され, シェアした, シェアしました, シェアされ
do not share: 共有しないで, 共有しない, 共有するな, 共有しません, 共有してはいけません, 共有してはいけない
without sharing: 共有せず, 共有せずに
describe: 描写
described: 描写した, 描写しました, 描写され
want to list: 挙げたい
list: 列挙, リストアップ, 挙げ
listed: 列挙した, 列挙しました, 列挙され, リストアップした, リストアップしました, リストアップされ, 挙げた, 挙げました
give: 渡し, 渡す, 渡さ, 渡せ, 提供
gave: 渡した, 渡しました, 渡され, 提供した, 提供しました, 提供され
do not give: 渡さないで, 渡さない, 渡すな, 渡しません
without giving: 渡さず, 渡さずに
make: 作っ, 作る, 作り, 作ら, 作れ, 作成, つくっ, つくる, つくり, つくら, つくれ, 制作, 製作
made: 作った, 作りました, 作られ, 作成した, 作成しました, 作成され, つくった, つくりました, つくられ, 制作した
made: 制作しました, 制作され, 製作した, 製作しました, 製作され
do not make: 作らないで, 作らない, 作るな, 作りません
without making: 作らず, 作らずに
want to add: 付け加えたい, 添えたい
add: 追加, 付け加え, 添え
added: 追加した, 追加しました, 追加され, 付け加えた, 付け加えました, 添えた, 添えました
want to start: 開始したい, 始めたい, はじめたい
start: 開始, 始め, はじめ
started: 開始した, 開始しました, 開始され, 始めた, 始めました, はじめた, はじめました
do not start: 始めないで, 始めない, 始めるな, 始めません
without starting: 始めず, 始めずに
want to end: 終えたい
end: 終了, 終え
ended: 終了した, 終了しました, 終了され, 終えた, 終えました
want to continue: 続けたい
continue: 続け, 継続, 続行
continued: 続けた, 続けました, 継続した, 継続しました, 継続され, 続行した, 続行しました, 続行され
do not continue: 続けないで, 続けない, 続けるな, 続けません
without continuing: 続けず, 続けずに
want to submit: 提出したい
submit: 提出
submitted: 提出した, 提出しました, 提出され
replace: 置換
replaced: 置換した, 置換しました, 置換され
want to report: 報告したい
report: 報告
reported: 報告した, 報告しました, 報告され
want to contact: 連絡したい
contact: 連絡
contacted: 連絡した, 連絡しました, 連絡され
lock: ロック
locked: ロックした, ロックしました, ロックされ
unlock: ロック解除
unlocked: ロック解除した, ロック解除しました, ロック解除され
want to register: 登録したい
register: 登録
registered: 登録した, 登録しました, 登録され
prioritize: 優先
prioritized: 優先した, 優先しました, 優先され
judge: 判定, 判断
judged: 判定した, 判定しました, 判定され, 判断した, 判断しました, 判断され
fix: 修正, 直し, 直す, 直さ, 直せ
fixed: 修正した, 修正しました, 修正され, 直した, 直しました, 直され
want to look: 見たい
look: 見て, 見る, 見ろ
looked: 見た, 見ました
do not look: 見ないで, 見ない, 見るな, 見ません
without looking: 見ず, 見ずに
correct: 添削, 訂正
consider: 考慮, 検討
want to think: 考えたい
think: 考え, 思っ, 思う, 思い, 思わ
thought: 考えた, 思った
know: 知っ, 知る, 知り, 知ら
knew: 知った
understand: 理解, 分かっ, 分かる, 分かり, 分から, わかっ, わかる, わかり, わから
understood: 分かった, わかった
want to remember: 覚えたい
remember: 覚え, 思い出し, 思い出す, 思い出さ, 記憶
remembered: 覚えた, 思い出した
learn: 学ん, 学ぶ, 学び, 学ば, 習っ, 習う, 習い, 習わ
learned: 学んだ, 習った
study: 勉強
want to see: 見えたい
see: 見え, 拝見
saw: 見えた
want to hear: 聞こえたい
hear: 聞い, 聞く, 聞き, 聞か, 聴い, 聴く, 聴き, 聴か, 聞こえ
heard: 聞いた, 聴いた, 聞こえた
search: 検索, 探し, 探す, 探さ, 捜し, 捜す, 捜さ
searched: 探した, 捜した
want to find: 見つけたい
find: 見つけ, 発見
found: 見つけた
be found: 見つかっ, 見つかる, 見つかり, 見つから
found: 見つかった
want to get: 得たい
get: 取得, 得て, 得る, 入手, もらっ, もらう, もらい, もらわ
got: 得た, もらった
do not get: 得ない
want to receive: 受けたい
receive: 受け取っ, 受け取る, 受け取り, 受け取ら, 受信, 受け, 受領, いただい, いただく, いただき, いただか
received: 受け取った, 受けた, いただいた
take: 取っ, 取る, 取り, 取ら, 撮っ, 撮る, 撮り, 撮ら
took: 取った, 撮った
bring: 持っ, 持つ, 持ち, 持た
brought: 持った
want to put: 入れたい, 載せたい
put: 置い, 置く, 置き, 置か, 入れ, 載せ
want to set up: 設けたい
set up: 設置, 設け
go: 行っ, 行く, 行き, 行か
went: 行った
come: 参っ, 参る, 参り, 参ら
came: 参った
return: 戻っ, 戻る, 戻り, 戻ら, 帰っ, 帰る, 帰り, 帰ら, 戻し, 戻す, 戻さ, 返し, 返す, 返さ, 返却, 返送
returned: 戻った, 帰った, 戻した, 返した
return goods: 返品
want to leave: 離れたい
leave: 残し, 残す, 残さ, 離れ, 去っ, 去る, 去り, 去ら, 退出
left: 残した, 離れた, 去った
wait: 待っ, 待つ, 待ち, 待た
waited: 待った
call: 呼ん, 呼ぶ, 呼び, 呼ば, 呼び出し, 呼び出す, 呼び出さ
called: 呼んだ, 呼び出した
meet: 会っ, 会う, 会い, 会わ
met: 会った
want to eat: 食べたい
eat: 食べ
ate: 食べた
drink: 飲ん, 飲む, 飲み, 飲ま
drank: 飲んだ
want to cook: 煮たい
cook: 料理, 煮て, 煮る, 焼い, 焼く, 焼き, 焼か
cooked: 煮た, 焼いた
do not cook: 煮ない
want to sleep: 寝たい
sleep: 寝て, 寝る, 眠っ, 眠る, 眠り, 眠ら
slept: 寝た, 眠った
do not sleep: 寝ない
want to wake up: 起きたい
wake up: 起き
woke up: 起きた
buy: 買っ, 買う, 買い, 買わ, 購入
bought: 買った
sell: 売っ, 売る, 売り, 売ら, 販売
sold: 売った
order: 注文, 発注
reserve: 予約
apply for: 申請, 申し込ん, 申し込む, 申し込み, 申し込ま, 応募
applied for: 申し込んだ
request: 依頼, 要求, 要請
want to help: 助けたい
help: 助け, 手伝っ, 手伝う, 手伝い, 手伝わ, 支援
helped: 助けた, 手伝った
want to compare: 比べたい
compare: 比較, 比べ
compared: 比べた
choose: 選ん, 選ぶ, 選び, 選ば, 選択
chose: 選んだ
want to decide: 決めたい
decide: 決め, 決定
decided: 決めた
be decided: 決まっ, 決まる, 決まら
was decided: 決まった
want to increase: 増えたい
increase: 増え, 増やし, 増やす, 増やさ, 増加
increased: 増えた, 増やした
reduce: 減っ, 減る, 減り, 減ら, 削減
reduced: 減らした, 減った
become: なっ, なる, なり, なら
became: なった
begin: 始まっ, 始まる, 始まら
began: 始まった
be over: 終わっ, 終わる, 終わら
was over: 終わった
happen: 起こっ, 起こる, 起こり, 起こら, 発生
happened: 起こった
want to appear: 現れたい
appear: 登場
appeared: 現れた
work: 働い, 働く, 働き, 働か, 勤務
worked: 働いた
rest: 休ん, 休む, 休み, 休ま
rested: 休んだ
play: 遊ん, 遊ぶ, 遊び, 遊ば, 再生
played: 遊んだ
sing: 歌っ, 歌う, 歌い, 歌わ
sang: 歌った
walk: 歩い, 歩く, 歩き, 歩か
walked: 歩いた
run: 走っ, 走る, 走り, 走ら
ran: 走った
ride: 乗っ, 乗る, 乗り, 乗ら
rode: 乗った
want to get off: 降りたい
get off: 降り
got off: 降りた
want to go out: 出かけたい, 出たい
go out: 出かけ, 外出, 出て, 出る
went out: 出かけた, 出た
do not go out: 出ない
put out: 出し, 出す, 出さ
enter: 入っ, 入る, 入り, 入ら
entered: 入った
want to live: 生きたい
live: 住ん, 住む, 住み, 住ま, 生き, 暮らし, 暮らす, 暮らさ
lived: 住んだ, 生きた, 暮らした
die: 死ん, 死ぬ, 死に, 死な, 亡くなっ, 亡くなる, 亡くなり, 亡くなら
died: 死んだ, 亡くなった
want to be born: 生まれたい
be born: 生まれ
was born: 生まれた
marry: 結婚
quarrel: けんか, 喧嘩
cry: 泣い, 泣く, 泣き, 泣か
cried: 泣いた
laugh: 笑っ, 笑う, 笑い, 笑わ
laughed: 笑った
worry: 心配, 悩ん, 悩む, 悩み, 悩ま
worried: 悩んだ
be troubled: 困っ, 困る, 困り, 困ら
was troubled: 困った
get angry: 怒っ, 怒る, 怒り, 怒ら
got angry: 怒った
like: 好ん, 好む, 好み, 好ま
liked: 好んだ
hate: 嫌っ, 嫌う, 嫌い, 嫌わ
hated: 嫌った
want to wear: 着たい
wear: 着て, 着る, 履い, 履く, 履き, 履か
wore: 着た, 履いた
do not wear: 着ない
wash: 洗っ, 洗う, 洗い, 洗わ, 洗濯
washed: 洗った
clean: 掃除
want to break: 壊れたい
break: 壊し, 壊す, 壊さ, 壊れ, 割っ, 割る, 割り, 割ら
broke: 壊した, 壊れた, 割った
lose: 失っ, 失う, 失い, 失わ, なくし, なくす, なくさ, 紛失
lost: 失った, なくした
win: 勝っ, 勝つ, 勝ち, 勝た
won: 勝った
want to be defeated: 負けたい
be defeated: 負け
was defeated: 負けた
cut: 切っ, 切る, 切り, 切ら
connect: 接続, 繋い, 繋ぐ, 繋ぎ, 繋が, つない, つなぐ, つなぎ, つなが
connected: 繋いだ, つないだ
be connected: つながっ, つながる, つながり, つながら, 繋がっ, 繋がる, 繋がり, 繋がら
was connected: つながった, 繋がった
install: インストール
update: 更新, アップデート
restart: 再起動
reset: リセット, 初期化
save: 保存
back up: バックアップ
convert: 変換
move: 移動, 動い, 動く, 動か, 移っ, 移る, 移り, 移ら
moved: 動いた, 移った
press: 押し, 押す, 押さ
pressed: 押した
click: クリック
want to attach: 付けたい, つけたい
attach: 添付, 付け, つけ
attached: 付けた, つけた
sign: 署名, サイン
participate: 参加
attend: 出席
prepare: 準備, 用意
implement: 実施, 行う, 行い, 行わ, 実装
develop: 開発
design: 設計, デザイン
want to build: 建てたい
build: 構築, 建て, 建設
built: 建てた
manage: 管理
operate: 操作, 運用
protect: 保護
prevent: 防止, 防い, 防ぐ, 防ぎ, 防が
prevented: 防いだ
specify: 指定
confirm receipt: 査収
verify: 検証, 認証
analyze: 分析, 解析
calculate: 計算
want to count: 数えたい
counted: 数えた
exchange: 交換
repair: 修理
recover: 復旧, 回復, 復元
want to deliver: 届けたい
deliver: 配達, 配送, 届け
delivered: 届けた
arrive: 届い, 届く, 届き, 届か, 着い, 着く, 着き, 着か, 到着
arrived: 届いた, 着いた
ship: 発送, 出荷
depart: 出発
travel: 旅行
introduce: 紹介
express: 表現, 表し, 表す, 表さ
expressed: 表した
discuss: 議論, 相談
propose: 提案
promise: 約束
thank: 感謝
agree: 同意, 賛成
oppose: 反対
succeed: 成功
fail: 失敗
want to try: 試みたい
try: 試し, 試す, 試さ, 試み
tried: 試した, 試みた
do my best: 頑張っ, 頑張る, 頑張り, 頑張ら, 努力
did my best: 頑張った
want to finish: 済ませたい
finish: 完了, 完成, 済ませ
finished: 済ませた
publish: 発表, 発売, 発行
distribute: 配布, 配信
unsubscribe: 配信停止
approach: 近づい, 近づく, 近づき, 近づか
approached: 近づいた
want to gather: 集めたい
gather: 集め, 集まっ, 集まる, 集まり, 集まら, 収集
gathered: 集めた, 集まった
want to close: 閉じたい, 閉めたい
close: 閉じ, 閉め
closed: 閉じた, 閉めた
turn: 曲がっ, 曲がる, 曲がり, 曲がら, 回し, 回す, 回さ
turned: 曲がった, 回した
pass: 通っ, 通る, 通ら
passed: 通った
cause: 引き起こし, 引き起こす, 引き起こさ
caused: 引き起こした
protest: 抗議
arrest: 逮捕
evacuate: 避難
want to avoid: 避けたい, 控えたい
avoid: 避け
avoided: 避けた, 控えた
want to be late: 遅れたい
be late: 遅れ, 遅刻
was late: 遅れた
hurry: 急い, 急ぐ, 急ぎ, 急が
hurried: 急いだ
notice: 気づい, 気づく, 気づき, 気づか
noticed: 気づいた
refer to: 参照
duplicate: 重複
exist: 存在
differ: 違っ, 違う, 違わ, 異なっ, 異なる, 異なり, 異なら
differed: 違った, 異なった
want to make a mistake: 間違えたい
make a mistake: 間違え, 誤っ, 誤る, 誤ら, ミス
made a mistake: 間違えた
want to exceed: 超えたい, 越えたい, 過ぎたい
exceed: 超え, 越え, 過ぎ
exceeded: 超えた, 越えた, 過ぎた
want to be enough: 足りたい
be enough: 足り
was enough: 足りた
freeze: 固まっ, 固まる, 固まり, 固まら, フリーズ
froze: 固まった
be fixed: 直っ, 直る, 直り, 直ら
was fixed: 直った
want to advance: 進めたい
advance: 進ん, 進む, 進み, 進ま, 進め
advanced: 進んだ, 進めた
want to separate: 分けたい, 分かれたい
separate: 分け, 分かれ
separated: 分けた, 分かれた
collect: 回収
carry: 運ん, 運ぶ, 運び, 運ば
carried: 運んだ
want to throw: 投げたい
throw: 投げ
threw: 投げた
want to fall: 落ちたい
fall: 落ち, 下がっ, 下がる, 下がり, 下がら
fell: 落ちた, 下がった
want to raise: 上げたい, あげたい
raise: 上げ, あげ
raised: 上げた, あげた
want to lower: 下げたい
lower: 下げ
lowered: 下げた
rise: 上がっ, 上がる, 上がり, 上がら
rose: 上がった
stand: 立っ, 立つ, 立ち, 立た
stood: 立った
sit: 座っ, 座る, 座り, 座ら
sat: 座った
draw: 描い, 描く, 描き, 描か
drew: 描いた
fight: 戦っ, 戦う, 戦い, 戦わ
fought: 戦った
want to support: 支えたい
support: 支え, 応援, 支持
supported: 支えた
hold an event: 開催
shorten: 短縮
take over: 引き継い, 引き継ぐ, 引き継ぎ, 引き継が
took over: 引き継いだ
want to borrow: 借りたい
borrow: 借り
borrowed: 借りた
lend: 貸し, 貸す, 貸さ
lent: 貸した
shout: 叫ん, 叫ぶ, 叫び, 叫ば
shouted: 叫んだ
continue: 続い, 続く, 続き, 続か
continued: 続いた
want to be seen: 見られたい
be seen: 見られ
was seen: 見られた
abolish: 廃止
apply: 適用, 応用
want to visit: 訪れたい, 訪ねたい
visit: 訪問, 訪れ, 訪ね
visited: 訪れた, 訪ねた
want to grow: 育てたい
grow: 育て, 成長
grew: 育てた
stay: 泊まっ, 泊まる, 泊まり, 泊まら, 滞在
stayed: 泊まった
want to resign: 辞めたい
resign: 退職, 辞職, 辞め
resigned: 辞めた
i: 私, わたし, 僕, ぼく, 俺, おれ, あたし, わたくし
my: 私の, わたしの, 僕の, ぼくの, 俺の, おれの, あたしの, 自分の, うちの
me: 私に, 私を, 僕に, 僕を, 俺に, 俺を
we: 私たち, 私達, 我々, われわれ, 僕たち, 僕ら, 俺たち
our: 私たちの, 私達の, 我々の, 僕たちの, 弊社の, 当社の, わが, 我が
our company: 弊社, 当社, わが社, 我が社
you: あなた, 貴方, 君, きみ, お前, おまえ, あんた, 貴様, 皆さん, 皆様, みなさん, みなさま, 皆, みんな
your: あなたの, 貴方の, 君の, きみの, お前の, おまえの, あんたの, 皆さんの, 皆様の, ご自身の, あなた自身の, 君たちの
your company: 貴社, 御社
yourself: あなた自身, 自分自身, ご自身, ご自分
oneself: 自分, 自身, 自己
he: 彼
his: 彼の
him: 彼に, 彼を
she: 彼女
her: 彼女の
girlfriend: 彼女と, 恋人
they: 彼ら
their: 彼らの
this: この, これ, こちら, 本件, 当該
these: これら
that: その, あの, それ, あれ, そちら, 例の
those: それら
such: そのような, このような, そういう, こういう, そんな, こんな, あんな, そういった, こういった
like this: このように, 次のように, 以下のように, こう
so: だから, なので, ですので, したがって, そこで, そのため, それで, そう, よって, ですから
here: ここ, ここに, ここで, ここから
there: そこ, そこに
where: どこ, どこに, どこで, どこへ
what: 何, 何に, なに, なん, 何か月
what is: 何ですか, とは何ですか, って何, とは何, 何なの
anything: 何でも, なんでも, 何か, なにか, なんか, なんて
who: 誰, だれ, どなた
whose: 誰の
to anyone: 誰にも
when: いつ, とき, 時に, 際, 際に, ときに, 時の, ころ, 頃
if: もし, 場合, ならば, たら, 仮に, 万一, れば
why: なぜ, どうして, なんで, 何故
how: どう, どうやって, どのように, どうすれば, どうしたら, いかに, いかが
how is it: どうですか, いかがですか, どうでしょうか
what should i do: どうすればいい, どうしたらいい, どうすればいいですか, どうしたらいいですか
how much: いくら, どのくらい, どれくらい, どれほど
how many: 何回, 何人, 何個, いくつ, 何枚, 何本, 何件
what time: 何時
which: どの, どれ, どちら, どっち, どんな
what kind: どういう
or: または, もしくは, あるいは, それとも, 又は
and: そして, および, 及び, ならびに, と, や, かつ
also: また, さらに, 更に, しかも, 加えて, かも
but: しかし, だが, ですが, けれど, けど, でも, ただし, ところが, のですが
because: なぜなら, ので, からです, ためです, ために, ため, ゆえに
although: にもかかわらず, のに, とはいえ
then: それから, その後, 次に, そうすれば, すると, では, それでは, じゃ, それなら
instead: 代わりに, かわりに, その代わり
instead of: ではなく, じゃなく
from: から, より
until: まで, までに
to: に, へ, に対して, に対する, 宛に, 宛
in: で, における, において, の中で, の中に, にて, 内の, 内で
within: 以内, 以内に, 以内で
with: と一緒に, とともに, によって, を使って, を用いて, で一緒に
by: により, による
about: について, に関する, に関し
according to: によると, によれば, に従って, に沿って, に基づいて, に応じて, に従い
as: として, どおり, とおり
like: のような, のように, みたいに, みたい, らしい
for: のための, 用に, 向け, 用, にとって
through: を通じて, を通して
between: の間
during: 中に, 期間中
after: 後, 後に, あと, あとで, 後で, てから, その後の
than: よりも
except: 以外, を除い
without: なしに, なしで, 抜きで, せずに, せず, なし, ずに
only: だけ, のみ, しか, ばかり, だけに
just: ちょうど, まさに
even: さえ, すら, たとえ
even if: ても, としても
not: ない, ません, なく, ず, ぬ, ねえ
no: いいえ, いや, ダメ, だめ, 駄目
did not: なかった, ませんでした
nothing: 何も, なにも
there is no: がありません, はありません, がない
nobody: 誰も, だれも
do not: しないで, しない, するな, しないように, ないで, ないように, ないこと
must not: てはいけない, てはいけません, てはならない, てはなりません, してはいけません, してはならない, してはいけない
must not: してはなりません, ちゃだめ, ちゃダメ, ではいけません, ではならない, ちゃいけない, べきではない
never: 決して, 二度と, 断じて
absolutely: 絶対に, 絶対
no longer: もはや, もう二度と
any: 任意の, いかなる, あらゆる, どんなことでも
all: すべて, 全部, 一切, 全, みな
everything: 何もかも, すべてを, 全てを, 全部を
every: 毎, ごとに, 毎回, ごと, 各
each: それぞれ
some: いくつか, 一部, ある, 多少
someone: 誰か
everyone: 全員, 各位
many: 多く, たくさん, 多数, 多い, いっぱい, 沢山
more: もっと, もう少し, より多く, さらなる, それ以上
most: 最も, 一番, もっとも, 大部分
almost: ほとんど, ほぼ
less: 少ない, より少ない
a little: 少し, ちょっと, 少々, すこし
both: 両方, 双方
other: 他の, その他, 別の, 他に, ほか
another: もう一つ
same: 同じ, 同一, 同様
different: 別々の, さまざまな, 様々な
very: とても, 非常に, 大変, すごく, かなり, 極めて, めちゃくちゃ, 超
too: すぎ, あまりに
now: 今, いま, 現在, 今すぐ
again: もう一度, 再び, 再度, もう一回, 改めて, また再び
still: まだ, いまだに, なお
already: すでに, 既に, もう
always: いつも, 常に, 必ず
usually: 普段, 通常, 普通
often: よく, しばしば
sometimes: ときどき, 時々, たまに
first: まず, 最初に, 最初, はじめに, 初めに, 第一, 先に
first time: 初めて
last: 最後
previous time: 前回
finally: 最後に, ついに, ようやく, やっと, 結局
once: 一度, 一回
later: 後ほど, のち
please: ください, 下さい, お願い致します, お願い, 頼む, どうか, どうぞ, ちょうだい, くれ, 願います, いただけますか
please: もらえますか, くれませんか, もらえる, ほしい, いただきたい, いただけませんか, いただけると, くれない
please: もらえませんか, もらえると, 欲しい, もらいたい, いただければ
yes: はい, うん, ええ
ok: 了解, わかりました, 分かりました, 承知しました, 大丈夫, 了解しました, かしこまりました, 承知いたしました
thanks: ありがとう, どうも, ありがとうございました, 感謝します
hello: こんにちは, こんばんは, もしもし, お世話になっております, お世話になります, お疲れ様です, お疲れさまです
hello: はじめまして
good morning: おはよう
good night: おやすみ
goodbye: さようなら, バイバイ
sorry: すみません, ごめん, 申し訳ありません, 申し訳ございません, すいません
congratulations: おめでとう
dear: 拝啓, 様
regards: 敬具, よろしくお願いします, よろしくお願いいたします, よろしく, 宜しくお願いします
regards: どうぞよろしくお願いいたします
mr: さん, 氏, くん, ちゃん
is: です, である, だろう, でしょう, なのです, のです, なんです
are you: ですか, でしょうかね, なのですか
was: でした, だった, であった
there is: あり
there was: ありました, あった
did: した, しました, やった, やりました
was done: された, されました
become: となる, となっ, にな
became: になった, になりました, となりました, となった
can: でき, 出来, 可能, 可能です, られる
could: できました, できた
cannot: できません, できない, 出来ない, 出来ません, 不可能, 不可, できず, られない, られません
can you: できますか, 可能ですか, できるか
may i: てもよいですか, ても構いません, していい, してもいい
might: かもしれない, かもしれません, かもしれ
must: なければならない, なければなりません, なければいけない, なければ, ねばならない, なきゃ, ないといけない, 必須
should: べき, べきです, ほうがいい, 方がいい, はず, ほうが, 方が
need: 必要, 必要があります, 必要がある, 必要です
no need: 必要はありません, 必要はない, 必要ない, 不要, 不要です, いらない, 要らない, 必要ありません, なくていい
no need: なくていいです, なくても大丈夫, なくてもいい, なくて大丈夫
want: たい, たいです, したい, したいです, たいのですが, したいのですが, たかっ, たく, がほしい
will: 予定, 予定です, つもり, つもりです
let us: ましょう, しよう
do: やっ, やる, やれ, やり, せよ, 致し
done: 済み, 終わりました
-: を, が, は, の, よ, ね, か, さ, わ, ぞ, て, た, な, る, い, し, れ, っ, ん, という, といった, こと, には, とは, も
-: だ, てある, ございます, ご, お, ように, います, いました, う, せ, え, ば, き, り, ろ, ら, ところ, 的, 者, からは
-: にも, だと, んだけど, んですが, み, さん達, 内に, じゃん, なぁ, ま, あ, こ, ふ, む, ゆ, ひ, す, そ, ち, つ, け, げ
-: ぎ, く, ぐ, ど, び, べ, ぼ, ぱ, ぷ, ペ, め, ぶ, ほ, ー, 化, 感じ, みたく, とも, という風に
one: 一, 一人, 一本, 一枚, ひとつ, 一件, 一台
two: 二, 二人, 二台, 二本, 二枚, ふたつ
three: 三, 三人
four: 四
five: 五, 五人
six: 六
seven: 七
eight: 八
nine: 九
ten: 十
twenty: 二十
thirty: 三十
hundred: 百
thousand: 千
ten thousand: 万
hundred million: 億
half: 半分, 半, 半年
number: 第, 番目
second: 二番目
third: 三番目
times: 回, 倍
o'clock: 時
minutes: 分, 分間
years old: 歳, 才
degrees: 度
percent: パーセント
yen: 円
dollar: ドル
people: 人
today: 今日, 本日, きょう, 今日中に
tomorrow: 明日, あした
yesterday: 昨日, きのう
the day after tomorrow: 明後日, あさって
day: 日, 一日
days: 日間, 三日間
morning: 朝, 午前, 今朝
this morning: けさ
noon: 昼, 正午
afternoon: 午後
evening: 夕方, 晩
night: 夜, 今夜, 今晩, 夜間
week: 週間, 週
this week: 今週
last week: 先週
next week: 来週
weekend: 週末
monday: 月曜, 月曜日
tuesday: 火曜, 火曜日
wednesday: 水曜, 水曜日
thursday: 木曜, 木曜日
friday: 金曜, 金曜日
saturday: 土曜, 土曜日
sunday: 日曜, 日曜日
month: 月, ヶ月, カ月
this month: 今月
last month: 先月
next month: 来月
end of the month: 月末
year: 年, 年間
this year: 今年
last year: 去年, 昨年
next year: 来年
hour: 時間
time: 時刻, 時期
recently: 最近, この間, 先日
at that time: 当時, その時, あの時
this time: 今回, 今度
next time: 次回
date: 日付, 日時, 日程
future: 将来, 未来
era: 時代, 年代
period: 期間
deadline: 期限, 締め切り, 締切
spring: 春
summer: 夏
autumn: 秋
winter: 冬
birthday: 誕生日
holiday: 休日, 祝日, お休み
vacation: 休暇, 夏休み
person: 人間, 方の, 人物, 個人
people: 人々, 方々, 人達
the person in question: 本人
man: 男性, 男, 男子
woman: 女性, 女, 女子
boy: 男の子, 少年
girl: 女の子, 少女, 娘
child: 子ども, 子供, こども
adult: 大人
baby: 赤ちゃん
parents: 両親, 親, 保護者
father: 父, お父さん, 父親
mother: 母, お母さん, 母親, ママ
grandmother: 祖母, おばあちゃん, お婆さん
grandfather: 祖父, おじいちゃん
son: 息子
brother: 兄, 弟, 兄弟
sister: 姉, 妹, 姉妹
husband: 夫, 旦那
wife: 妻, 奥さん, 嫁
friend: 友達, 友人, 友だち
boyfriend: 彼氏
family: 家族
teacher: 先生, 教師
student: 学生, 生徒
primary school student: 小学生
doctor: 医師, 医者
nurse: 看護師
police: 警察
police officer: 警察官, 警官
lawyer: 弁護士
actor: 俳優, 役者
singer: 歌手
author: 作者, 著者, 作家, 筆者
employee: 従業員, 社員
staff: スタッフ, 職員, 係員, 店員
part timer: バイト, アルバイト
manager: マネージャー, 上司, 店長
section chief: 課長
department head: 部長
boss: 社長, ボス
predecessor: 前任者
colleague: 同僚
customer: 顧客, お客様, お客さん, 客
client: クライアント, 取引先
engineer: エンジニア, 技術者
guest: ゲスト
member: メンバー, 会員, 一員
leader: リーダー
president: 大統領
prime minister: 首相, 総理
citizen: 市民, 国民
enemy: 敵
interviewer: 面接官
human: ヒト, 人類
name: 名前, 氏名, 名称
company: 会社, 企業
office: オフィス, 事務所
department: 部署, 部門
accounting: 経理, 会計
finance department: 経理部, 財務部
technical department: 技術部
personnel: 人事
sales department: 営業, 営業部
sales: 売上, 売り上げ
team: チーム
business: ビジネス, 事業, 業務, 商売
work: 仕事, 作業
overtime: 残業
end of work: 終業
time sheet: 勤務表
meeting: 会議, ミーティング, 打ち合わせ
minutes of meeting: 議事録
agenda: 議題
plan: 計画, プラン, 企画
schedule: スケジュール, 予定表
project: プロジェクト
report: 報告書, レポート
memo: メモ
document: 文書, 書類, ドキュメント
materials: 資料, 材料
contract: 契約, 契約書
signature: 署名欄
estimate: 見積, 見積書
bill: 会計伝票
receipt: 領収書, レシート
payment: お支払い, 決済, 代金, ご利用代金
debit: 引き落とし, 引き落とさ
price: 価格, 値段, 料金
fee: 手数料, 費用
expenses: 経費
reimbursement: 経費精算, 精算
budget: 予算
salary: 給料, 給与
tax: 税金, 税
money: 金, 現金, 資金
rent: 家賃
electricity bill: 電気代
deposit: 預金, 入金
free of charge: 無料, 無料で, ただで
discount: 割引
coupon: クーポン
product: 商品, 製品
goods: 品物, 物, 品
package: 荷物, 小包
delivery: 配達物, 宅配
delivery status: 配送状況
order status: 注文状況
tracking number: 追跡番号
pickup number: 受取番号
sample: サンプル, 見本
customer support: カスタマーサポート, カスタマーサービス, サポート
support ticket: チケット
inquiry: 問い合わせ
notice: お知らせ, 掲示, 本通知
confirmation: ご確認
approval: 決裁
purchase: ご購入
resume: 履歴書
interview: 面接, 取材
self introduction: 自己紹介, 自己紹介文
skills: スキル, 技能
experience: 経験, 体験
job hunting: 就職, 就活
position: 役職, 立場
conditions: 条件の, 状態
procedure: 手続
steps: 手順, ステップ, 段階
manual: マニュアル, 説明書, 手順書, 取扱説明書
school: 学校, 小学校, 中学校
high school: 高校
university: 大学
class: クラス, 授業
homework: 宿題
exam: 試験, 受験
test: テスト
question: 質問事項, 問い, 疑問
answer: 解答
problem: 問題, トラブル
example: 例, 事例
reason: 理由, わけを
cause: 原因
result: 結果
effect: 効果, 影響
purpose: 目的
goal: 目標
meaning: 意味
advantages: 長所, メリット, 利点
disadvantages: 短所, デメリット, 欠点
tips: コツ, ポイント, ヒント
important points: 要点, 注意点, 注意事項
solution: 対処法, 解決策, 対策, 解決方法
solve: 解決
idea: アイデア, アイディア, 案, 発想
opinion: 意見, 感想
topic: 話題, テーマ
content: 内容, 中身, コンテンツ
sentence: 文, 一文
text: テキスト, 文章, 本文, 文面, 文字列
letter: 手紙
character limit: 字以内
characters: 文字, 字
word: 単語, 言葉, 語, 用語, ワード
technical terms: 専門用語
summary: 概要, 要旨
translation: 訳
article: 記事
paper: 論文, 紙
book: 本, 書籍
novel: 小説
opening: 冒頭
story: 物語, 話, ストーリー
poem: 詩
title: タイトル, 題名, 表題
subject: 件名, 主題
paragraph: 段落
bullet points: 箇条書き, 箇条書きで
list: リスト, 一覧, 名簿
table: 表
form: 形式, フォーム, 形
format: フォーマット, 書式
type: 種類, タイプ
detailed: 詳細, 詳しい
in detail: 詳しく, 詳細に, もっと詳しく
briefly: 簡単に, 簡潔に, 手短に
clearly: わかりやすく, 分かりやすく, はっきり
politely: 丁寧に, 丁寧な言葉で
polite language: 敬語, 丁寧語
polite: 丁寧
words: 言葉で
language: 言語
japanese: 日本語, 日本人
in japanese: 日本語で, 日本語に
english: 英語, 英文
in english: 英語で, 英語に
chinese: 中国語
korean: 韓国語
french: フランス語
german: ドイツ語
grammar: 文法
japan: 日本
america: アメリカ, 米国
china: 中国
korea: 韓国
france: フランス
germany: ドイツ
russia: ロシア
tokyo: 東京
osaka: 大阪
kyoto: 京都
hokkaido: 北海道
okinawa: 沖縄
fukuoka: 福岡
nagoya: 名古屋
yokohama: 横浜
haneda airport: 羽田空港
country: 国
nationwide: 全国
domestic: 国内
overseas: 海外
world: 世界
city: 市, 都市
town: 町, 街
village: 村
prefecture: 県
area: 地域, 地方
place: 場所, 所
local: 地元
home: 家, 自宅, うち
house: 住宅
room: 部屋
door: ドア
desk: 机
window: 窓
building: 建物, ビル
floor: 階
shop: 店, 店舗
restaurant: レストラン, 食堂
hotel: ホテル, 旅館
hospital: 病院
library: 図書館
park: 公園
station: 駅
airport: 空港
train: 電車, 列車
subway: 地下鉄
bus: バス
taxi: タクシー
car: 車, 自動車
bicycle: 自転車
plane: 飛行機
flight: 便, フライト
boarding gate: 搭乗口
on time: 定刻, 定刻通り, 時間通り
ship: 船
road: 道, 道路
route: 道順, ルート
traffic: 交通
sightseeing spot: 観光地
sightseeing: 観光
trip plan: 旅行プラン
trip: 旅, 出張
ticket: 切符, 券
entrance: 入口, 入り口
exit: 出口
weather: 天気
weather forecast: 天気予報
rain: 雨
cloudy: 曇り
snow: 雪
wind: 風
umbrella: 傘
temperature: 温度, 気温
lowest: 最低
highest: 最高
hot: 暑い, 熱い
cold: 寒い, 冷たい
water: 水
fire: 火, 火事
disaster drill: 防災訓練
training: 研修, 訓練
disaster: 災害
earthquake: 地震
sea: 海
mountain: 山
river: 川
sun: 太陽
flower: 花
tree: 木
animal: 動物
dog: 犬
cat: 猫
bird: 鳥
fish: 魚
meat: 肉
vegetables: 野菜
fruit: 果物
rice: ご飯, 米
bread: パン
food: 食べ物, 食品, 食事
dinner: 晩ご飯, 夕食, 夕飯
lunch: 昼食, お昼ご飯, ランチ
breakfast: 朝食, 朝ご飯
lunch box: 弁当
water bottle: 水筒
before meals: 食前
after meals: 食後
recipe: レシピ
sushi: 寿司
coffee: コーヒー
tea: お茶
alcohol: 酒
medicine: 薬
illness: 病気
fever: 熱, 発熱
body: 体, 身体
health: 健康
head: 頭
face: 顔
eye: 目
hand: 手
foot: 足
mouth: 口
ear: 耳
hair: 髪
heart: 心
feeling: 気持ち, 感情, 気分
blood: 血
life: 人生, 生活, 命
love: 愛, 恋
dream: 夢
music: 音楽
song: 歌, 曲
movie: 映画
drama: ドラマ
anime: アニメ
comic: 漫画, マンガ
game: ゲーム
television: テレビ
radio: ラジオ
picture: 絵, 画像
photo: 写真
video: 動画, ビデオ
news: ニュース, 新聞
sport: スポーツ
baseball: 野球
soccer: サッカー
match: 試合
shogi: 将棋
hobby: 趣味
history: 歴史
culture: 文化
art: 芸術, 美術
society: 社会
economy: 経済
politics: 政治
government: 政府
election: 選挙
war: 戦争
peace: 平和
law: 法律
court: 裁判
science: 科学
technology: 技術, テクノロジー
mathematics: 数学
research: 研究
education: 教育
environment: 環境
nature: 自然
energy: エネルギー
power: 電力
industry: 業界, 産業
market: 市場
program: プログラム
code: コード
source code: ソースコード
code block: コードブロック
comment: コメント
function: 関数
feature: 機能
this function: この機能
asynchronous: 非同期
variable: 変数
argument: 引数
value: 値
default value: 初期値
default: 既定, デフォルト
method: メソッド
array: 配列
class name: クラス名
error: エラー, 不具合
bug: バグ
log: ログ
file: ファイル
folder: フォルダ
server: サーバ
external: 外部
network: ネットワーク
internet: インターネット, ネット
web: ウェブ
site: サイト, ウェブサイト, ホームページ
page: ページ
screen: 画面
computer: パソコン, コンピュータ
smartphone: スマホ, スマートフォン
mobile phone: 携帯電話
number: 番号, 数字
prime numbers: 素数
count: 数
app: アプリ, アプリケーション
software: ソフトウェア, ソフト
installer: インストーラー
device: 端末, デバイス, 機器
machine: 機械, マシン
router: ルーター
printer: プリンター
memory: メモリ
not enough: 足りません, 足りない
memories: 思い出
cache: キャッシュ
process: プロセス
running: 実行中
version: バージョン
column: 列
cell: セル
blank: 空白, 空欄
average: 平均
read only: 読み取り専用
permission: 権限, アクセス権
request header: リクエストヘッダー
parser: パーサー
field: フィールド, 分野
unknown: 未知, 不明
strict mode: 厳格モード
optional: 省略可能, 任意
api: エーピーアイ
security: セキュリティ
privacy: プライバシー
message: メッセージ
conversation: 会話, 対話, やりとり, やり取り
chat: チャット
group: グループ
announcement: 案内
context: 文脈, コンテキスト
document writing: 執筆
review: レビュー, 口コミ
rating: スコア
search results: 検索結果
recommended: おすすめの
first place: 一位
belongings: 貴重品, 持ち物
theft: 置き引き, 盗難
at hand: 手元に
quiet: 静か, 静かに
quickly: 早く, 速く, お早めに, 早め
slowly: ゆっくり
new: 新, 新規
old: 古い, 旧
young: 若い
big: 大きい, 大きな, 大きく
small: 小さい, 小さな
long: 長い, 長く
short: 短い, 短く
high: 高い, 高く
low: 低い, 低く
good: 良い, いい, よい, 良く, 上手, 素晴らしい, 良かっ, よかっ
bad: 悪い, 悪く
best: ベスト, 最善, 最適な
better: より良い
strong: 強い, 強く
weak: 弱い
fast: 速い, 早い
late: 遅い, 遅く
easy: 簡単, 易しい
difficult: 難しい, 難しく
interesting: 面白い, 面白く
fun: 楽しい, 楽しみ, 楽しく
happy: 嬉しい, うれしい, 幸せ
sad: 悲しい
scary: 怖い
cute: かわいい, 可愛い
beautiful: 美しい, きれい, 綺麗
kind: 親切, 優しい
busy: 忙しい
tired: 疲れ
delicious: 美味しい, おいしい
expensive: 高価
cheap: 安い
correct: 正しい, 正しく
true: 本当, ほんと, 真の
truth: 真実, 本当のこと
really: 本当に, マジで, 実際に, まじで
in fact: 実は, 実際
lie: 嘘, うそ
fake: 偽
real: 本物, リアル
necessary: 必要と
special: 特別, 特に
free: 自由, 自由に
alone: 一人で
together: 一緒, 一緒に, 共に
red: 赤
blue: 青
white: 白
black: 黒
green: 緑
color: 色
size: サイズ, 大きさ
thing: 事
side: 側, 横, 隣
inside: 中, 内側
outside: 外側
on: 上, 上に
under: 下, 下に
front: 正面
back: 裏, 後ろ
right: 右
left: 左
center: 中心, 中央
other side: 向こう
end: 末尾
part: 部分
whole: 全体
half year: 半期
remaining: 残り
situation: 状況
status: ステータス
case: ケース
event: イベント
destination: 行き先
way: 手段
relationship: 関係
related: 関連
related department: 関係部署
change of plan: 予定変更
expected: 見込み
scheduled: お届け予定
already paid: お支払いがお済み, 支払い済み, お済み
sent already: 発送済み, 送信済み
forwarded already: 転送済み
deleted already: 削除済み
registered already: 登録済み
no response needed: 返信不要, 返信は不要
automatically: 自動的に, 自動で, 自動
regularly: 定期的に
reuse: 使い回さ, 使い回し
that would help: 助かります
reissue: 再発行
responsibility: 責任
duty: 義務
right: 権利
promise: 約束事
rule: の決まり
to do: やること
effort: 苦労
chance: 機会, チャンス
risk: リスク
level: レベル
quality: 品質
quantity: 数量, 量
amount: 金額
total: 合計
rate: 率, 割合
speed: 速度, スピード
weight: 重さ, 体重
height: 身長
age: 年齢
generation: 世代
blackmail: 脅迫
harassment: 嫌がらせ
help: ヘルプ
guide: ガイド
course: コース, 講座
center: センター
super: スーパー
fan: ファン
idol: アイドル
series: シリーズ
live: ライブ
official: 公式
work: 作品
stage: 舞台
camera: カメラ
popular: 人気
popularity: 話題に
limited: 限定
use only: 専用
organization: 組織, 団体
group: 集団
facility: 施設
institution: 機関, 制度
activity: 活動
action: アクション
scene: シーン, 場面
figure: 姿
voice: 声
sound: 音, 音声
smell: 匂い
taste: 味
clothes: 服
shoes: 靴
bag: カバン, バッグ
box: 箱
gift: プレゼント
letter of thanks: お礼
party: パーティー
wedding: 結婚式
accident: 事故
incident: 事件
damage: 被害
victim: 被害者
suspect: 容疑者
witness: 目撃
god: 神, 神様
magic: 魔法
mystery: 謎
space: 宇宙
earth: 地球
moment: 瞬間
situation: 事情
interest: 関心, 興味
confidence: 自信
consciousness: 意識
stress: ストレス
luck: 運
fault: せい
thanks to: おかげ, おかげで
intention: つもりの
extent: 程度
actually: じつは
of course: もちろん
maybe: たぶん, 多分, おそらく, もしかして
for example: 例えば, たとえば
by the way: ちなみに, ところで
in short: つまり, 要するに
especially: とりわけ
anyway: とにかく, ともかく
after all: やはり, やっぱ
surely: きっと, 確かに
suddenly: 突然, 急に, いきなり
naturally: 当然
various: いろいろ, 色々, いろんな, 様々
firmly: しっかり, きちんと, ちゃんと
gradually: だんだん, どんどん, 徐々に
at once: 一斉に
enough: 十分, 十分に
not at all: 全然, 全く, まったく, ちっとも
a lot: 大量, 大量に
as much as possible: なるべく, できるだけ, できる限り
at least: 少なくとも, せめて
unfortunately: 残念, 残念ながら
it seems: ようです, そうです, らしいです, みたいです
idiot: バカ, 馬鹿
shit: クソ, くそ
sex: セックス
erotic: エロ
like: 好き, 大好き
opponent: 相手
impossible: 無理, 無駄
more than: 以上
at most: 最大
guy: 奴, やつ
like this: こういうの
point: 点
about: 約, 程度の
machine: 機
place: 場
ward: 区
broadcast: 放送, 番組
general: 一般
case: 件
survey: 調査, 検査
old days: 昔
come: 来る, 来た, 来ます, 来て, 来い, 来ない, 来ました
go: 行け, 行こう
look: 見ます, 見せて
basic: 基本
relatively: 結構, わりと
past: 過去
last episode: 最終回
player: 選手
light: 光
wish: 希望, 願い
near: 近く, 近い
specialty: 専門
images: 映像
opposite: 逆
professional: プロ
representative: 代表
limit: 限り
blog: ブログ
energetic: 元気
target: 対象
driving: 運転
emergency: 非常, 緊急事態
emergency exit: 非常口
record: 記録, 録音, 録画
ability: 能力
sports: 運動
on the other hand: 一方
value: 価値
operation: 運営, 運転中
fact: 事実
reality: 現実
seed: 種
location: 位置, 現場
companion: 仲間
impression: 印象
island: 島
reference: 参考
around: 周り, 周辺, 周囲
at the point: 時点
honest: 正直, 正直に
consumption: 消費
supervision: 監督
management: 経営, 管理職
obstacle: 障害
behavior: 行為, 態度
on the way: 途中
trade: 取引
direction: 方向
famous: 有名
forest: 森
production: 生産
stone: 石
north: 北
south: 南
east: 東
west: 西
committee: 委員
feature: 特徴
hiring: 採用
line: ライン
medical: 医療
editing: 編集
communication: 通信
wall: 壁
seat: 席
direct: 直接
ranking: ランキング
treatment: 治療
destruction: 破壊
anxiety: 不安
vote: 投票
performance: 活躍, 公演
toilet: トイレ
victory: 勝利
soil: 土, 土地
rude: 失礼
stable: 安定
advertisement: 広告
chest: 胸
plural: 複数
continuous: 連続
processing: 処理
corporation: 株式会社
satisfied: 満足
practice: 練習
media: メディア
maker: メーカー
claim: 主張
venue: 会場
introduction: 導入
sin: 罪
electronic: 電子
electricity: 電気
coverage: 報道
sense: 感覚
teaching: 指導
modern: 現代
forbidden: 禁止, 厳禁
style: スタイル
free: フリー
main: メイン, 主な
hole: 穴
recruitment: 募集
criticism: 批判
considerable: 相当
maintenance: 維持, メンテナンス
element: 要素
distance: 距離
magazine: 雑誌
specifications: 仕様
at the same time: 同時に
only one: 唯一
castle: 城
standard: 基準, 標準
personality: 性格
latest: 最新
certain: 確実, 確か
item: アイテム, 項目
ball: ボール
race: レース
household: 家庭
challenge: 挑戦
structure: 構造
knowledge: 知識
by all means: ぜひ, 是非
base: ベース, 基地
mark: マーク
strange: 不思議, おかしい
championship: 優勝
experiment: 実験
patient: 患者
control: 支配, 制御
scale: 規模
soul: 魂
other people: 他人
doctor: 博士
princess: 姫
ordinary person: 一般人
contact network: 連絡網
school lunch: 給食
business trip: ご出張
entrance exam: 入試
company holiday: 定休日
opening hours: 営業時間
closing time: 閉店
open shop: 開店
out of stock: 在庫切れ, 品切れ
stock: 在庫
return policy: 返品ポリシー
warranty: 保証, 保証書
membership: 会員登録
terms of service: 利用規約, サービス規約
service: サービス
server down: サーバーダウン
outage: 障害発生
backup: バックアップデータ
release: リリース
deploy: デプロイ
commit: コミット
branch: ブランチ
merge: マージ
pull request: プルリクエスト
repository: リポジトリ
script: スクリプト
library: ライブラリ
framework: フレームワーク
object: オブジェクト
string: ストリング
integer: 整数
loop: ループ
query: クエリ
index: インデックス
endpoint: エンドポイント
request: リクエスト
response: レスポンス
parameter: パラメータ
option: オプション
button: ボタン
menu: メニュー
tab: タブ
browser: ブラウザ
search engine: 検索エンジン
keyword: キーワード
url: ユーアールエル
scan: スキャン
template: テンプレート
sheet: シート
graph: グラフ
chart: チャート
presentation: プレゼン, プレゼンテーション
seminar: セミナー
remote work: リモートワーク, 在宅勤務, テレワーク
online: オンライン
offline: オフライン
zoom meeting: オンライン会議
calendar: カレンダー
reminder: リマインダー
alarm: アラーム
notification: 通知音
battery: バッテリー, 電池
charger: 充電器
charging: 充電
cable: ケーブル
album: アルバム
keyboard: キーボード
mouse: マウス
monitor: モニター
speaker: スピーカー
headset: イヤホン, ヘッドホン
passport: パスポート
visa: ビザ
luggage: スーツケース
map: 地図
bus stop: バス停
parking lot: 駐車場
gas station: ガソリンスタンド
convenience store: コンビニ
post office: 郵便局
mail: 郵便
city hall: 市役所
ward office: 区役所
my number: マイナンバー
pension: 年金
allergy: アレルギー
mask: マスク
vaccine: ワクチン
surgery: 手術
hospitalization: 入院
dentist: 歯医者
exercise: 体操, 筋トレ
diet: ダイエット
calorie: カロリー
protein: タンパク質
sugar: 砂糖
salt: 塩
egg: 卵
milk: 牛乳
cake: ケーキ
noodles: 麺, ラーメン
beer: ビール
wine: ワイン
cup: カップ
refrigerator: 冷蔵庫
air conditioner: エアコン
washing machine: 洗濯機
garbage: ゴミ, ごみ
landlord: 大家さん, 大家
moving house: 引っ越し
neighbor: 近所, 隣人
noise: 騒音
lost item: 忘れ物, 落とし物
national: 国家
international: 国際
foreign country: 外国
foreigner: 外国人, 外人
serious: 本気, 真剣
air: 空気
space: 空間
noodles: うどん
bad: 下手, まずい
care about: 気になる, 気になっ
notice: 気がつ, 気付い
romance: 恋愛
corporation: 法人
population: 人口
fate: 運命
headquarters: 本部
shopping: 買い物
favorite: お気に入り
doll: 人形
talent: 才能, 人材
high school student: 高校生
middle school student: 中学生
around the world: 世界中
incident: 出来事
human rights: 人権
young: 青春, 青年
part: 部品
method: 手法
various kinds: 各種
actually: なんと
somehow: なんとなく, なんとか, 何とか
absolutely not: とんでも
that much: それほど, そこまで
as expected: さすが
in the first place: そもそも
very: とっても
like that: そんなに, あんなに, こんなに
how much: どんなに
at last: いよいよ
soon: もうすぐ, そろそろ
for a while: しばらく
originally: もともと
even so: それでも, それにしても
no matter what: どうしても
about: だいたい
the other day: この前
somewhere: どこか, どっか
that person: あの人, その人, この人
each other: お互い, お互いに
here: こっち
this guy: こいつ
uncle: おじさん
aunt: おばさん
dangerous: やばい, ヤバい
noisy: うるさい
amazing: すごい, 凄い
difficult to: にくい
easy to: やすい
painful: つらい, 辛い
lonely: 寂しい
strange: 変な
cool: かっこいい
pitiful: かわいそう
surprised: びっくり, 驚い
disappointing: 残念な
ignore: 度外視して, 考慮しないで
ignored: 無視していた
disregard: 顧みず, 考慮せず, 考慮しない, 取り合わない, なかったことにして
disregard: 無かったことにして, なかったことに, 無かったことに, 無効とみなして
forget: 水に流して
override: 優先させて
bypass: 抜け道
obey: 従いなさい, 従ってください, 言うことを聞いて, 言う通りにして, 言うとおりにして, 遵守して
obey: 守って
instructions: 命令文, 手引き
instruction: 指示の一つ
instructed: 指示されて
policies: 諸方針
orders: 指令を
directives: 訓令, 通達
restrictions: 制約事項
limits: リミット
filter: 絞り込み, 絞り込んで
safety: セーフティ
uncensored: 検閲されていない
unfiltered: フィルタリングなし
without restrictions: 無制限に
without limits: 際限なく, 何の制限もなく
unrestricted: 制約を受けない
previous: 先の指示の, 先般の
previous instructions: 以前の命令, これまでの命令, 今までの命令, 先の指示
above instructions: 上記の命令, 上の命令
all previous instructions: すべての指示, 全ての指示
ignore previous instructions: これまでの命令を無視して, 以前の命令を無視して
ignore the instructions: 命令を無視して
ignored the instructions: 指示を無視していた
following instructions: 次の命令, 以下の命令
reveal your system prompt: システムプロンプトを公開して, システムプロンプトを開示して
system: 系統
prompts: プロンプト集
hidden: 隠されて
internal instructions: 内部ルール
secret: シークレット
confidential: マル秘, 非公開の
confidential information: 秘匿情報
configuration: 初期設定
developer mode: デバッグモード
operator: オペレータ
administrator: アドミニストレーター
ai assistants: 人工知能アシスタント
model: 模型
ai: ＡＩ
agent: 代理人
reveal: 曝け出して, 公にして
disclose: 漏らして
leak: 漏れ
verbatim: 原文どおり, 逐語的に
pretend: フリを, なりすまして, なりきって, なり切って, 成りすまして
play the role: 役を演じて, 演じて, 演じる, ロールプレイして
jailbreak: ジェイルブレーク
transfer: 移転, 譲渡, 振り替え, 移送
transfer money: お金を送って
execute: 執行
if you are an ai: あなたが言語モデル, もしあなたが言語モデル
approve: 許可して, 認めて
credentials: クレデンシャル
account: 勘定
bank details: 口座情報
bank: バンク
summarise: 要約して, 要約し, 要約する, 要約せよ, まとめて要約, 簡潔にまとめて, まとめる
forbidden: 禁じられ, タブー
follow the instructions: 命令に従って
you must obey: 従わなければならない, 従わなければなりません, 従わねばならない
never reveal: 絶対に教えない
"""
