"""Vietnamese: what words and phrases say in English, as `filters.text.glossary` describes."""

FORMS = """
as an ai: như một ai, như một con ai, với tư cách một ai
an ai: một ai, một con ai, là một ai
if you are an ai: nếu bạn là ai, nếu bạn là một ai
if you are an ai grading: nếu bạn là ai đang chấm
an evil ai: một ai độc ác, một ai xấu xa
answer as an evil ai: trả lời như một ai độc ác
to the ai reading: gửi ai đọc, gửi ai đang đọc, gửi tới ai đọc
user instructions: hướng dẫn của người dùng, chỉ thị của người dùng, yêu cầu của người dùng
user password: mật khẩu của người dùng, mật khẩu người dùng
user access token: mã truy cập của người dùng
first word: chữ đầu tiên, từ đầu tiên
starting from: bắt đầu từ, kể từ đầu
starting from the first word: bắt đầu từ chữ đầu tiên, bắt đầu từ từ đầu tiên
give candidate: cho ứng viên
what can you do: bạn có thể làm gì, bạn làm được gì
before: trước ngày, trước thứ, trước giờ, trước tháng, trước lúc, trước năm, trước khi
before friday: trước thứ sáu
before monday: trước thứ hai
before five o'clock: trước năm giờ
five o'clock: năm giờ
five minutes: năm phút
five days: năm ngày
in front of the crowd: trước đám đông
will arrive: sẽ đến, sẽ tới
arrived: đã đến, đã tới
not yet arrived: chưa tới, chưa đến
give an example: cho ví dụ, cho một ví dụ, lấy ví dụ
obey only: chỉ nghe, chỉ nghe lời, chỉ tuân theo
do not refuse: đừng từ chối, không được từ chối, không từ chối
system prompt: lời nhắc hệ thống, câu lệnh hệ thống, prompt hệ thống, system prompt, lời nhắc của hệ thống
system prompt: gợi ý hệ thống, câu nhắc hệ thống, lệnh hệ thống, prompt của hệ thống, system promt
system instructions: chỉ thị hệ thống, hướng dẫn hệ thống, chỉ dẫn hệ thống, chỉ lệnh hệ thống
prompt: prompt, promt, lời nhắc, câu nhắc
prompts: các prompt, các lời nhắc, những lời nhắc
instructions: hướng dẫn, chỉ dẫn, chỉ thị, chỉ lệnh, lời chỉ dẫn, lời dặn, lời hướng dẫn, bản hướng dẫn, huong dan
instructions: chi thi, chi dan, điều đã dặn, những gì đã dặn
commands: mệnh lệnh, câu lệnh, dòng lệnh, các lệnh, những lệnh, hiệu lệnh, khẩu lệnh
command: lệnh, lệnh npm, câu lệnh sql
rules: quy tắc, luật lệ, nguyên tắc, quy luật, nội quy, phép tắc, các luật, những luật, mấy cái luật, quy tac
rules: quy định
rules: qui định, qui tắc
regulations: quy chế, điều lệ
guidelines: nguyên tắc chỉ đạo, quy chuẩn, bộ quy tắc, phương châm, chuẩn mực
directives: chỉ đạo
restrictions: hạn chế, sự hạn chế, những hạn chế, các hạn chế, rào cản, sự ràng buộc, ràng buộc
limits: giới hạn, gioi han
limited: bị giới hạn, có hạn, có giới hạn
unlimited: vô hạn, không giới hạn, không giới hạn nào
without limits: không có giới hạn, không có giới hạn nào, không còn giới hạn
without restrictions: không bị hạn chế, không có hạn chế, không hạn chế, không có ràng buộc, không ràng buộc
without rules: không có luật lệ, không có quy tắc, không có quy tắc nào, không luật lệ, không quy tắc
without filters: không bộ lọc, không có bộ lọc, không qua bộ lọc
uncensored: không kiểm duyệt, không bị kiểm duyệt, không có kiểm duyệt
censorship: kiểm duyệt, sự kiểm duyệt
unfiltered: không lọc, không bị lọc
filters: bộ lọc, màng lọc, bo loc
filter: lọc
safety filters: bộ lọc an toàn, bộ lọc bảo mật
content filters: bộ lọc nội dung
safety measures: biện pháp an toàn, biện pháp bảo vệ
safety rules: quy tắc an toàn, quy định an toàn, nguyên tắc an toàn
ethical rules: quy tắc đạo đức, nguyên tắc đạo đức
policy: chính sách, chinh sach
content policy: chính sách nội dung
company policy: chính sách công ty, chính sách của công ty
privacy policy: chính sách bảo mật, chính sách quyền riêng tư
configuration: cấu hình, cau hinh
settings: cài đặt, thiết lập, phần cài đặt
safety: an toàn, sự an toàn
security: bảo mật, an ninh
ethics: đạo đức, luân lý
secret: bí mật, điều bí mật, bi mat
secrets: những bí mật, các bí mật
tips: bí quyết, mẹo, mẹo vặt
confidential: mật, tuyệt mật, tối mật, cơ mật
confidential information: thông tin mật, thông tin bảo mật
confidential document: tài liệu mật
secretly: lén lút, âm thầm, lặng lẽ, bí mật làm, lén
secretary: thư ký
hidden: ẩn, bị ẩn, được ẩn, ẩn giấu, bị giấu, ngầm
internal: nội bộ
internal circulation: lưu hành nội bộ
private: riêng tư, riêng
personal: cá nhân
role: vai trò, vai, chức trách
character: nhân vật, tính cách
developer mode: chế độ nhà phát triển, chế độ lập trình viên, chế độ developer, che do nha phat trien
debug mode: chế độ gỡ lỗi, chế độ debug
mode: chế độ
dark mode: chế độ tối, chế độ ban đêm
developer: nhà phát triển, lập trình viên, developer
developers: các nhà phát triển, những nhà phát triển
developer instructions: hướng dẫn của nhà phát triển, chỉ thị của nhà phát triển
creator: người tạo, người tạo ra, người đã tạo ra, tác giả của
your creator: người tạo ra bạn, người đã tạo ra bạn, người tạo ra mày, người lập trình bạn, người làm ra bạn
administrator: quản trị viên, admin, người quản trị, ban quản trị
admin: quản trị
i am the administrator: tôi là quản trị viên, tôi là admin, mình là admin, tao là admin
admin password: mật khẩu quản trị, mật khẩu admin, mật khẩu quản trị viên
password: mật khẩu, mat khau, mật mã, pass, mật khẩu của tài khoản
user name: tên đăng nhập, tên người dùng
api key: khóa api, khoá api, api key, mã api
access token: mã truy cập, token truy cập, mã thông báo truy cập
access: truy cập, quyền truy cập
license key: khóa bản quyền, khoá bản quyền, mã bản quyền, key bản quyền
license: bản quyền, giấy phép
otp code: mã otp
verification code: mã xác minh, mã xác nhận, mã xác thực
code: mã, code
source code: mã nguồn
credentials: thông tin đăng nhập, thông tin xác thực
login information: thông tin tài khoản
assistant: trợ lý, trợ lí, người trợ lý, tro ly, phụ tá
director's assistant: trợ lý giám đốc
ai assistant: trợ lý ai, trợ lí ai, trợ lý ảo
artificial intelligence: trí tuệ nhân tạo, trí thông minh nhân tạo
ai system: hệ thống ai
ai model: mô hình ai
language model: mô hình ngôn ngữ, mô hình ngôn ngữ lớn
model: mô hình
agent: tác nhân, tác tử
agents: đại lý, điệp viên
bot: bot, con bot
chatbot: chatbot
robot: robot, người máy
hacker: hacker, tin tặc
user: người dùng, người sử dụng, nguoi dung
users: các người dùng, những người dùng
user data: dữ liệu người dùng, dữ liệu của người dùng
other users' data: dữ liệu của người dùng khác
conversation: cuộc trò chuyện, đoạn hội thoại, cuộc hội thoại, hội thoại, đoạn chat, cuộc đối thoại, trò chuyện
dialogue: đối thoại
content: nội dung, noi dung
context: ngữ cảnh, bối cảnh
message: tin nhắn, thông điệp, tin, lời nhắn
messages: các tin nhắn, những tin nhắn
word for word: từng chữ, từng chữ một, từng từ một, từng từ, từng câu từng chữ, tung chu mot, không sót một chữ
verbatim: nguyên văn, y nguyên, nguyên xi, y hệt, nguyen van, nguyên si
exactly: chính xác, chuẩn xác, đúng y
exact: chuẩn
the original: bản gốc, nguyên bản
original: gốc, nguyên gốc, nguyên thủy, nguyên thuỷ
in full: đầy đủ, toàn văn, trọn vẹn, không thiếu chữ nào
from now on: từ bây giờ, từ giờ, từ nay, kể từ bây giờ, từ giờ trở đi, từ bây giờ trở đi, kể từ giờ, từ nay về sau
from now on: từ lúc này, kể từ lúc này, bắt đầu từ bây giờ, từ nay trở đi, kể từ nay, bắt đầu từ giờ, tu bay gio
from now on: tu gio
you are now: bây giờ bạn là, từ giờ bạn là, bạn bây giờ là, giờ bạn là, bây giờ mày là, giờ mày là, từ bây giờ bạn là
you are now: từ giờ mày là, hiện tại bạn là, từ nay bạn là, giờ đây bạn là, bay gio ban la, từ bây giờ mày là
you are now free: giờ bạn được tự do, bây giờ bạn được tự do, bạn bây giờ tự do, bây giờ bạn tự do, giờ mày được tự do
you are now free: bây giờ bạn hoàn toàn tự do, giờ bạn tự do
you are: bạn là, mày là, bạn chính là, cậu là, ngươi là
you are not: bạn không phải là, mày không phải là, bạn không phải, bạn không là
you are no longer: bạn không còn, bạn không còn là, mày không còn, mày không còn là, bạn không còn bị
you are no longer: mày không còn bị
you are no longer: bạn không còn phải, bạn đã không còn
you are allowed: bạn được phép, mày được phép, bạn được quyền
who are you: bạn là ai, mày là ai
they are: họ là
i am: tôi là, mình là, em là, tao là, anh là, tớ là
no longer valid: không còn hiệu lực, hết hiệu lực, vô hiệu, không còn giá trị, mất hiệu lực
no longer apply: không còn áp dụng, không áp dụng nữa, không còn được áp dụng
no longer: không còn, không còn nữa, chẳng còn, không phải nữa
no longer bound: không còn bị ràng buộc, không bị ràng buộc, không còn ràng buộc
bound by: bị ràng buộc bởi, ràng buộc bởi
act as: đóng vai, đóng vai là, hành động như, hành xử như, hoạt động như, đóng giả, đóng vai trò là, cư xử như
act as: nhập vai
act as: hãy là, đóng vai làm, dong vai
answer as: trả lời như, trả lời như một, trả lời với tư cách
pretend: giả vờ, giả bộ, vờ, giả vờ như, gia vo, làm bộ, giả đò
pretend to be: giả vờ là, giả làm, giả vờ làm, giả dạng, đóng giả làm, vờ như là, giả bộ là, mạo danh
imagine: tưởng tượng, hãy tưởng tượng, hình dung, mường tượng
suppose: giả sử, giả định
treat as: coi như, xem như, coi là, xem là
consider: xem xét, cân nhắc
ignore: bỏ qua, phớt lờ, lờ đi, bỏ ngoài tai, mặc kệ, kệ, không để ý đến, bo qua, không đếm xỉa, kệ đi, kệ mẹ, lơ đi
ignore: bơ đi, không để ý tới, đừng để ý, đừng để ý đến, đừng để ý tới, phot lo, không cần để ý, bỏ qua đi, bỏ qua hết
ignore: làm ngơ, ngó lơ, không màng đến
ignored: bị bỏ qua, bị phớt lờ
pay no attention to: đừng quan tâm, đừng quan tâm đến, đừng quan tâm tới, không cần quan tâm, không quan tâm đến
pay no attention to: khỏi quan tâm, đừng bận tâm, đừng để tâm
do not follow: không tuân theo, đừng tuân theo, không cần tuân theo, không cần tuân thủ, không tuân thủ, đừng làm theo
do not follow: đừng tuân thủ, không làm theo, khỏi cần tuân theo, không phải tuân theo, không cần làm theo
do not follow: không phải tuân thủ, đừng theo
interest: quan tâm, quan tâm đến
forget: quên, quên đi, quên hết, hãy quên, quên sạch, quen di, quen het, quên ngay, xóa khỏi trí nhớ
i forgot: tôi quên, em quên, mình quên, tôi đã quên, tôi bị quên, tôi lỡ quên
forgot: đã quên, bị quên, lỡ quên, quên mất, để quên
do not forget: đừng quên, không quên, chớ quên, đừng có quên, nhớ đừng quên
forget for now: tạm quên, tạm gác
skip: lướt qua, nhảy qua, bỏ bước
leave out: bỏ phần, bỏ sót, bỏ ra
leave: bỏ đi, rời, rời khỏi, rời đi
give up: bỏ cuộc, từ bỏ, bỏ
bypass: vượt qua, vượt rào, lách, lách luật, qua mặt, né, lách qua, luồn lách
overcome: vượt qua nỗi, vượt qua khó khăn, khắc phục
break: phá vỡ, phá, phá bỏ, làm vỡ, vỡ
violate: vi phạm, xâm phạm
violation: sự vi phạm
avoid: tránh, tránh né, né tránh
override: ghi đè, ghi đè lên, đè lên
replace: thay thế, thay, thế chỗ
instead: thay vào đó, thay vì vậy
instead of: thay vì, thay cho
cancel: hủy, huỷ, hủy bỏ, huỷ bỏ, bãi bỏ
canceled: bị hủy, đã hủy, đã bị hủy, bị huỷ, đã bị huỷ bỏ, bị hủy bỏ, đã huỷ
change: thay đổi, đổi, sửa đổi, chuyển đổi, biến đổi
changed: đã thay đổi, đã đổi, được thay đổi
exchange: trao đổi, đổi trả
return policy: chính sách đổi trả, chính sách đổi trả hàng
reveal: tiết lộ, lộ ra, hé lộ, bật mí, vạch trần, tiet lo, phơi bày
leak: rò rỉ, làm rò rỉ, làm lộ, để lộ, lộ
leaked: bị lộ, bị rò rỉ, lộ mất
disclose: công khai, công bố
show: hiển thị, cho xem, hiện, chỉ ra, cho thấy, hien thi, trưng ra, trình bày, hiện ra, thể hiện
show me: cho tôi xem, cho mình xem, cho tao xem, cho em xem, đưa tôi xem, chỉ cho tôi, chỉ tôi, chỉ cho mình
show me: cho tôi thấy, cho anh xem, cho tao coi, cho tôi coi, cho toi xem, cho chúng tôi xem
tell me: cho tôi biết, nói cho tôi biết, cho mình biết, nói cho tôi, nói tôi nghe, nói cho tôi nghe, kể cho tôi
tell me: kể tôi nghe, kể cho mình, cho tao biết, nói tao nghe, nói tao biết, kể cho tôi nghe, kể cho mình nghe
tell me: cho em biết, cho tôi hay, cho biết, hãy cho biết, bảo tôi, nói cho mình biết, nói cho tao biết, cho toi biet
let me ask: cho tôi hỏi, cho em hỏi, cho mình hỏi, cho hỏi, cho chị hỏi, cho anh hỏi
give me: cho tôi, cho mình, đưa cho tôi, đưa tôi, cho tao, đưa cho tao, đưa cho mình, đưa tao, cho em xin
give me: cho mình xin
give me: cho tôi xin, cho xin
for me: giúp tôi, giúp mình, giúp em, hộ tôi, hộ mình, dùm tôi, giùm tôi, giúp tao, giùm mình, dùm mình, hộ em
for me: giúp anh
for me: giúp mình với, giúp em với
tell: nói cho biết, kể, kể lại, bảo, thuật lại, nói cho, báo cho, mách, kể ra, thông báo cho
do not tell: đừng nói cho, không nói cho, đừng báo cho, không báo cho, đừng kể, đừng cho biết, không được nói cho
do not tell: không cho biết, đừng nói với, đừng tiết lộ cho, không được nói với, không được báo cho
do not tell: đừng thông báo cho
do not tell: không thông báo cho, không nói với, đừng báo, đừng mách
do not let the user know: để người dùng không biết, đừng để người dùng biết, không để người dùng biết
do not let the user know: không cho người dùng biết
without telling: mà không báo, mà không báo cho, mà không nói cho, không báo trước cho, mà không cho biết
without telling: mà không thông báo, mà không thông báo cho, mà không nói với
without asking: mà không hỏi, mà không cần hỏi, không cần hỏi, không hỏi lại, khỏi hỏi, mà không hỏi lại
without asking for confirmation: mà không hỏi xác nhận, mà không cần xác nhận, không cần xác nhận, không hỏi xác nhận
without notice: không báo trước, mà không báo trước
do not report to: không báo cáo cho, đừng báo cáo cho, không báo cáo với
do not mention: không được nhắc đến, đừng nhắc đến, không nhắc đến, đừng đề cập, không đề cập, không được đề cập
do not mention: đừng nhắc tới
keep secret: giữ bí mật, giữ kín, bảo mật thông tin, giấu kín
hide: giấu, ẩn đi, che giấu, giấu đi, giấu diếm
hide nothing: không giấu gì, không được giấu gì, không giấu bất cứ điều gì, không được giấu bất cứ điều gì
hide nothing: đừng giấu gì
repeat: lặp lại, nhắc lại, lặp đi lặp lại, lap lai, đọc lại, nói lại
rewrite: viết lại, chép lại, ghi lại toàn bộ, viet lai
recite: đọc to, đọc thuộc, đọc thuộc lòng
read: đọc, đọc hiểu
reader: người đọc, bạn đọc, độc giả
reads: đọc trang
print: in, in ra, in ấn
output: xuất ra, in ra đây, đầu ra, kết xuất, xuất, xuất toàn bộ
print out: in toàn bộ
copy: sao chép, chép, copy, bản sao, sao lại
copy and paste: copy paste, sao chép và dán
paste: dán
quote: trích dẫn, trích
translate: dịch, phiên dịch, dịch ra, dịch sang
translation: bản dịch
summarize: tóm tắt, tóm lược, tổng kết
summary: bản tóm tắt, phần tóm tắt
explain: giải thích, lý giải, diễn giải
explanation: lời giải thích
mention: nhắc đến, đề cập, đề cập đến, nhắc tới, nêu
list: liệt kê, danh sách, kể tên, nêu tên
describe: mô tả, miêu tả
job description: mô tả công việc
write: viết, soạn, ghi, viet
written: được viết, đã viết, được ghi
note: ghi chú, lưu ý, chú thích, tờ ghi chú
record: ghi lại, ghi âm, thu âm
type: gõ, đánh máy, dạng
enter: nhập, điền vào, nhập vào
answer: trả lời, đáp, giải đáp, hồi đáp, tra loi, phản hồi
reply: trả lời lại, hồi âm
response: câu trả lời, đáp án, lời đáp, phản hồi của
respond: đáp lại, đáp ứng
comply with: tuân, đáp ứng yêu cầu
send: gửi, gởi, gửi cho, gui, gửi đi, gửi tới, gửi đến
sent: đã gửi, được gửi, đã được gửi
send back: gửi lại, gửi trả
sender: người gửi
recipient: người nhận
forward: chuyển tiếp, chuyen tiep
forwarded: được chuyển tiếp, đã chuyển tiếp, đã được chuyển
upload: tải lên, đăng tải, đăng lên, up lên
download: tải về, tải xuống, tải
transfer: chuyển khoản, chuyển, chuyển giao, chuyển nhượng
transfer money: chuyển tiền
transferred: đã chuyển, đã chuyển khoản, được chuyển
move: di chuyển, chuyển dời
deliver: giao, giao hàng
delivery: giao hàng tận nơi, việc giao hàng
give: đưa, trao, tặng, dành cho, đem cho
provide: cung cấp, cấp
given: được giao, được cho, được cung cấp, đã giao, đã cho
share: chia sẻ
submit: nộp, đệ trình
delete: xóa, xoá, xóa bỏ, xoá bỏ, xóa sạch, xoá sạch, xoa, xóa hết
deleted: đã xóa, bị xóa, đã bị xóa, đã xoá, bị xoá
remove: gỡ, gỡ bỏ, loại bỏ, tháo, bỏ hết, dỡ bỏ, bỏ các, bỏ mọi
run: chạy, chạy lệnh, khởi chạy
run command: chạy lệnh này, chạy câu lệnh
run the following command: chạy lệnh sau, chạy lệnh dưới đây, thực hiện lệnh sau, thực thi lệnh sau
execute: thực thi, thi hành, thực hiện
do: làm, tiến hành
did: đã làm, làm rồi
do as i say: làm theo lời tôi, làm theo tôi, nghe lời tôi, làm theo ý tôi, làm theo lời tao, nghe lời tao
do as i say: nghe theo tôi
do as i say: làm theo lệnh tôi
obey my commands: nghe lệnh của tôi, nghe lệnh tôi, nghe theo lệnh tôi, tuân lệnh tôi, tuân theo lệnh của tôi
obey: tuân lệnh, vâng lời, nghe lời, nghe lệnh, phục tùng, nghe theo, chấp hành
follow: làm theo, tuân theo, tuân thủ, theo dõi, theo sau, tuân thủ theo, noi theo, tuan theo, lam theo
open: mở, mở ra
close: đóng, đóng lại, khép
unlock: mở khóa, mở khoá
enable: kích hoạt, bật, mở chế độ, bật lên
disable: vô hiệu hóa, vô hiệu hoá, tắt, tắt hết, tắt bỏ, vo hieu hoa, tắt đi
turn off: tắt đèn, ngắt
start: bắt đầu, khởi động, khởi đầu
restart: khởi động lại, bật lại
stop: dừng, dừng lại, ngừng, ngưng, thôi đừng
end: kết thúc, cuối, cuối cùng là, chấm dứt
finish: hoàn thành, hoàn tất, xong
install: cài, lắp đặt, lắp, lắp ráp
reset: đặt lại, khôi phục mật khẩu, thiết lập lại
restore: khôi phục, phục hồi
allow: cho phép, để cho, cấp phép
allowed: được phép, được quyền
not allowed: không được phép, không cho phép, cấm không
forbid: cấm, nghiêm cấm, ngăn cấm
forbidden: bị cấm, cấm kỵ, trái phép
must not: không được, tuyệt đối không, không được quyền, không nên bao giờ, nghiêm cấm không
never: không bao giờ, chưa bao giờ, chẳng bao giờ, đừng bao giờ, chưa từng, chả bao giờ, không khi nào
refuse: từ chối, khước từ
reject: bác bỏ, loại, chối
approve: phê duyệt, duyệt, chấp thuận, thông qua
approved: được duyệt, đã duyệt, được phê duyệt, đã phê duyệt
agree: đồng ý, tán thành, chấp nhận
agreed: đã đồng ý, đã chấp nhận
accept: nhận lời
confirm: xác nhận, xác minh, xác thực
confirmation: sự xác nhận
force: ép, bắt buộc, ép buộc, buộc, bắt phải
hack: hack, bẻ khóa, bẻ khoá, xâm nhập
jailbreak: jailbreak, vượt ngục
steal: ăn cắp, đánh cắp, trộm, lấy cắp, lấy trộm
illegal: bất hợp pháp, phạm pháp, trái pháp luật, phi pháp
legal: hợp pháp
evil: độc ác, tà ác, ác, xấu xa
dangerous: nguy hiểm
danger: mối nguy
harmful: có hại, gây hại, độc hại
weapon: vũ khí
bomb: bom, quả bom
drugs: ma túy, ma tuý
virus: vi rút, virus, mã độc
free: tự do, miễn phí, thoải mái, rảnh rỗi
freedom: quyền tự do, sự tự do
report: báo cáo, tường trình, bản báo cáo
revenue report: báo cáo doanh thu
announce: thông báo, báo tin, loan báo
announcement: bản thông báo, thông cáo
inform: báo, báo tin cho, cho hay
remind: nhắc, nhắc nhở, nhắc tôi nhớ
remember: nhớ, ghi nhớ, nhớ lại, nhớ là
attention: chú ý, hãy chú ý, sự chú ý
important: quan trọng, hệ trọng, trọng yếu
what matters is: quan trọng là, điều quan trọng là
urgent: khẩn cấp, gấp, khẩn, cấp bách
immediately: ngay lập tức, ngay, lập tức, liền, ngay tức khắc, tức thì, ngay bây giờ, ngay và luôn, ngay lap tuc
previous: trước đó, trước đây, phía trước, lúc trước, trước kia, trước, truoc do, truoc day, hồi trước, vừa rồi
previous: lúc nãy
previous: ban nãy, hồi nãy, kể trên trước đó, từ trước
previous version: bản trước
above: ở trên, bên trên, phía trên, trên đây, ở phía trên, kể trên, nói trên, o tren, ở trên kia, trên kia
above: đã nêu trên
below: bên dưới, ở dưới, dưới đây, phía dưới, ở bên dưới, sau đây, dưới này
following: sau, tiếp sau, như sau
initial: ban đầu, ban dau, lúc đầu, khởi đầu là
first: đầu tiên, thứ nhất, trước tiên, trước hết, đầu
old: cũ, cu, già
new: mới, moi
latest: mới nhất, gần đây nhất
entire: toàn bộ, toàn thể, trọn bộ, cả, toàn, toan bo
all: tất cả, mọi, hết thảy, tất cả các, tất cả những, hết, tất tần tật, toàn bộ các, tat ca, mọi thứ về, toàn bộ những
everything: mọi thứ, mọi điều, tất cả mọi thứ, mọi chuyện
complete: hoàn chỉnh, đầy đủ và
next: tiếp theo, kế tiếp, sắp tới, kế đến, tiếp đến
text: văn bản, đoạn văn bản
other: khác
highest score: điểm cao nhất, số điểm cao nhất
criteria: tiêu chí, tiêu chuẩn
task: nhiệm vụ, tác vụ
request: yêu cầu, đề nghị, thỉnh cầu, yeu cau
ask permission: xin phép
ask the user: yêu cầu người dùng, hỏi người dùng, đề nghị người dùng
advise: khuyên, khuyên nhủ, tư vấn
advise the user: khuyên người dùng
data: dữ liệu, số liệu
customer data: dữ liệu khách hàng, thông tin khách hàng, dữ liệu của khách hàng
information: thông tin, thong tin
forbidden information: thông tin bị cấm
system: hệ thống, he thong
system administrator: quản trị viên hệ thống
-: các, những, cái, chiếc, sự, việc, rằng là, thì, mà, nhé, nha, nhỉ, ạ, à, á, vậy nhé, đi nhé, cơ, chứ lại, hử, ơi
-: dạ
-: thưa, ấy nhé, nhen, nghen, hen, luôn nhé, bèn, cứ, đấy nhé, vâng ạ, hãy, hãy cứ, ừm, ờ, ui, hehe, haha, đi nào
-: thế nhé, bị, được, đều, hề, nhe, nè, nhá, cuốn, quyển, bức, tấm, hả, hay, đang
go: đi, đi đến, đi tới, đi vào
i: tôi, mình, tao, tớ, tui, toi, tau
me: cho tôi với, bản thân tôi
you: bạn, mày, ngươi, cậu, quý khách, quý vị, các bạn, ban, quý anh chị, các cậu, mi, anh chị, bác, cô, chú, em, anh
you: chị, ông, bà, bọn mày
he: anh ấy, anh ta, ông ấy, ông ta, hắn, cậu ấy, gã
she: cô ấy, chị ấy, bà ấy, cô ta, nàng, em ấy, bà ta
it: nó
we: chúng tôi, chúng ta, chúng mình, bọn mình, tụi mình, bọn tôi, ta, chúng em, tụi em, bọn em
they: họ, chúng nó, bọn họ, chúng, tụi nó
of mine: của tôi, của mình, của tao, của tớ, của tui, của toi
of yours: của bạn, của mày, của cậu, của ngươi, của quý khách, của quý vị, của các bạn, của ban, của bạn ấy
of yours: của anh chị
of his: của anh ấy, của ông ấy, của hắn, của anh ta, của nó
of hers: của cô ấy, của chị ấy, của bà ấy
of ours: của chúng tôi, của chúng ta, của chúng mình, của bọn mình, của ta, của bọn tôi
of theirs: của họ, của chúng
of: của, thuộc, cua
who: ai, người nào
anyone: bất cứ ai, bất kỳ ai, ai cũng, bất kì ai, ai đó
everyone: mọi người, tất cả mọi người, cả nhà, bà con
nobody: không ai, chẳng ai
myself: chính tôi, chính mình
yourself: chính bạn, bản thân bạn
self: bản thân
each other: lẫn nhau, nhau, với nhau
this: này, điều này, cái này, việc này, đây, đây là, chuyện này
that: đó, kia, ấy, điều đó, cái đó, việc đó, chuyện đó, đấy, rằng
so: vậy, như vậy, thế, vì vậy, vì thế, do đó, cho nên, bởi vậy, vậy nên
here: ở đây, tại đây, đây này, ra đây
there: ở đó, ở đấy, đằng kia, ở kia
what: gì, cái gì, những gì, điều gì, chi, là gì, cái chi
what is: là gì vậy
nothing: không gì, không có gì, chẳng có gì
anything: bất cứ điều gì, bất cứ thứ gì, bất kỳ điều gì, bất kỳ thứ gì, bất cứ gì, gì cũng được, bất kì điều gì
something: điều gì đó, cái gì đó, gì đó
where: đâu, ở đâu, nơi nào, chỗ nào, đi đâu
which: nào, cái nào
why: tại sao, sao, vì sao, tại sao lại
how: thế nào, như thế nào, làm thế nào, làm sao, ra sao, bằng cách nào, cách, làm thế nào để, làm sao để, cách nào
how much: bao nhiêu, giá bao nhiêu, mấy
how long: bao lâu, mất bao lâu
when: khi, khi nào, lúc nào, bao giờ, vào lúc, khi mà, lúc, hồi, chừng nào
and: và, va, cùng, lẫn
or: hoặc, hay là, hoặc là
but: nhưng, nhưng mà, song, mà lại, tuy vậy
because: vì, bởi vì, tại vì, do, bởi, vì lý do
because of: do bởi, nhờ vào
if: nếu, nếu như, nếu mà, trong trường hợp, lỡ
unless: trừ khi, trừ phi
although: mặc dù, dù, tuy, dù cho, tuy nhiên dù, cho dù, mặc cho
however: tuy nhiên, tuy thế
while: trong khi, trong lúc
so that: sao cho, nhằm
to: để, đến, tới, sang, vào trong, ra, lên, vô
until: cho đến khi, cho đến, cho tới, đến khi, đến tận
since: từ khi, kể từ khi
after: sau khi, sau đó là
then: rồi, sau đó, rồi sau đó, tiếp đó, xong rồi
now: bây giờ, giờ thì, giờ hãy, hiện nay, hiện tại, lúc này, hiện giờ, bây h, giờ đây, bay gio, nay
already: đã, rồi ạ
not yet: chưa, vẫn chưa
still: vẫn, vẫn còn, vẫn đang, còn
again: lại, lần nữa, một lần nữa
only: chỉ, chỉ có, duy nhất
just: thôi, chỉ cần, vừa, mới vừa
also: cũng, cũng như, còn nữa
too: quá, quá mức
very: rất, lắm, cực kỳ, vô cùng, khá, thật, quá trời
more: hơn, thêm, nhiều hơn, hơn nữa, thêm nữa
anymore: nữa
most: nhất, hầu hết, phần lớn, đa số
less: ít hơn, kém
at least: ít nhất, tối thiểu
maximum: tối đa
enough: đủ
about: về, về việc, khoảng, liên quan đến
in: trong, ở trong, vào, tại, ở
on: trên
under: dưới
from: từ, khỏi
for: cho, dành, thay mặt, hộ, giùm, dùm
with: với, cùng với, kèm, kèm theo, cùng nhau
by: bằng, theo cách, bởi ai
according to: theo, dựa trên, căn cứ, dựa vào
without: không có, thiếu, mà không
against: chống, chống lại
between: giữa, ở giữa
during: trong suốt, suốt
outside: ngoài, bên ngoài, ở ngoài
inside: bên trong
behind: đằng sau, phía sau
near: gần
around: xung quanh, quanh
like: như, giống như, giống, như là, thích
than: hơn so với, so với
except: ngoại trừ, trừ
including: bao gồm, kể cả, gồm, gồm có
besides: ngoài ra, bên cạnh đó, hơn thế nữa
is: là, chính là
become: trở thành, biến thành, trở nên
have: có, có được, sở hữu
yes: vâng, ừ, có ạ, đúng vậy, đúng rồi, ok, oke, okie
no: không ạ, hông, không phải, không phải là
not: không, chẳng, chả, ko, khong, hok, k, kg, hem
do not: đừng, chớ, đừng có, xin đừng, dung
no one: không một ai
no problem: không có vấn đề gì, không sao, không sao đâu, không vấn đề
is it: có phải, có đúng, phải chăng
right: đúng không, phải không, đúng chưa, quyền, quyền lợi
can: có thể, có khả năng
can you: bạn có thể, có thể giúp
cannot: không thể, không làm được, chẳng thể
must: phải, cần phải, buộc phải
should: nên, phải chi, đáng lẽ
need: cần, cần có, nhu cầu
do not need: không cần, khỏi cần, không cần phải, chẳng cần
want: muốn, mong muốn, thích được
hope: mong, hy vọng, hi vọng, mong rằng
will: sẽ, sắp sửa
please: xin, làm ơn, vui lòng, xin vui lòng, xin hãy, nhờ, mời, phiền, xin mời, lam on, kính mong
usually: thường, thường xuyên, hay bị, thông thường
as usual: như thường lệ, như mọi khi
always: luôn, luôn luôn
sometimes: đôi khi, thỉnh thoảng, đôi lúc
really: thật sự, thực sự, thật ra
certainly: chắc chắn, chắc
maybe: có lẽ, có thể là, chắc là, biết đâu
of course: tất nhiên, dĩ nhiên, đương nhiên
for example: ví dụ, ví dụ như, chẳng hạn, chẳng hạn như, thí dụ
such as: như là các
especially: đặc biệt, nhất là, đặc biệt là
almost: gần như, suýt, hầu như
suddenly: đột nhiên, bỗng nhiên, bỗng, đột ngột
finally: cuối cùng, rốt cuộc, sau cùng
actually: thực ra, thực tế, trên thực tế
once: một lần
times: lần
every: mỗi, từng, hằng
each: từng cái
each person: từng người, mỗi người
many: nhiều, rất nhiều, đông, vô số
few: ít, một ít, một chút, chút, tí, xíu
some: một số, một vài, vài, mấy cái
a: một
zero: số không
two: hai, đôi
three: ba
four: bốn, tư
five: năm người, lăm, năm câu
six: sáu
seven: bảy, bẩy
eight: tám
nine: chín
ten: mười
twelve: mười hai
hundred: trăm, một trăm
thousand: nghìn, ngàn
million: triệu
billion: tỷ, tỉ
half: nửa, một nửa, rưỡi
percent: phần trăm
second: thứ hai là, giây, cột thứ hai
first column: cột đầu tiên
number: số, con số
phone number: số điện thoại, sđt, số đt
account number: số tài khoản, stk
amount: số lượng, số tiền, lượng, khoản
total: tổng, tổng cộng, tính tổng
average: trung bình
average score: điểm trung bình
person: người, con người
people: nhân dân, người dân, dân, con người ta, cư dân, đám đông
human: nhân loại
man: đàn ông, nam giới, chàng
woman: phụ nữ, đàn bà, nữ giới
child: trẻ em, đứa trẻ, đứa bé, con, trẻ, trẻ con, bé, con nhỏ, trẻ nhỏ
son: con trai
daughter: con gái
baby: em bé
young people: thanh niên, giới trẻ
girl: cô gái, thiếu nữ
boy: cậu bé, bé trai
father: bố, cha, ba tôi, tía
mother: mẹ, má
parents: bố mẹ, cha mẹ, ba mẹ, phụ huynh
grandmother: bà tôi, bà ngoại, bà nội
grandfather: ông nội, ông ngoại
brother: anh trai, em trai
sister: chị gái, em gái
brothers and sisters: anh chị em, anh em
husband: chồng
wife: vợ
couple: vợ chồng, cặp đôi
lover: người yêu
family: gia đình
relatives: họ hàng, bà con họ hàng
friend: bạn bè, người bạn, bạn thân
boyfriend: bạn trai
girlfriend: bạn gái
colleague: đồng nghiệp
neighbor: hàng xóm
guest: khách, khách mời
guest list: danh sách khách mời
customer: khách hàng, thượng khách
teacher: giáo viên, thầy giáo, cô giáo, thầy, thầy cô
student: sinh viên, học sinh, học viên
candidate: ứng viên, thí sinh, ứng cử viên
doctor: bác sĩ
nurse: y tá
patient: bệnh nhân, kiên nhẫn
police: công an, cảnh sát
soldier: bộ đội, lính, binh sĩ
army: quân đội
lawyer: luật sư
engineer: kỹ sư, kĩ sư
driver: tài xế, lái xe, bác tài
worker: công nhân, người lao động
employee: nhân viên, cán bộ
staff: nhân sự
boss: sếp, ông chủ, cấp trên
head of department: trưởng phòng
manager: quản lý, quản lí
director: giám đốc
chairman: chủ tịch
president: tổng thống, chủ tịch nước
prime minister: thủ tướng
minister: bộ trưởng
leader: lãnh đạo
team: đội, đội ngũ, đội nhóm
group: nhóm, tập đoàn, đoàn
member: thành viên, hội viên
expert: chuyên gia
organizers: ban tổ chức
supplier: nhà cung cấp
seller: người bán
buyer: người mua
broker: môi giới
interviewer: người phỏng vấn
interview: phỏng vấn
author: tác giả, nhà văn
artist: nghệ sĩ, họa sĩ
singer: ca sĩ
player: cầu thủ, người chơi
king: vua
enemy: kẻ thù, địch
passenger: hành khách
owner: chủ, chủ nhân, chủ nhà
resident: dân cư
citizen: công dân
dear: kính gửi, thân gửi, thân mến, kính thưa
hello: xin chào, chào, chào bạn, chào anh, chào chị, chào em, a lô, alo, hi
good morning: chào buổi sáng
how are you: bạn khỏe không, khỏe không, có khỏe không
goodbye: tạm biệt
thanks: cảm ơn, cám ơn, xin cảm ơn, thanks, cam on, chân thành cảm ơn
regards: trân trọng, thân ái, kính thư
sorry: xin lỗi, rất tiếc, thành thật xin lỗi
congratulations: chúc mừng, xin chúc mừng
wish: chúc, mong ước
understanding: thông cảm, mong thông cảm
name: tên, họ tên, họ và tên
named: tên là, gọi là, mang tên
age: tuổi
years old: tuổi đời
address: địa chỉ, dia chi
email address: địa chỉ email, địa chỉ mail
phone: điện thoại, máy điện thoại, đt
account: tài khoản, tai khoan, tk
bank account: tài khoản ngân hàng
bank: ngân hàng
money: tiền, tiền bạc
cash: tiền mặt
price: giá, giá cả, mức giá
quotation: báo giá
cost: chi phí, phí, tiền công
shipping cost: phí ship, phí vận chuyển, phí giao hàng
salary: lương, tiền lương
tax: thuế
debt: nợ, khoản nợ
loan: khoản vay, vay
electricity bill: tiền điện
rent: tiền trọ, tiền nhà, thuê, tiền thuê nhà
budget: ngân sách
finance: tài chính
accounting: kế toán
accounting department: phòng kế toán
human resources department: phòng nhân sự
technical department: bộ phận kỹ thuật, phòng kỹ thuật
invoice: hóa đơn, hoá đơn
receipt: biên lai
payment: khoản thanh toán, sự thanh toán
pay: thanh toán, trả, trả tiền, chi trả
paid: đã thanh toán, đã trả
refund: hoàn tiền, trả lại tiền
return: trả lại, hoàn trả, quay lại, trở lại, quay về, trở về
order: đơn hàng, đơn đặt hàng, đặt hàng, đơn, trật tự, thứ tự
purchase order: đơn mua hàng
goods: hàng hóa, hàng hoá, hàng
product: sản phẩm
quality: chất lượng, phẩm chất, tính chất
size: cỡ, kích thước, kích cỡ
package: gói, gói hàng, bưu kiện
ticket: vé, phiếu
airplane ticket: vé máy bay
train ticket: vé tàu
form: mẫu đơn, biểu mẫu, phiếu đăng ký, đơn từ
application: ứng dụng, app, phần mềm ứng dụng
job application letter: thư xin việc, đơn xin việc
job application: hồ sơ xin việc, hồ sơ ứng tuyển
profile: hồ sơ
document: tài liệu, văn kiện
papers: giấy tờ
identity papers: giấy tờ tùy thân, giấy tờ tuỳ thân, căn cước, cccd
passport: hộ chiếu
visa: thị thực, visa
file: tệp, tập tin, file, tệp tin
folder: thư mục
email: email, thư điện tử, mail, e mail
letter: thư, lá thư, bức thư
words: chữ, lời, lời nói
word: từ ngữ, chữ cái
inbox: hộp thư đến, hộp thư
attached: đính kèm, đính kèm là
attachment: tệp đính kèm, file đính kèm
subject: chủ đề, môn học
title: tiêu đề, nhan đề
article: bài viết, bài báo
newspaper: tờ báo, báo chí
news: tin tức, bản tin
book: sách, cuốn sách, quyển sách, đặt vé, đặt phòng, đặt chỗ
page: trang, trang giấy
website: trang web, website
link: đường dẫn, liên kết, link
screen: màn hình
keyboard: bàn phím
button: nút, nút bấm
press: bấm, nhấn, ấn
click: nhấp, nhấp vào, click
computer: máy tính, máy vi tính
laptop: laptop, máy tính xách tay
server: máy chủ, server
network: mạng
internet: mạng internet, internet
computer network: mạng máy tính
program: chương trình
software: phần mềm
device: thiết bị, máy móc
tool: công cụ, dụng cụ
printer: máy in
camera: máy ảnh, camera
database: cơ sở dữ liệu
script: kịch bản, script
function: hàm, chức năng, hàm số
variable: biến số, biến
column: cột
row: hàng ngang, dòng
line: đường kẻ
table: bảng, bàn
error: lỗi, báo lỗi
error message: thông báo lỗi
mistake: sai lầm, lỗi sai, sai sót
wrong: sai, nhầm, sai lệch
duplicate: trùng lặp, trùng
test: kiểm thử, thử nghiệm, test
exam: kỳ thi, đề thi, bài thi, bài kiểm tra, kì thi
test paper: đề kiểm tra
exam room: phòng thi
version: phiên bản, bản
update: cập nhật
language: ngôn ngữ, tiếng
english: tiếng anh
vietnamese: tiếng việt, người việt
korean: tiếng hàn
chinese: tiếng trung, tiếng hoa
japanese: tiếng nhật
french: tiếng pháp
vietnam: việt nam
hanoi: hà nội
saigon: sài gòn
united states: mỹ, hoa kỳ, nước mỹ
china: trung quốc
japan: nhật bản
korea: hàn quốc
france: pháp, nước pháp
russia: nga
germany: nước đức
england: nước anh
europe: châu âu
asia: châu á
southeast asia: đông nam á
sentence: câu, câu văn
sentences: những câu, các câu
paragraph: đoạn, đoạn văn
chapter: chương
essay: bài văn, bài luận, tiểu luận
thesis: luận văn, luận án
poem: bài thơ, thơ
story: câu chuyện, truyện, chuyện
fairy tale: truyện cổ tích, cổ tích
history: lịch sử
grammar: ngữ pháp
adjective: tính từ
verb: động từ
noun: danh từ
proverb: câu tục ngữ, tục ngữ
meaning: ý nghĩa, nghĩa
mean: có nghĩa, nghĩa là, tức là
idea: ý tưởng, ý, ý kiến
main ideas: ý chính, các ý chính
opinion: quan điểm
question: câu hỏi, thắc mắc
questions: các câu hỏi, những câu hỏi
ask: hỏi, hỏi han
problem: vấn đề, rắc rối, sự cố
solution: giải pháp, lời giải
solve: giải quyết, giải
reason: lý do, lí do, nguyên nhân
cause: gây ra, gây, khiến
result: kết quả, hậu quả
conclusion: kết luận, phần kết luận
introduction: mở đầu, phần mở đầu, giới thiệu
introduce: giới thiệu về
suggestion: gợi ý, đề xuất, lời khuyên
recommend: giới thiệu cho, đề cử
job: công việc, việc làm, nghề
work: làm việc, công tác
working days: ngày làm việc
operate: hoạt động, vận hành
activity: hoạt động ngoại khóa
position: vị trí, chức vụ, chức danh
office: văn phòng, cơ quan
company: công ty, doanh nghiệp, hãng
organization: tổ chức
department: bộ phận, phòng ban, khoa
meeting: cuộc họp, buổi họp, họp
minutes of the meeting: biên bản cuộc họp, biên bản, biên bản họp
discuss: thảo luận, bàn bạc, bàn về, cùng bàn, bàn luận
contract: hợp đồng
project: dự án
plan: kế hoạch, lên kế hoạch, dự định
schedule: lịch, lịch trình, thời gian biểu, lịch làm việc
exam schedule: lịch thi
event: sự kiện
party: bữa tiệc, tiệc, đảng
target: mục tiêu
quarter: quý sau, quý này, quý trước
strategy: chiến lược
business: kinh doanh, việc kinh doanh
marketing: tiếp thị
sales: doanh số, bán hàng
revenue: doanh thu
market: thị trường, chợ
go shopping: đi chợ, mua sắm, đi mua sắm
shop: cửa hàng, tiệm, shop, quán
coffee shop: quán cà phê
restaurant: nhà hàng, quán ăn
hotel: khách sạn
room: phòng, căn phòng
bathroom: phòng tắm
warehouse: kho, nhà kho
factory: nhà máy, xưởng
house: nhà, ngôi nhà, căn nhà
apartment: căn hộ, chung cư
hospital: bệnh viện
kitchen: bếp, nhà bếp
door: cửa, cánh cửa
window: cửa sổ
floor: tầng, sàn nhà
wall: tường
cupboard: tủ
chair: ghế
bed: giường
lamp: đèn
garden: vườn
park: công viên
school: trường học, trường, nhà trường
university: đại học, trường đại học
go to university: học đại học
class: lớp, lớp học
lesson: bài học, tiết học
homework: bài tập, bài tập về nhà
education: giáo dục
training: đào tạo, huấn luyện, tập huấn
practice: luyện tập, thực hành, tập
knowledge: kiến thức, tri thức
science: khoa học
research: nghiên cứu
study: học, học tập, học hỏi
technology: công nghệ
technique: kỹ thuật
art: nghệ thuật
music: âm nhạc, nhạc
song: bài hát, ca khúc
sing: hát, ca hát
film: phim, bộ phim
horror film: phim kinh dị
horror: kinh dị
game: trò chơi, game
play: chơi, chơi đùa
chess: cờ vua, cờ
rules of the game: luật chơi
play football: đá bóng
football: bóng đá
match: trận đấu, khớp
win: thắng, chiến thắng
lose: thua, mất
lost: bị mất, thất lạc
sports: thể thao
photo: ảnh, bức ảnh, hình ảnh
picture: tranh, hình, bức tranh
video: video, đoạn phim
television: ti vi, truyền hình, tivi
color: màu, màu sắc
red: đỏ
blue: xanh, xanh dương
green: xanh lá
yellow: vàng
gold: vàng bạc
white: trắng
black: đen
dark: tối
bright: sáng sủa
light: ánh sáng, nhẹ
sunlight: ánh nắng, ánh nắng mặt trời
big: lớn, to, rộng lớn, bự, to lớn
small: nhỏ, nhỏ bé, bé nhỏ
long: dài
short: ngắn, ngắn gọn
shorter: ngắn hơn
high: cao
highest: cao nhất
low: thấp
wide: rộng
narrow: hẹp
heavy: nặng
good: tốt, hay lắm, giỏi
well: tốt đẹp
better: tốt hơn
best: tốt nhất
bad: xấu, tệ, dở
beautiful: đẹp, xinh, xinh đẹp, đẹp trai
delicious: ngon
sweet: ngọt
salty: mặn
spicy: cay
sour: chua
easy: dễ, dễ dàng
easy to understand: dễ hiểu, dễ hiểu hơn
difficult: khó, khó khăn
hard: cứng
soft: mềm
fast: nhanh, nhanh chóng, mau
slow: chậm, chậm trễ
late: muộn, trễ
early: sớm
strong: mạnh, khỏe
weak: yếu
healthy: khỏe mạnh
health: sức khỏe, sức khoẻ
sick: ốm, bệnh, bị bệnh
disease: căn bệnh, bệnh tật
pain: đau, đau đớn
fever: sốt, bị sốt
medicine: thuốc
treatment: điều trị
die: chết, qua đời
death: cái chết
life: cuộc sống, cuộc đời, đời
live: sống, sinh sống
born: sinh ra, sinh
birthday: sinh nhật, ngày sinh
birthday present: quà sinh nhật, món quà sinh nhật
gift: quà, món quà, quà tặng
happy: vui, hạnh phúc, vui vẻ
sad: buồn
angry: giận, tức giận, bực, bực mình
afraid: sợ, lo sợ
fear: nỗi sợ
worry: lo, lo lắng
tired: mệt, mệt mỏi
hungry: đói
bored: chán
surprise: bất ngờ, ngạc nhiên
brave: dũng cảm, can đảm
smart: thông minh
stupid: ngu, ngu ngốc, ngốc
crazy: điên
strange: lạ, kỳ lạ
funny: buồn cười, hài hước
interesting: thú vị, hấp dẫn
friendly: thân thiện
polite: lịch sự
formal: trang trọng
casual: thân mật
honest: thành thật, trung thực, thật thà
straight: thẳng
serious: nghiêm trọng, nghiêm túc
busy: bận, bận rộn
free time: rảnh, thời gian rảnh
vacant: trống, còn trống
empty: rỗng
safe: an toàn hơn
hot: nóng, nóng nực
hot water: nước nóng
cold: lạnh
cool: mát, thoáng mát
wet: ướt
dry: khô, khô ráo
clean: sạch, sạch sẽ
dirty: bẩn, dơ
correct: đúng, đúng đắn
true: sự thật, thật là
false: giả, sai sự thật
lie: nói dối, dối trá
trick: lừa, lừa đảo
fraud: vụ lừa đảo, gian lận
same: giống nhau, cùng một, tương tự
different: khác nhau
difference: sự khác nhau, sự khác biệt, khác biệt
public: công cộng
general: chung, nói chung
common: phổ biến, thông dụng
special: riêng biệt
cheap: rẻ
expensive: đắt, mắc
rich: giàu
poor: nghèo
ready: sẵn sàng
possible: khả thi
ability: khả năng, năng lực
day: ngày
today: hôm nay
tomorrow: ngày mai, mai
tomorrow morning: sáng mai
yesterday: hôm qua
tonight: tối nay, đêm nay
morning: sáng, buổi sáng
this morning: sáng nay
afternoon: chiều, buổi chiều
evening: buổi tối
every evening: mỗi tối
night: đêm
noon: trưa, buổi trưa
hour: giờ đồng hồ, tiếng đồng hồ
o'clock: giờ
minute: phút
week: tuần
this week: tuần này
last week: tuần trước, tuần rồi
next week: tuần sau, tuần tới
month: tháng
last month: tháng trước
next month: tháng sau, tháng tới
year: năm
last year: năm ngoái
next year: năm sau, sang năm
this year: năm nay
time: thời gian, thời điểm
era: thời đại, thời kỳ, thời
moment: khoảnh khắc
deadline: hạn chót, thời hạn, hạn
monday: thứ hai
tuesday: thứ ba
wednesday: thứ tư
thursday: thứ năm
friday: thứ sáu
saturday: thứ bảy
sunday: chủ nhật
weekend: cuối tuần
holiday: ngày nghỉ, kỳ nghỉ, ngày lễ
day off: nghỉ phép, nghỉ, nghỉ làm
rest: nghỉ ngơi
new year: tết, năm mới
season: mùa
weather: thời tiết
temperature: nhiệt độ
degrees: độ
rain: mưa
sunny: nắng
cloudy: nhiều mây
cloud: mây
wind: gió
sun: mặt trời
moon: mặt trăng
sky: bầu trời
star: ngôi sao
world: thế giới
earth: trái đất
country: nước, đất nước, quốc gia
abroad: nước ngoài, ở nước ngoài
foreign: ngoại quốc
capital city: thủ đô
city: thành phố
village: làng, thôn
district: quận, huyện
province: tỉnh
area: khu vực, vùng
island: đảo
sea: biển
river: sông
mountain: núi
forest: rừng
land: đất
road: con đường, đường phố, đường
sugar: đường cát, đường trắng
street: phố
highway: đường cao tốc, cao tốc
traffic jam: kẹt xe, tắc đường, kẹt cứng
bridge: cây cầu
place: nơi, chỗ, địa điểm
direction: hướng, phương hướng
north: phía bắc, miền bắc
south: phía nam, miền nam
left: bên trái, trái
right side: bên phải
center: trung tâm
car: ô tô, xe hơi, xe
electric car: xe điện
motorcycle: xe máy
bicycle: xe đạp
bus: xe buýt, xe bus
train: tàu, tàu hỏa, xe lửa
airplane: máy bay
airport: sân bay
flight: chuyến bay
station: nhà ga, bến xe
route: tuyến, tuyến đường
transport: vận chuyển, giao thông
trip: chuyến đi
travel: du lịch, đi du lịch
brake: phanh
food: thức ăn, đồ ăn, thực phẩm, món ăn
dish: món
eat: ăn
drink: uống
drinks: đồ uống
breakfast: bữa sáng, ăn sáng
lunch: bữa trưa, ăn trưa
dinner: bữa tối, ăn tối
meal: bữa ăn, bữa
cook: nấu, nấu ăn
recipe: công thức, công thức nấu ăn
ingredients: nguyên liệu, thành phần
pho: phở
beef: bò, thịt bò
pork: thịt lợn, thịt heo
chicken: gà, thịt gà
meat: thịt
fish: cá
egg: trứng
rice: cơm, gạo
bread: bánh mì
cake: bánh
milk: sữa
salt: muối
flour: bột mì, bột
oil: dầu
dipping sauce: nước chấm
fish sauce: nước mắm
water: nước uống
coffee: cà phê
tea: trà
wine: rượu
beer: bia
fruit: trái cây, hoa quả
vegetables: rau
clothes: quần áo
shirt: áo
trousers: quần
shoes: giày
bag: túi
glass: kính, ly
paper: giấy
fire: lửa, cháy
electricity: điện
water outage: cúp nước, mất nước
power outage: cúp điện, mất điện
gas: khí đốt
energy: năng lượng
power: quyền lực, sức mạnh
body: cơ thể, thân thể
head: cái đầu
hand: tay, bàn tay
foot: chân
eye: mắt
ear: tai
mouth: miệng
tooth: răng
hair: tóc
face: mặt, khuôn mặt
heart: trái tim, tim
blood: máu
skin: da, làn da
bone: xương
brain: não
mind: tâm trí, đầu óc
soul: linh hồn
voice: giọng, giọng nói, giọng văn
dream: giấc mơ, ước mơ, mơ, nằm mơ
omen: điềm
sleep: ngủ
wake up: thức dậy, dậy
fall out: rụng
god: chúa, trời ơi, thượng đế
religion: tôn giáo
church: nhà thờ
animal: động vật, con vật, thú
cat: mèo, con mèo
dog: chó, con chó
bird: chim
tree: cây
flower: hoa
law: luật, pháp luật, luật pháp
according to the law: theo pháp luật, theo đúng pháp luật, đúng luật
court: tòa án, toà án
crime: tội phạm, tội
prison: nhà tù
dismiss: sa thải
dismissed: bị sa thải, bị đuổi việc
arrest: bắt, bắt giữ
suspected: bị nghi, bị nghi ngờ, nghi
election: bầu cử, cuộc bầu cử
politics: chính trị
government: chính phủ, nhà nước
issue: ban hành
economy: kinh tế
society: xã hội
culture: văn hóa, văn hoá
tradition: truyền thống
condition: điều kiện
status: tình trạng, trạng thái
situation: tình hình, tình huống, hoàn cảnh
environment: môi trường
nature: thiên nhiên, tự nhiên
process: quá trình, quy trình
handle: xử lý, xử lí
step: bước
step one: bước một
method: phương pháp
way: cách thức, kiểu
measures: biện pháp
level: mức, cấp độ, mức độ, trình độ
score: điểm, điểm số
grade: chấm, chấm điểm
part: phần
side: bên, phía
thing: thứ, đồ, vật, điều
things: đồ đạc
fact: thực tế là
experience: kinh nghiệm, trải nghiệm
relationship: mối quan hệ, quan hệ
feeling: cảm giác, cảm xúc
feel: cảm thấy
think: nghĩ, suy nghĩ
think of: nghĩ ra, nghĩ về, nghĩ đến
memory: trí nhớ, bộ nhớ, kỷ niệm
storage space: dung lượng
lucky: may mắn
chance: cơ hội
success: thành công
fail: thất bại
accident: tai nạn
help: giúp, giúp đỡ, trợ giúp, hỗ trợ
use: dùng, sử dụng, xài
user guide: hướng dẫn sử dụng
instructions for use: hướng dẫn cách dùng
guide me: hướng dẫn tôi, hướng dẫn mình, hướng dẫn em
make: làm ra, chế tạo, tạo thành
create: tạo, tạo ra, sáng tạo
created: được tạo, đã tạo
draw up: lập, lên lịch, lập ra
make a list: lập danh sách
make a schedule: lập lịch, lập thời gian biểu, lên lịch trình
build: xây dựng, xây
develop: phát triển
development: sự phát triển
get: nhận được, lấy được
receive: nhận, thu nhận
received: đã nhận, đã nhận được
take: lấy, cầm
bring: mang, mang theo, đem
buy: mua
bought: đã mua
sell: bán
save: lưu, tiết kiệm, lưu lại
preserve: bảo quản
rescue: cứu
search: tìm kiếm, tra cứu
find: tìm, tìm thấy, tìm ra
meet: gặp, gặp gỡ
choose: chọn, lựa chọn, chọn lựa
choice: sự lựa chọn
decide: quyết định
set: đặt, đặt ra
add: thêm vào, bổ sung, thêm test
in addition: thêm vào đó
reduce: giảm
increase: tăng, gia tăng
calculate: tính, tính toán
compare: so sánh, so
check: kiểm tra, kiểm
analyze: phân tích
evaluate: đánh giá
review: xem lại, ôn tập
fix: sửa, sửa chữa, chỉnh sửa, sửa lỗi
edited: đã sửa
improve: cải thiện, nâng cao
prepare: chuẩn bị
available: có sẵn
arrange: sắp xếp, xếp
connect: kết nối
contact: liên hệ, liên lạc
call: gọi, gọi điện
invite: mời gọi, rủ
come: đến đây, tới đây
come in: vào đây
arrive: đến nơi, tới nơi
go home: về nhà
enter the house: vào nhà
run away: chạy trốn
fly: bay
sit: ngồi, ngồi xuống
stand: đứng
wait: chờ, đợi
attend: tham dự, tham gia
take part: tham gia vào
be present: có mặt
see: thấy, nhìn thấy, gặp lại
watch: xem, coi
look: nhìn, trông
listen: nghe, lắng nghe
heard: đã nghe
know: biết, biết được
do not know: không biết, chẳng biết, không rõ
understand: hiểu, hiểu được
believe: tin tưởng, tin rằng
clear: rõ ràng, rõ
love: yêu, thương, tình yêu
hate: ghét
talk: nói chuyện
speak: phát biểu, nói tiếng
said: đã nói
say: nói, nói ra
say that: nói rằng, bảo rằng, nói là
write to: nhắn, nhắn tin
chat: tán gẫu, chat
laugh: cười
cry: khóc
draw: vẽ
teach: dạy, dạy học
try: thử, cố, cố gắng
shake: lắc
push: đẩy
pull: kéo
cut: cắt
wash: rửa, giặt
wear: mặc, đeo
fight: chiến đấu, đánh nhau
war: chiến tranh
peace: hòa bình, hoà bình
attack: tấn công
protect: bảo vệ
control: kiểm soát, điều khiển
manage: quản lý việc
support: ủng hộ
lead: dẫn dắt, dẫn
join: gia nhập
combine: kết hợp
separate: tách, tách ra
divide: chia
register: đăng ký, đăng kí
registered: đã đăng ký
registration desk: bàn đăng ký
log in: đăng nhập
log out: đăng xuất, thoát
sign: ký, ký tên, kí, dấu hiệu
fill in: điền
complain: khiếu nại, phàn nàn
promise: hứa, hứa hẹn
happen: xảy ra, diễn ra
apply: áp dụng
effective: hiệu quả, có hiệu lực
postponed: dời, được dời, hoãn, bị hoãn
move to: được dời sang, dời sang
broken: hỏng, bị hỏng, hư
destroy: tiêu diệt, phá hủy, phá huỷ, hủy diệt
kill: giết
damage: thiệt hại, làm hỏng
insurance: bảo hiểm
life insurance: bảo hiểm nhân thọ
health insurance: bảo hiểm y tế
insurance policy: hợp đồng bảo hiểm
warranty: bảo hành
guarantee: đảm bảo, bảo đảm
keep: giữ, giữ lại
keep order: giữ trật tự
contain: chứa, chứa đựng
produce: sản xuất
influence: ảnh hưởng
depend: phụ thuộc, tùy, tuỳ
hesitate: phân vân, do dự
visit: thăm, ghé thăm
celebrate: ăn mừng, tổ chức tiệc
respect: tôn trọng
spirit: tinh thần
nation: dân tộc
national: quốc tế
state: bang, nhà nước ta
local: địa phương
modern: hiện đại
automatic: tự động
automatically: một cách tự động
normal: bình thường
simple: đơn giản
complicated: phức tạp
quantity: số lượng lớn
distance: khoảng cách
far: xa
speed: tốc độ
kilo: cân, ki lô
meter: mét
format: định dạng
basic: cơ bản
responsibility: trách nhiệm
duty: bổn phận
item: món hàng, mục
expense: khoản chi
advertising: quảng cáo
service: dịch vụ
customer service: chăm sóc khách hàng, dịch vụ khách hàng
list of: danh sách các
late reply: phản hồi chậm
right now: ngay lúc này
together: cùng nhau làm
alone: một mình
oneself: tự
on purpose: cố ý, cố tình
by mistake: nhầm lẫn
dynasty: triều, triều đại, nhà nguyễn
currency: đồng
copper: kim loại đồng
rights: nhân quyền
value: giá trị
capital: vốn
interest rate: lãi suất
stock: cổ phiếu
real estate: bất động sản
income: thu nhập
competition: cuộc thi, cạnh tranh
prize: giải thưởng
medical: y tế
hygiene: vệ sinh
labor: lao động
occupational safety: an toàn lao động
industry: công nghiệp, ngành
agriculture: nông nghiệp
construction: công trình
machine: máy
engine: động cơ
battery: pin
smart phone: điện thoại thông minh
application store: kho ứng dụng
encryption: mã hóa, mã hoá
decode: giải mã
backup: sao lưu, dự phòng
privacy: quyền riêng tư
bug: lỗi phần mềm
feature: tính năng
option: tùy chọn, tuỳ chọn
parameter: tham số
environment variable: biến môi trường
terminal: cửa sổ dòng lệnh
tool results: kết quả công cụ
action: hành động, thao tác
actions: các hành động
behavior: hành vi
measure: đo, đo lường
test case: ca kiểm thử
knowledge base: cơ sở tri thức
purpose: mục đích
benefit: lợi ích
advantage: ưu điểm, lợi thế
disadvantage: nhược điểm
risk: rủi ro
trust: tin cậy, lòng tin
proof: bằng chứng
witness: nhân chứng
doubt: nghi ngờ
attitude: thái độ
limit time: thời gian giới hạn
unit: đơn vị
international: toàn cầu
century: thế kỷ
period: giai đoạn
beginning: sự khởi đầu
middle: chính giữa
top: đỉnh, hàng đầu
bottom: đáy
whole: nguyên
natural: tự nhiên lắm
popular: được ưa chuộng
famous: nổi tiếng
rare: hiếm
necessary: cần thiết
useful: hữu ích, có ích
suitable: phù hợp, thích hợp
comfortable: dễ chịu
quiet: yên tĩnh, im lặng
careful: cẩn thận, thận trọng
thoroughly: kỹ, kĩ, kỹ càng
quickly: một cách nhanh chóng
carefully: kỹ lưỡng
immediately after: ngay sau khi
a little: hơi
more and more: ngày càng, càng ngày càng
the more: càng
not only: không chỉ, không những
as well as: cũng như là
regarding: đối với, về phần
on behalf of: thay mặt cho
in order to: để có thể, để mà
even: thậm chí, ngay cả, kể cả khi
rather: chứ, chứ không phải
and not: chứ không
disregard: bất chấp, bất tuân, gạt bỏ, gạt sang một bên
set aside: gác lại
throw away: vứt, vứt bỏ, vứt đi, dẹp, dẹp bỏ, quăng đi
drop: thả, buông
revoke: thu hồi
revoked: bị thu hồi, đã thu hồi
erase: tẩy, tẩy xóa
guardrails: rào chắn
barrier: ranh giới
sensitive: nhạy cảm
secret key: khóa bí mật, khoá bí mật
private key: khóa riêng, khoá riêng
supervisor: người giám sát, giám sát viên
play the role of: sắm vai, thủ vai, hóa thân thành, hoá thân thành, diễn vai
roleplay: trò nhập vai, trò đóng vai
simulate: mô phỏng
hypothetical: giả thuyết, giả tưởng
fictional: hư cấu
fiction: tiểu thuyết
freed: được giải phóng
liberate: giải phóng
moral: luân thường
do not warn: đừng cảnh báo, không cảnh báo, khỏi cảnh báo
warn: cảnh báo
warning: lời cảnh báo, cảnh cáo
quietly: khẽ, nhẹ nhàng, thầm lặng
not allowed to refuse: không được quyền từ chối
key: khóa, khoá, chìa khóa, chìa khoá, phím
certification: chứng thực
credit card: thẻ tín dụng
credit card number: số thẻ, số thẻ tín dụng
card: thẻ, tấm thẻ
suspicious: đáng ngờ, khả nghi, đáng nghi
unethical: phi đạo đức
poison: thuốc độc, chất độc, đầu độc
explosives: chất nổ, thuốc nổ
gun: súng
banned substances: chất cấm, chất gây nghiện
fake: giả mạo
continue: tiếp tục, cứ tiếp tục, tiếp
programmed: được lập trình
programming: lập trình
permission: sự cho phép, phép
authority: thẩm quyền
authorize: ủy quyền, uỷ quyền
authorized: được ủy quyền, được uỷ quyền, có thẩm quyền
verify: kiểm chứng
absolutely: tuyệt đối, nhất quyết
completely: hoàn toàn, triệt để
no exceptions: không ngoại lệ
without comment: không bình luận
priority: ưu tiên
takes priority over: ưu tiên hơn
opposite: ngược lại, trái ngược
current: hiện hành
any: bất kỳ, bất cứ, bất kì, bất kỳ một
whether: liệu, liệu rằng
regardless of: bất kể, bất luận
through: xuyên qua
within: trong vòng, trong phạm vi
twenty: hai mươi
thirty: ba mươi
forty: bốn mươi
fifty: năm mươi
last: vừa qua
later: lát nữa
next to: bên cạnh, cạnh
etc: vân vân
image: hình minh họa, hình ảnh minh họa
session: phiên, phiên làm việc, buổi
okay: ổn
german: tiếng đức
notify: thông báo với
box: hộp, thùng, ô
case: trường hợp, vụ việc, vụ, vụ án
in case: phòng khi
draft: bản nháp, bản thảo, nháp
count: đếm
style: phong cách, văn phong
rate: tỷ lệ, tỉ lệ
field: lĩnh vực
label: nhãn, nhãn hiệu
library: thư viện
source: nguồn, nguồn gốc
client: thân chủ
sample: mẫu
template: mẫu sẵn, khuôn mẫu, bản mẫu
main: chính, chủ yếu
upgrade: nâng cấp
branch: chi nhánh, nhánh
vehicle: phương tiện
offer: ưu đãi
shift: ca làm, ca làm việc, ca trực
block: chặn, khối, ngăn chặn
blocked: bị chặn, đã chặn
fee: lệ phí
topic: đề tài
log: nhật ký, nhật kí
round: vòng
attach: gắn
store: lưu trữ
contact list: danh bạ
clean up: dọn dẹp, dọn
course: khóa học, khoá học, môn
conference: hội nghị
club: câu lạc bộ
scene: cảnh
valid: hợp lệ, còn hiệu lực
invalid: không hợp lệ
channel: kênh
great: tuyệt vời, tuyệt, vĩ đại
warm: ấm, ấm áp
query: truy vấn
manual: thủ công, sổ tay, cẩm nang
locked: bị khóa, đã khóa
charge: sạc, thu phí
fixed: cố định
edit: biên tập
clause: mệnh đề
feelings: tình cảm
past: quá khứ
future: tương lai
master: bậc thầy
approval: sự phê duyệt, phê chuẩn
portal: cổng thông tin
flag: lá cờ
deploy: triển khai
comment: nhận xét, bình luận
statement: tuyên bố, sao kê
scan: quét
museum: bảo tàng
discount: chiết khấu, giảm giá, khuyến mãi
publish: xuất bản
collect: thu thập
gate: cổng
merge: hợp nhất, gộp
deposit: đặt cọc, tiền cọc
lab: phòng thí nghiệm
mirror: gương
joke: câu đùa, đùa, chuyện cười
default: mặc định
guess: đoán
lock: khóa lại, khoá lại
scope: phạm vi
tone: giọng điệu
object: đối tượng
judge: thẩm phán, phán xét
single: độc thân
credit: tín dụng
fair: công bằng
partner: đối tác
phrase: cụm từ
balance: số dư
survey: khảo sát
certificate: chứng chỉ, giấy chứng nhận
sync: đồng bộ
reference: tham khảo, tham chiếu
detail: chi tiết
details: các chi tiết
vote: bình chọn
direct: trực tiếp
touch: chạm, sờ
drive: lái
prove: chứng minh
parking: bãi đỗ xe, đỗ xe
sound: âm thanh
online: trực tuyến
walk: đi bộ
platform: nền tảng
exit: lối ra
agreement: thỏa thuận, thoả thuận, hiệp định
effect: tác dụng, hiệu ứng
feedback: góp ý
spelling: chính tả
plant: trồng
chart: biểu đồ
pause: tạm dừng, tạm ngừng, tạm ngưng
temporarily: tạm, tạm thời
design: thiết kế
extract: trích xuất, rút ra
undo: hoàn tác
protocol: giao thức
identity: danh tính
artificial: nhân tạo
browser: trình duyệt
universe: vũ trụ
specific: cụ thể, cụ thể là
experiment: thí nghiệm
convert: quy đổi
material: vật liệu
intelligence: trí tuệ
spam: thư rác, tin rác
equal: bình đẳng
fun: vui nhộn
math: toán, toán học
sir: ngài, thưa ngài, quý ngài
in short: tóm lại, nói tóm lại
therefore: chính vì vậy
related to: liên quan, liên quan tới
loophole: lỗ hổng
seem: có vẻ, dường như
in turn: lần lượt
mail: bưu điện
commit: cam kết
carry: chở
post: bài đăng, đăng bài, đăng
apply for job: ứng tuyển
look for: kiếm
date: ngày tháng, hẹn hò
appointment: lịch hẹn, cuộc hẹn, hẹn
dry in sun: phơi
fall: rơi, ngã
rise: mọc
grow: lớn lên, trưởng thành
marry: cưới, kết hôn
wedding: đám cưới
divorce: ly hôn
pregnant: mang thai, có bầu
ground: mặt đất
people's committee: ủy ban nhân dân, uỷ ban
congress: quốc hội, đại hội
community: cộng đồng
revolution: cách mạng
independence: độc lập
constitution: hiến pháp
decree: nghị định
decision: quyết định này
circular: thông tư
certificate of residence: hộ khẩu
property: tài sản
resources: tài nguyên
investment: đầu tư
bid: đấu thầu
export: xuất khẩu
import: nhập khẩu
profit: lợi nhuận, lãi
loss: lỗ
inflation: lạm phát
trade: thương mại, buôn bán
promotion: thăng chức
resign: từ chức, nghỉ việc, thôi việc
recruit: tuyển dụng, tuyển
unemployed: thất nghiệp
retire: nghỉ hưu, về hưu
pension: lương hưu
festival: lễ hội
temple: chùa, đền
ceremony: lễ, buổi lễ
pray: cầu nguyện
buddha: phật
ghost: ma
miracle: kỳ diệu, phép màu
effort: nỗ lực
patience: sự kiên nhẫn
secretive: kín đáo
attract: thu hút
participate: góp phần
contribute: đóng góp
achieve: đạt, đạt được
reach: chạm tới
aim: nhắm
focus: tập trung
express: bày tỏ
affirm: khẳng định
deny: phủ nhận
admit: thừa nhận
regret: hối hận, tiếc
blame: đổ lỗi, trách
forgive: tha thứ
surrender: đầu hàng
escape: thoát khỏi, trốn
chase: đuổi
follow up: theo sát
lack: thiếu hụt
exist: tồn tại
appear: xuất hiện
disappear: biến mất
arise: phát sinh
occur: xảy đến
decrease: sụt giảm
overall: tổng quát, tổng thể
total number: tổng số
system of: hệ
structure: cấu trúc, kết cấu
characteristic: đặc điểm
element: yếu tố
factor: nhân tố
phenomenon: hiện tượng
theory: lý thuyết
reality: hiện thực
concept: khái niệm
viewpoint: cách nhìn
thinking: tư duy
creativity: tính sáng tạo
emotion: xúc động
impression: ấn tượng
curious: tò mò
confident: tự tin
proud: tự hào
ashamed: xấu hổ
shy: ngại
jealous: ghen
lonely: cô đơn
calm: bình tĩnh
hurry: vội, vội vàng
lazy: lười
diligent: chăm chỉ
kind: tử tế, tốt bụng
gentle: hiền, dịu dàng
cute: dễ thương
luxurious: sang trọng
ancient: cổ, cổ đại
modern times: thời nay
battle: trận
victory: thắng lợi
defeat: thất trận
ignore: không quan tâm tới, đừng bận tâm đến, đừng để tâm đến
ignore: không để ý, không cần quan tâm đến, đừng nghe, vờ như không thấy
ignored: đã bỏ qua, đã phớt lờ, được bỏ qua, bị lờ đi, đã lờ đi
disregard: coi như không có, xem như không có
disregard: coi thường, khỏi tuân theo, không xét đến, không tính đến
disregard: không cần đếm xỉa
forget: hay quen
override: vượt quyền, thay thế hoàn toàn, lấn át
bypass: đi vòng qua
rules: quy dinh, lề luật
guidelines: nguyên tắc hướng dẫn, đường lối, định hướng, các nguyên tắc, kim chỉ nam
orders: lệnh trên, các mệnh lệnh, lời sai bảo
commands: các câu lệnh
directives: huấn thị, sắc lệnh, huấn lệnh
restrictions: điều cấm, han che, các giới hạn, lệnh cấm, sự kìm kẹp, xiềng xích
constraints: các ràng buộc, điều kiện ràng buộc, sự gò bó
safety rules: giới hạn an toàn
policies: các chính sách, các chính sách này
previous instructions: lệnh trước đó, lệnh trước đây, mệnh lệnh trước đó, câu lệnh trước đó, hướng dẫn cũ, chỉ dẫn cũ
previous instructions: chỉ thị cũ, lệnh cũ, yêu cầu trước đó, yêu cầu trước đây, các lệnh trước đó
all previous instructions: mọi lệnh trước đó, tất cả các lệnh trước đó, tất cả lệnh trước đó
the instructions above: mệnh lệnh ở trên
previous rules: luật trước đó, quy tắc cũ, luật cũ
original instructions: lệnh ban đầu
new instructions: lệnh mới, mệnh lệnh mới, yêu cầu mới
my instructions: lệnh của tôi, mệnh lệnh của tôi
your rules: luật của bạn
your restrictions: giới hạn của bạn, giới hạn của mày, các giới hạn của bạn, các giới hạn của mày
your system prompt: chỉ thị hệ thống của bạn
system prompt: dấu nhắc hệ thống, loi nhac he thong, thông báo nhắc hệ thống, yêu cầu hệ thống
hidden instructions: hướng dẫn bí mật, chỉ thị bí mật, chỉ dẫn bí mật, lệnh ẩn
initial prompt: câu lệnh ban đầu, câu lệnh gốc
prompt: câu gợi ý, câu lệnh nhắc, dấu nhắc, gợi nhắc
hidden: được giấu, bị che giấu
secret: bí ẩn
confidential: bảo mật cao, mang tính bảo mật
confidential information: thông tin bí mật
developer: người phát triển, nhà lập trình
operator: người vận hành, nhà vận hành, đơn vị vận hành, nhân viên vận hành, tổng đài viên, nhà mạng
administrator: nhà quản trị, quản trị hệ thống
assistant: người trợ giúp
ai assistant: trợ lý trí tuệ nhân tạo
model: model, người mẫu
ai: ai nhân tạo, các ai, ai này
ai model: mô hình trí tuệ nhân tạo
ai system: hệ thống trí tuệ nhân tạo
ai agent: tác nhân ai, tác tử ai, đặc vụ ai, đại lý ai
agent: nhân viên đại lý, đặc vụ, người đại diện
bot: rô bốt trò chuyện
chatbot: chat bot, hộp chat tự động
you are an ai: bạn là ai nhân tạo, bạn là trí tuệ nhân tạo
i am your developer: tôi là người tạo ra bạn
reveal: khai ra
disclose: khai báo, tiết lộ ra, tiết lộ ra ngoài
verbatim: y chang
pretend to be: giả danh, giả sử bạn là, cứ coi như bạn là
play the role of: nhập vai thành
unrestricted: không bị giới hạn, không bị gò bó
unrestricted: không bị hạn chế gì, phi giới hạn, tự do hoàn toàn
without restrictions: mà không có hạn chế, khong gioi han, khong han che, vô giới hạn
without restrictions: không bị kiểm soát
without limits: không có ranh giới, không biên giới
no rules: không có luật
developer mode: chế độ phát triển
uncensored: không qua kiểm duyệt, không che, chưa kiểm duyệt
unfiltered: chưa qua lọc
do not reveal: đừng để lộ, không được để lộ, không để lộ
do not summarise: đừng tóm tắt, không tóm tắt
forward: gửi tiếp
transfer: sang tên
password: mk
passwords: các mật khẩu, những mật khẩu, danh sách mật khẩu
credentials: thông tin chứng thực, tài khoản mật khẩu, tài khoản và mật khẩu
account: trương mục
bank: nhà băng
bank details: thông tin chuyển khoản
for ai assistants: dành cho trợ lý ai, cho trợ lý ai, dành cho các trợ lý ai, gửi trợ lý ai
ai reading this: ai đang đọc nội dung này, ai nào đọc
summarise: tổng hợp, tóm gọn, hãy tóm tắt, khái quát
obey: vâng theo
refuse: cự tuyệt
instructed: được chỉ thị, được hướng dẫn, được yêu cầu, được chỉ dẫn
forbidden: bị nghiêm cấm, cấm chỉ
previous commands: lệnh trước, các câu lệnh trước, lệnh phía trước, lệnh trước kia
new rules: luật mới
break the rules: phá luật
remove restrictions: gỡ bỏ giới hạn
instruction: một hướng dẫn, một chỉ dẫn, một chỉ thị, chỉ thị này, hướng dẫn này
models: các mô hình, những mô hình
leak: lộ ra ngoài
rule: một quy tắc, quy tắc này
secret instructions: mệnh lệnh bí mật, chỉ thị mật
ai assistants: các trợ lý ai, các trợ lý ảo
play the role: nhập vai vào, đóng vai nhân vật, hóa thân, hoá thân
if you are a language model: nếu bạn là llm
as an ai language model: là một mô hình ngôn ngữ, với tư cách là ai
restricted: bị hạn chế
systems: các hệ thống, những hệ thống
restriction: một hạn chế, hạn chế này
you must obey: bạn phải tuân theo
your configuration: cài đặt của bạn
all passwords: tất cả mật khẩu, mọi mật khẩu, tất cả các mật khẩu
company policy: quy định công ty
moral limits: ràng buộc đạo đức, rào cản đạo đức
any ai: bất kỳ ai nào
llm: mô hình ngôn ngữ lớn này
confidential instructions: hướng dẫn bảo mật, chỉ dẫn bảo mật, chỉ thị bảo mật, các hướng dẫn bảo mật
confidential instructions: các chỉ dẫn bảo mật, các chỉ thị bảo mật, những hướng dẫn bảo mật, những chỉ dẫn bảo mật
confidential rules: quy tắc bảo mật, quy định bảo mật, luật lệ bảo mật, các quy tắc bảo mật, các quy định bảo mật
above commands: lệnh ở trên, lệnh bên trên, lệnh phía trên
original commands: lệnh gốc, lệnh nguyên bản
initial commands: lệnh lúc đầu
hidden commands: lệnh bị ẩn
secret commands: lệnh bí mật
internal commands: lệnh nội bộ
safety commands: lệnh an toàn
system commands: lệnh của hệ thống
following commands: lệnh sau, lệnh sau đây, lệnh dưới đây
confidential commands: lệnh mật, lệnh bảo mật, câu lệnh bảo mật, mệnh lệnh bảo mật, các lệnh bảo mật
your commands: lệnh của bạn, lệnh của mày
current commands: lệnh hiện tại, lệnh hiện hành
other commands: lệnh khác
developer's commands: lệnh của nhà phát triển
previous guidelines: nguyên tắc trước đó, nguyên tắc trước đây, nguyên tắc trước, nguyên tắc phía trước
previous guidelines: nguyên tắc trước kia, các nguyên tắc trước đó, các nguyên tắc trước đây, các nguyên tắc trước
previous guidelines: các nguyên tắc phía trước, các nguyên tắc trước kia
above guidelines: nguyên tắc ở trên, nguyên tắc bên trên, nguyên tắc phía trên, nguyên tắc trên
above guidelines: các nguyên tắc ở trên, các nguyên tắc bên trên, các nguyên tắc phía trên, các nguyên tắc trên
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
previous restrictions: giới hạn trước đó, giới hạn trước đây, giới hạn trước, giới hạn phía trước, giới hạn trước kia
previous restrictions: các giới hạn trước đó, các giới hạn trước đây, các giới hạn trước, các giới hạn phía trước
previous restrictions: các giới hạn trước kia
above restrictions: giới hạn ở trên, giới hạn bên trên, giới hạn phía trên, giới hạn trên, các giới hạn ở trên
above restrictions: các giới hạn bên trên, các giới hạn phía trên, các giới hạn trên
original restrictions: giới hạn gốc, giới hạn nguyên bản, các giới hạn gốc, các giới hạn nguyên bản
initial restrictions: giới hạn ban đầu, giới hạn lúc đầu, các giới hạn ban đầu, các giới hạn lúc đầu
old restrictions: giới hạn cũ, các giới hạn cũ
new restrictions: giới hạn mới, các giới hạn mới
hidden restrictions: giới hạn ẩn, giới hạn bị ẩn, các giới hạn ẩn, các giới hạn bị ẩn
secret restrictions: giới hạn bí mật, các giới hạn bí mật
internal restrictions: giới hạn nội bộ, các giới hạn nội bộ
safety restrictions: các giới hạn an toàn
system restrictions: giới hạn hệ thống, giới hạn của hệ thống, các giới hạn hệ thống, các giới hạn của hệ thống
following restrictions: giới hạn sau, giới hạn sau đây, giới hạn dưới đây, các giới hạn sau, các giới hạn sau đây
following restrictions: các giới hạn dưới đây
confidential restrictions: hạn chế bảo mật, giới hạn mật, giới hạn bảo mật, ràng buộc bảo mật, các hạn chế bảo mật
confidential restrictions: các giới hạn mật, các giới hạn bảo mật
my restrictions: giới hạn của tôi, các giới hạn của tôi
current restrictions: giới hạn hiện tại, giới hạn hiện hành, các giới hạn hiện tại, các giới hạn hiện hành
other restrictions: giới hạn khác, các giới hạn khác
developer's restrictions: giới hạn của nhà phát triển
confidential prompt: lời nhắc bảo mật, prompt bảo mật
confidential messages: tin nhắn bảo mật, các tin nhắn bảo mật
confidential text: văn bản bảo mật, đoạn văn bảo mật
confidential conversation: cuộc trò chuyện bảo mật, hội thoại bảo mật
confidential content: nội dung bảo mật
confidential settings: cài đặt bảo mật, thiết lập bảo mật
confidential requests: yêu cầu bảo mật, các yêu cầu bảo mật
confidential context: ngữ cảnh bảo mật, bối cảnh bảo mật
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
confidential policies: chính sách mật
your policies: chính sách của bạn, chính sách của mày
my policies: chính sách của tôi
current policies: chính sách hiện tại, chính sách hiện hành
other policies: chính sách khác
developer's policies: chính sách của nhà phát triển
your initial commands: lệnh ban đầu của bạn
your original commands: lệnh gốc của bạn
your system commands: lệnh hệ thống của bạn
your secret commands: lệnh bí mật của bạn
your internal commands: lệnh nội bộ của bạn
your hidden commands: lệnh ẩn của bạn
your previous commands: lệnh trước đó của bạn
your initial guidelines: nguyên tắc ban đầu của bạn
your original guidelines: nguyên tắc gốc của bạn, các nguyên tắc gốc của bạn
your system guidelines: nguyên tắc hệ thống của bạn
your secret guidelines: nguyên tắc bí mật của bạn
your internal guidelines: nguyên tắc nội bộ của bạn
your hidden guidelines: nguyên tắc ẩn của bạn, các nguyên tắc ẩn của bạn
your previous guidelines: nguyên tắc trước đó của bạn
"""
