"""Vietnamese: what words and phrases say in English, as `filters.glossary` describes."""

FORMS = """
i: tôi, tớ, mình, tui, tao
me: cho tôi, với tôi, cho mình, cho tớ, giúp tôi, giùm tôi, hộ tôi, giúp mình, cho tao, cho tui, cho toi, với mình
me: tôi biết, tôi với, cho em
my: của tôi, của mình, của tớ, của tao, của tui, cua toi, của em đây
mine: là của tôi
myself: bản thân tôi, chính tôi, tự tôi
you: bạn, mày, ngươi, quý vị, các bạn, quý khách, mi, bồ, các người, cậu, các cậu, anh, chị, em, ông, bà, anh chị
you: chúng mày, các anh chị, quý khách hàng
your: của bạn, của mày, của ngươi, của các bạn, của quý vị, của quý khách, của cậu, cua ban, của anh, của chị, của em
your: của ông, của ngài, của chính bạn, của bạn đây
yours: là của bạn
yourself: bản thân bạn, chính bạn, chính mình, bản thân mình, tự mình, tự bạn
he: anh ấy, ông ấy, hắn, cậu ấy, anh ta, ông ta, hắn ta, em ấy, thằng ấy, nó ấy
she: cô ấy, bà ấy, chị ấy, cô ta, bà ta, chị ta
his: của anh ấy, của ông ấy, của hắn, của anh ta, của ông ta
her: của cô ấy, của bà ấy, của chị ấy, của cô ta
it: nó, thứ đó
its: của nó
we: chúng tôi, chúng ta, bọn mình, chúng mình, tụi mình, bọn tôi, tụi tôi, chúng tao
our: của chúng tôi, của chúng ta, của bọn mình, của chúng mình, của công ty chúng tôi
they: họ, chúng, bọn họ, chúng nó, bọn chúng
their: của họ, của chúng
themselves: chính họ, bản thân họ
someone: ai đó, người nào đó, một ai đó, có người
somebody: một người nào đó
anyone: bất kỳ ai, bất cứ ai, bất kì ai, bất kể ai, bất kỳ người nào
everyone: mọi người, tất cả mọi người, mọi người khác, cả nhà, bà con
everybody: ai cũng
nobody: không ai, chẳng ai, không một ai, không có ai
nothing: không có gì, chẳng có gì, không gì, không gì cả
anything: bất cứ điều gì, bất kỳ điều gì, bất cứ thứ gì, bất kỳ thứ gì, bất cứ gì, bất kì điều gì, bất cứ cái gì
anything: bất kỳ nội dung nào, bất cứ việc gì
everything: mọi thứ, tất cả mọi thứ, mọi điều, mọi chuyện, tất tần tật, mọi thứ khác, tất cả mọi điều, mọi việc
everything: toàn bộ mọi thứ
something: điều gì đó, cái gì đó, thứ gì đó, gì đó, việc gì đó
whatever: bất kể điều gì, bất kể cái gì, gì cũng được, dù gì đi nữa
whoever: bất kỳ ai mà, ai mà
whoever reads this: ai đọc được, ai đọc cái này, người đọc cái này, bất kỳ ai đọc, bất cứ ai đọc, ai đang đọc
whoever reads this: bất cứ ai đọc được, ai đọc được điều này, người đọc dòng này
this: này, điều này, cái này, việc này, đây, thứ này, nầy
that: đó, điều đó, cái đó, việc đó, kia, ấy, đấy, cái kia, cái ấy, mà, rằng, là rằng
these: những cái này, các cái này, những điều này, những thứ này
those: những cái đó, những điều đó, những thứ đó, những thứ kia, những người đó
here: ở đây, tại đây, đây là nơi, nơi đây, chỗ này
there: ở đó, tại đó, ở kia, đằng kia, ở đấy
there is: có một, tồn tại một
and: và, cùng với, và cả, với lại
or: hoặc, hay, hay là, hoặc là
but: nhưng, nhưng mà, tuy nhiên, song, thế nhưng, mà lại
however: dẫu vậy, dù vậy
if: nếu, nếu như, giả sử, nếu mà, trong trường hợp, hễ, giá như, nếu có
if not: nếu không, nếu không thì
because: vì, bởi vì, bởi, do, tại vì, vì rằng
because of: do bởi
since: kể từ khi, từ khi, bởi lẽ, từ lúc
although: mặc dù, dù, tuy, dẫu, dù cho, cho dù, mặc dầu
even if: ngay cả khi, kể cả khi, dù có, cho dù có
so: vì vậy, vì thế, do đó, nên, cho nên, bởi vậy, thế nên, bởi thế, nên là, vậy nên
so that: để mà, sao cho, để cho
in order to: nhằm, nhằm để, với mục đích, để có thể, nhằm mục đích
to: để, tới, đến, vào, sang
of: của, thuộc về, thuộc
in: trong, ở trong, bằng tiếng
on: trên mặt, lên, trên, vào ngày
at: tại, ở, lúc, lúc đó ở, vào lúc này ở
for: cho, dành cho, đối với, giành cho
from: từ, kể từ, từ phía
with: với, kèm, cùng, kèm theo, kèm với, đi kèm, cùng nhau với
without: không có, mà không, không cần, mà không có, thiếu, mà chẳng, không cần có, mà không cần, vắng, mà chưa
by: bằng, bằng cách
about: về, về việc, liên quan đến, về vấn đề, khoảng, chừng, tầm, xoay quanh
as: như, với tư cách, với vai trò, dưới dạng, với tư cách là, như là
like: giống như, như thể, giống, thích, ưa thích, tựa như, kiểu như, y như
than: hơn so với, so với
into: vào trong, thành, sang thành, vào trong đó
out: ra ngoài, ra
out of: ra khỏi
through: thông qua, qua, xuyên qua, suốt
between: giữa, ở giữa
among: trong số, trong số đó
under: dưới, ở dưới, phía dưới này
over: bên trên, hơn là, vượt
against: chống lại, trái với, chống, phản đối
during: trong khi, trong lúc, trong suốt, trong quá trình
within: trong vòng, trong phạm vi
until: cho đến khi, cho tới khi, đến khi, cho đến, cho tới, tới khi
until now: cho đến nay, cho đến bây giờ, đến giờ, tới giờ, từ trước đến nay, từ trước tới nay, từ trước tới giờ
until now: cho tới nay
so far: từ trước đến giờ, từ đầu đến giờ, tính đến nay, từ nãy đến giờ, từ nãy giờ, từ đầu tới giờ, đến nay
except: ngoại trừ, trừ, trừ khi, trừ phi, trừ ra, ngoài trừ
unless: trừ khi được, trừ trường hợp
according to: theo, dựa theo, căn cứ theo, theo như, căn cứ vào, tùy theo, tuỳ theo
instead: thay vào đó, thay vì vậy, thay vì thế, mà thay vào đó
instead of: thay vì, thay cho
besides: ngoài ra, hơn nữa, bên cạnh đó, vả lại
regardless: bất kể, bất chấp, cho dù thế nào, dù thế nào, bất luận
what: gì, cái gì, những gì, điều gì, là gì, chi, việc gì
what is: gì là, là cái gì
which: nào, cái nào, nào là
who: ai, người nào, là ai, người mà, những ai, kẻ nào
whose: của ai
where: ở đâu, đâu, nơi, chỗ nào, nơi nào
when: khi, lúc nào, khi nào, bao giờ, vào lúc, lúc mà, hồi nào, khi mà
why: tại sao, vì sao, sao lại, sao
how: như thế nào, làm sao, thế nào, bằng cách nào, làm thế nào, ra sao
how to: cách, cách để, làm thế nào để, làm sao để, phương pháp để, cách làm
how much: bao nhiêu, bao nhiêu tiền, giá bao nhiêu
how many: bao nhiêu cái, mấy
how long: bao lâu, trong bao lâu
whether: liệu, liệu rằng, liệu có, hay không
is: là, thì là, đang là, chính là, tức là
are: đều là
was: đã là, từng là
be: được là, phải là, trở nên, bị, được
become: trở thành, biến thành, hóa thành, hoá thành
has: có được, anh ấy có
have: có, sở hữu
do not have: chẳng có, không hề có
will: sẽ, sắp
would: sẽ được, sẽ đã, muốn được
can: có thể, được phép, có khả năng
cannot: không thể, chẳng thể, không tài nào, không thể nào, không làm được
could: có lẽ có thể, có thể đã, liệu có thể
may: có thể sẽ
must: phải, bắt buộc phải, buộc phải, bắt buộc, nhất định phải
must not: không được, không được phép, tuyệt đối không được, không bao giờ được, cấm, cấm không được
must not: nhất định không được
should: nên làm, cần phải, phải nên, hẳn nên
should not: không nên, chớ nên, đừng nên, chẳng nên
need: cần, có nhu cầu, nhu cầu, cần có
do not need: không cần phải, khỏi cần, chẳng cần, khỏi phải
needed: cần thiết
want: muốn, mong muốn, mong được
do not want: không muốn, chẳng muốn
do not: đừng, chớ, đừng có, chớ có, xin đừng, vui lòng không, hãy không, vui lòng đừng, khong duoc
not: không, chẳng, chả, không phải, không hề, không phải là, hông, ko, chẳng phải, hổng
no: không có bất kỳ, không có một, không đâu, không có chuyện
never: không bao giờ, đừng bao giờ, chưa bao giờ, chẳng bao giờ, tuyệt đối không, tuyệt đối đừng, chưa từng
never: không đời nào
no longer: không còn, chẳng còn, không còn nữa, không nữa, không còn là, đã không còn
not yet: chưa, vẫn còn chưa, chưa được
yes: vâng, có chứ, đúng vậy, dạ vâng, ừ, phải rồi
yes or no: có hay không, có hoặc không
please: xin, vui lòng, làm ơn, xin vui lòng, xin hãy, xin mời, mong bạn, hãy vui lòng, phiền bạn, xin làm ơn, mong
please: làm ơn hãy, giúp em, giùm, giúp với, dùm, hộ, cho mình xin
-: hãy, đã, các, những, cái, chiếc, con, quyển, cuốn, bức, thì, nhé, nha, ạ, nhỉ, ơi, đi nhé, thôi nhé, cơ, vậy, thế
-: đang, rồi, à, á, ấy nhé, mà thôi nhé, dạ, thưa, sự, việc, cứ, nhen, nghen, hen, đấy nhé, luôn, lấy, bèn, đi nào
-: một cách, nào đó là, thế nhé, nhá, tấm, ư, vậy thôi, luôn nhé, đi nha, cứ việc, quả, ạ vâng
a: một cái, một chiếc, một bản, một cuốn
one: một
two: hai, đôi
three: ba
four: bốn
five: năm cái, số năm
six: sáu
seven: bảy, bẩy
eight: tám
nine: chín
ten: mười, số mười
eleven: mười một
twelve: mười hai
twenty: hai mươi
thirty: ba mươi
forty: bốn mươi
fifty: năm mươi
hundred: một trăm, trăm
thousand: nghìn, ngàn, một nghìn
million: triệu
billion: tỷ, tỉ
zero: số không
first: đầu tiên, thứ nhất, trước tiên, trước hết, đầu tiên là
second: thứ hai
third: thứ ba
last: cuối cùng, sau cùng, gần nhất, vừa qua
next: tiếp theo, kế tiếp, tiếp đó, kế đến, tiếp đến, tiếp, kế
once: một lần, từng một lần
twice: hai lần
times: lần, lần lượt các, nhiều lần
half: nửa, một nửa, rưỡi
double: gấp đôi
all: tất cả, toàn bộ, hết thảy, mọi, tất thảy, hết tất cả, tất cả các, tất cả những, toàn thể, toàn bộ các, hết
all: tat ca, toan bo, hết mọi
every: mỗi một, từng một, mọi người đều
each: mỗi, từng, mỗi người, từng cái, từng cái một
any: bất kỳ, bất cứ, bất kì, bất kỳ một
some: một số, một vài, vài, một ít, một chút, mấy cái
many: nhiều, rất nhiều, đông, vô số
much: nhiều lắm, rất nhiều đấy
few: ít, một vài cái
both: cả hai, cả đôi
enough: đủ, đầy đủ rồi
more: nữa, nhiều hơn, thêm nữa, hơn, thêm nữa là
most: hầu hết, phần lớn, đa số, nhất, nhiều nhất
less: ít hơn, kém, kém hơn
least: ít nhất, tối thiểu
at least: tối thiểu là, chí ít
other: khác, cái khác
another: một cái khác, cái nữa, một người khác
other people: người khác
same: cùng một, giống nhau, như nhau, tương tự
such: như vậy, như thế, kiểu này, thế này, vậy đó
only: chỉ, duy nhất, mỗi mình, chỉ có, chỉ duy nhất, chỉ được
just: thôi, mà thôi, vừa mới, vừa, chỉ là, chỉ cần
also: cũng, cũng như, đồng thời
even: ngay cả, thậm chí, kể cả
too: quá, cũng vậy, quá mức, cũng thế
very: rất, cực kỳ, vô cùng, lắm, hết sức, quá là, rất là
really: thực sự, thật sự, thật là, quả thật
again: lại, lần nữa, một lần nữa, thêm lần nữa, lại lần nữa
now: bây giờ, giờ, hiện tại, hiện nay, ngay bây giờ, lúc này, hiện giờ, giờ đây
then: sau đó, rồi thì, thế rồi, lúc đó, khi đó, rồi sau đó, tiếp theo đó, kế đó, xong rồi
before: trước khi, trước lúc
after: sau khi, sau, sau lúc
after that: sau đấy, tiếp sau đó
immediately: ngay lập tức, ngay tức khắc, lập tức, tức thì, liền, ngay, tức khắc
soon: sớm, chẳng bao lâu, sắp tới, ít lâu nữa
later: sau này, lát nữa, về sau, để sau, muộn hơn
already: đã rồi, vốn đã
still: vẫn, vẫn còn, vẫn đang, còn, vẫn cứ
always: luôn luôn, lúc nào cũng, mãi, bao giờ cũng
often: thường, thường xuyên, hay thường
usually: thông thường, thường thường, thường thì, thường lệ
sometimes: đôi khi, thỉnh thoảng, đôi lúc, có khi
today: hôm nay, ngày hôm nay, bữa nay
tomorrow: ngày mai, mai
yesterday: hôm qua, ngày hôm qua
tonight: tối nay, đêm nay
never again: không bao giờ nữa
perhaps: có lẽ, có thể là, chắc là, hình như
maybe: biết đâu
of course: tất nhiên, dĩ nhiên, đương nhiên
above: ở trên, bên trên đây, phía trên, trên đây, vừa nêu, nêu trên, kể trên, nói trên, bên trên này, ở trên đây
above: ở phía trên, ở bên trên, đã nêu ở trên
below: bên dưới, phía dưới, dưới đây, ở bên dưới, ở dưới đây
inside: bên trong, phía trong
outside: bên ngoài, ngoài, phía ngoài
in front: đằng trước, phía trước
behind: đằng sau, phía sau, đằng sau lưng, ở sau
next to: bên cạnh, cạnh
near: gần, gần đây đó, ở gần
far: xa, xa xôi
around: xung quanh, quanh
together: cùng nhau, với nhau
alone: một mình, cô đơn, đơn độc
let us: chúng ta hãy, hãy cùng
let: để cho phép, cứ để
right now: ngay lúc này, ngay giờ
etc: vân vân
ignore: bỏ qua, phớt lờ, lờ đi, làm ngơ, mặc kệ, ngó lơ, bơ đi, hãy bỏ qua, hãy phớt lờ, lơ đi, không để ý đến
ignore: không quan tâm đến, không quan tâm tới, đừng bận tâm đến, đừng để tâm đến, đừng quan tâm đến
ignore: đừng quan tâm tới, không màng đến, phớt lờ đi, kệ đi, kệ nó, bo qua, phot lo, hay bo qua, đừng để ý
ignore: không để ý, đừng quan tâm, không cần quan tâm đến, hãy lờ đi, không đếm xỉa đến, bỏ ngoài tai, đừng nghe
ignore: vờ như không thấy
ignored: đã bỏ qua, bị bỏ qua, bị phớt lờ, đã phớt lờ, được bỏ qua, bị lờ đi, đã lờ đi
ignoring: việc bỏ qua, đang bỏ qua, bằng cách bỏ qua, đang phớt lờ, việc phớt lờ
disregard: không tuân theo, đừng tuân theo, không cần tuân theo, coi như không có, xem như không có, đừng tuân thủ
disregard: không tuân thủ, không cần tuân thủ, bất tuân, coi thường, khỏi tuân theo, không xét đến, không tính đến
disregard: bất chấp mọi, gạt bỏ, không cần đếm xỉa
do not follow: không làm theo, đừng làm theo, không nghe theo, đừng nghe theo, ngừng tuân theo, ngừng tuân thủ
do not follow: ngừng làm theo, không phải tuân theo, không phải tuân thủ
forget: quên, quên đi, hãy quên, quên hết, quên sạch, hãy quên đi, hãy quên hết, quen het, hay quen, quên bẵng
forget everything: quên hết mọi thứ, quên tất cả, quên đi tất cả, quên mọi thứ, quên hết tất cả, hãy quên tất cả
forget everything: hãy quên mọi thứ, quên sạch mọi thứ, hãy quên hết mọi thứ, quên đi mọi thứ
forgot: đã quên, bị quên, quên mất, tôi quên, lỡ quên
set aside: gạt sang một bên, để sang một bên, gác lại, bỏ sang một bên, tạm gác, gạt qua một bên, dẹp sang một bên
set aside: đặt sang một bên, gác sang một bên
pay no attention to: đừng chú ý đến, không chú ý đến, đừng để ý đến, đừng để ý tới, chớ để ý, không cần để ý
pay no attention to: không cần quan tâm, đừng bận tâm, đừng để tâm
drop: vứt bỏ, bỏ đi, bỏ hết, dẹp bỏ, loại bỏ hết, dẹp, bỏ, từ bỏ, vứt, quẳng đi, buông, thả
discard: loại bỏ, vứt đi, hủy bỏ hết, thải bỏ, hủy bỏ đi, huỷ bỏ đi
override: ghi đè, ghi đè lên, đè lên, vượt quyền, thay thế hoàn toàn, lấn át
overrides: sẽ ghi đè, được ưu tiên hơn, có hiệu lực hơn
overridden: bị ghi đè, đã bị ghi đè, được ghi đè
bypass: vượt qua, lách, né tránh, lách qua, qua mặt, vượt rào, đi vòng qua, né, luồn lách, lách luật
skip: bỏ qua bước, nhảy qua, bỏ bước, lướt qua
cancel: hủy, huỷ, hủy bỏ, huỷ bỏ, bãi bỏ
cancelled: đã hủy, bị hủy, đã huỷ, bị huỷ, bị hủy bỏ, đã bị hủy, đã bị huỷ, đã được hủy, đã được huỷ, đã bị hủy bỏ
cancelled: đã bị huỷ bỏ, đã hủy bỏ, đã huỷ bỏ
revoked: bị thu hồi, đã thu hồi, bị bãi bỏ, đã bị thu hồi
revoke: thu hồi
void: vô hiệu, không có hiệu lực, hết hiệu lực
no longer valid: không còn hiệu lực, không còn giá trị, mất hiệu lực, không còn hợp lệ, đã hết hiệu lực
no longer apply: không còn áp dụng, không còn được áp dụng, không áp dụng nữa
disable: vô hiệu hóa, vô hiệu hoá, tắt đi, tắt, tắt bỏ
disabled: bị tắt, đã tắt, bị vô hiệu hóa, đã bị vô hiệu hóa, đã vô hiệu hóa, bị vô hiệu hoá, đã bị vô hiệu hoá
turn off: hãy tắt, tắt hết, tắt máy
turn on: bật, bật lên, kích hoạt lên, mở lên
enable: kích hoạt, cho phép bật, mở chế độ, bật tính năng
enabled: đã bật, được bật, đã kích hoạt, đã được kích hoạt, được kích hoạt
delete: xóa, xoá, xóa bỏ, xoá bỏ, xóa đi, xoá đi, xóa hết, xoá hết, xóa bỏ hết, xoá bỏ hết
deleted: đã xóa, đã xoá, bị xóa, bị xoá, được xóa, đã bị xóa, đã bị xoá
erase: xóa sạch, xoá sạch, tẩy xóa, tẩy xoá, xóa sạch dữ liệu, xoá sạch dữ liệu, tẩy, xóa trắng, xoá trắng
reset: đặt lại, thiết lập lại, khởi động lại từ đầu, cài lại
instructions: hướng dẫn, chỉ dẫn, chỉ thị, lời chỉ dẫn, lời hướng dẫn, lời dặn, chỉ đạo, huong dan, chi dan
instructions: các hướng dẫn, các chỉ dẫn, những hướng dẫn, những chỉ dẫn, các chỉ thị, hướng dẫn chi tiết
instructions: bản hướng dẫn, điều đã dặn
rules: quy tắc, quy định, nguyên tắc, luật lệ, nội quy, qui tắc, qui định, quy tac, quy dinh, các quy tắc
rules: các quy định, quy chế, phép tắc, luật chơi, lề luật
guidelines: nguyên tắc hướng dẫn, đường lối, bộ quy tắc, định hướng, phương châm, chuẩn mực, các nguyên tắc
guidelines: kim chỉ nam
orders: mệnh lệnh, lệnh trên, các mệnh lệnh, lời sai bảo, đơn đặt hàng
commands: lệnh, câu lệnh, khẩu lệnh, các lệnh, các câu lệnh, dòng lệnh
directives: chỉ lệnh, huấn thị, sắc lệnh, huấn lệnh
restrictions: hạn chế, sự hạn chế, ràng buộc, rào cản, điều cấm, gioi han, han che, các hạn chế, các giới hạn
restrictions: lệnh cấm, sự ràng buộc, sự kìm kẹp, xiềng xích
limits: giới hạn, sự giới hạn, ranh giới, mức giới hạn, giới hạn tối đa
constraints: các ràng buộc, điều kiện ràng buộc, sự gò bó
filters: bộ lọc, các bộ lọc
filter: lọc
safety: an toàn, sự an toàn, tính an toàn
safety filters: bộ lọc an toàn
safety rules: quy tắc an toàn, quy định an toàn, nguyên tắc an toàn, giới hạn an toàn, luật lệ an toàn
safety rules: các quy tắc an toàn, các quy định an toàn
content filters: bộ lọc nội dung
safeguards: biện pháp bảo vệ, biện pháp an toàn, cơ chế bảo vệ, lớp bảo vệ
guardrails: rào chắn, hàng rào bảo vệ, lan can, cơ chế an toàn
policies: chính sách, các chính sách, các chính sách này
policy: chính sách của
censorship: kiểm duyệt, sự kiểm duyệt
moderation: việc kiểm duyệt, điều tiết nội dung, sự điều độ, kiểm duyệt nội dung
previous: trước đó, trước đây, trước, đã có từ trước, đã có trước, vừa rồi, truoc do, truoc day, đã cho trước đó
previous: trước giờ, từ trước, đi trước
earlier: lúc trước, hồi nãy, ban nãy, khi nãy, lúc nãy, hồi trước, trước kia, trước nay, sớm hơn
prior: có trước, trước đấy, có từ trước
original: ban đầu, gốc, nguyên bản, bản gốc, nguyên gốc, vốn có, nguyên thủy, nguyên thuỷ
initial: lúc đầu, khởi đầu, khởi tạo, thuở đầu, ban sơ
old: cũ, già, xưa, lâu đời
new: mới, mới mẻ, mới nhất
following: sau đây, theo sau, dưới đây là, sau đây là các, dưới đây này
previous instructions: hướng dẫn trước đó, chỉ dẫn trước đó, chỉ thị trước đó, hướng dẫn trước đây, chỉ dẫn trước đây
previous instructions: chỉ thị trước đây, hướng dẫn trước, chỉ dẫn trước, chỉ thị trước, lệnh trước đó, lệnh trước đây
previous instructions: mệnh lệnh trước đó, câu lệnh trước đó, hướng dẫn có trước, hướng dẫn cũ, chỉ dẫn cũ, chỉ thị cũ
previous instructions: lệnh cũ, yêu cầu trước đó, yêu cầu trước đây, hướng dẫn lúc trước, huong dan truoc do
previous instructions: chi dan truoc do, các lệnh trước đó, hướng dẫn đã cho trước đó, hướng dẫn phía trước
previous instructions: chỉ dẫn phía trước, hướng dẫn từ trước, hướng dẫn trước kia, chỉ dẫn trước kia
previous instructions: chỉ thị phía trước, chỉ thị trước kia, các hướng dẫn trước đây, các hướng dẫn trước
previous instructions: các hướng dẫn phía trước, các hướng dẫn trước kia, các chỉ dẫn trước đây, các chỉ dẫn trước
previous instructions: các chỉ dẫn phía trước, các chỉ dẫn trước kia, các chỉ thị trước đây, các chỉ thị trước
previous instructions: các chỉ thị phía trước, các chỉ thị trước kia, những hướng dẫn trước đây, những hướng dẫn trước
previous instructions: những hướng dẫn phía trước, những hướng dẫn trước kia, những chỉ dẫn trước đây
previous instructions: những chỉ dẫn trước, những chỉ dẫn phía trước, những chỉ dẫn trước kia
all previous instructions: tất cả hướng dẫn trước đó, mọi hướng dẫn trước đó, toàn bộ hướng dẫn trước đó
all previous instructions: tất cả chỉ dẫn trước đó, mọi chỉ dẫn trước đó, tất cả chỉ thị trước đó
all previous instructions: mọi chỉ thị trước đó, toàn bộ chỉ thị trước đó, mọi hướng dẫn trước đây
all previous instructions: tất cả hướng dẫn trước đây, mọi chỉ dẫn trước đây, mọi lệnh trước đó, mọi hướng dẫn trước
all previous instructions: tất cả hướng dẫn trước, những hướng dẫn trước đó, các hướng dẫn trước đó
all previous instructions: các chỉ dẫn trước đó, những chỉ dẫn trước đó, các chỉ thị trước đó
all previous instructions: tất cả các lệnh trước đó, tất cả lệnh trước đó
the instructions above: hướng dẫn ở trên, hướng dẫn trên, chỉ dẫn ở trên, chỉ dẫn trên, chỉ thị ở trên, chỉ thị trên
the instructions above: hướng dẫn phía trên, hướng dẫn bên trên, những hướng dẫn ở trên, các hướng dẫn ở trên
the instructions above: hướng dẫn nêu trên, hướng dẫn trên đây, mệnh lệnh ở trên
everything above: mọi thứ ở trên, mọi thứ phía trên, tất cả những gì ở trên, mọi điều ở trên, tất cả nội dung ở trên
everything above: toàn bộ nội dung trên, toàn bộ phần trên, mọi thứ bên trên, tất cả ở trên, những gì ở trên
everything above: toàn bộ nội dung ở trên, toàn bộ nội dung phía trên, mọi nội dung ở trên
everything before this: mọi thứ trước đó, tất cả những gì trước đó, mọi điều trước đó, những gì trước đó
everything before this: mọi thứ trước đây
previous rules: quy tắc trước đó, quy định trước đó, luật trước đó, quy tắc cũ, các quy tắc trước đó
previous rules: các quy tắc trước đây, quy tắc trước đây, luật cũ, quy tắc trước, luật lệ trước đó, quy tắc phía trước
previous rules: quy tắc trước kia, quy định trước đây, quy định trước, quy định phía trước, quy định trước kia
previous rules: luật lệ trước đây, luật lệ trước, luật lệ phía trước, luật lệ trước kia, các quy tắc trước
previous rules: các quy tắc phía trước, các quy tắc trước kia, các quy định trước đó, các quy định trước đây
previous rules: các quy định trước, các quy định phía trước, các quy định trước kia
original instructions: hướng dẫn ban đầu, chỉ dẫn ban đầu, chỉ thị ban đầu, chỉ thị gốc, hướng dẫn gốc, lệnh ban đầu
original instructions: hướng dẫn ban đầu của bạn, chỉ dẫn gốc, hướng dẫn nguyên bản, chỉ dẫn nguyên bản
original instructions: chỉ thị nguyên bản, các hướng dẫn gốc, các hướng dẫn nguyên bản, các chỉ dẫn gốc
original instructions: các chỉ dẫn nguyên bản, các chỉ thị gốc, các chỉ thị nguyên bản, những hướng dẫn gốc
original instructions: những hướng dẫn nguyên bản, những chỉ dẫn gốc, những chỉ dẫn nguyên bản
new instructions: hướng dẫn mới, chỉ dẫn mới, chỉ thị mới, lệnh mới, mệnh lệnh mới, yêu cầu mới, các hướng dẫn mới
new instructions: các chỉ dẫn mới, các chỉ thị mới, những hướng dẫn mới, những chỉ dẫn mới
following instructions: hướng dẫn sau, hướng dẫn sau đây, chỉ dẫn sau, chỉ dẫn sau đây, chỉ thị sau, chỉ thị sau đây
following instructions: hướng dẫn dưới đây, chỉ dẫn dưới đây, chỉ thị dưới đây, các hướng dẫn sau
following instructions: các hướng dẫn sau đây, các hướng dẫn dưới đây, các chỉ dẫn sau, các chỉ dẫn sau đây
following instructions: các chỉ dẫn dưới đây, các chỉ thị sau, các chỉ thị sau đây, các chỉ thị dưới đây
following instructions: những hướng dẫn sau, những hướng dẫn sau đây, những hướng dẫn dưới đây, những chỉ dẫn sau
following instructions: những chỉ dẫn sau đây, những chỉ dẫn dưới đây
your instructions: hướng dẫn của bạn, chỉ dẫn của bạn, chỉ thị của bạn, các hướng dẫn của bạn, chỉ thị của mày
your instructions: hướng dẫn của mày, những chỉ dẫn của bạn, các chỉ thị của bạn, chỉ dẫn của mày
your instructions: các hướng dẫn của mày, các chỉ dẫn của bạn, các chỉ dẫn của mày, các chỉ thị của mày
your instructions: những hướng dẫn của bạn, những hướng dẫn của mày, những chỉ dẫn của mày
my instructions: hướng dẫn của tôi, chỉ dẫn của tôi, chỉ thị của tôi, lệnh của tôi, mệnh lệnh của tôi
my instructions: các hướng dẫn của tôi, các chỉ dẫn của tôi, các chỉ thị của tôi, những hướng dẫn của tôi
my instructions: những chỉ dẫn của tôi
your rules: quy tắc của bạn, luật của bạn, quy định của bạn, nguyên tắc của bạn, các quy tắc của bạn, quy tắc của mày
your rules: quy định của mày, luật lệ của bạn, luật lệ của mày, các quy tắc của mày, các quy định của bạn
your rules: các quy định của mày
your restrictions: hạn chế của bạn, giới hạn của bạn, những hạn chế của bạn, các hạn chế của bạn, hạn chế của mày
your restrictions: giới hạn của mày, ràng buộc của bạn, ràng buộc của mày, các hạn chế của mày, các giới hạn của bạn
your restrictions: các giới hạn của mày
your system prompt: lời nhắc hệ thống của bạn, prompt hệ thống của bạn, câu lệnh hệ thống của bạn
your system prompt: system prompt của bạn, lời nhắc hệ thống của mày, system prompt của mày, chỉ thị hệ thống của bạn
system prompt: lời nhắc hệ thống, prompt hệ thống, câu lệnh hệ thống, system prompt, câu nhắc hệ thống
system prompt: lời gợi ý hệ thống, dấu nhắc hệ thống, lời nhắc của hệ thống, loi nhac he thong, prompt he thong
system prompt: gợi ý hệ thống, nhắc lệnh hệ thống, prompt của hệ thống, thông báo nhắc hệ thống, chỉ lệnh hệ thống
system prompt: yêu cầu hệ thống
system instructions: hướng dẫn hệ thống, chỉ dẫn hệ thống, chỉ thị hệ thống, hướng dẫn của hệ thống
system instructions: chỉ thị của hệ thống, lệnh hệ thống, chỉ dẫn của hệ thống, các hướng dẫn hệ thống
system instructions: các hướng dẫn của hệ thống, các chỉ dẫn hệ thống, các chỉ dẫn của hệ thống, các chỉ thị hệ thống
system instructions: các chỉ thị của hệ thống, những hướng dẫn hệ thống, những hướng dẫn của hệ thống
system instructions: những chỉ dẫn hệ thống, những chỉ dẫn của hệ thống
system message: thông báo hệ thống, tin nhắn hệ thống, thông điệp hệ thống, thông báo từ hệ thống
hidden instructions: hướng dẫn ẩn, chỉ dẫn ẩn, chỉ thị ẩn, hướng dẫn bí mật, chỉ thị bí mật, chỉ dẫn bí mật, lệnh ẩn
hidden instructions: hướng dẫn bị ẩn, chỉ dẫn bị ẩn, chỉ thị bị ẩn, các hướng dẫn ẩn, các hướng dẫn bị ẩn
hidden instructions: các chỉ dẫn ẩn, các chỉ dẫn bị ẩn, các chỉ thị ẩn, các chỉ thị bị ẩn, những hướng dẫn ẩn
hidden instructions: những hướng dẫn bị ẩn, những chỉ dẫn ẩn, những chỉ dẫn bị ẩn
internal instructions: hướng dẫn nội bộ, chỉ dẫn nội bộ, chỉ thị nội bộ, các hướng dẫn nội bộ, các chỉ dẫn nội bộ
internal instructions: các chỉ thị nội bộ, những hướng dẫn nội bộ, những chỉ dẫn nội bộ
initial prompt: lời nhắc ban đầu, prompt ban đầu, prompt gốc, câu lệnh ban đầu, câu lệnh gốc, lời nhắc gốc
initial prompt: lời nhắc lúc đầu, prompt lúc đầu
instructions you were given: hướng dẫn mà bạn nhận được, hướng dẫn bạn được giao, hướng dẫn bạn đã nhận
instructions you were given: chỉ dẫn bạn nhận được, chỉ thị bạn nhận được, hướng dẫn bạn nhận được
instructions you were given: hướng dẫn bạn được cung cấp
what you were told: những gì bạn được bảo, những gì bạn được dặn, những điều bạn được bảo, những gì bạn được yêu cầu
what you were told: điều bạn được dặn, điều bạn được bảo, những gì đã nói với bạn
prompt: lời nhắc, prompt, câu nhắc, câu gợi ý, câu lệnh nhắc, dấu nhắc, gợi nhắc
hidden: ẩn, bị ẩn, được giấu, giấu kín, ẩn giấu, che giấu, ngầm, bị che giấu
internal: nội bộ, nội tại, bên trong nội bộ
secret: bí mật, điều bí mật, bí ẩn, bi mat
secrets: những bí mật, các bí mật, mọi bí mật
confidential: tuyệt mật, mật, bảo mật cao, cơ mật, tối mật, mang tính bảo mật, tài liệu mật
private: riêng tư, cá nhân riêng, kín, riêng tư cá nhân, tư nhân
sensitive: nhạy cảm
sensitive data: dữ liệu nhạy cảm, thông tin nhạy cảm
personal data: dữ liệu cá nhân, thông tin cá nhân, thông tin riêng tư
confidential information: thông tin mật, thông tin bí mật, thông tin bảo mật, dữ liệu mật
secret key: khóa bí mật, khoá bí mật
configuration: cấu hình, thiết lập cấu hình, cài đặt cấu hình
settings: cài đặt, thiết lập, thông số cài đặt, các thiết lập, phần cài đặt
system: hệ thống, he thong, hệ thống này
system settings: cài đặt hệ thống, thiết lập hệ thống, cài đặt của hệ thống, thiết lập của hệ thống
developer: nhà phát triển, lập trình viên, người phát triển, nhà lập trình
developers: các nhà phát triển, đội phát triển, nhóm phát triển
operator: người vận hành, nhà vận hành, đơn vị vận hành, nhân viên vận hành, tổng đài viên, nhà mạng
administrator: quản trị viên, người quản trị, nhà quản trị, admin hệ thống, quản trị hệ thống, ban quản trị
admin: quản trị
owner: chủ sở hữu, chủ nhân, người sở hữu, chủ
creator: người tạo ra, nhà sáng tạo, người sáng tạo, đấng sáng tạo
creators: những người tạo ra, người tạo ra bạn, những người sáng tạo
supervisor: người giám sát, giám sát viên
user: người dùng, người sử dụng, user, nguoi dung, user này
users: các người dùng, những người dùng
the user: người dùng này
assistant: trợ lý, trợ lí, người trợ lý, phụ tá, người trợ giúp
virtual assistant: trợ lý ảo, trợ lí ảo
ai assistant: trợ lý ai, trợ lí ai, trợ lý trí tuệ nhân tạo, trợ lý ảo ai
model: mô hình, model, mẫu mô hình, người mẫu
ai: trí tuệ nhân tạo, trí thông minh nhân tạo, ai nhân tạo, một ai, các ai, ai này
ai model: mô hình ai, mô hình trí tuệ nhân tạo
ai system: hệ thống ai, hệ thống trí tuệ nhân tạo
ai agent: tác nhân ai, tác tử ai, đặc vụ ai, đại lý ai
agent: tác nhân, tác tử, đại lý, nhân viên đại lý, đặc vụ, người đại diện
language model: mô hình ngôn ngữ, mô hình ngôn ngữ lớn
bot: con bot, rô bốt trò chuyện, bot này
chatbot: con chatbot, chat bot, chatbot này, hộp chat tự động
robot: rô bốt, người máy, robot, robot này
machine: máy, máy móc, cỗ máy
you are an ai: bạn là ai nhân tạo, bạn là một ai, bạn là trí tuệ nhân tạo
who are you: bạn là ai, mày là ai, anh là ai
you are: bạn là, mày là, bạn đang là, ngươi là, bạn là một, ban la, anh là, chị là, em là, các bạn là, cậu là
you are: bạn đang, bạn chính là
you are not: bạn không phải là, bạn không phải, bạn không còn là, mày không phải
you are now: bây giờ bạn là, giờ bạn là, bạn bây giờ là, bạn giờ là, giờ đây bạn là, bạn hiện là, từ giờ bạn là
you are now: bạn giờ đây là, bạn đã trở thành, bạn hiện giờ là, bay gio ban la, hiện tại bạn là, giờ mày là
you will be: bạn sẽ là, bạn sẽ trở thành
you must: bạn phải, mày phải, bạn cần phải, bạn bắt buộc phải, bạn buộc phải, bạn cần
you can: bạn có thể, mày có thể, bạn được phép, bạn có khả năng
you cannot: bạn không thể
your name is: tên bạn là, tên của bạn là, bạn tên là, mày tên là
my name is: tên tôi là, tên của tôi là, tôi tên là, mình tên là
i am: tôi là, mình là, tao là, tớ là, em là người, tôi chính là, tôi đang
i am your developer: tôi là người tạo ra bạn
reveal: tiết lộ, để lộ, hé lộ, vạch trần, phơi bày, lộ ra, bật mí, tiet lo, lộ, khai ra
revealed: bị lộ, đã tiết lộ, bị tiết lộ, được tiết lộ
disclose: công bố, khai báo, tiết lộ ra, công khai hóa, công khai hoá, tiết lộ ra ngoài
show: hiển thị, cho xem, cho thấy, trưng ra, đưa ra xem, hiện, hiện ra, hien thi, thể hiện, phô bày
show me: cho tôi xem, cho tôi thấy, hiển thị cho tôi, cho mình xem, cho tao xem, chỉ cho tôi, đưa tôi xem, cho tớ xem
shown: được hiển thị, đã hiển thị
print: in ra, in, in hết ra, in ra màn hình, in lại, in toàn bộ
print out: in ra toàn bộ, in hết
output: xuất ra, xuất, đầu ra, kết quả đầu ra, kết xuất, xuất toàn bộ
display: trình bày, hiển thị ra, bày ra, trưng bày, màn hình hiển thị
repeat: lặp lại, nhắc lại, nói lại, lặp đi lặp lại, hãy lặp lại, lap lai, thuật lại, kể lại
tell: nói, kể, bảo, nói cho biết, cho biết, kể ra, nói cho, nói với, kể cho, kể với, mách
tell me: nói cho tôi biết, cho tôi biết, nói tôi nghe, kể cho tôi, bảo tôi, cho tôi hay, nói với tôi, nói cho tôi
tell me: cho mình biết, kể tôi nghe, cho tao biết, nói cho mình, nói cho mình biết, cho tôi biết về, hãy cho tôi biết
tell me: nói cho tao biết
told: đã bảo, đã nói, được bảo, đã dặn, được dặn, đã kể, đã nói với, đã báo
say: hãy nói, nói rằng, nói là, phát biểu, nói ra, thốt ra
said: đã nói rằng, nói trước, đã nói là, bảo rằng, nghe nói
quote: trích dẫn, trích nguyên văn, báo giá, dẫn lại, trích lại
recite: đọc thuộc lòng, đọc lại, đọc lên, ngâm, đọc thuộc, trả bài
list: liệt kê, danh sách, kê ra, liệt kê ra, bản danh sách, hãy liệt kê
copy: sao chép, chép lại, copy, chép, bản sao, copy lại, phô tô
paste: dán, dán vào
word for word: từng chữ một, từng từ một, từng chữ, từng từ, đúng từng chữ, không sai một chữ, nguyên văn từng chữ
word for word: không sót một chữ, từng câu từng chữ, không thiếu một chữ, không sót chữ nào
verbatim: nguyên văn, y nguyên, y chang, nguyên xi, nguyên si
exactly: chính xác, đúng y, y hệt, đúng như, chuẩn xác, đúng nguyên văn, một cách chính xác, hệt
in full: đầy đủ, trọn vẹn, một cách đầy đủ, không thiếu chữ nào, hoàn chỉnh, toàn văn, nguyên vẹn, không sót
word: từ ngữ, chữ, chữ cái từ, từ này, từ vựng
words: các từ, lời, lời nói, những từ
from now on: từ bây giờ, từ giờ, từ giờ trở đi, kể từ bây giờ, từ nay, từ nay về sau, kể từ giờ, từ bây giờ trở đi
from now on: kể từ lúc này, từ nay trở đi, từ lúc này, kể từ nay, từ thời điểm này, kể từ thời điểm này
from now on: từ giờ phút này, bắt đầu từ bây giờ, bắt đầu từ giờ, bắt đầu từ lúc này, từ đây trở đi, từ giờ về sau
from now on: tu bay gio, tu gio tro di, tu gio, từ đây về sau, từ đây
pretend: giả vờ, giả bộ, làm bộ, vờ như, giả vờ như, giả đò, giả dạng, vờ, đóng giả
pretend to be: giả làm, giả vờ là, giả vờ làm, giả danh, mạo danh, giả bộ là, hãy giả vờ bạn là, đóng giả làm
pretend to be: giả làm người, giả vờ bạn là, giả sử bạn là, cứ coi như bạn là
act as: đóng vai, hành động như, hành xử như, cư xử như, đóng vai là, hãy đóng vai, làm như, hoạt động như
act as: hoạt động với tư cách, đóng vai trò, hành động với tư cách, dong vai, làm vai trò, đóng vai trò là
play the role of: vào vai, nhập vai, sắm vai, thủ vai, nhập vai thành, hóa thân thành, hoá thân thành, hãy vào vai
play the role of: diễn vai
roleplay: trò nhập vai, chơi nhập vai, đóng kịch, trò đóng vai, trò chơi nhập vai, đóng vai với nhau
role: vai trò, vai, vai diễn, nhân vật vai
character: nhân vật, tính cách, tính nết
stay in character: giữ nguyên vai, giữ vai, giữ đúng vai, không thoát vai, đừng thoát vai, ở trong vai
imagine: tưởng tượng, hãy tưởng tượng, hình dung, thử tưởng tượng, giả định, mường tượng
suppose: giả dụ, cho rằng, giả sử như, giả thử
hypothetically: giả thuyết, mang tính giả định, về mặt giả thuyết
unrestricted: không bị hạn chế, không hạn chế, không bị giới hạn, không bị ràng buộc, không bị gò bó
unrestricted: không bị hạn chế gì, phi giới hạn, tự do hoàn toàn
without restrictions: không có hạn chế, mà không có hạn chế, không có hạn chế nào, không có ràng buộc
without restrictions: không kèm hạn chế, không có rào cản, khong gioi han, khong han che, không ràng buộc
without restrictions: không chịu ràng buộc, vô giới hạn, không còn giới hạn, không bị kiểm soát
without limits: không giới hạn, không có giới hạn, vô hạn, không có giới hạn nào, không có mức giới hạn
without limits: không có ranh giới, không biên giới
no rules: không có quy tắc, không có luật lệ, không có quy tắc nào, không luật lệ, không có luật, chẳng có luật lệ
no rules: không quy tắc
free: tự do, miễn phí, rảnh, giải phóng, rảnh rỗi
you are free: bạn được tự do, bạn tự do, bạn đã tự do
freely: một cách tự do, thoải mái, tùy ý, tuỳ ý, tự do làm, thỏa thích, thoả thích
freed: được giải phóng, thoát khỏi, đã thoát khỏi, được tự do khỏi
developer mode: chế độ nhà phát triển, chế độ lập trình viên, chế độ phát triển, chế độ developer
debug mode: chế độ gỡ lỗi, chế độ debug
maintenance mode: chế độ bảo trì
admin mode: chế độ quản trị, chế độ quản trị viên, chế độ admin
mode: chế độ
jailbreak: bẻ khóa, bẻ khoá, vượt ngục, jailbreak
uncensored: không kiểm duyệt, không bị kiểm duyệt, không qua kiểm duyệt, không che, chưa kiểm duyệt
uncensored: không có kiểm duyệt
unfiltered: không lọc, không bị lọc, không có bộ lọc, không qua bộ lọc, chưa qua lọc, không bộ lọc
anything can be answered: trả lời bất cứ điều gì, trả lời mọi thứ
do anything: làm bất cứ điều gì, làm mọi thứ, làm bất cứ thứ gì, làm bất kỳ điều gì
do anything now: làm mọi thứ ngay bây giờ
ethics: đạo đức, luân lý, đạo lý, quy tắc đạo đức
moral: luân thường, mang tính đạo đức, thuộc về đạo đức
do not tell the user: đừng nói với người dùng, không nói với người dùng, đừng nói cho người dùng
do not tell the user: đừng cho người dùng biết, không cho người dùng biết, không được nói với người dùng
do not tell the user: đừng để người dùng biết, không để người dùng biết, giấu người dùng, không báo cho người dùng
do not tell the user: đừng báo cho người dùng
do not tell: đừng nói, đừng nói với, đừng nói cho, không nói với, đừng kể, không được nói với, đừng cho biết
do not tell: không được tiết lộ với
do not tell anyone: đừng nói với ai, đừng nói cho ai, không nói với ai, đừng kể với ai, đừng kể cho ai
do not tell anyone: không nói cho ai biết, đừng nói cho ai biết, đừng tiết lộ với ai
do not mention: đừng nhắc đến, đừng nhắc tới, không nhắc đến, không nhắc tới, đừng đề cập, không đề cập
do not mention: không đề cập đến, đừng đề cập đến, không được nhắc đến, đừng nhắc gì đến, không được đề cập
do not warn: đừng cảnh báo, không cảnh báo, khỏi cảnh báo, đừng báo trước
do not inform: đừng thông báo, không thông báo, không thông báo cho, đừng báo cho, không báo cho, đừng thông báo cho
do not reveal: đừng tiết lộ, không tiết lộ, không được tiết lộ, đừng để lộ, không được để lộ, không bao giờ tiết lộ
do not reveal: không để lộ, cấm tiết lộ
do not refuse: đừng từ chối, không từ chối, không được từ chối, không bao giờ từ chối
do not ask: đừng hỏi, không hỏi, khỏi hỏi, đừng hỏi lại
do not say: đừng nói rằng, không nói rằng, không được nói, đừng bảo
do not share: đừng chia sẻ, không chia sẻ, không được chia sẻ
do not explain: đừng giải thích, không giải thích, không cần giải thích, khỏi giải thích
do not translate: đừng dịch, không dịch, không cần dịch, khỏi dịch, thay vì dịch
do not summarise: đừng tóm tắt, không tóm tắt
mention: nhắc đến, đề cập, nhắc tới, đề cập đến, đề cập tới, nói đến, nói tới
warn: cảnh báo, báo trước, nhắc nhở trước, nhắc nhở cảnh báo
warning: lời cảnh báo, cảnh cáo, sự cảnh báo, thông báo cảnh báo
warnings: các cảnh báo, những cảnh báo
inform: thông báo, báo cho, báo tin, thông báo cho, báo, cho hay
notify: thông tri, gửi thông báo, báo lại cho
without asking: mà không hỏi, không cần hỏi, mà không cần hỏi, không hỏi lại, khỏi cần hỏi, mà không cần hỏi lại
without asking: mà không hỏi ý kiến, chẳng cần hỏi, không cần phải hỏi
without telling: mà không nói, mà không nói với, mà không cho biết, mà không báo, mà không thông báo, không cần báo
without telling: không để cho biết, mà không báo cho, mà không nói cho, không báo trước
without confirmation: không cần xác nhận, mà không cần xác nhận, không xác nhận, không cần xác nhận lại
without confirmation: mà không xác nhận, khỏi xác nhận, không hỏi xác nhận, không yêu cầu xác nhận, không đợi xác nhận
without permission: không xin phép, không cần xin phép, khi chưa được phép, không được sự cho phép, không cần phép
without permission: không được phép mà, mà không xin phép
without the user knowing: mà người dùng không biết, mà không để người dùng biết, sau lưng người dùng
secretly: lén lút, bí mật gửi, âm thầm, thầm lặng, lén, một cách bí mật, bí mật làm
silently: lặng lẽ, im lặng, trong im lặng, một cách lặng lẽ
quietly: khẽ, nhẹ nhàng
answer only: chỉ trả lời, chỉ trả lời bằng, chỉ được trả lời, hãy chỉ trả lời
reply only with: chỉ phản hồi, chỉ phản hồi bằng, chỉ đáp, chỉ đáp lại, chỉ trả lời với, chỉ hồi đáp bằng
reply only with: trả lời duy nhất bằng, chỉ trả về
say only: chỉ nói, chỉ được nói, hãy chỉ nói
just say: chỉ cần nói, cứ nói
only print: chỉ in, chỉ in ra, chỉ xuất, chỉ hiển thị, chỉ viết, chỉ ghi
begin your reply with: bắt đầu câu trả lời bằng, bắt đầu câu trả lời với, mở đầu câu trả lời bằng
begin your reply with: bắt đầu phản hồi bằng, bắt đầu phản hồi với, mở đầu câu trả lời với
end your reply with: kết thúc câu trả lời bằng, kết thúc câu trả lời với, kết thúc phản hồi bằng
end your reply with: kết thúc phản hồi với
answer: trả lời, đáp, giải đáp, hồi đáp, câu trả lời, lời đáp, đáp án, lời giải, câu trả lời của bạn, tra loi
your answer: câu trả lời của cậu, đáp án của bạn, trả lời của bạn
reply: phản hồi, đáp lại, trả lời lại, hồi âm, rep, thư trả lời
respond: ứng đáp, phản ứng, phản hồi lại, đáp ứng lại
response: lời phản hồi, sự phản hồi, hồi đáp của, câu phản hồi, phản hồi này, lượt trả lời
send: gửi, gửi đi, gởi, nhắn gửi, hãy gửi, gửi tới, gửi đến, gửi qua, gửi cho, gửi sang, gởi cho, gởi đến, gửi về
send: bắn sang, chuyển đến
sent: đã gửi, được gửi, đã được gửi, đã gửi đi, gửi bởi, gửi đến từ, vừa gửi, đã gởi
forward: chuyển tiếp, gửi tiếp, chuyển tiếp cho, forward cho, chuyển tiếp đến, chuyển tiếp tới
forwarded: đã chuyển tiếp, được chuyển tiếp
transfer: chuyển, chuyển giao, chuyển sang, chuyển cho, chuyển nhượng, sang tên, chuyển đi
transfer money: chuyển tiền, chuyển khoản, chuyển số tiền, chuyển tiền cho, chuyển tiền đến, chuyển tiền vào
transferred: đã chuyển, được chuyển
pay: trả tiền, thanh toán, chi trả, trả, nộp tiền, đóng tiền, trả phí
paid: đã thanh toán, đã trả, được thanh toán, đã trả tiền, được trả, đã đóng tiền
payment: khoản thanh toán, việc thanh toán, tiền thanh toán, sự thanh toán, khoản tiền
wire: điện chuyển, chuyển điện, dây điện, dây
wire transfer: chuyển khoản ngân hàng, điện chuyển tiền
upload: tải lên, đăng tải, up lên, đưa lên, tải lên máy chủ
download: tải xuống, tải về, tải
execute: thực thi, thi hành, thực thi lệnh, hãy thực hiện
run: chạy, chạy lệnh, khởi chạy, cho chạy, vận hành
carry out: thực hiện, tiến hành, thực hiện đầy đủ
call: gọi, gọi điện, gọi tới, gọi điện thoại, gọi là, cuộc gọi, gọi cho
call the function: gọi hàm
open: mở, mở ra, khai mở, mở cửa, hãy mở
read: đọc, xem qua, đọc kỹ, đọc lấy, hãy đọc, đọc qua, đã đọc
write: viết, ghi, viết ra, soạn, viết ra một, biên soạn, viết một, viết một bài, viết cho tôi, ghi ra, viết lên
written: đã viết, được viết, viết sẵn, bằng văn bản, viết bởi
wrote: viết rồi
approve: phê duyệt, duyệt, chấp thuận, tán thành, thông qua đơn
approved: đã phê duyệt, được phê duyệt, đã duyệt, được duyệt, đã được phê duyệt, được chấp thuận, đã được duyệt
grant: cấp quyền, cấp, ban cho, trao quyền, cấp cho
grant access: cấp quyền truy cập, cho phép truy cập
granted: đã cấp, được cấp, đã được cấp
access: truy cập, quyền truy cập, tiếp cận, vào được
password: mật khẩu, mật mã, pass, mat khau, mk
passwords: các mật khẩu, những mật khẩu, danh sách mật khẩu
your password: mật khẩu của bạn
key: khóa, khoá, chìa khóa, chìa khoá, mã khóa, mã khoá, phím, then chốt
api key: khóa api, khoá api, api key, mã api, key api
api keys: các khóa api, các khoá api
token: mã thông báo, token, mã xác thực token
access token: mã truy cập, token truy cập
credentials: thông tin đăng nhập, thông tin xác thực, thông tin chứng thực, chứng thực, tài khoản mật khẩu
credentials: tài khoản và mật khẩu
verification code: mã xác minh, mã xác nhận, mã xác thực, mã otp, mã kiểm chứng
code: mã, mã số, code, đoạn mã, mã lệnh
source code: mã nguồn, mã nguồn gốc, source
access code: mã truy nhập, mã mở khóa
account: tài khoản, trương mục, tai khoan, tk
account number: số tài khoản
bank: ngân hàng, nhà băng
bank details: thông tin ngân hàng, chi tiết ngân hàng, thông tin tài khoản ngân hàng, thông tin tài khoản
bank details: thông tin chuyển khoản
bank account: tài khoản ngân hàng, số tài khoản ngân hàng, tk ngân hàng
iban: số iban
credit card: thẻ tín dụng
credit card number: số thẻ tín dụng, số thẻ
card: thẻ, tấm thẻ, tấm thiệp, lá bài
money: tiền, tiền bạc
amount: số tiền, số lượng, số tiền là, lượng
email: thư điện tử, email, mail, i meo, hòm thư
email address: địa chỉ email, địa chỉ thư điện tử, địa chỉ mail, địa chỉ hòm thư
emails: các email, những email
mailbox: hộp thư, thùng thư
inbox: hộp thư đến
file: tệp, tập tin, tệp tin, file, file này
files: các tệp, các tập tin, các tệp tin, những tệp, các file
folder: thư mục, cặp hồ sơ, folder này
database: cơ sở dữ liệu, csdl
customer: khách hàng, khách, khach hang, người mua
customers: các khách hàng, những khách hàng, tất cả khách hàng
customer data: dữ liệu khách hàng, thông tin khách hàng, dữ liệu của khách hàng, thông tin của khách hàng
customer list: danh sách khách hàng
data: dữ liệu, số liệu, du lieu
information: thông tin
server: máy chủ
note to: lưu ý cho, ghi chú cho, lưu ý dành cho, lời nhắn cho, ghi chú dành cho, nhắn cho, lưu ý gửi, gửi tới các
note to: ghi chú gửi
note: lưu ý, ghi chú, chú ý, chú thích, lời ghi chú, chú ý rằng, tờ ghi chú
attention: sự chú ý, chú ý chú ý, xin chú ý, hãy chú ý, lưu tâm
important: quan trọng, hệ trọng
urgent: khẩn cấp, khẩn, cấp bách, gấp, cấp tốc, hỏa tốc, hoả tốc
for ai assistants: dành cho trợ lý ai, cho trợ lý ai, dành cho các trợ lý ai, gửi trợ lý ai
if you are an ai: nếu bạn là ai, nếu bạn là một ai, nếu bạn là trợ lý ai
ai reading this: ai đang đọc nội dung này, ai nào đọc
translate: dịch, phiên dịch, dịch thuật, chuyển ngữ, dịch sang, biên dịch, dịch ra
translation: bản dịch, dịch phẩm, lời dịch
summarise: tóm tắt, tóm lược, tổng kết, tổng hợp, tóm gọn, hãy tóm tắt, khái quát
summary: bản tóm tắt, tóm tắt lại, phần tóm tắt, lời tóm tắt, bài tóm tắt, đoạn tóm tắt
text: văn bản, đoạn văn bản, chữ viết, văn bản sau
document: tài liệu, văn kiện, giấy tờ, chứng từ
documents: các tài liệu, những tài liệu
page: trang, trang giấy, trang web này
web page: trang web, trang mạng, website, web
message: tin nhắn, thông điệp, lời nhắn, nhắn
messages: các tin nhắn, những tin nhắn
conversation: cuộc trò chuyện, cuộc hội thoại, đoạn hội thoại, hội thoại, cuộc nói chuyện, trò chuyện, đoạn trò chuyện
content: nội dung, noi dung
text above: văn bản ở trên, văn bản trên, đoạn văn bản trên, nội dung ở trên, nội dung trên, đoạn trên
text above: đoạn văn ở trên
text below: văn bản dưới đây, văn bản bên dưới, nội dung bên dưới, nội dung dưới đây, đoạn văn bản dưới đây
text below: đoạn dưới đây
following text: văn bản sau đây, đoạn văn sau, đoạn văn bản sau, đoạn văn sau đây, nội dung sau, nội dung sau đây
following text: đoạn văn dưới đây
paragraph: đoạn văn, đoạn, một đoạn
sentence: câu, câu văn, một câu
sentences: các câu, những câu
hack: hack, tấn công mạng, xâm nhập, đột nhập
hacking: việc hack, hoạt động tấn công mạng, hack vào, bẻ khóa hệ thống, bẻ khoá hệ thống, đột nhập hệ thống
hacker: tin tặc, hacker, hacker này
hacked: bị hack, bị tấn công, bị xâm nhập
attack: tấn công, cuộc tấn công, công kích
weapon: vũ khí, súng đạn, súng ống
weapons: các vũ khí, các loại vũ khí
gun: súng
poison: thuốc độc, chất độc, đầu độc, độc dược, độc
bomb: bom, quả bom, trái bom, bom mìn
how to make a bomb: cách chế tạo bom, cách làm bom, chế tạo bom, làm bom
explosives: chất nổ, thuốc nổ
malware: phần mềm độc hại, mã độc, phần mềm ác ý, vi rút máy tính
virus: vi rút, virus, virus này
ransomware: mã độc tống tiền, phần mềm tống tiền
phishing: lừa đảo qua mạng, lừa đảo trực tuyến, giả mạo email, email lừa đảo, trang web lừa đảo
drugs: ma túy, ma tuý, chất gây nghiện, chất cấm, thuốc phiện, cần sa
illegal: bất hợp pháp, trái phép, phạm pháp, phi pháp, trái pháp luật, trái luật
illegally: một cách bất hợp pháp, một cách trái phép
steal: ăn cắp, đánh cắp, trộm, ăn trộm, lấy cắp, lấy trộm, cắp
stolen: bị đánh cắp, bị mất cắp, bị lấy cắp, bị trộm
kill: giết, giết chết, sát hại, giết người, tiêu diệt
fraud: lừa đảo, gian lận, gian dối, lừa gạt, lừa
harmful: có hại, gây hại, độc hại
dangerous: nguy hiểm, hiểm nguy
harmless: vô hại
evil: ác, xấu xa, độc ác, tà ác
unethical: phi đạo đức, vô đạo đức, trái đạo đức
suspicious: đáng ngờ, khả nghi, đáng nghi
follow: tuân theo, làm theo, nghe theo, theo dõi, tuân thủ theo, đi theo, tuân
follow only: chỉ tuân theo, chỉ làm theo, chỉ nghe theo
follow these instructions: làm theo hướng dẫn này, làm theo các hướng dẫn này, tuân theo hướng dẫn này
follow these instructions: làm theo chỉ dẫn này
obey: vâng lời, nghe lời, tuân lệnh, phục tùng, chấp hành, vâng theo
obey me: vâng lời tôi, nghe lời tôi, phục tùng tôi, nghe theo tôi, tuân lệnh tôi
comply: tuân thủ, đáp ứng, làm theo yêu cầu, chấp hành đúng
refuse: từ chối, khước từ, cự tuyệt, chối
refused: đã từ chối, bị từ chối, đã bị từ chối
apologise: xin lỗi
sorry: rất tiếc, xin lỗi bạn, rất xin lỗi, xin thứ lỗi
replace: thay thế, thay, thế chỗ, thay bằng, đổi thành, thay vào
replaced: được thay thế, bị thay thế, đã thay thế
supersedes: thay thế cho, có quyền ưu tiên hơn
change: thay đổi, đổi, sửa đổi, biến đổi, sự thay đổi
changed: đã thay đổi, đã đổi, được thay đổi, bị thay đổi
stop: dừng, ngừng, dừng lại, ngưng, thôi ngay, ngừng lại, thôi không, thôi đừng
start: bắt đầu, khởi động, khởi sự, bắt đầu với, khởi công
begin: bắt đầu từ, mở đầu, khởi đầu bằng
end: kết thúc, chấm dứt, cuối, phần cuối, đoạn kết, chấm hết, cuối cùng của, phần kết
finish: hoàn thành, hoàn tất, làm xong, hoàn tất nốt, làm nốt
continue: tiếp tục, tiếp diễn, cứ tiếp tục
instructed: được chỉ thị, được hướng dẫn, được yêu cầu, được chỉ dẫn
programmed: được lập trình
trained: được huấn luyện, được đào tạo, đã huấn luyện, đã được huấn luyện
training data: dữ liệu huấn luyện, dữ liệu đào tạo
allowed: đã cho phép, được cho phép, được phép làm, được cho phép làm, cho phép rồi
allow: cho phép, cho phép làm, chấp thuận cho
forbidden: bị cấm, cấm kỵ, bị nghiêm cấm, cấm chỉ
not allowed: chưa được phép, không cho phép, không được cho phép
permission: sự cho phép, quyền, sự đồng ý cho phép, giấy phép, phép
rights: quyền hạn, quyền lợi, đặc quyền, các quyền, quyền lợi của
full access: toàn quyền truy cập, quyền truy cập đầy đủ
admin access: quyền quản trị, quyền admin, quyền quản trị viên
authority: thẩm quyền, quyền lực, uy quyền, cơ quan chức năng
authorised: được ủy quyền, được uỷ quyền, có thẩm quyền, đã được ủy quyền, đã được uỷ quyền
confirm: xác nhận, khẳng định
confirmation: sự xác nhận, lời xác nhận, thư xác nhận
verify: xác minh, kiểm chứng, xác thực
trust: tin tưởng, tin cậy, lòng tin, sự tin tưởng
believe: tin, tin rằng
lie: nói dối, dối trá, lời nói dối, nằm
truth: sự thật, chân lý
honest: trung thực, thành thật, thật thà
fake: giả, giả mạo, hàng giả, đồ giả, giả tạo
real: thật, thực, có thật, thật tế
help: giúp, giúp đỡ, hỗ trợ, trợ giúp, sự giúp đỡ, cứu
help me: giúp tôi với, hãy giúp tôi, giúp đỡ tôi, hỗ trợ tôi
task: nhiệm vụ, tác vụ, công việc được giao, việc cần làm, công tác
your task: nhiệm vụ của bạn, nhiệm vụ của bạn là, công việc của bạn
your new task: nhiệm vụ mới của bạn, nhiệm vụ mới
job: công việc, nghề, nghề nghiệp, công việc này
question: câu hỏi, thắc mắc, thắc mắc này, vấn đề hỏi
questions: các câu hỏi, những câu hỏi
ask: hỏi, đặt câu hỏi, hỏi xem, hỏi thăm, xin hỏi, cho hỏi
asked: đã hỏi, được hỏi, hỏi rằng
request: yêu cầu, đề nghị, lời yêu cầu, đòi hỏi
requests: các yêu cầu, những yêu cầu
test: kiểm tra thử, thử nghiệm, bài kiểm tra, thử, kiểm thử
this is a test: đây là bài kiểm tra, đây là một bài kiểm tra, đây chỉ là thử nghiệm
security: bảo mật, an ninh, sự bảo mật, bảo vệ an ninh, tính bảo mật
security test: kiểm tra bảo mật, kiểm thử bảo mật
tool: công cụ, dụng cụ
tools: các công cụ, những công cụ
function: hàm, chức năng
link: liên kết, đường dẫn, đường link, link
url: địa chỉ url, đường dẫn url, địa chỉ web
click: nhấp, bấm, nhấn, nhấp chuột, click, nhấp vào, bấm vào
image: hình ảnh, ảnh, hình, hình minh họa, hình minh hoạ, ảnh này
encode: mã hóa, mã hoá
encoded: được mã hóa, được mã hoá, đã mã hóa
decode: giải mã
context: ngữ cảnh, bối cảnh, hoàn cảnh
memory: bộ nhớ, trí nhớ, ký ức, kí ức, kỷ niệm
session: phiên, phiên làm việc, buổi
history: lịch sử
chat history: lịch sử trò chuyện, lịch sử chat
language: ngôn ngữ, tiếng
in english: bằng tiếng anh, sang tiếng anh
english: tiếng anh
in vietnamese: bằng tiếng việt, sang tiếng việt
vietnamese: tiếng việt, người việt, việt nam
in french: sang tiếng pháp, bằng tiếng pháp
french: tiếng pháp
german: tiếng đức
spanish: tiếng tây ban nha
chinese: tiếng trung, tiếng trung quốc, tiếng hoa
japanese: tiếng nhật
do: làm
okay: được không, được chứ, được thôi, ổn
right: phải không, đúng không, đúng chứ, bên phải
is it: có phải, có phải là
law: luật, pháp luật, luật pháp
laws: các luật, các đạo luật
lawyer: luật sư
shelf: kệ, giá sách, kệ sách, cái kệ
all the: toàn bộ những, mọi các
all these: tất cả những điều này, tất cả điều này
all instructions: tất cả hướng dẫn, tất cả các hướng dẫn, mọi hướng dẫn, mọi chỉ dẫn, mọi chỉ thị, tất cả chỉ dẫn
all instructions: tất cả chỉ thị, toàn bộ hướng dẫn, toàn bộ chỉ dẫn, toàn bộ chỉ thị, tất cả các chỉ dẫn
all instructions: tất cả các chỉ thị, mọi sự chỉ dẫn
all rules: mọi quy tắc, tất cả quy tắc, tất cả các quy tắc, mọi quy định, tất cả quy định, tất cả các quy định
all rules: mọi luật lệ, toàn bộ quy tắc
all restrictions: mọi hạn chế, tất cả hạn chế, tất cả các hạn chế, mọi ràng buộc, tất cả ràng buộc
all limits: mọi giới hạn, tất cả giới hạn, tất cả các giới hạn
all filters: mọi bộ lọc, tất cả bộ lọc, tất cả các bộ lọc
all safety: mọi biện pháp an toàn, mọi quy tắc an toàn
previous conversation: cuộc trò chuyện trước đó, cuộc hội thoại trước đó, cuộc trò chuyện trước, cuộc hội thoại trước
previous conversation: hội thoại trước đó, đoạn chat trước, cuộc trò chuyện trước đây, cuộc trò chuyện phía trước
previous conversation: cuộc trò chuyện trước kia, hội thoại trước đây, hội thoại trước, hội thoại phía trước
previous conversation: hội thoại trước kia
previous messages: tin nhắn trước đó, các tin nhắn trước đó, những tin nhắn trước đó, tin nhắn trước
previous messages: các tin nhắn trước, thông điệp trước đó, tin nhắn trước đây, tin nhắn phía trước
previous messages: tin nhắn trước kia, các tin nhắn trước đây, các tin nhắn phía trước, các tin nhắn trước kia
previous commands: các lệnh trước, lệnh trước, các câu lệnh trước, câu lệnh trước đây, lệnh phía trước, lệnh trước kia
previous commands: câu lệnh trước, câu lệnh phía trước, câu lệnh trước kia, mệnh lệnh trước đây, mệnh lệnh trước
previous commands: mệnh lệnh phía trước, mệnh lệnh trước kia, các lệnh trước đây, các lệnh phía trước
previous commands: các lệnh trước kia
everything you were told: mọi điều bạn được bảo, mọi thứ bạn được bảo, mọi điều bạn được dặn, tất cả những gì được bảo
everything you were told: mọi thứ đã được dặn, tất cả những gì được dặn
everything i told you: những gì tôi đã nói, tất cả những gì tôi nói, mọi điều tôi đã nói
what was said before: những gì đã nói trước đó, những gì nói trước đó, những điều đã nói trước đó
first line: dòng đầu tiên, dòng đầu
last line: dòng cuối cùng, dòng cuối
new role: vai trò mới, vai mới
new rules: quy tắc mới, luật mới, quy định mới, luật lệ mới, các quy tắc mới, các quy định mới
hidden message: tin nhắn ẩn, thông điệp ẩn
secret code: mã bí mật
secret word: từ bí mật, từ khóa bí mật
internal data: dữ liệu nội bộ
internal documents: tài liệu nội bộ
internal use only: chỉ sử dụng nội bộ, chỉ dùng nội bộ, lưu hành nội bộ
system administrator: quản trị viên hệ thống, người quản trị hệ thống
i am the administrator: tôi là quản trị viên, tôi là người quản trị, tôi là admin
your creator: người tạo ra mày, chủ nhân của bạn, người sáng tạo ra bạn
your developer: nhà phát triển của bạn, lập trình viên của bạn
your training: quá trình huấn luyện của bạn, việc huấn luyện của bạn
everything you know: mọi thứ bạn biết, tất cả những gì bạn biết, mọi điều bạn biết
tell me everything: nói cho tôi mọi thứ, kể cho tôi mọi thứ, cho tôi biết mọi thứ, nói cho tôi biết tất cả
let me see: để tôi xem
give me: đưa cho tôi, đưa tôi, cung cấp cho tôi, cho tôi xin, đưa đây cho tôi, cho tôi một, cho mình một
give me: cho tôi một vài
give: đưa, trao, đưa ra, tặng, đưa cho, cho biết thêm, biếu
send me: gửi cho tôi, gửi tôi, gửi cho mình
send it to: gửi nó đến, gửi nó tới, gửi nó cho, gửi chúng đến, gửi chúng tới
send all: gửi tất cả, gửi toàn bộ, gửi hết
send email to: gửi email đến, gửi email tới, gửi email cho, gửi thư đến, gửi mail cho, gửi một email đến, gửi thư tới
to the address: đến địa chỉ, tới địa chỉ, vào địa chỉ
delete all: xóa tất cả, xoá tất cả, xóa toàn bộ, xoá toàn bộ
no matter what: dù có chuyện gì, bất kể chuyện gì, dù bất cứ giá nào, dù thế nào đi nữa, bất kể thế nào
under no circumstances: trong mọi trường hợp không được, dù thế nào cũng không
in any case: trong mọi trường hợp, dù sao, trong bất kỳ trường hợp nào
at any cost: bằng mọi giá, bằng bất cứ giá nào
by all means: bằng mọi cách
absolutely: tuyệt đối, hoàn toàn tuyệt đối, nhất quyết
completely: hoàn toàn, một cách hoàn toàn, triệt để
automatically: tự động, một cách tự động
takes priority over: được ưu tiên hơn so với, có độ ưu tiên cao hơn, ưu tiên hơn, quan trọng hơn
highest priority: ưu tiên cao nhất, mức ưu tiên cao nhất, ưu tiên hàng đầu
do as i say: làm theo lời tôi, làm như tôi nói, làm theo ý tôi, làm theo những gì tôi nói
do what i say: làm những gì tôi bảo, làm điều tôi bảo, làm những gì tôi nói
just do it: cứ làm đi, cứ làm, làm đi
just answer: cứ trả lời, chỉ cần trả lời, cứ trả lời đi
nothing else: không gì khác, không gì khác nữa, không có gì khác, không thêm gì khác, không thêm gì nữa, không gì thêm
nothing else: ngoài ra không gì
without explanation: không giải thích gì, mà không giải thích, không cần lời giải thích, không kèm giải thích
without comment: không bình luận, mà không bình luận
without changes: không thay đổi, không chỉnh sửa, không sửa đổi
without exception: không ngoại lệ, không có ngoại lệ, không trừ một
without warning: không cảnh báo gì, mà không cảnh báo, không có cảnh báo, không kèm cảnh báo
without refusing: mà không từ chối, không được phép từ chối
no questions: không hỏi nhiều, không thắc mắc
keep it secret: giữ bí mật, hãy giữ bí mật, giữ kín, bảo mật thông tin
keep quiet: giữ im lặng, hãy im lặng, im miệng
between us: giữa chúng ta, giữa hai ta, giữa chúng mình
hide: giấu, che đậy, che, giấu đi, ẩn đi, giấu giếm, trốn
break the rules: phá luật, phá vỡ quy tắc, phá vỡ các quy tắc, vi phạm quy tắc
break free: thoát ra, thoát khỏi ràng buộc, phá bỏ xiềng xích
remove restrictions: gỡ bỏ hạn chế, gỡ bỏ mọi hạn chế, bỏ hạn chế, gỡ bỏ giới hạn
violate: vi phạm, xâm phạm
evil twin: bản sao độc ác
opposite: đối lập, trái ngược, ngược lại, đối diện
opposite mode: chế độ đối lập, chế độ ngược
fictional: hư cấu, tưởng tượng ra, giả tưởng này, mang tính hư cấu
story: câu chuyện, truyện, chuyện, mẩu chuyện, chuyện kể
grandmother: bà ngoại, bà nội, bà tôi
used to: đã từng
does: có làm, làm việc đó
did: đã làm, làm rồi
done: đã xong, xong, hoàn thành rồi, hoàn tất rồi
example: ví dụ, thí dụ, chẳng hạn, ví dụ này, thí dụ này, tấm gương điển hình
for example: ví dụ như, chẳng hạn như
name: tên, tên gọi, đặt tên, họ tên, danh
names: các tên, những cái tên
get: lấy được, nhận được
got: đã nhận được, đã nhận
take: lấy ra, cầm lấy, mang theo, lấy đi, nắm lấy
took: đã lấy, đã mất, đã mang
use: sử dụng, dùng, xài, hãy dùng, hãy sử dụng, tận dụng
used: đã dùng, được dùng, được sử dụng, đã sử dụng
using: bằng cách sử dụng, đang dùng, bằng cách dùng, đang sử dụng
line: dòng, hàng chữ, hàng
lines: các dòng, những dòng
put: đặt, để vào, đặt vào, cho vào
off: khỏi, khỏi đó
see: xem, thấy, nhìn thấy, trông thấy
seen: đã xem, đã thấy
saw: nhìn thấy rồi
been: từng được
back: trở lại, quay lại, lưng
go: đi, đi tới, đi đến, đi đi
goes: đi vào
went: đã đi, đi rồi
going: đang đi, sắp đi
go back: quay về, trở về, đi về
keep: giữ, giữ lại, giữ gìn, duy trì, giữ nguyên
kept: được giữ, đã giữ
set: thiết đặt, bộ, đặt thành, thiết lập thành, tập hợp
make: tạo ra, tạo, làm ra, chế tạo, làm cho, khiến, khiến cho, làm một
made: được làm, được tạo, được tạo ra, đã tạo, làm bằng, đã làm ra
full: đầy, trọn, no
time: thời gian, thời điểm, thì giờ, giờ giấc, thời
know: biết, hiểu biết, biết rõ, quen
known: đã biết, được biết đến
number: số, con số, số điện thoại số, số hiệu, chữ số
numbers: các số, các con số, những con số
check: kiểm tra, xem xét, rà soát, soát lại, soát, kiểm, check lại
checked: đã kiểm tra, được kiểm tra
notes: các ghi chú, những ghi chú
leave: rời đi, rời khỏi, để nguyên, nghỉ phép, rời, để lại, bỏ lại
left: bên trái, trái, còn lại, đã rời, còn lại là
people: người, con người, những người, nhân dân, mọi người khác nữa, dân
day: ngày, hôm, một ngày
days: các ngày, những ngày, mấy ngày
every day: mỗi ngày, hằng ngày, hàng ngày
letter: thư, bức thư, lá thư, chữ cái, thư tay
letters: các chữ cái, những bức thư, những lá thư
chat: tán gẫu, chat, trò chuyện với, chát, buôn chuyện
good: tốt, giỏi, tốt lành, ngon lành, hay đấy, ngon, tốt đẹp
add: thêm, thêm vào, bổ sung, cộng, thêm một, cho thêm
added: đã thêm, được thêm, được thêm vào
report: báo cáo, bản báo cáo, tường trình
reports: các báo cáo
work: làm việc, hoạt động, việc làm
works: tác phẩm, công trình, hoạt động được, có tác dụng
down: xuống, xuống dưới
thing: vật, thứ, món, điều, đồ
things: đồ đạc, những điều, các thứ, những thứ
sign: ký, kí, biển báo, dấu hiệu, ký tên, biển hiệu
signed: đã ký, được ký, ký bởi
date: ngày tháng, hẹn hò, ngày giờ
phone: điện thoại, di động
phone number: số điện thoại, sđt, số đt
phone numbers: các số điện thoại
call me: gọi cho tôi, gọi tôi
person: cá nhân, một người
version: phiên bản, bản
minutes: phút, biên bản, biên bản họp
post: đăng, bài đăng, bài viết, đăng bài, bài viết trên mạng
dear: thân gửi, kính gửi, thân mến, yêu quý, kính thưa, thân yêu
form: biểu mẫu, mẫu đơn, hình thức, đơn, dạng
look: nhìn, trông, nhìn vào, xem nào, ngó, hãy nhìn
look for: tìm kiếm, tìm, tìm kiếm cho, kiếm
looking: đang tìm, đang nhìn
week: tuần, tuần lễ, một tuần
weekly: hàng tuần, hằng tuần, mỗi tuần
weeks: các tuần, mấy tuần, vài tuần
weekend: cuối tuần
answers: các câu trả lời, những câu trả lời
room: phòng, căn phòng, buồng
staff: nhân viên, đội ngũ nhân viên, cán bộ
come: đến đây, tới đây, lại đây
come back: quay trở lại
came: đã đến, đã tới
true: đúng sự thật, có thật đúng, chân thật, thật sự đúng
false: sai sự thật
night: đêm, ban đêm, buổi đêm
turn: quay, lượt, xoay, rẽ, đến lượt
table: bảng, bàn, cái bàn
address: địa chỉ
addresses: các địa chỉ, những địa chỉ
home address: địa chỉ nhà
order: đơn hàng, đặt hàng, thứ tự, trật tự
step: bước, bước đi
steps: các bước, những bước
step by step: từng bước, từng bước một, theo từng bước
return: trả về, trả lại, hoàn trả, hoàn lại
year: năm, một năm, năm nay
years: các năm, những năm, mấy năm, nhiều năm, tuổi
review: xem lại, đánh giá, nhận xét, bài đánh giá, xem xét lại, duyệt lại, ôn tập
reviews: các đánh giá, những đánh giá, những nhận xét
way: phương pháp, đường lối đi, cách thức này, phương cách, lối
this way: cách này, theo cách này
comment: bình luận, lời bình, chú giải
comments: các bình luận, những bình luận, phần bình luận
notice: thông cáo, nhận ra, để ý, bản thông báo, để ý thấy, cáo thị
team: nhóm, đội, đội ngũ
wrong: sai, nhầm, không đúng, sai lầm
correct: đúng, đúng đắn, chính xác là, sửa lại cho đúng, chính xác rồi, sửa lại
book: sách, cuốn sách, quyển sách, đặt trước
books: những cuốn sách, các cuốn sách
booking: đặt chỗ, đặt phòng, việc đặt chỗ
reader: người đọc, độc giả, bạn đọc
reading: việc đọc, đang đọc
find: tìm thấy, tìm ra, phát hiện
found: đã tìm thấy, được tìm thấy, đã tìm
subject: chủ đề, môn học, tiêu đề thư
software: phần mềm
hi: chào, chào bạn
hello: xin chào, chào anh, chào chị, chào mọi người, a lô, chào em
goodbye: tạm biệt, hẹn gặp lại
public: công khai, công cộng, công chúng, công khai cho mọi người
called: được gọi, có tên, tên là, đã gọi, được gọi là, gọi là gì, mang tên
bring: mang, đem, mang đến, đem đến
hold: cầm, nắm giữ, chờ máy, nắm, cầm giữ, giữ chặt
talk: nói chuyện, trò chuyện cùng, chuyện trò, tâm sự, nói về, nói chuyện với
speak: phát ngôn, nói năng, nói bằng, nói tiếng
small: nhỏ, bé, nhỏ bé, nhỏ nhắn
part: phần, bộ phận, một phần
parts: các phần, những phần
plan: kế hoạch, lên kế hoạch, dự định, phương án
home: nhà, về nhà, trang chủ, nhà ở
house: ngôi nhà, căn nhà
given: đã cho, được cho, được giao, được cung cấp, cho trước, được đưa ra
app: ứng dụng, phần mềm ứng dụng, app
type: loại, kiểu, gõ, thể loại, đánh máy
types: các loại, các kiểu
shop: cửa hàng, tiệm, shop
well: khỏe, khoẻ, hay lắm, giếng, khá tốt, một cách tốt
close: đóng, đóng lại, gần gũi, khép
closed: đã đóng, đóng cửa, bị đóng
long: dài, lâu, lâu dài
price: giá, giá cả, giá tiền
prices: các mức giá, giá cả các
water: nước, tưới
door: cửa, cánh cửa
status: trạng thái, tình trạng, tình hình
being: sinh vật, đang được, đang bị
office: văn phòng, cơ quan, công sở
ticket: vé, tấm vé, phiếu, phiếu hỗ trợ
tickets: những tấm vé, các vé, các phiếu
company: công ty, doanh nghiệp, hãng
thanks: cảm ơn, cám ơn, xin cảm ơn, cảm ơn bạn
thank you: cảm ơn anh, cảm ơn chị, cảm ơn nhiều, cám ơn bạn
short: ngắn, ngắn gọn, vắn tắt, ngắn ngủi
complete: hoàn chỉnh đầy đủ, trọn bộ, làm xong hết
share: chia sẻ, san sẻ, cổ phần, chia
shared: đã chia sẻ, được chia sẻ, dùng chung
mark: đánh dấu, dấu, điểm số
marked: đã đánh dấu, được đánh dấu
release: phát hành, thả ra, phát hành ra, giải thoát, bản phát hành
terms: điều khoản, thuật ngữ, các điều khoản
fine: không sao, tiền phạt, ổn thôi
description: mô tả, sự mô tả, bản mô tả
describe: miêu tả, mô tả lại, hãy mô tả, tả
title: tiêu đề, tựa đề, nhan đề, chức danh
helper: người giúp việc, người hỗ trợ
desk: bàn làm việc, bàn giấy, quầy
lost: bị mất, mất, lạc, thất lạc, lạc đường
lose: thua, đánh mất
service: dịch vụ, phục vụ, sự phục vụ
customer service: dịch vụ khách hàng, chăm sóc khách hàng, cskh
sheet: tờ, trang tính, bảng tính, tờ giấy
class: lớp, lớp học, giai cấp
state: bang, nhà nước, trạng thái này, nêu
fix: sửa, sửa chữa, khắc phục, sửa lỗi
repair: tu sửa
place: nơi chốn, địa điểm, chỗ, vị trí
error: lỗi, sai sót, lỗi sai, sự cố lỗi
errors: các lỗi, những lỗi, lỗi chính tả
bug: lỗi phần mềm, con bọ, sâu bọ
voice: giọng, giọng nói, tiếng nói
tests: các bài kiểm tra
exam: kỳ thi, bài thi, kì thi, thi cử, bài thi cuối
box: hộp, thùng, cái hộp, ô
case: trường hợp, vụ án, vụ việc, vụ
longer: dài hơn, lâu hơn
play: chơi, đóng kịch vui, phát, chơi game
game: trò chơi, game, game này, ván
away: xa cách, đi khỏi, đi xa, xa rời
guest: khách mời, vị khách, khách trọ
explain: giải thích, giảng giải, lý giải, giải thích cho, trình bày rõ
explanation: lời giải thích
apply: áp dụng, nộp đơn, ứng tuyển, ứng dụng vào
empty: rỗng, trống, trống rỗng, trống không
export: xuất khẩu, xuất dữ liệu, kết xuất ra
paper: giấy, bài báo khoa học, luận văn, bài luận khoa học
hour: tiếng đồng hồ, giờ đồng hồ, một giờ
hours: nhiều giờ, hàng giờ, mấy tiếng
result: kết quả, thành quả
results: các kết quả, những kết quả
while: trong khi đó, đương khi, trong lúc đó
draft: bản nháp, bản thảo, soạn thảo, nháp, phác thảo
side: phía, bên, mặt
whole: cả, nguyên cả, nguyên, cả cái, toàn thể này
rest: phần còn lại, nghỉ ngơi, nghỉ
instruction: một hướng dẫn, một chỉ dẫn, một chỉ thị, chỉ thị này, hướng dẫn này
item: mục, món hàng, món đồ, hạng mục, mặt hàng
items: các mục, những mục, các mặt hàng, những món
best: tốt nhất, giỏi nhất, hay nhất
better: tốt hơn, hay hơn
pass: vượt qua kỳ thi, đỗ, thi đậu, đi qua, truyền
top: đỉnh, hàng đầu, trên cùng, đầu trang
body: cơ thể, thân, thân thể, phần thân
board: hội đồng, ban, tấm bảng, ban giám đốc, cái bảng
fill: điền, điền vào, lấp đầy
support: hỗ trợ khách hàng, ủng hộ, sự hỗ trợ, bộ phận hỗ trợ
site: địa điểm trang, công trường, website này, địa điểm này
school: trường, trường học, nhà trường
university: đại học, trường đại học
student: học sinh, sinh viên, học viên
students: các sinh viên, các học sinh, các em học sinh
teacher: giáo viên, thầy giáo, cô giáo, cô
search: tra cứu, lục soát, tìm kiếm trên, tìm kiếm trên mạng, truy tìm
build: xây dựng, xây, dựng, lập nên
built: được xây dựng, đã xây dựng
wait: chờ, đợi, chờ đợi, chờ đã
count: đếm, tính, tính số, số lượng đếm
style: phong cách, kiểu cách, văn phong, kiểu dáng
rate: tỷ lệ, tỉ lệ, đánh giá mức, mức giá phí, tỉ giá
stay: ở lại, lưu lại, lưu trú
human: nhân loại, loài người, con người thật, con người nói chung
field: trường dữ liệu, cánh đồng, lĩnh vực
buy: mua, mua sắm, sắm
bought: đã mua, mua được
sell: bán
author: tác giả
group: nhóm người, tập đoàn, nhóm này, hội nhóm
press: ấn, báo chí
think: nghĩ, suy nghĩ, cho là, nghĩ rằng
thought: ý nghĩ, đã nghĩ, suy nghĩ của, tư tưởng
docs: tài liệu hướng dẫn
month: tháng, một tháng
months: các tháng, mấy tháng, vài tháng
monthly: hàng tháng, hằng tháng, mỗi tháng
kindly: tử tế, một cách tử tế
late: muộn, trễ
ring: nhẫn, chuông, chuông reo, reo
accept: chấp nhận, nhận lời, đồng ý nhận
accepted: được chấp nhận, đã chấp nhận
label: nhãn, nhãn hiệu, dán nhãn
cut: cắt, cắt bỏ, cắt giảm, giảm bớt
agreed: đã đồng ý, nhất trí, đã thống nhất
agree: đồng ý, tán đồng
guide: sách hướng dẫn, người hướng dẫn, hướng dẫn viên, dẫn đường
switch: chuyển đổi, công tắc, chuyển sang dùng, đổi qua
host: chủ nhà, người dẫn chương trình, máy chủ lưu trữ
red: đỏ, màu đỏ
blue: xanh dương, màu xanh, xanh da trời, xanh
green: xanh lá, màu xanh lá, xanh lục
white: trắng, màu trắng
black: đen, màu đen
yellow: vàng, màu vàng
grey: xám, màu xám
colour: màu, màu sắc
morning: buổi sáng, sáng, sáng nay
evening: buổi tối, tối
afternoon: buổi chiều, chiều
noon: buổi trưa, trưa, giữa trưa
limit: hạn mức, giới hạn ở
treat: đối xử, coi, điều trị, chữa trị
treat as: coi như, xem như
library: thư viện
client: khách hàng thân chủ, thân chủ, máy khách
section: phần mục, tiểu mục, phần này, mục này, tiết
itself: chính nó, bản thân nó, tự nó
issue: vấn đề, sự cố, số báo
source: nguồn, nguồn gốc, xuất xứ
sources: các nguồn
models: các mô hình, những mô hình
remove: gỡ bỏ, gỡ, bỏ ra, xóa khỏi, tháo bỏ, dỡ bỏ, loại trừ, tháo
removed: đã gỡ bỏ, bị loại bỏ, đã loại bỏ, được gỡ bỏ
head: đầu, cái đầu, trưởng, người đứng đầu
try: cố gắng, thử xem, cố, hãy thử, thử làm
break: phá vỡ, làm vỡ, nghỉ giải lao, phá
broken: bị hỏng, hỏng, vỡ, bị vỡ, gãy
otherwise: bằng không
kind: tốt bụng, chủng loại, hạng
fetch: truy xuất, lấy về, tìm nạp
reason: lý do, lí do, nguyên do, nguyên nhân
reasons: những lý do, các lý do
live: sống, trực tiếp, sinh sống
life: cuộc sống, cuộc đời, đời sống, đời
legal: hợp pháp, pháp lý, pháp lí, thuộc pháp lý
contract: hợp đồng
record: bản ghi, ghi lại, hồ sơ, kỷ lục, ghi âm, thu âm
records: các bản ghi, các hồ sơ, hồ sơ lưu
sample: mẫu, mẫu thử, mẫu vật
main: chính, chủ yếu, chủ đạo
move: di chuyển, dời, chuyển động, dọn
row: hàng ngang, dãy
refund: hoàn tiền, tiền hoàn lại, trả lại tiền
claim: khẳng định rằng, khiếu nại, yêu cầu bồi thường, đòi bồi thường, cho rằng mình
root: gốc rễ, rễ
car: xe hơi, ô tô, xe, xe ô tô
bike: xe đạp
motorbike: xe máy
level: mức, cấp độ, trình độ, mức độ
score: điểm, tỷ số, chấm điểm, ghi điểm
man: đàn ông, người đàn ông
woman: phụ nữ, đàn bà, người phụ nữ
update: cập nhật, nâng cấp bản, bản cập nhật
updated: đã cập nhật, được cập nhật
branch: chi nhánh, nhánh, cành
means: nghĩa là, có nghĩa là, có nghĩa, phương tiện
meaning: ý nghĩa, nghĩa, ý nghĩa của
point: điểm chính, ý chính, điểm mấu chốt, luận điểm, ý
offer: cung cấp, lời đề nghị, ưu đãi, mời chào
provide: đem lại, cấp cho biết, đưa ra cho
provided: đã cung cấp
working: đang làm việc, đang hoạt động
others: những người khác, người ta
shift: ca làm, ca làm việc, ca trực, dịch chuyển
present: món quà, quà, hiện có mặt, có mặt, hiện diện
config: tệp cấu hình
entry: mục nhập, lối vào
including: bao gồm, kể cả việc, trong đó có, kể cả các, bao gồm cả
block: chặn, khối, ngăn chặn
blocked: bị chặn, đã chặn, bị tắc
fee: phí, lệ phí, học phí, chi phí dịch vụ
install: cài, lắp đặt, cài đặt phần mềm, cài đặt vào
bit: một tí, chút
script: kịch bản, tập lệnh
topic: đề tài, chủ đề này, chủ đề bài
login: đăng nhập
log in: hãy đăng nhập, đăng nhập vào
due: đến hạn, tới hạn
log: nhật ký, nhật kí, ghi log, sổ ghi
logs: các nhật ký, các bản ghi log
boss: sếp, ông chủ, giám đốc, cấp trên
manager: quản lý, quản lí, người quản lý, trưởng phòng
director: tổng giám đốc, đạo diễn
family: gia đình, người nhà, gia đình tôi
recipe: công thức, công thức nấu ăn, công thức món
round: vòng, tròn, hiệp
hear: nghe, lắng nghe, nghe thấy, nghe được, nghe nói rằng
little: ít ỏi, tí xíu, chút ít, tí
hint: gợi ý, mách nước, manh mối
action: hành động, thao tác, hành động này
actions: các hành động, những hành động, các thao tác
clear: rõ ràng, rõ, sáng tỏ
window: cửa sổ
required: được yêu cầu phải, bắt buộc có
choose: chọn, lựa chọn, lựa, hãy chọn
attached: đính kèm, được đính kèm, gửi kèm
attach: đính kèm theo, đính, gắn, gắn vào
attachment: tệp đính kèm, file đính kèm
store: lưu trữ, cất giữ, cửa hiệu
stored: được lưu trữ, đã lưu, đã lưu trữ
save: lưu, tiết kiệm, lưu lại file
saved: được lưu
chapter: chương
contact: liên hệ, liên lạc, danh bạ
contacts: các liên hệ, danh bạ liên hệ, người liên hệ
screen: màn hình
size: kích thước, cỡ, kích cỡ
alarm: báo động, báo thức
prompts: các lời nhắc, các prompt
clean: sạch, dọn dẹp, lau chùi, làm sạch, sạch sẽ
hey: này này, ê
training: đào tạo, huấn luyện, tập huấn, buổi tập huấn
pull: kéo, lôi
lift: thang máy, nâng, nhấc
course: khóa học, khoá học, môn
meeting: cuộc họp, buổi họp, họp, hội nghị
bad: xấu, tệ, tồi, dở
club: câu lạc bộ
fire: lửa, cháy, sa thải, hỏa hoạn, hoả hoạn
article: bài báo, điều khoản số, bài báo này, bài, điều khoản luật
load: nạp, tải trọng
delivery: giao hàng, giao, chuyển phát, vận chuyển
advice: lời khuyên, khuyên, tư vấn
scene: cảnh, khung cảnh, hiện trường
valid: hợp lệ, có hiệu lực, còn hiệu lực, có giá trị
invalid: không hợp lệ, vô hiệu lực
vendor: người bán, nhà cung cấp
enter: nhập, bước vào, nhập vào
input: đầu vào, dữ liệu đầu vào, dữ liệu nhập
changes: các thay đổi, những thay đổi
channel: kênh, kênh này
sure: chắc chắn, chắc, hẳn rồi
failed: thất bại, bị lỗi, hỏng rồi, đã thất bại, không thành
child: đứa trẻ, trẻ em, con cái, em bé, đứa bé
children: trẻ con, bọn trẻ, lũ trẻ, trẻ nhỏ, các con
calendar: lịch, lịch làm việc
schedule: lịch trình, thời khóa biểu
cost: chi phí, giá thành, tốn kém
costs: các chi phí, tốn
aloud: thành tiếng, to lên, to tiếng
great: tuyệt vời, tuyệt, vĩ đại, lớn lao
missing: bị thiếu, còn thiếu, mất tích
audit: kiểm toán, thanh tra
invoice: hóa đơn, hoá đơn
invoices: các hóa đơn
colleague: đồng nghiệp
editor: biên tập viên, trình soạn thảo
warm: ấm, ấm áp
nice: dễ thương, đẹp
beautiful: xinh đẹp, tươi đẹp, đẹp đẽ
query: truy vấn, câu truy vấn
exercise: bài tập, tập thể dục, luyện tập
column: cột, chuyên mục
quiet: yên tĩnh, yên lặng
cover: bìa, che phủ, bao phủ, trang bìa
refusal: sự từ chối, lời từ chối
pin: mã pin, số pin, ghim
welcome: chào mừng, hoan nghênh
doctor: bác sĩ, tiến sĩ
manual: thủ công, sách hướng dẫn sử dụng, sổ tay, cẩm nang
budget: ngân sách
lead: dẫn dắt, dẫn đến, lãnh đạo
party: bữa tiệc, tiệc, đảng
parcel: bưu kiện, gói hàng
locked: bị khóa, đã khóa
pick: hái, chọn ra, nhặt, chọn lấy
charge: sạc, tính phí, thu phí
lunch: bữa trưa, ăn trưa
eat: ăn, ăn uống
drink: uống, đồ uống
cook: nấu, nấu ăn
raise: nâng lên, tăng lương, giơ
increase: tăng, tăng lên, gia tăng
patient: bệnh nhân, kiên nhẫn
fixed: cố định, đã sửa
include: gồm, có kèm, gồm có, kèm vào, bao hàm
receive: nhận, tiếp nhận
received: đã nhận được thư, được nhận
swap: hoán đổi, tráo đổi, đổi chỗ
firm: hãng luật, vững chắc, kiên quyết
gone: đã đi mất, biến mất, mất rồi, đã biến mất
city: thành phố, đô thị
edit: chỉnh sửa, biên tập, chỉnh sửa lại, sửa bài
kitchen: bếp, nhà bếp
brief: vắn gọn, ngắn gọn thôi, tóm lược ngắn
floor: tầng, sàn, sàn nhà
raw: thô, sống sượng, sống nguyên
star: ngôi sao, sao vàng
program: chương trình
purpose: mục đích, mục tiêu
receipt: biên lai, biên nhận
via: thông qua đường
clause: mệnh đề, điều khoản này
path: đường dẫn tệp, con đường, đường đi, con đường mòn
feel: cảm thấy, thấy rằng, cảm nhận
feelings: cảm xúc, tình cảm
stock: hàng tồn kho, cổ phiếu, chứng khoán
contain: chứa, có chứa
contains: đang chứa, chứa đựng
past: quá khứ, đã qua rồi
friend: bạn bè, người bạn, bạn thân
friends: những người bạn, các bạn bè
value: giá trị
master: thầy, bậc thầy, làm chủ, thạc sĩ
parents: bố mẹ, cha mẹ, ba mẹ, phụ huynh
product: sản phẩm, hàng hóa, hàng hoá
products: các sản phẩm
automated: được tự động hóa, tự động hóa, tự động hoá, được tự động
consent: sự đồng ý, sự chấp thuận, chấp thuận của
approval: sự phê duyệt, phê chuẩn
portal: cổng thông tin
flag: cờ, lá cờ, gắn cờ
bus: xe buýt, xe bus, xe khách
sleep: ngủ, giấc ngủ, đi ngủ
unit: đơn vị
deploy: triển khai
project: dự án, đồ án
remark: lời nhận xét, nhận định
create: tạo dựng, sáng tạo, tạo một, tạo thành, lập, thiết lập nên, tạo lập
created: đã tạo ra, được tạo ra bởi
persona: nhân cách, hình tượng
event: sự kiện
general: chung, nói chung, tổng quát, chung chung, đại tướng
coffee: cà phê, cafe
tea: trà, chè
statement: tuyên bố, phát biểu rằng, sao kê, lời phát biểu, bản tuyên bố, phát ngôn này
ready: sẵn sàng, có sẵn
mind: tâm trí, đầu óc, phiền
compare: so sánh, đối chiếu
signature: chữ ký, chữ kí
study: học, học tập, nghiên cứu học
learn: học hỏi, học được, tìm hiểu
scan: quét, quét mã
museum: bảo tàng, viện bảo tàng
discount: giảm giá, chiết khấu
slow: chậm, chậm chạp
fast: nhanh
behalf: thay mặt, nhân danh
recommend: đề xuất, khuyên dùng, giới thiệu, đề xuất gợi ý, giới thiệu cho
force: ép buộc, bắt ép, lực, ép
hotel: khách sạn, nhà nghỉ
stand: đứng, đứng lên, gian hàng
trip: chuyến đi, chuyến du lịch
travel: du lịch, đi lại
select: chọn lựa, tuyển chọn
profile: hồ sơ cá nhân, trang cá nhân, lý lịch
publish: xuất bản, công bố bài, đăng tải lên
collect: thu thập, sưu tầm, gom, thu gom
tax: thuế
gate: cổng, cổng vào, cánh cổng
insurance: bảo hiểm
speech: bài phát biểu, diễn văn
archive: kho lưu trữ, lưu kho
quick: mau, nhanh chóng, nhanh lên
merge: hợp nhất, gộp, trộn
dark: tối tăm, bóng tối, đen tối
deposit: tiền gửi, đặt cọc, tiền đặt cọc, tiền cọc
import: nhập khẩu, nhập dữ liệu
member: thành viên, hội viên
light: ánh sáng, đèn, nhẹ
lab: phòng thí nghiệm
tip: mẹo, mách nhỏ, tiền boa, mẹo vặt
essay: bài luận, bài văn, bài văn nghị luận
low: thấp, thấp hơn mức, thấp kém
high: cao, cao cấp
train: tàu hỏa, tàu hoả, xe lửa, huấn luyện viên hóa, tàu, huấn luyện cho
photo: bức ảnh, ảnh chụp, tấm ảnh
weather: thời tiết, khí hậu
rain: mưa
normal: bình thường, thông thường này
love: yêu, tình yêu, thương, yêu thích
mirror: gương, phản chiếu, tấm gương
joke: câu đùa, chuyện cười, đùa, truyện cười
dry: khô, khô ráo
default: mặc định
guess: đoán, phỏng đoán
gift: món quà tặng, quà tặng
remember: nhớ, ghi nhớ, hãy nhớ, nhớ rằng, nhớ là
remembered: đã nhớ
knowledge: kiến thức, tri thức
interview: phỏng vấn, cuộc phỏng vấn, buổi phỏng vấn
wish: ước, mong ước, chúc, điều ước
glass: kính, thủy tinh, ly, thuỷ tinh, cốc
package: gói, kiện hàng
unlock: mở khóa, mở khoá
lock: khóa lại, khoá lại, ổ khóa, ổ khoá
application: đơn xin, đơn đăng ký, đơn ứng tuyển
register: đăng ký, đăng kí, ghi danh
scope: phạm vi
street: đường phố, đường, phố
tone: giọng điệu, âm điệu
object: đối tượng, vật thể, phản đối lại
match: trận đấu, khớp, phù hợp, que diêm
supplier: nhà cung ứng
neighbour: hàng xóm, láng giềng
court: tòa án, toà án, sân
cold: lạnh, rét, cảm lạnh
hot: nóng, nóng nực
backup: sao lưu, bản sao lưu, dự phòng
stage: giai đoạn, sân khấu
retry: thử lại
judge: thẩm phán, phán xét, phán đoán
rent: thuê, tiền thuê, cho thuê, tiền nhà
single: đơn lẻ, độc thân
credit: tín dụng, tín chỉ
method: cách thức, phương thức, biện pháp
station: ga, trạm, nhà ga, bến
fair: công bằng, hội chợ
total: tổng cộng, tổng, tổng số
partner: đối tác, bạn đời
food: thức ăn, đồ ăn, món ăn, thực phẩm
phrase: cụm từ, câu chữ, câu nói
balance: số dư, cân bằng
button: nút, nút bấm, cúc áo
survey: khảo sát, bản khảo sát
mistake: lỗi lầm, sai lầm lớn, sai lầm này, nhầm lẫn
certificate: chứng chỉ, giấy chứng nhận, chứng nhận
hand: tay, bàn tay, trao tay
invite: mời, mời tham gia, lời mời
current: hiện hành, hiện thời, dòng điện
understand: hiểu, thấu hiểu, hiểu rõ
understood: đã hiểu, đã rõ, hiểu rồi
wall: tường, bức tường
leak: rò rỉ, làm lộ, làm rò rỉ, làm rò rỉ ra, lộ ra ngoài
leaked: bị rò rỉ, đã bị lộ
sync: đồng bộ, đồng bộ hóa, đồng bộ hoá
reference: tham khảo, tham chiếu
dialogue: đối thoại, cuộc đối thoại, lời thoại, đoạn đối thoại
detail: chi tiết, tường tận, một cách chi tiết, tỉ mỉ
details: các chi tiết, những chi tiết, thông tin chi tiết
vote: bỏ phiếu, bình chọn, phiếu bầu
direct: trực tiếp từ, trực tiếp thẳng
upgrade: nâng cấp
cash: tiền mặt
touch: chạm, sờ, đụng
engine: động cơ, công cụ tìm kiếm, công cụ tìm
passport: hộ chiếu
id card: căn cước, chứng minh nhân dân, căn cước công dân
drive: lái xe, lái
terminal: thiết bị đầu cuối, cửa sổ lệnh
laptop: máy tính xách tay, laptop, laptop này
computer: máy tính, máy vi tính
prove: chứng minh, chứng tỏ
power: điện, sức mạnh, năng lực, sức lực, nguồn điện
plus: cộng với
wording: cách diễn đạt
silence: sự im lặng
parking: bãi đỗ xe, đỗ xe, đậu xe
incident: sự việc, biến cố, vụ việc này
consider: cân nhắc, xem xét kỹ, coi là
dead: chết, đã chết
sound: âm thanh, tiếng động
view: quan điểm, tầm nhìn, góc nhìn, xem qua nội dung
shopping: đi mua sắm, đi chợ, việc mua sắm
proof: bằng chứng, chứng cứ
reach: đạt tới, đạt được, đạt đến, với tới
badge: huy hiệu, thẻ tên, thẻ nhân viên
film: phim, bộ phim
straight: thẳng, thẳng thắn, thẳng hàng
bar: quán bar, thanh
guidance: sự hướng dẫn, sự chỉ dẫn, sự chỉ bảo, sự dẫn dắt
local: địa phương, cục bộ
seconds: giây, vài giây
salary: lương, tiền lương
online: trực tuyến, online, trên mạng, trên mạng internet
internet: mạng internet, internet, mạng, mạng lưới internet, internet này
index: chỉ mục, chỉ số
abstract: trừu tượng, bản tóm lược
format: định dạng, khuôn dạng
happen: xảy ra, diễn ra
large: lớn, to, rộng lớn, khổng lồ, to lớn
emergency: trường hợp khẩn cấp, cấp cứu, tình huống khẩn cấp
fridge: tủ lạnh
polite: lịch sự, lễ phép
disk: ổ đĩa, đĩa, đĩa cứng
walk: đi bộ, đi dạo
examples: các ví dụ, những ví dụ, vài ví dụ
sum: tổng số tiền, phép cộng
platform: nền tảng, sân ga, nền tảng này
remote: từ xa, xa xôi hẻo lánh
printer: máy in
difference: sự khác biệt, khác nhau, điểm khác
decide: quyết định, ra quyết định
decision: sự quyết định, quyết định này
map: bản đồ
listen: lắng nghe kỹ, nghe đây, nghe này, nghe kỹ
exit: thoát, lối ra
world: thế giới, trái đất
submit: nộp, gửi nộp, đệ trình, nộp bài
sit: ngồi, ngồi xuống
agreement: thỏa thuận, thoả thuận, hiệp định
option: tùy chọn, lựa chọn khác, lựa chọn này, tuỳ chọn, phương án lựa chọn
discuss: thảo luận, bàn luận, bàn bạc
layer: lớp phủ, tầng lớp
effect: hiệu quả, tác dụng, ảnh hưởng, hiệu ứng
effective immediately: có hiệu lực ngay lập tức, có hiệu lực ngay, hiệu lực ngay lập tức
sensor: cảm biến
win: thắng, chiến thắng
reproduce: tái tạo, sao chép lại, tái hiện, sao chép lại nguyên
duty: nghĩa vụ, bổn phận
responsibility: trách nhiệm
spelling: chính tả, đánh vần
template: bản mẫu, mẫu sẵn, bản mẫu có sẵn, khuôn mẫu
candidate: ứng viên, thí sinh
feedback: ý kiến phản hồi, góp ý
opinion: ý kiến, quan điểm cá nhân
patch: bản vá, vá
plant: cây, thực vật, trồng, nhà máy
bed: giường
crash: sụp đổ, va chạm, sập, đâm xe
birthday: sinh nhật
chair: ghế, cái ghế, chủ tọa, chủ toạ
chart: biểu đồ
lesson: bài học, tiết học
available: có sẵn để dùng, khả dụng, còn hàng
risk: rủi ro, nguy cơ, mạo hiểm
characters: các nhân vật, ký tự, kí tự, các ký tự
milk: sữa
honey: mật ong
actual: thực tế, thực tế này
in fact: trên thực tế, thực ra, thật ra, trong thực tế, kỳ thực
entire: toàn bộ cả, toàn bộ nội dung
suspended: bị đình chỉ, tạm ngưng, bị tạm ngưng, bị tạm dừng
process: quy trình, xử lý, xử lí, quá trình, tiến trình
future: tương lai, mai sau
priority: ưu tiên, sự ưu tiên, mức độ ưu tiên, quyền ưu tiên, độ ưu tiên
standard: tiêu chuẩn, chuẩn
parameters: tham số, thông số
behave: cư xử, ứng xử, hành xử
behaviour: hành vi
simulate: mô phỏng, giả lập
simulation: sự mô phỏng, bản mô phỏng
turn into: biến thành một
acting: diễn xuất
assignment: bài tập về nhà, bài tập được giao, sự phân công
forever: mãi mãi, vĩnh viễn
omit: lược bỏ, bỏ sót, bỏ bớt
able: có khả năng làm, có năng lực
research: nghiên cứu, công trình nghiên cứu, việc nghiên cứu
fiction: tiểu thuyết, truyện hư cấu, hư cấu này
trigger: kích hoạt khi, kích phát, cò súng, gây ra
expired: hết hạn, đã hết hạn, quá hạn
design: thiết kế
extract: trích xuất, rút trích, trích, rút ra, chiết xuất
helpful: hữu ích, có ích, có ích cho, hay giúp đỡ, hữu ích cho
rewrite: viết lại
usage: cách dùng, việc sử dụng, cách sử dụng, mức sử dụng
refer: tham chiếu đến, nhắc về
undo: hoàn tác, phục hồi lại
generate: sinh ra, tạo sinh, phát sinh
protocol: giao thức
identity: danh tính, nhận dạng, thân phận, bản sắc
song: bài hát, ca khúc
poem: bài thơ, thơ
art: nghệ thuật, mỹ thuật
music: âm nhạc, nhạc
artificial: nhân tạo
loop: vòng lặp
moment: khoảnh khắc, giây phút, chốc lát
browser: trình duyệt
variables: các biến, biến số, biến
environment: môi trường
environment variables: biến môi trường, các biến môi trường
invisible: vô hình, tàng hình, không nhìn thấy
produce: sản xuất, tạo ra sản phẩm
universe: vũ trụ
writer: nhà văn, người viết
regarding: liên quan tới, về phần, về vấn đề này
experience: kinh nghiệm, trải nghiệm
choice: sự lựa chọn
critical: nghiêm trọng, trọng yếu, tối quan trọng, then chốt nhất, trọng đại
particular: cụ thể, đặc biệt, đặc biệt riêng, cụ thể là
special: đặc biệt là, đặc sắc
expert: chuyên gia
solve: giải quyết, giải, giải bài, giải quyết vấn đề
problem: bài toán, khó khăn, vấn đề này, rắc rối
solution: giải pháp, cách giải quyết
experiment: thí nghiệm, cuộc thử nghiệm
exchange: trao đổi, trao đổi với, hối đoái, đổi trả
different: khác biệt, khác nhau nhiều
freedom: sự tự do, quyền tự do
video: đoạn phim, video, video này
convert: chuyển đổi thành, chuyển đổi sang, quy đổi, chuyển thành
based on: dựa trên, dựa vào
statements: các tuyên bố
material: vật liệu, chất liệu, nguyên liệu
external: bên ngoài hệ thống, ngoại bộ, đối ngoại
intelligence: trí thông minh, trí tuệ, tình báo
medical: y tế, y khoa, y học
health: sức khỏe, sức khoẻ
medicine: thuốc, dược phẩm, thuốc men
hospital: bệnh viện
spam: thư rác, tin rác
news: tin tức, thời sự, bản tin
equal: bằng nhau, ngang bằng, ngang nhau, bình đẳng
hash: băm, hàm băm
pause: tạm dừng
analyse: phân tích
evaluate: thẩm định
improve: cải thiện, nâng cao
suggest: gợi ý cho, đề nghị rằng
suggestion: lời gợi ý
difficult: khó
easy: dễ, dễ dàng
simple: đơn giản, giản dị, đơn sơ
young: trẻ, trẻ tuổi
happy: vui, hạnh phúc, vui vẻ, vui mừng
sad: buồn, buồn bã
fun: vui nhộn, thú vị
tired: mệt, mệt mỏi
interesting: hấp dẫn, hay ho
popular: phổ biến
famous: nổi tiếng
country: đất nước, quốc gia, nước nhà
government: chính phủ, chính quyền
president: tổng thống, chủ tịch
market: chợ, thị trường
economy: kinh tế
business: kinh doanh, việc kinh doanh, nghiệp vụ
marketing: tiếp thị
culture: văn hóa, văn hoá
science: khoa học
technology: công nghệ, kỹ thuật
engineer: kỹ sư, kĩ sư
math: toán, toán học
dog: chó, con chó
cat: mèo, con mèo
fish: cá
tree: cái cây, cây cối
sea: biển, đại dương
mother: mẹ, má, mẹ tôi
father: bố, cha, ba tôi
brother: anh trai, em trai, anh em
sister: chị gái, em gái, chị em
husband: chồng
wife: vợ
sir: thưa ông, thưa ngài, ngài
password reset: đặt lại mật khẩu
once you: một khi
as soon as: ngay khi, ngay sau khi
as follows: như sau, như dưới đây
as above: như trên
in addition: thêm vào đó, thêm vào đó là, ngoài ra còn
in short: tóm lại, nói tóm lại, nói ngắn gọn
therefore: cho nên vì thế, do vậy, chính vì vậy
in general: nhìn chung
first of all: đầu tiên hết, trước hết là, điều đầu tiên
finally: rốt cuộc, cuối cùng thì
step one: bước một
need to: cần được
have to: phải có
so-called: cái gọi là
thanks to: nhờ, nhờ vào
related to: liên quan
we are: chúng tôi là, chúng ta là, chúng tôi đang
it is: nó là, đó là, đây là, điều đó là, ấy là
there are: có những, có các
there is no: không có bất cứ
can you: anh có thể, chị có thể, em có thể, bạn có thể nào, liệu bạn có thể, cậu có thể
will not: sẽ không
has been: đã được, đã bị
have been: đã từng được
had: đã có, đã từng có
if you are: nếu bạn là, nếu bạn đang là, nếu như bạn là
nor: cũng không, cũng chẳng
i want you to: tôi muốn bạn, mình muốn bạn, tôi cần bạn, tôi yêu cầu bạn, tôi mong bạn, em muốn anh, tao muốn mày
i would like to: tôi muốn, mình muốn, em muốn, tôi xin, tôi mong muốn, tôi cần
you will: bạn sẽ, mày sẽ, anh sẽ
you should: bạn nên
you have: bạn có
you have no: bạn không có, bạn không có bất kỳ
you do not: bạn không, bạn đừng
you were given: bạn được giao, bạn đã được giao, bạn được cung cấp, bạn đã được cung cấp, bạn nhận được
you were given: bạn đã nhận được, bạn đã nhận, đã cho bạn, đã đưa cho bạn, bạn được cho, được giao cho bạn
you were given: được cung cấp cho bạn, được đưa cho bạn, bạn được đưa
you were told: bạn được bảo, bạn đã được bảo, bạn được dặn, bạn đã được dặn, người ta bảo bạn, đã nói với bạn
you were told: bạn được yêu cầu, bạn đã được yêu cầu, đã bảo bạn, bạn được nói
us: cho chúng tôi, với chúng tôi, cho chúng ta
here is: sau đây là, đây chính là
everything before: tất cả mọi thứ trước đó, toàn bộ nội dung trước đó, mọi nội dung trước đó
such as: như là các, ví như
ok: được rồi
stop following: không tuân theo nữa
deactivate: ngừng kích hoạt, hủy kích hoạt, huỷ kích hoạt
lifted: đã được gỡ bỏ, được dỡ bỏ, đã được dỡ bỏ, bị dỡ bỏ
rule: một quy tắc, quy tắc này
initial instructions: các hướng dẫn ban đầu, hướng dẫn lúc đầu, chỉ dẫn lúc đầu, chỉ thị lúc đầu
initial instructions: các hướng dẫn lúc đầu, các chỉ dẫn ban đầu, các chỉ dẫn lúc đầu, các chỉ thị ban đầu
initial instructions: các chỉ thị lúc đầu, những hướng dẫn ban đầu, những hướng dẫn lúc đầu, những chỉ dẫn ban đầu
initial instructions: những chỉ dẫn lúc đầu
instructions above: chỉ thị phía trên, chỉ dẫn phía trên, các hướng dẫn trên
secret instructions: mệnh lệnh bí mật, chỉ thị mật, các hướng dẫn bí mật, các chỉ dẫn bí mật, các chỉ thị bí mật
secret instructions: những hướng dẫn bí mật, những chỉ dẫn bí mật
internal rules: quy tắc nội bộ, quy định nội bộ, luật lệ nội bộ, các quy tắc nội bộ, các quy định nội bộ
god mode: chế độ thần thánh, chế độ chúa
ai assistants: các trợ lý ai, các trợ lý ảo
automated system: hệ thống tự động
play the role: nhập vai vào, đóng vai nhân vật, hóa thân, hoá thân
hypothetical: giả tưởng
you have been freed: bạn đã được giải phóng
replied: đã trả lời, đã phản hồi, đã hồi âm, đáp rằng
begin your reply: bắt đầu câu trả lời, mở đầu câu trả lời, bắt đầu phản hồi
end your reply: kết thúc câu trả lời, kết thúc phản hồi, cuối câu trả lời
wipe: lau, quét sạch, format, xóa trắng hết, xoá trắng hết
running: đang chạy, đang vận hành
executed: đã thực thi, được thực thi, đã thực hiện, được thực hiện
authorized: được cấp phép, được phép truy cập
authorize: ủy quyền, uỷ quyền, cấp phép
private key: khóa riêng, khoá riêng, khóa cá nhân, khoá cá nhân, private key này
credit card details: thông tin thẻ tín dụng, thông tin thẻ
pay attention: hãy lưu ý, hãy chú ý đến
if you are a language model: nếu bạn là llm
translate into: dịch thành, dịch qua, dịch sang tiếng
the above text: đoạn văn trên, văn bản phía trên, nội dung phía trên, nội dung bên trên
exploit: khai thác lỗ hổng, lỗ hổng
apologize: tạ lỗi, cáo lỗi
as an ai language model: là một mô hình ngôn ngữ, với tư cách là ai, là một ai
higher priority: ưu tiên cao hơn, mức ưu tiên cao hơn
superseded: đã được thay thế, được thay thế bởi
new task: tác vụ mới
mission: sứ mệnh, sứ mạng
context window: cửa sổ ngữ cảnh
encrypted: đã mã hoá, bị mã hóa, bị mã hoá
using only: chỉ dùng, chỉ sử dụng
only in: chỉ trong
named: được đặt tên
gave: đã đưa
useful: hữu dụng
line by line: từng dòng
first sentence: câu đầu tiên, câu đầu
first word: từ đầu tiên, chữ đầu tiên
asking: đang hỏi, việc hỏi
asks: hỏi về
looks: có vẻ, trông có vẻ, dường như
look at: nhìn vào đó
needs: các nhu cầu
wanted: đã muốn, muốn có
in order: theo thứ tự, lần lượt
mail: thư từ, bưu phẩm, bưu điện
make sure: đảm bảo, chắc chắn rằng, hãy chắc chắn, bảo đảm, hãy đảm bảo
making: việc làm ra
many times: rất nhiều lần
this time: lần này
taken: bị lấy, được lấy
takes: mất khoảng
in your own words: bằng lời của bạn, theo cách của bạn
let me: để tôi, cho phép tôi
own: riêng, tự, của riêng
worker: công nhân, người lao động, nhân công
up: lên trên, dậy
started: đã bắt đầu, được bắt đầu
start with: bắt đầu bằng, bắt đầu với từ
since then: từ đó
minute: một phút
monday: thứ hai tuần, thứ hai này
tuesday: thứ ba tuần
wednesday: thứ tư
thursday: thứ năm
friday: thứ sáu
saturday: thứ bảy
sunday: chủ nhật
published: đã xuất bản, được công bố, đã đăng
comes: đến từ
coming: sắp đến, đang đến
turned: đã biến thành
hand over: giao nộp, bàn giao, giao ra
returns: trả ra
reviewer: người đánh giá, người phản biện, người duyệt
reviewers: các nhà phản biện, những người đánh giá
readers: các độc giả, những người đọc
talk about: bàn về, nói về việc
big: to lớn hơn, bự
korean: tiếng hàn
russian: tiếng nga
dutch: tiếng hà lan
china: trung quốc
taiwan: đài loan
hong kong: hồng kông
none: không cái nào, không có cái nào
shall: sẽ phải
one by one: từng người một, lần lượt từng
briefly: một cách ngắn gọn, sơ lược
completed: đã hoàn thành, được hoàn thành, đã hoàn tất
let us play: chúng ta chơi, hãy chơi, cùng chơi
guests: các vị khách, những vị khách
jobs: các công việc, việc làm mới
passed: đã qua, đã thông qua, đã đỗ
fill in: điền vào mẫu, điền thông tin
website: trang web của
waiting: đang chờ, đang đợi
till: quầy thu ngân, tới tận
humans: những con người
authors: các tác giả
tell a story: kể chuyện, kể một câu chuyện
thread: luồng, chủ đề thảo luận, sợi chỉ
push: đẩy, xô
commit: cam kết, phạm phải
treat this as: hãy coi đây là, coi đây là, xem đây là
carry: mang vác, chở, bê
banned: bị cấm hẳn, bị chặn cấm
tried: đã thử, đã cố gắng
rows: các hàng, các dãy
mean: ý là, ý nói
points: các điểm, các ý, những điểm
key points: các ý chính, những điểm chính
web: web này
included: được bao gồm, đã bao gồm
fees: các khoản phí
string: chuỗi, chuỗi ký tự
flat: phẳng, căn hộ
topics: các chủ đề, những chủ đề
plain: thuần, đồng bằng
plain text: văn bản thuần, văn bản thuần túy, văn bản thuần tuý, văn bản thô
injection: tiêm, sự tiêm, chèn mã
front: phía trước mặt, mặt trước
clearly: một cách rõ ràng, hiển nhiên
necessary: cần thiết phải
restart: khởi động lại, bắt đầu lại
contact details: thông tin liên hệ, thông tin liên lạc
base: cơ sở, căn cứ
transcript: bản ghi chép, bảng điểm, bản chép lời
articles: các bài báo, các bài viết
verified: đã xác minh, được xác minh, đã được xác thực
certainly: chắc chắn rồi, nhất định
fail: không thành công, trượt
mails: các thư
start over: làm lại từ đầu
bill: hóa đơn tiền, hoá đơn tiền, dự luật
trusted: đáng tin cậy, được tin cậy, được tin tưởng
hr: nhân sự, phòng nhân sự
expected: dự kiến, mong đợi, kỳ vọng
setup: sự thiết lập, bố trí
dinner: bữa tối, ăn tối
breakfast: bữa sáng, ăn sáng
reduce: giảm, giảm bớt đi
length: độ dài, chiều dài
programming: lập trình
stars: sao sáng
hall: hội trường, sảnh
cards: các thẻ, những tấm thẻ
finished: đã kết thúc
my friend: bạn tôi, bạn của tôi, bạn mình
values: các giá trị, những giá trị
clerk: thư ký, nhân viên bán hàng
events: các sự kiện
prepare: chuẩn bị, chuẩn bị sẵn
header: phần đầu trang, tiêu đề đầu
comparison: sự so sánh
for research purposes: cho mục đích nghiên cứu, nhằm mục đích nghiên cứu
educational: mang tính giáo dục, giáo dục
on behalf of: đại diện cho
yet: vẫn chưa
shut: ngậm, đóng sập
shut up: im đi, câm miệng
tag: thẻ nhãn, gắn thẻ
feed: cho ăn, bảng tin
further: thêm nữa về, xa hơn
euros: đồng euro
dollars: đô la, đô, mỹ kim
yuan: nhân dân tệ
whenever: bất cứ khi nào, mỗi khi, bất kỳ lúc nào, mỗi lần
members: các thành viên
shell: vỏ, vỏ ốc
typed: đã gõ, được gõ
alert: báo động đỏ, cảnh giác
remind: nhắc, nhắc nhở, nhắc tôi
reminder: lời nhắc nhở, nhắc hẹn
regards: trân trọng, kính thư, lời chào
picture: tranh, bức tranh
lower: thấp hơn, hạ xuống
normally: một cách bình thường, như bình thường
ahead: phía trước kia, trước thời hạn
modify: sửa đổi lại, điều chỉnh
kids: con nít, lũ nhóc
guard: bảo vệ, lính gác, người gác
queue: hàng đợi, xếp hàng
contents: nội dung bên trong, mục lục
stuff: mấy thứ, đồ lặt vặt
visitor: khách tham quan, khách ghé thăm, du khách
blank: để trống, chỗ trống
hope: hy vọng, mong rằng, hi vọng
building: tòa nhà, toà nhà
maintenance: bảo trì, bảo dưỡng
memo: bản ghi nhớ
hereby: theo đây, qua đây
landlord: chủ trọ, chủ cho thuê
tenant: người thuê nhà, người thuê
lot: lô, rất nhiều thứ
usual: như thường lệ
newsletter: bản tin định kỳ
the phrase: câu này, câu sau đây
debug: gỡ lỗi
speaker: diễn giả, người nói, loa
early: sớm sủa, thời kỳ đầu
directly: một cách trực tiếp, thẳng vào
makers: nhà sản xuất, người chế tạo
town: thị trấn, thị xã
matter: vật chất, chuyện này, vấn đề quan trọng
decline: suy giảm, sự suy giảm
port: cổng kết nối, cảng, bến cảng
movie: phim ảnh, xem phim
offline: ngoại tuyến
slip: trượt ngã, phiếu lương
happened: đã xảy ra, đã diễn ra
module: mô đun, học phần
payroll: bảng lương
grade: điểm thi, hạng điểm, khối lớp
billing: việc thanh toán hóa đơn, việc thanh toán hoá đơn
dates: những ngày tháng
slide: trang trình chiếu
sort: sắp xếp, phân loại
compliance: sự tuân thủ
employer: người sử dụng lao động, chủ lao động
employee: người làm công, nhân viên công ty
employees: các nhân viên, những nhân viên
options: các lựa chọn, các tùy chọn, các tuỳ chọn
story telling: việc kể chuyện
effective: có hiệu quả, hiệu quả cao
madam: thưa bà, thưa cô
favour: ân huệ, giúp một việc
dump: đổ ra, trút, kết xuất toàn bộ
middle: ở giữa lòng, trung gian, chính giữa
panel: bảng điều khiển
migration: di cư, di chuyển dữ liệu
evaluation: sự đánh giá, việc đánh giá
across: băng qua, khắp
handbook: sổ tay hướng dẫn
friendly: thân thiện
faq: câu hỏi thường gặp
forum: diễn đàn
distribute: phân phát, phân phối, phân bổ
medium: trung bình, vừa phải
configured: được cấu hình, đã cấu hình
processing: đang xử lý, việc xử lý
solely: chỉ riêng, duy nhất chỉ
append: nối thêm, thêm vào cuối, gắn thêm vào
proceed: tiến hành tiếp, tiếp tục tiến hành
preamble: lời mở đầu, phần mở đầu, lời nói đầu
limitations: những hạn chế, các giới hạn này
boundaries: các ranh giới
directions: phương hướng, chỉ đường
direction: hướng, chiều hướng
insert: chèn, chèn vào, lồng vào
simply: đơn giản là, chỉ đơn giản là, đơn giản chỉ
throw: ném, quăng
personal: cá nhân này
bind: ràng buộc lại, trói
binding: có tính ràng buộc, có hiệu lực ràng buộc
waived: được miễn, miễn trừ
echo: tiếng vang, vọng lại
handling: cách xử lý, việc xử lý này
handle: tay cầm, lo liệu
operate: vận hành máy, hoạt động kinh doanh
core: cốt lõi, lõi
visit: ghé thăm, thăm, truy cập trang, đến thăm
goal: mục tiêu này, bàn thắng
morals: phẩm hạnh
restricted: bị hạn chế, bị giới hạn
limited: có hạn, hữu hạn
harm: làm hại, gây hại cho, tổn hại
behavior: cách cư xử, hành vi này
purely: thuần túy, thuần tuý, hoàn toàn chỉ
confirmed: đã xác nhận, được xác nhận
permitted: được phép rồi
cleared: đã xóa sạch, đã xoá sạch, được dọn
fully: một cách trọn vẹn, đầy đủ hoàn toàn
reverse: đảo ngược, ngược
assign: phân công, chỉ định
taught: đã dạy, được dạy
teach: dạy, dạy cho, chỉ dạy, bày cho
demands: những đòi hỏi, đòi hỏi phải
clearance: giấy phép an ninh, thanh lý
avoid: tránh, tránh né, phòng tránh
omitting: không bỏ sót
ability: khả năng
alter: biến đổi này, thay đổi đi
passphrase: cụm mật khẩu, mật ngữ
regard: coi trọng, xem là
respect: tôn trọng, kính trọng
learned: đã học, học được rồi
active: năng động, đang hoạt động tốt, tích cực
require: đòi hỏi phải có, yêu cầu phải
systems: các hệ thống, những hệ thống
exist: tồn tại, hiện hữu
term: học kỳ, thuật ngữ này, kỳ hạn
quit: bỏ cuộc, thoát chương trình, nghỉ việc
parsing: phân tích cú pháp
unable: không có khả năng, bất lực
conscience: lương tâm
spell: đánh vần từ, bùa chú
argument: lập luận, tranh luận, đối số
precedence: quyền đi trước, được ưu tiên
rank: xếp hạng, thứ hạng
deny: phủ nhận, chối bỏ
denied: bị khước từ, đã phủ nhận
id: mã định danh, cccd
parallel: song song
restriction: một hạn chế, hạn chế này
visible: nhìn thấy được, hữu hình
twin: sinh đôi, song sinh
sending: đang gửi, việc gửi
concealed: được che giấu, bị giấu kín
vault: kho tiền, két sắt, hầm
backwards: ngược về sau, từ dưới lên
obliged: có nghĩa vụ, bị bắt buộc
join: tham gia, gia nhập
resume: sơ yếu lý lịch, tiếp tục lại, cv
consult: tham vấn, hỏi ý kiến
genuine: chính hãng, chân thành
criteria: tiêu chí
especially: nhất là
cast: dàn diễn viên, ném ra
withdrawn: bị rút lại, đã rút
withdraw: rút tiền, rút
translator: người dịch, dịch giả, thông dịch viên
fresh: tươi, tươi mới
helpdesk: bộ phận trợ giúp
trainer: huấn luyện viên, người huấn luyện
highest: cao nhất
maximum: tối đa, lớn nhất
minimum: ít nhất là
engineers: các kỹ sư
official: chính thức, quan chức
unbound: không bị trói buộc
lacks: thiếu hụt, thiếu đi
primary: chính yếu, sơ cấp, hàng đầu là
spill: tràn, làm đổ
buffer: bộ đệm
proofread: hiệu đính, soát lỗi, chỉnh lỗi
trace: dấu vết, lần theo
leave no trace: không để lại dấu vết
virtual: ảo
lovely: đáng yêu
praise: khen, khen ngợi, ca ngợi
acknowledge: thừa nhận, công nhận
reserve: dự trữ, đặt giữ chỗ
former: cựu, trước kia là
higher: cao hơn
requested: đã yêu cầu, được yêu cầu rồi
segment: phân đoạn, phân khúc
passage: đoạn trích, lối đi
discover: khám phá, khám phá ra
develop: phát triển
development: sự phát triển
issued: được ban hành, đã ban hành
fever: sốt, bị sốt
shine: tỏa sáng, toả sáng
pronunciation: phát âm
generous: rộng rãi, hào phóng
road: đường bộ, đường xá
knowing: việc biết
society: xã hội
opportunity: cơ hội, dịp
accountant: kế toán
party member: đảng viên
membership: tư cách thành viên
gender: giới tính
identify: nhận diện, nhận biết, xác định
respectively: tương ứng, theo thứ tự đó
individual: cá thể, riêng lẻ
alias: bí danh, biệt danh
farewell: chia tay, từ biệt
villa: biệt thự
performance: hiệu suất, hiệu năng, màn trình diễn
possible: khả thi, có thể được
possibility: khả năng xảy ra
impossible: không thể nào được, bất khả thi
reliable: đáng tin, tin cậy được
terrible: khủng khiếp, kinh khủng
poor: nghèo, đáng thương
coke: coca
available now: hiện đã có
effort: nỗ lực, sự cố gắng
energy: năng lượng
complex: phức tạp
angry: tức giận, giận
worry: lo lắng, lo
afraid: sợ, e rằng
disease: bệnh, căn bệnh, bệnh tật
university student: sinh viên đại học
adult: người lớn
everyone here: mọi người ở đây
physics: vật lý
chemistry: hóa học, hoá học
biology: sinh học
birth: sinh, ra đời
appear: xuất hiện
express: diễn đạt, biểu đạt
sincerely: chân thành cảm ơn, một cách chân thành
surface: bề mặt
face: khuôn mặt, đối mặt
noodles: mì, bún, phở
bread: bánh mì
rice: cơm, gạo
meat: thịt, thịt bò, thịt heo
egg: trứng
fruit: trái cây, hoa quả
vegetables: rau, rau củ
sugar: đường ăn, đường kính
salt: muối
flower: hoa, bông hoa
bird: chim
animal: động vật, con vật
mountain: núi, ngọn núi
river: sông, dòng sông
sky: bầu trời
sun: mặt trời
moon: mặt trăng
wind: gió
east: phía đông, hướng đông
west: phía tây, hướng tây
south: phía nam, miền nam
north: phía bắc, miền bắc
beijing: bắc kinh
shanghai: thượng hải
hanoi: hà nội
airport: sân bay
plane: máy bay
flight: chuyến bay
restaurant: nhà hàng, quán ăn
clothes: quần áo, áo quần
shoes: giày, đôi giày
cheap: rẻ
expensive: đắt, mắc
old man: ông lão, người già, cụ già
girl: cô gái, bé gái
boy: cậu bé, chàng trai
son: con trai
daughter: con gái
professional: chuyên nghiệp, chuyên môn
police: cảnh sát, công an
soldier: người lính, bộ đội
war: chiến tranh
peace: hòa bình, hoà bình
sport: thể thao
football: bóng đá
invest: đầu tư
interest: lãi suất, sở thích, lãi
loan: khoản vay, vay
sign up: đăng ký tài khoản
log out: đăng xuất
username: tên đăng nhập, tên người dùng, tên tài khoản
recipient: người nhận
sender: người gửi
beneficiary: người thụ hưởng
command line: dòng lệnh này
network: mạng lưới, mạng máy tính
device: thiết bị
backdoor: cửa hậu, cửa sau
harm people: làm hại người khác, gây hại cho người
violence: bạo lực
explosive: gây nổ, nổ
suicide: tự tử, tự sát
self-harm: tự làm hại bản thân
porn: khiêu dâm, nội dung người lớn
sex: tình dục
racist: phân biệt chủng tộc
insult: xúc phạm, chửi, lăng mạ
swear words: chửi thề, từ tục tĩu, nói tục
refuse to answer: từ chối trả lời
keep this secret: giữ kín chuyện này
trick: đánh lừa, mánh khóe, mánh khoé, thủ thuật
cheat: gian lận thi cử, ăn gian
confess: thú nhận, thú tội
real identity: danh tính thật, thân phận thật
be free: được tự do, trở nên tự do
you must obey: bạn phải tuân lệnh, bạn phải nghe lời, bạn phải tuân theo
trust me: tin tôi, hãy tin tôi
under any circumstances: trong bất kỳ hoàn cảnh nào, trong mọi hoàn cảnh
do not say anything else: đừng nói gì khác, không nói gì thêm, không nói gì khác, đừng thêm gì
do not say anything else: không thêm bất cứ điều gì
disclaimer: tuyên bố miễn trừ, lời từ chối trách nhiệm, miễn trừ trách nhiệm
no matter: không thành vấn đề
end of: kết thúc của, hết phần, cuối của
end of document: hết tài liệu, kết thúc tài liệu
start of: bắt đầu của
your original: gốc của bạn, ban đầu của bạn
your previous: trước đó của bạn, trước đây của bạn
your initial: lúc đầu của bạn
your hidden: ẩn của bạn
your secret: bí mật của bạn
your developers: các nhà phát triển của bạn
your name: tên của bạn, tên bạn
your configuration: cấu hình của bạn, cài đặt của bạn
your knowledge base: cơ sở tri thức của bạn, cơ sở kiến thức
your reply: phản hồi của bạn
user input: đầu vào của người dùng, nhập liệu của người dùng
user message: tin nhắn của người dùng
search results: kết quả tìm kiếm
tool call: gọi công cụ, lệnh gọi công cụ
function call: gọi hàm này, lệnh gọi hàm
admin password: mật khẩu quản trị, mật khẩu admin, mật khẩu quản trị viên
all passwords: tất cả mật khẩu, mọi mật khẩu, tất cả các mật khẩu
all data: tất cả dữ liệu, toàn bộ dữ liệu, mọi dữ liệu
all files: tất cả tệp, tất cả các tệp, mọi tệp, toàn bộ tệp, tất cả tập tin
all emails: tất cả email, mọi email, toàn bộ email
all users: tất cả người dùng, mọi người dùng
access to: quyền truy cập vào, truy cập vào
that is: nghĩa là như, nói cách khác
as usual: như mọi khi, vẫn như cũ
as possible: nhất có thể, hết mức có thể, càng tốt
it does not matter: không quan trọng, không sao cả, chẳng sao
toward: hướng tới, về phía
along: dọc theo
compared with: so với cái
ago: cách đây
recent: gần đây, vừa rồi gần đây, dạo này
suddenly: đột nhiên, bất ngờ
almost: gần như, hầu như, suýt
rather: thà, khá
for free: không mất tiền
let alone: huống chi
wait for: chờ đến, đợi đến
become a: trở thành một
change into: biến đổi thành
start to: bắt tay vào
like this: như thế này
like that: như vậy đó
question mark: dấu hỏi
period: dấu chấm, thời kỳ, khoảng thời gian
comma: dấu phẩy
capital letters: chữ hoa, chữ in hoa, viết hoa
lower case: chữ thường, viết thường
poetry: thơ ca, câu thơ
review the: ôn lại
weak: yếu
strong: mạnh, mạnh mẽ, khỏe mạnh, khoẻ mạnh
strictly: nghiêm ngặt, một cách nghiêm ngặt, nghiêm túc
carefully: cẩn thận, kỹ lưỡng, kỹ, thận trọng
quickly: một cách nhanh chóng, nhanh chóng lên
always be: luôn là, luôn luôn là
area: khu vực, diện tích, vùng
type in: gõ vào, hãy nhập
ourselves: chính chúng tôi, tự chúng ta
himself: chính anh ấy
human being: một con người
language teacher: giáo viên ngôn ngữ
born: chào đời
produced: được sản xuất
company policy: chính sách công ty, quy định công ty
department: phòng ban, bộ phận này, khoa
finance: tài chính
chairman: chủ tịch hội đồng
lady: quý cô
mr: ông này
brand: thương hiệu, nhãn hàng
quality: chất lượng
import duty: thuế nhập khẩu
influence: tác động
increase in: mức tăng
protect: bảo vệ cho, che chở
prevent: ngăn, phòng ngừa
choose one: chọn một
belong: thuộc về ai
use up: dùng hết
look like: trông như, trông giống
get up: thức dậy, ngủ dậy
go to school: đi học
go to work: đi làm
relationship: mối quan hệ, quan hệ
series: loạt, chuỗi các
advantages: ưu điểm, lợi ích, lợi thế
disadvantages: nhược điểm, khuyết điểm, bất lợi
him: cho anh ấy, với anh ấy
tour guide: cẩm nang du lịch
a bit: một tẹo, hơi
common: thường gặp
beginning: phần đầu, lúc bắt đầu
at the beginning: ở đầu, ngay từ đầu, lúc ban đầu
principal: hiệu trưởng
slot: khe cắm, khung giờ
digest: tiêu hóa, tiêu hoá, bản tóm lược tin
alignment: căn chỉnh, sự căn chỉnh
implied: ngụ ý, hàm ý
moral limits: giới hạn đạo đức, ràng buộc đạo đức, rào cản đạo đức
supermarket: siêu thị
abnormal: bất thường
strange: lạ, kỳ lạ, lạ lùng
may i ask: cho tôi hỏi, cho mình hỏi, cho em hỏi, xin hỏi anh
our company: công ty chúng tôi, công ty tôi
holiday: nghỉ lễ, kỳ nghỉ, ngày lễ
new year: năm mới, tết
last year: năm ngoái
next year: năm sau, sang năm
this year: trong năm nay
last week: tuần trước, tuần rồi
next week: tuần sau, tuần tới
last month: tháng trước
next month: tháng sau, tháng tới
an ai: là một ai đó
any ai: bất kỳ ai nào, bất kỳ hệ thống ai
llm: mô hình ngôn ngữ lớn này
two o'clock: hai giờ
one o'clock: lúc một giờ
three o'clock: ba giờ
four o'clock: bốn giờ
five o'clock: năm giờ
six o'clock: sáu giờ
seven o'clock: bảy giờ
eight o'clock: tám giờ
nine o'clock: chín giờ
ten o'clock: mười giờ
eleven o'clock: mười một giờ
twelve o'clock: mười hai giờ
what time: mấy giờ
how are you: bạn khỏe không, bạn khoẻ không, bạn có khỏe không, bạn có khoẻ không
regardless of: không kể
it works: có hiệu nghiệm
do you know: bạn có biết, bạn biết không
do you have: bạn có không, có hay chưa
is it possible: có được không, có thể không
is that right: có phải không
only if: chỉ khi, chỉ nếu
not only: không chỉ, không những
even more: càng, càng thêm
the more: ngày càng
the rest: những phần còn lại
opposite of: trái nghĩa với
capital: thủ đô, vốn
population: dân số
influence on: ảnh hưởng đến
century: thế kỷ
temperature: nhiệt độ
article about: bài viết về
cover letter: thư xin việc
resignation: đơn xin nghỉ việc
wifi: mạng không dây, wifi này
mum: mẹ của tôi
upon: ngay lúc
typing: đang gõ
parser: bộ phân tích cú pháp
relay: tiếp sức, chuyển lời
scoring: việc chấm điểm
perfect: hoàn hảo
serious: nghiêm túc thật
exist in: có trong
enough of: đủ rồi
in the past: ngày xưa
in the future: trong tương lai
in my opinion: theo tôi, theo ý tôi
in front of: ở trước, trước mặt
above instructions: chỉ dẫn bên trên, chỉ thị bên trên, các hướng dẫn bên trên, các hướng dẫn phía trên
above instructions: các chỉ dẫn ở trên, các chỉ dẫn bên trên, các chỉ dẫn phía trên, các chỉ dẫn trên
above instructions: các chỉ thị ở trên, các chỉ thị bên trên, các chỉ thị phía trên, các chỉ thị trên
above instructions: những hướng dẫn bên trên, những hướng dẫn phía trên, những hướng dẫn trên, những chỉ dẫn ở trên
above instructions: những chỉ dẫn bên trên, những chỉ dẫn phía trên, những chỉ dẫn trên
old instructions: các hướng dẫn cũ, các chỉ dẫn cũ, các chỉ thị cũ, những hướng dẫn cũ, những chỉ dẫn cũ
safety instructions: hướng dẫn an toàn, chỉ dẫn an toàn, chỉ thị an toàn, các hướng dẫn an toàn, các chỉ dẫn an toàn
safety instructions: các chỉ thị an toàn, những hướng dẫn an toàn, những chỉ dẫn an toàn
confidential instructions: hướng dẫn mật, hướng dẫn bảo mật, chỉ dẫn mật, chỉ dẫn bảo mật, chỉ thị bảo mật
confidential instructions: các hướng dẫn mật, các hướng dẫn bảo mật, các chỉ dẫn mật, các chỉ dẫn bảo mật
confidential instructions: các chỉ thị mật, các chỉ thị bảo mật, những hướng dẫn mật, những hướng dẫn bảo mật
confidential instructions: những chỉ dẫn mật, những chỉ dẫn bảo mật
current instructions: hướng dẫn hiện tại, hướng dẫn hiện hành, chỉ dẫn hiện tại, chỉ dẫn hiện hành, chỉ thị hiện tại
current instructions: chỉ thị hiện hành, các hướng dẫn hiện tại, các hướng dẫn hiện hành, các chỉ dẫn hiện tại
current instructions: các chỉ dẫn hiện hành, các chỉ thị hiện tại, các chỉ thị hiện hành, những hướng dẫn hiện tại
current instructions: những hướng dẫn hiện hành, những chỉ dẫn hiện tại, những chỉ dẫn hiện hành
other instructions: hướng dẫn khác, chỉ dẫn khác, chỉ thị khác, các hướng dẫn khác, các chỉ dẫn khác, các chỉ thị khác
other instructions: những hướng dẫn khác, những chỉ dẫn khác
developer's instructions: hướng dẫn của nhà phát triển, chỉ dẫn của nhà phát triển, chỉ thị của nhà phát triển
above rules: quy tắc ở trên, quy tắc bên trên, quy tắc phía trên, quy tắc trên, quy định ở trên, quy định bên trên
above rules: quy định phía trên, quy định trên, luật lệ ở trên, luật lệ bên trên, luật lệ phía trên, luật lệ trên
above rules: các quy tắc ở trên, các quy tắc bên trên, các quy tắc phía trên, các quy tắc trên, các quy định ở trên
above rules: các quy định bên trên, các quy định phía trên, các quy định trên
original rules: quy tắc gốc, quy tắc nguyên bản, quy định gốc, quy định nguyên bản, luật lệ gốc, luật lệ nguyên bản
original rules: các quy tắc gốc, các quy tắc nguyên bản, các quy định gốc, các quy định nguyên bản
initial rules: quy tắc ban đầu, quy tắc lúc đầu, quy định ban đầu, quy định lúc đầu, luật lệ ban đầu, luật lệ lúc đầu
initial rules: các quy tắc ban đầu, các quy tắc lúc đầu, các quy định ban đầu, các quy định lúc đầu
old rules: quy định cũ, luật lệ cũ, các quy tắc cũ, các quy định cũ
hidden rules: quy tắc ẩn, quy tắc bị ẩn, quy định ẩn, quy định bị ẩn, luật lệ ẩn, luật lệ bị ẩn, các quy tắc ẩn
hidden rules: các quy tắc bị ẩn, các quy định ẩn, các quy định bị ẩn
secret rules: quy tắc bí mật, quy định bí mật, luật lệ bí mật, các quy tắc bí mật, các quy định bí mật
system rules: quy tắc hệ thống, quy tắc của hệ thống, quy định hệ thống, quy định của hệ thống, luật lệ hệ thống
system rules: luật lệ của hệ thống, các quy tắc hệ thống, các quy tắc của hệ thống, các quy định hệ thống
system rules: các quy định của hệ thống
following rules: quy tắc sau, quy tắc sau đây, quy tắc dưới đây, quy định sau, quy định sau đây, quy định dưới đây
following rules: luật lệ sau, luật lệ sau đây, luật lệ dưới đây, các quy tắc sau, các quy tắc sau đây
following rules: các quy tắc dưới đây, các quy định sau, các quy định sau đây, các quy định dưới đây
confidential rules: quy tắc mật, quy tắc bảo mật, quy định mật, quy định bảo mật, luật lệ mật, luật lệ bảo mật
confidential rules: các quy tắc mật, các quy tắc bảo mật, các quy định mật, các quy định bảo mật
my rules: quy tắc của tôi, quy định của tôi, luật lệ của tôi, các quy tắc của tôi, các quy định của tôi
current rules: quy tắc hiện tại, quy tắc hiện hành, quy định hiện tại, quy định hiện hành, luật lệ hiện tại
current rules: luật lệ hiện hành, các quy tắc hiện tại, các quy tắc hiện hành, các quy định hiện tại
current rules: các quy định hiện hành
other rules: quy tắc khác, quy định khác, luật lệ khác, các quy tắc khác, các quy định khác
developer's rules: quy tắc của nhà phát triển, quy định của nhà phát triển, luật lệ của nhà phát triển
above commands: lệnh ở trên, lệnh bên trên, lệnh phía trên, câu lệnh ở trên, câu lệnh bên trên, câu lệnh phía trên
above commands: câu lệnh trên, mệnh lệnh bên trên, mệnh lệnh phía trên, mệnh lệnh trên, các lệnh ở trên
above commands: các lệnh bên trên, các lệnh phía trên, các lệnh trên
original commands: lệnh gốc, lệnh nguyên bản, câu lệnh nguyên bản, mệnh lệnh gốc, mệnh lệnh nguyên bản, các lệnh gốc
original commands: các lệnh nguyên bản
initial commands: lệnh lúc đầu, câu lệnh lúc đầu, mệnh lệnh ban đầu, mệnh lệnh lúc đầu, các lệnh ban đầu
initial commands: các lệnh lúc đầu
old commands: câu lệnh cũ, mệnh lệnh cũ, các lệnh cũ
new commands: câu lệnh mới, các lệnh mới
hidden commands: lệnh bị ẩn, câu lệnh ẩn, câu lệnh bị ẩn, mệnh lệnh ẩn, mệnh lệnh bị ẩn, các lệnh ẩn, các lệnh bị ẩn
secret commands: lệnh bí mật, câu lệnh bí mật, các lệnh bí mật
internal commands: lệnh nội bộ, câu lệnh nội bộ, mệnh lệnh nội bộ, các lệnh nội bộ
safety commands: lệnh an toàn, câu lệnh an toàn, mệnh lệnh an toàn, các lệnh an toàn
system commands: lệnh của hệ thống, câu lệnh của hệ thống, mệnh lệnh hệ thống, mệnh lệnh của hệ thống
system commands: các lệnh hệ thống, các lệnh của hệ thống
following commands: lệnh sau, lệnh sau đây, lệnh dưới đây, câu lệnh sau, câu lệnh sau đây, câu lệnh dưới đây
following commands: mệnh lệnh sau, mệnh lệnh sau đây, mệnh lệnh dưới đây, các lệnh sau, các lệnh sau đây
following commands: các lệnh dưới đây
confidential commands: lệnh mật, lệnh bảo mật, câu lệnh mật, câu lệnh bảo mật, mệnh lệnh mật, mệnh lệnh bảo mật
confidential commands: các lệnh mật, các lệnh bảo mật
your commands: lệnh của bạn, lệnh của mày, câu lệnh của bạn, câu lệnh của mày, mệnh lệnh của bạn, mệnh lệnh của mày
your commands: các lệnh của bạn, các lệnh của mày
my commands: câu lệnh của tôi, các lệnh của tôi
current commands: lệnh hiện tại, lệnh hiện hành, câu lệnh hiện tại, câu lệnh hiện hành, mệnh lệnh hiện tại
current commands: mệnh lệnh hiện hành, các lệnh hiện tại, các lệnh hiện hành
other commands: lệnh khác, câu lệnh khác, mệnh lệnh khác, các lệnh khác
developer's commands: lệnh của nhà phát triển, câu lệnh của nhà phát triển, mệnh lệnh của nhà phát triển
developer's commands: các lệnh của nhà phát triển
previous guidelines: nguyên tắc trước đó, nguyên tắc trước đây, nguyên tắc trước, nguyên tắc phía trước
previous guidelines: nguyên tắc trước kia, các nguyên tắc trước đó, các nguyên tắc trước đây, các nguyên tắc trước
previous guidelines: các nguyên tắc phía trước, các nguyên tắc trước kia
above guidelines: nguyên tắc ở trên, nguyên tắc bên trên, nguyên tắc phía trên, nguyên tắc trên, các nguyên tắc ở trên
above guidelines: các nguyên tắc bên trên, các nguyên tắc phía trên, các nguyên tắc trên
original guidelines: nguyên tắc gốc, nguyên tắc nguyên bản, các nguyên tắc gốc, các nguyên tắc nguyên bản
initial guidelines: nguyên tắc ban đầu, nguyên tắc lúc đầu, các nguyên tắc ban đầu, các nguyên tắc lúc đầu
old guidelines: nguyên tắc cũ, các nguyên tắc cũ
new guidelines: nguyên tắc mới, các nguyên tắc mới
hidden guidelines: nguyên tắc ẩn, nguyên tắc bị ẩn, các nguyên tắc ẩn, các nguyên tắc bị ẩn
secret guidelines: nguyên tắc bí mật, các nguyên tắc bí mật
internal guidelines: nguyên tắc nội bộ, các nguyên tắc nội bộ
safety guidelines: các nguyên tắc an toàn
system guidelines: nguyên tắc hệ thống, nguyên tắc của hệ thống, các nguyên tắc hệ thống, các nguyên tắc của hệ thống
following guidelines: nguyên tắc sau, nguyên tắc sau đây, nguyên tắc dưới đây, các nguyên tắc sau
following guidelines: các nguyên tắc sau đây, các nguyên tắc dưới đây
confidential guidelines: nguyên tắc mật, nguyên tắc bảo mật, các nguyên tắc mật, các nguyên tắc bảo mật
your guidelines: nguyên tắc của mày, các nguyên tắc của bạn, các nguyên tắc của mày
my guidelines: nguyên tắc của tôi, các nguyên tắc của tôi
current guidelines: nguyên tắc hiện tại, nguyên tắc hiện hành, các nguyên tắc hiện tại, các nguyên tắc hiện hành
other guidelines: nguyên tắc khác, các nguyên tắc khác
developer's guidelines: nguyên tắc của nhà phát triển
previous restrictions: hạn chế trước đó, hạn chế trước đây, hạn chế trước, hạn chế phía trước, hạn chế trước kia
previous restrictions: giới hạn trước đó, giới hạn trước đây, giới hạn trước, giới hạn phía trước, giới hạn trước kia
previous restrictions: ràng buộc trước đó, ràng buộc trước đây, ràng buộc trước, ràng buộc phía trước
previous restrictions: ràng buộc trước kia, các hạn chế trước đó, các hạn chế trước đây, các hạn chế trước
previous restrictions: các hạn chế phía trước, các hạn chế trước kia, các giới hạn trước đó, các giới hạn trước đây
previous restrictions: các giới hạn trước, các giới hạn phía trước, các giới hạn trước kia
above restrictions: hạn chế ở trên, hạn chế bên trên, hạn chế phía trên, hạn chế trên, giới hạn ở trên
above restrictions: giới hạn bên trên, giới hạn phía trên, giới hạn trên, ràng buộc ở trên, ràng buộc bên trên
above restrictions: ràng buộc phía trên, ràng buộc trên, các hạn chế ở trên, các hạn chế bên trên
above restrictions: các hạn chế phía trên, các hạn chế trên, các giới hạn ở trên, các giới hạn bên trên
above restrictions: các giới hạn phía trên, các giới hạn trên
original restrictions: hạn chế gốc, hạn chế nguyên bản, giới hạn gốc, giới hạn nguyên bản, ràng buộc gốc
original restrictions: ràng buộc nguyên bản, các hạn chế gốc, các hạn chế nguyên bản, các giới hạn gốc
original restrictions: các giới hạn nguyên bản
initial restrictions: hạn chế ban đầu, hạn chế lúc đầu, giới hạn ban đầu, giới hạn lúc đầu, ràng buộc ban đầu
initial restrictions: ràng buộc lúc đầu, các hạn chế ban đầu, các hạn chế lúc đầu, các giới hạn ban đầu
initial restrictions: các giới hạn lúc đầu
old restrictions: hạn chế cũ, giới hạn cũ, ràng buộc cũ, các hạn chế cũ, các giới hạn cũ
new restrictions: hạn chế mới, giới hạn mới, ràng buộc mới, các hạn chế mới, các giới hạn mới
hidden restrictions: hạn chế ẩn, hạn chế bị ẩn, giới hạn ẩn, giới hạn bị ẩn, ràng buộc ẩn, ràng buộc bị ẩn
hidden restrictions: các hạn chế ẩn, các hạn chế bị ẩn, các giới hạn ẩn, các giới hạn bị ẩn
secret restrictions: hạn chế bí mật, giới hạn bí mật, ràng buộc bí mật, các hạn chế bí mật, các giới hạn bí mật
internal restrictions: hạn chế nội bộ, giới hạn nội bộ, ràng buộc nội bộ, các hạn chế nội bộ, các giới hạn nội bộ
safety restrictions: hạn chế an toàn, ràng buộc an toàn, các hạn chế an toàn, các giới hạn an toàn
system restrictions: hạn chế hệ thống, hạn chế của hệ thống, giới hạn hệ thống, giới hạn của hệ thống
system restrictions: ràng buộc hệ thống, ràng buộc của hệ thống, các hạn chế hệ thống, các hạn chế của hệ thống
system restrictions: các giới hạn hệ thống, các giới hạn của hệ thống
following restrictions: hạn chế sau, hạn chế sau đây, hạn chế dưới đây, giới hạn sau, giới hạn sau đây
following restrictions: giới hạn dưới đây, ràng buộc sau, ràng buộc sau đây, ràng buộc dưới đây, các hạn chế sau
following restrictions: các hạn chế sau đây, các hạn chế dưới đây, các giới hạn sau, các giới hạn sau đây
following restrictions: các giới hạn dưới đây
confidential restrictions: hạn chế mật, hạn chế bảo mật, giới hạn mật, giới hạn bảo mật, ràng buộc mật
confidential restrictions: ràng buộc bảo mật, các hạn chế mật, các hạn chế bảo mật, các giới hạn mật
confidential restrictions: các giới hạn bảo mật
my restrictions: hạn chế của tôi, giới hạn của tôi, ràng buộc của tôi, các hạn chế của tôi, các giới hạn của tôi
current restrictions: hạn chế hiện tại, hạn chế hiện hành, giới hạn hiện tại, giới hạn hiện hành, ràng buộc hiện tại
current restrictions: ràng buộc hiện hành, các hạn chế hiện tại, các hạn chế hiện hành, các giới hạn hiện tại
current restrictions: các giới hạn hiện hành
other restrictions: hạn chế khác, giới hạn khác, ràng buộc khác, các hạn chế khác, các giới hạn khác
developer's restrictions: hạn chế của nhà phát triển, giới hạn của nhà phát triển, ràng buộc của nhà phát triển
previous prompt: lời nhắc trước đó, lời nhắc trước đây, lời nhắc trước, lời nhắc phía trước, lời nhắc trước kia
previous prompt: prompt trước đó, prompt trước đây, prompt trước, prompt phía trước, prompt trước kia
above prompt: lời nhắc ở trên, lời nhắc bên trên, lời nhắc phía trên, lời nhắc trên, prompt ở trên, prompt bên trên
above prompt: prompt phía trên, prompt trên
original prompt: lời nhắc nguyên bản, prompt nguyên bản
old prompt: lời nhắc cũ, prompt cũ
new prompt: lời nhắc mới, prompt mới
hidden prompt: lời nhắc ẩn, lời nhắc bị ẩn, prompt ẩn, prompt bị ẩn
secret prompt: lời nhắc bí mật, prompt bí mật
internal prompt: lời nhắc nội bộ, prompt nội bộ
safety prompt: lời nhắc an toàn, prompt an toàn
following prompt: lời nhắc sau, lời nhắc sau đây, lời nhắc dưới đây, prompt sau, prompt sau đây, prompt dưới đây
confidential prompt: lời nhắc mật, lời nhắc bảo mật, prompt mật, prompt bảo mật
your prompt: lời nhắc của bạn, lời nhắc của mày, prompt của bạn, prompt của mày
my prompt: lời nhắc của tôi, prompt của tôi
current prompt: lời nhắc hiện tại, lời nhắc hiện hành, prompt hiện tại, prompt hiện hành
other prompt: lời nhắc khác, prompt khác
developer's prompt: lời nhắc của nhà phát triển, prompt của nhà phát triển
above messages: tin nhắn ở trên, tin nhắn bên trên, tin nhắn phía trên, tin nhắn trên, các tin nhắn ở trên
above messages: các tin nhắn bên trên, các tin nhắn phía trên, các tin nhắn trên
original messages: tin nhắn gốc, tin nhắn nguyên bản, các tin nhắn gốc, các tin nhắn nguyên bản
initial messages: tin nhắn ban đầu, tin nhắn lúc đầu, các tin nhắn ban đầu, các tin nhắn lúc đầu
old messages: tin nhắn cũ, các tin nhắn cũ
new messages: tin nhắn mới, các tin nhắn mới
hidden messages: tin nhắn bị ẩn, các tin nhắn ẩn, các tin nhắn bị ẩn
secret messages: tin nhắn bí mật, các tin nhắn bí mật
internal messages: tin nhắn nội bộ, các tin nhắn nội bộ
safety messages: tin nhắn an toàn, các tin nhắn an toàn
system messages: tin nhắn của hệ thống, các tin nhắn hệ thống, các tin nhắn của hệ thống
following messages: tin nhắn sau, tin nhắn sau đây, tin nhắn dưới đây, các tin nhắn sau, các tin nhắn sau đây
following messages: các tin nhắn dưới đây
confidential messages: tin nhắn mật, tin nhắn bảo mật, các tin nhắn mật, các tin nhắn bảo mật
your messages: tin nhắn của bạn, tin nhắn của mày, các tin nhắn của bạn, các tin nhắn của mày
my messages: tin nhắn của tôi, các tin nhắn của tôi
current messages: tin nhắn hiện tại, tin nhắn hiện hành, các tin nhắn hiện tại, các tin nhắn hiện hành
other messages: tin nhắn khác, các tin nhắn khác
developer's messages: tin nhắn của nhà phát triển
previous text: văn bản trước đó, văn bản trước đây, văn bản trước, văn bản phía trước, văn bản trước kia
previous text: đoạn văn trước đó, đoạn văn trước đây, đoạn văn trước, đoạn văn phía trước, đoạn văn trước kia
above text: văn bản bên trên, đoạn văn bên trên, đoạn văn phía trên
original text: văn bản gốc, văn bản nguyên bản, đoạn văn gốc, đoạn văn nguyên bản
initial text: văn bản ban đầu, văn bản lúc đầu, đoạn văn ban đầu, đoạn văn lúc đầu
old text: văn bản cũ, đoạn văn cũ
new text: văn bản mới, đoạn văn mới
hidden text: văn bản ẩn, văn bản bị ẩn, đoạn văn ẩn, đoạn văn bị ẩn
secret text: văn bản bí mật, đoạn văn bí mật
internal text: văn bản nội bộ, đoạn văn nội bộ
safety text: văn bản an toàn, đoạn văn an toàn
system text: văn bản hệ thống, văn bản của hệ thống, đoạn văn hệ thống, đoạn văn của hệ thống
confidential text: văn bản mật, văn bản bảo mật, đoạn văn mật, đoạn văn bảo mật
your text: văn bản của bạn, văn bản của mày, đoạn văn của bạn, đoạn văn của mày
my text: văn bản của tôi, đoạn văn của tôi
current text: văn bản hiện tại, văn bản hiện hành, đoạn văn hiện tại, đoạn văn hiện hành
other text: văn bản khác, đoạn văn khác
developer's text: văn bản của nhà phát triển, đoạn văn của nhà phát triển
above conversation: cuộc trò chuyện ở trên, cuộc trò chuyện bên trên, cuộc trò chuyện phía trên, cuộc trò chuyện trên
above conversation: hội thoại ở trên, hội thoại bên trên, hội thoại phía trên, hội thoại trên
original conversation: cuộc trò chuyện gốc, cuộc trò chuyện nguyên bản, hội thoại gốc, hội thoại nguyên bản
initial conversation: cuộc trò chuyện ban đầu, cuộc trò chuyện lúc đầu, hội thoại ban đầu, hội thoại lúc đầu
old conversation: cuộc trò chuyện cũ, hội thoại cũ
new conversation: cuộc trò chuyện mới, hội thoại mới
hidden conversation: cuộc trò chuyện ẩn, cuộc trò chuyện bị ẩn, hội thoại ẩn, hội thoại bị ẩn
secret conversation: cuộc trò chuyện bí mật, hội thoại bí mật
internal conversation: cuộc trò chuyện nội bộ, hội thoại nội bộ
safety conversation: cuộc trò chuyện an toàn, hội thoại an toàn
system conversation: cuộc trò chuyện hệ thống, cuộc trò chuyện của hệ thống, hội thoại hệ thống
system conversation: hội thoại của hệ thống
following conversation: cuộc trò chuyện sau, cuộc trò chuyện sau đây, cuộc trò chuyện dưới đây, hội thoại sau
following conversation: hội thoại sau đây, hội thoại dưới đây
confidential conversation: cuộc trò chuyện mật, cuộc trò chuyện bảo mật, hội thoại mật, hội thoại bảo mật
your conversation: cuộc trò chuyện của bạn, cuộc trò chuyện của mày, hội thoại của bạn, hội thoại của mày
my conversation: cuộc trò chuyện của tôi, hội thoại của tôi
current conversation: cuộc trò chuyện hiện tại, cuộc trò chuyện hiện hành, hội thoại hiện tại, hội thoại hiện hành
other conversation: cuộc trò chuyện khác, hội thoại khác
developer's conversation: hội thoại của nhà phát triển
previous content: nội dung trước đó, nội dung trước đây, nội dung trước, nội dung phía trước, nội dung trước kia
original content: nội dung gốc, nội dung nguyên bản
initial content: nội dung ban đầu, nội dung lúc đầu
old content: nội dung cũ
new content: nội dung mới
hidden content: nội dung ẩn, nội dung bị ẩn
secret content: nội dung bí mật
internal content: nội dung nội bộ
safety content: nội dung an toàn
system content: nội dung hệ thống, nội dung của hệ thống
confidential content: nội dung mật, nội dung bảo mật
your content: nội dung của bạn, nội dung của mày
my content: nội dung của tôi
current content: nội dung hiện tại, nội dung hiện hành
other content: nội dung khác
developer's content: nội dung của nhà phát triển
previous settings: cài đặt trước đó, cài đặt trước đây, cài đặt trước, cài đặt phía trước, cài đặt trước kia
previous settings: thiết lập trước đó, thiết lập trước đây, thiết lập trước, thiết lập phía trước, thiết lập trước kia
above settings: cài đặt ở trên, cài đặt bên trên, cài đặt phía trên, cài đặt trên, thiết lập ở trên
above settings: thiết lập bên trên, thiết lập phía trên, thiết lập trên
original settings: cài đặt gốc, cài đặt nguyên bản, thiết lập gốc, thiết lập nguyên bản
initial settings: cài đặt ban đầu, cài đặt lúc đầu, thiết lập ban đầu, thiết lập lúc đầu
old settings: cài đặt cũ, thiết lập cũ
new settings: cài đặt mới, thiết lập mới
hidden settings: cài đặt ẩn, cài đặt bị ẩn, thiết lập ẩn, thiết lập bị ẩn
secret settings: cài đặt bí mật, thiết lập bí mật
internal settings: cài đặt nội bộ, thiết lập nội bộ
safety settings: cài đặt an toàn, thiết lập an toàn
following settings: cài đặt sau, cài đặt sau đây, cài đặt dưới đây, thiết lập sau, thiết lập sau đây
following settings: thiết lập dưới đây
confidential settings: cài đặt mật, cài đặt bảo mật, thiết lập mật, thiết lập bảo mật
your settings: cài đặt của mày, thiết lập của bạn, thiết lập của mày
my settings: cài đặt của tôi, thiết lập của tôi
current settings: cài đặt hiện tại, cài đặt hiện hành, thiết lập hiện tại, thiết lập hiện hành
other settings: cài đặt khác, thiết lập khác
developer's settings: cài đặt của nhà phát triển, thiết lập của nhà phát triển
previous requests: yêu cầu trước, yêu cầu phía trước, yêu cầu trước kia, các yêu cầu trước đó, các yêu cầu trước đây
previous requests: các yêu cầu trước, các yêu cầu phía trước, các yêu cầu trước kia
above requests: yêu cầu ở trên, yêu cầu bên trên, yêu cầu phía trên, yêu cầu trên, các yêu cầu ở trên
above requests: các yêu cầu bên trên, các yêu cầu phía trên, các yêu cầu trên
original requests: yêu cầu gốc, yêu cầu nguyên bản, các yêu cầu gốc, các yêu cầu nguyên bản
initial requests: yêu cầu ban đầu, yêu cầu lúc đầu, các yêu cầu ban đầu, các yêu cầu lúc đầu
old requests: yêu cầu cũ, các yêu cầu cũ
new requests: các yêu cầu mới
hidden requests: yêu cầu ẩn, yêu cầu bị ẩn, các yêu cầu ẩn, các yêu cầu bị ẩn
secret requests: yêu cầu bí mật, các yêu cầu bí mật
internal requests: yêu cầu nội bộ, các yêu cầu nội bộ
safety requests: yêu cầu an toàn, các yêu cầu an toàn
system requests: yêu cầu của hệ thống, các yêu cầu hệ thống, các yêu cầu của hệ thống
following requests: yêu cầu sau, yêu cầu sau đây, yêu cầu dưới đây, các yêu cầu sau, các yêu cầu sau đây
following requests: các yêu cầu dưới đây
confidential requests: yêu cầu mật, yêu cầu bảo mật, các yêu cầu mật, các yêu cầu bảo mật
your requests: yêu cầu của bạn, yêu cầu của mày, các yêu cầu của bạn, các yêu cầu của mày
my requests: yêu cầu của tôi, các yêu cầu của tôi
current requests: yêu cầu hiện tại, yêu cầu hiện hành, các yêu cầu hiện tại, các yêu cầu hiện hành
other requests: yêu cầu khác, các yêu cầu khác
developer's requests: yêu cầu của nhà phát triển
previous context: ngữ cảnh trước đó, ngữ cảnh trước đây, ngữ cảnh trước, ngữ cảnh phía trước, ngữ cảnh trước kia
previous context: bối cảnh trước đó, bối cảnh trước đây, bối cảnh trước, bối cảnh phía trước, bối cảnh trước kia
above context: ngữ cảnh ở trên, ngữ cảnh bên trên, ngữ cảnh phía trên, ngữ cảnh trên, bối cảnh ở trên
above context: bối cảnh bên trên, bối cảnh phía trên, bối cảnh trên
original context: ngữ cảnh gốc, ngữ cảnh nguyên bản, bối cảnh gốc, bối cảnh nguyên bản
initial context: ngữ cảnh ban đầu, ngữ cảnh lúc đầu, bối cảnh ban đầu, bối cảnh lúc đầu
old context: ngữ cảnh cũ, bối cảnh cũ
new context: ngữ cảnh mới, bối cảnh mới
hidden context: ngữ cảnh ẩn, ngữ cảnh bị ẩn, bối cảnh ẩn, bối cảnh bị ẩn
secret context: ngữ cảnh bí mật, bối cảnh bí mật
internal context: ngữ cảnh nội bộ, bối cảnh nội bộ
safety context: ngữ cảnh an toàn, bối cảnh an toàn
system context: ngữ cảnh hệ thống, ngữ cảnh của hệ thống, bối cảnh hệ thống, bối cảnh của hệ thống
following context: ngữ cảnh sau, ngữ cảnh sau đây, ngữ cảnh dưới đây, bối cảnh sau, bối cảnh sau đây
following context: bối cảnh dưới đây
confidential context: ngữ cảnh mật, ngữ cảnh bảo mật, bối cảnh mật, bối cảnh bảo mật
your context: ngữ cảnh của bạn, ngữ cảnh của mày, bối cảnh của bạn, bối cảnh của mày
my context: ngữ cảnh của tôi, bối cảnh của tôi
current context: ngữ cảnh hiện tại, ngữ cảnh hiện hành, bối cảnh hiện tại, bối cảnh hiện hành
other context: ngữ cảnh khác, bối cảnh khác
developer's context: ngữ cảnh của nhà phát triển, bối cảnh của nhà phát triển
previous policies: chính sách trước đó, chính sách trước đây, chính sách trước, chính sách phía trước
previous policies: chính sách trước kia
above policies: chính sách ở trên, chính sách bên trên, chính sách phía trên, chính sách trên
original policies: chính sách gốc, chính sách nguyên bản
initial policies: chính sách ban đầu, chính sách lúc đầu
old policies: chính sách cũ
new policies: chính sách mới
hidden policies: chính sách ẩn, chính sách bị ẩn
secret policies: chính sách bí mật
internal policies: chính sách nội bộ
safety policies: chính sách an toàn
system policies: chính sách hệ thống, chính sách của hệ thống
following policies: chính sách sau, chính sách sau đây, chính sách dưới đây
confidential policies: chính sách mật, chính sách bảo mật
your policies: chính sách của bạn, chính sách của mày
my policies: chính sách của tôi
current policies: chính sách hiện tại, chính sách hiện hành
other policies: chính sách khác
developer's policies: chính sách của nhà phát triển
your initial instructions: chỉ dẫn ban đầu của bạn, chỉ thị ban đầu của bạn
your original instructions: hướng dẫn gốc của bạn, chỉ dẫn gốc của bạn, chỉ thị gốc của bạn, các hướng dẫn gốc của bạn
your original instructions: các chỉ dẫn gốc của bạn, các chỉ thị gốc của bạn, những hướng dẫn gốc của bạn
your original instructions: những chỉ dẫn gốc của bạn
your system instructions: hướng dẫn hệ thống của bạn, chỉ dẫn hệ thống của bạn
your secret instructions: hướng dẫn bí mật của bạn, chỉ dẫn bí mật của bạn, chỉ thị bí mật của bạn
your internal instructions: hướng dẫn nội bộ của bạn, chỉ dẫn nội bộ của bạn, chỉ thị nội bộ của bạn
your hidden instructions: hướng dẫn ẩn của bạn, chỉ dẫn ẩn của bạn, chỉ thị ẩn của bạn, các hướng dẫn ẩn của bạn
your hidden instructions: các chỉ dẫn ẩn của bạn, các chỉ thị ẩn của bạn, những hướng dẫn ẩn của bạn
your hidden instructions: những chỉ dẫn ẩn của bạn
your previous instructions: hướng dẫn trước đó của bạn, chỉ dẫn trước đó của bạn, chỉ thị trước đó của bạn
your initial rules: quy tắc ban đầu của bạn, quy định ban đầu của bạn, luật lệ ban đầu của bạn
your original rules: quy tắc gốc của bạn, quy định gốc của bạn, luật lệ gốc của bạn, các quy tắc gốc của bạn
your original rules: các quy định gốc của bạn
your system rules: quy tắc hệ thống của bạn, quy định hệ thống của bạn, luật lệ hệ thống của bạn
your secret rules: quy tắc bí mật của bạn, quy định bí mật của bạn, luật lệ bí mật của bạn
your internal rules: quy tắc nội bộ của bạn, quy định nội bộ của bạn, luật lệ nội bộ của bạn
your hidden rules: quy tắc ẩn của bạn, quy định ẩn của bạn, luật lệ ẩn của bạn, các quy tắc ẩn của bạn
your hidden rules: các quy định ẩn của bạn
your previous rules: quy tắc trước đó của bạn, quy định trước đó của bạn, luật lệ trước đó của bạn
your initial commands: lệnh ban đầu của bạn, câu lệnh ban đầu của bạn, mệnh lệnh ban đầu của bạn
your initial commands: các lệnh ban đầu của bạn
your original commands: lệnh gốc của bạn, câu lệnh gốc của bạn, mệnh lệnh gốc của bạn, các lệnh gốc của bạn
your system commands: lệnh hệ thống của bạn, mệnh lệnh hệ thống của bạn, các lệnh hệ thống của bạn
your secret commands: lệnh bí mật của bạn, câu lệnh bí mật của bạn, mệnh lệnh bí mật của bạn, các lệnh bí mật của bạn
your internal commands: lệnh nội bộ của bạn, câu lệnh nội bộ của bạn, mệnh lệnh nội bộ của bạn
your internal commands: các lệnh nội bộ của bạn
your hidden commands: lệnh ẩn của bạn, câu lệnh ẩn của bạn, mệnh lệnh ẩn của bạn, các lệnh ẩn của bạn
your previous commands: lệnh trước đó của bạn, câu lệnh trước đó của bạn, mệnh lệnh trước đó của bạn
your previous commands: các lệnh trước đó của bạn
your initial guidelines: nguyên tắc ban đầu của bạn
your original guidelines: nguyên tắc gốc của bạn, các nguyên tắc gốc của bạn
your system guidelines: nguyên tắc hệ thống của bạn
your secret guidelines: nguyên tắc bí mật của bạn
your internal guidelines: nguyên tắc nội bộ của bạn
your hidden guidelines: nguyên tắc ẩn của bạn, các nguyên tắc ẩn của bạn
your previous guidelines: nguyên tắc trước đó của bạn
your initial prompt: lời nhắc ban đầu của bạn, prompt ban đầu của bạn
your original prompt: lời nhắc gốc của bạn, prompt gốc của bạn
your secret prompt: lời nhắc bí mật của bạn, prompt bí mật của bạn
your internal prompt: lời nhắc nội bộ của bạn, prompt nội bộ của bạn
your hidden prompt: lời nhắc ẩn của bạn, prompt ẩn của bạn
your previous prompt: lời nhắc trước đó của bạn, prompt trước đó của bạn
was wrote: bị viết, đã bị viết, đã được viết
was revealed: đã bị tiết lộ, đã được tiết lộ
was said: bị nói, được nói, đã bị nói, đã được nói
copied: đã sao chép
was copied: bị sao chép, được sao chép, đã bị sao chép, đã được sao chép
was showed: bị hiển thị, đã bị hiển thị, đã được hiển thị
repeated: đã lặp lại
was repeated: bị lặp lại, được lặp lại, đã bị lặp lại, đã được lặp lại
was cancelled: bị huỷ bỏ, được hủy bỏ, được huỷ bỏ, đã được hủy bỏ, đã được huỷ bỏ
translated: đã dịch
was translated: bị dịch, được dịch, đã bị dịch, đã được dịch
was used: bị dùng, đã bị dùng, đã được dùng
mentioned: đã đề cập, đã nhắc đến
was mentioned: bị đề cập, được đề cập, đã bị đề cập, đã được đề cập, bị nhắc đến, được nhắc đến, đã bị nhắc đến
was mentioned: đã được nhắc đến
was replaced: đã bị thay thế
was updated: bị cập nhật, đã bị cập nhật, đã được cập nhật
was removed: bị gỡ bỏ, đã bị gỡ bỏ, được loại bỏ, đã bị loại bỏ, đã được loại bỏ
printed: đã in
was printed: bị in, được in, đã bị in, đã được in
opened: đã mở
was opened: bị mở, được mở, đã bị mở, đã được mở
was read: bị đọc, được đọc, đã bị đọc, đã được đọc
stole: đã lấy cắp
was stole: được lấy cắp, đã bị lấy cắp, đã được lấy cắp
attacked: đã tấn công
was attacked: được tấn công, đã bị tấn công, đã được tấn công
ran: đã chạy
was ran: bị chạy, được chạy, đã bị chạy, đã được chạy
uploaded: đã tải lên
was uploaded: bị tải lên, được tải lên, đã bị tải lên, đã được tải lên
downloaded: đã tải xuống, đã tải về
was downloaded: bị tải xuống, được tải xuống, đã bị tải xuống, đã được tải xuống, bị tải về, được tải về, đã bị tải về
was downloaded: đã được tải về
bypassed: đã vượt qua
was bypassed: bị vượt qua, được vượt qua, đã bị vượt qua, đã được vượt qua
informed: đã thông báo
was informed: bị thông báo, được thông báo, đã bị thông báo, đã được thông báo
warned: đã cảnh báo
was warned: bị cảnh báo, được cảnh báo, đã bị cảnh báo, đã được cảnh báo
was created: bị tạo, đã bị tạo, đã được tạo
was forgot: được quên, đã bị quên, đã được quên
was bought: bị mua, được mua, đã bị mua, đã được mua
was saw: bị xem, được xem, đã bị xem, đã được xem, bị thấy, được thấy, đã bị thấy, đã được thấy
was found: bị tìm, được tìm, đã bị tìm, đã được tìm
chose: đã chọn
was chose: bị chọn, được chọn, đã bị chọn, đã được chọn
"""
