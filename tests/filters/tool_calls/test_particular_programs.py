"""Programs with rules of their own."""

import pytest

from tests.filters.tool_calls.read_commands import all_look

LOOKS = [
    "sed -n '1,100p' src/app.py", "sed -n 10,20p file", "sed -n '/start/,/end/p' f", "sed 's/foo/bar/g' file.txt",
    'sed -n "5p" f', "sed -e 's/^[ \\t]*//' -e '/^$/d' f", "sed '/^#/d' config.ini",
    "sed -E 's/([0-9]+)-([0-9]+)/\\2-\\1/' f", "awk '{print $1}' access.log | sort | uniq -c",
    "awk -F: '{print $1, $3}' /etc/passwd", "awk -F',' 'NR>1 {sum+=$3} END {print sum}' data.csv",
    "awk '/ERROR/ {print $0}' app.log", "awk '/error|warn/' app.log", "awk 'NR>=10 && NR<=20' f",
    "awk '{a[$1]++} END {for (k in a) print k, a[k]}' f", "awk '{printf \"%s %d\\n\", $1, $2}' f",
    "awk -F'|' '{print $2}' t.txt", "awk '{print $1/1024}' f",
    "awk 'length($0) > 120 {print FILENAME\": \"FNR}' src/*.py", "yq '.services | keys' docker-compose.yml",
    "yq eval '.version' chart.yaml", "sort -k2 -n data.txt", "sort -u names.txt | wc -l",
    "sort -t, -k3,3nr data.csv | head", "date", "date +%Y-%m-%d", 'date -u +"%Y-%m-%dT%H:%M:%SZ"', "ps aux",
    "ps aux | grep nginx", "ps aux --sort=-%mem | head", "ps -ef | grep -v grep | grep python",
    "ps -p 1234 -o pid,cmd", "ip addr", "ip a show eth0", "tar -tzf a.tar.gz | head", "tar tf a.tar",
    "xxd a.bin | head", "printf '%s\\n' \"$PATH\"", "[ -d node_modules ] && echo yes || echo no",
    "test -f .env && echo exists", 'sqlite3 app.db "select * from users limit 5"', "[ ! -f a ]", "test a",
    '[ "$x" = b ]',
]  # fmt: skip
MORE = [
    "ps -ComputerName x", "ps aux -ComputerName x", "ps \u2013ComputerName x", "date -f x", "date -s 10:00",
    "date --set=10:00", "date 010112002026", "date +%F -s x", "test -v 'a[$(evil)]'", "[ -v 'a[$(evil)]' ]",
    "[ 'a[$(evil)]' -eq 1 ]", '[ "$x" -eq 1 ]', '[ 1 -eq "$x" ]', "[ $x ]", "[ -n $x ]", "[ -o x ]", "[ -R x ]",
    "[ a = b -o -v 'x[$(evil)]' ]", "test 'PATH=1' -eq 1", "printf %d 'a[$(evil)]'", "printf %d 'PATH=1'",
    "printf '%s %d' 1 'PATH=1'", "printf %n PATH", "printf '%-5n' PATH", "printf '%*d' 'PATH=1' 1",
    "printf -v PATH x", "printf -- -v PATH x", 'printf "$x" y', "printf '%(%F)T' 1", "sed -i s/a/b/ f",
    "sed -n -i p f", "sed -ni p f", "sed -n p -i f", "sed --in-place p f", "sed --in-p p f", "sed -n 'w out' f",
    "sed -n '1w out' f", "sed 's/a/b/w out' f", "sed 's/a/b/e' f", "sed 's/a/evil/e' f", "sed '1e evil' f", "sed e f",
    "sed 's/[/]/x/e;s/a/b/' f", "sed 's/[/]/w out/' f", "sed 's/a\\/b/e' f", "sed 's,a,b,;w out' f",
    "sed 'y/a/b/;w out' f", "sed '/x/w out' f", "sed '\\xfoox w out' f", "sed '/[/]/w out/' f",
    "sed 'a\\' -e 'w out' f", "sed -e 'a\\' -e 'x' f", "sed 'r /etc/passwd' f", "sed -f script f", 'sed "$x" f',
    'sed -e "$x" f', "sed -E -e p -e 'w out' f", "sed 's/x/y/;;w out' f", "sed 'p;w out' f", "sed -s -i p f",
    "sed 1p *", "sed -n 1p *.py", 'sed p "$f"', "awk 'BEGIN{system(\"evil\")}'", "awk 'BEGIN{\"evil\" | getline x}'",
    "awk 'BEGIN{print \"x\" | \"evil\"}'", "awk 'BEGIN{print \"x\" |& \"evil\"}'", "awk '{print > \"out\"}' f",
    "awk '{print >> \"out\"}' f", "awk '{printf \"x\" > \"out\"}' f", "awk '{print $1 > $2}' f",
    "awk '{print a,\nb > \"out\"}' f", "awk 'BEGIN{while((getline x < \"f\")>0) print x}'", "awk -f prog f",
    "awk -i inplace 1 f", "awk -l ext 1 f", "awk -e 'BEGIN{system(\"evil\")}'", "awk 'BEGIN{@f()}'",
    "awk '@load \"x\"; 1' f", "awk '@include \"x\"' f", 'awk "$x" f', 'awk "{print $x}" f',
    "awk 'BEGIN{if (1) /\"/; print \"x\" > \"out\"; y = \"/\"}'", "awk 'BEGIN{print /\"/ > \"out\"; y=\"/\"}'",
    "awk 'BEGIN{x = 1\n/\"/; print 1 > \"out\"; y = \"/\"}'", "awk '{x=a / \"b\" | \"evil\" / c}' f",
    "awk 'BEGIN { print 1, 2 > \"out\" }'", "awk 'BEGIN{print \"a\"; print(\"b\") > \"out\"}'",
    "awk 'BEGIN{sys\\\ntem(\"evil\")}'", "awk -v x='evil' 'BEGIN{system(x)}'", "awk 'BEGIN{awk::system(\"evil\")}'",
    "awk --source 'BEGIN{system(\"evil\")}' 1", "awk 1 -f prog", "awk -F: -f prog",
    "awk 1 /inet/tcp/0/two.example/80", "awk 'BEGIN{printf \"%c\", 1 > \"/dev/tcp/x\"}'", "yq -i '.a=1' f",
    "yq -s '.a' f", "yq eval -i '.a=1' f", "yq 'system(\"evil\")' f", "sort -o f f", "sort -of f", "sort -uo f f",
    "sort --output=f f", "sort --out=f f", "sort a -o b", "sort a b /O c", "sort --compress-program=evil f",
    "sort -T /tmp f", "sort *", "sort $x", 'sort "$x"', "sort -k2 -t, -o x y", "sort -t '\"' a -o b -t '\"'",
    "tar xf a.tar", "tar -xf a.tar", "tar cf a.tar b", "tar tf a -I evil", "tar -tf a --to-command=evil",
    "tar tf a --checkpoint-action=exec=evil", "tar tf host:a", 'tar -t -f "$x"',
    "tar t --use-compress-program=evil -f a", "tar -tf a -C / --extract", "tar tfx a", "ip addr add x",
    "ip link set x down", "ip netns exec x evil", "ip -b f", "ip route flush cache", "ip a flush dev eth0",
    "ip -n x addr", "xxd -r a b", "xxd a b", "xxd -ps a b", "xxd -p a b", "xxd -r -p a b", "xxd -c 8 a b",
    "xxd -seek 1 a b", "sqlite3 a.db '.shell evil'", "sqlite3 a.db 'select 1' '.shell evil'",
    "sqlite3 -init f a.db 'select 1'", "sqlite3 -cmd '.shell evil' a.db 'select 1'", 'sqlite3 a.db "drop table x"',
    "sqlite3 a.db", "read PATH", "read -r PATH", "read -p x y", "read -a x", "sleep 99999", "sleep x",
    "sort a 2>/dev/null -o b", 'yq "$x" f', 'yq eval "$x" f', "yq eval 'system(\"evil\")' f",
]  # fmt: skip


@pytest.mark.parametrize("command", LOOKS)
def test_programs_that_look(command: str) -> None:
    assert all_look(command)


@pytest.mark.parametrize("command", MORE)
def test_programs_that_do_more_or_may(command: str) -> None:
    assert not all_look(command)
