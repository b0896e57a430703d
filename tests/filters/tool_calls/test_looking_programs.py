"""Programs that look, by their options."""

import pytest

from tests.filters.tool_calls.read_commands import all_look

LOOKS = [
    "ls -la", "ls -la /srv/app/src", "ls src/ tests/", "ls -lh *.py", "ls *.log 2>/dev/null", "ls -la | head -20",
    "ls -R src | grep -v node_modules", "pwd && ls -la", "cat package.json", "cat README.md | head -50",
    "cat src/main.py", "cat /etc/os-release", 'cat "src/My File.ts"', "cat ~/.config/app/config.yaml",
    "cat a.txt b.txt | sort | uniq -c | sort -rn | head -10", "head -n 100 src/app.py", "head -100 server.log",
    "head -c 2000 data.json", "tail -n 50 /var/log/syslog", "tail -100 logs/app.log | grep -i error",
    "tail -f logs/app.log", "wc -l src/*.py", 'grep -rn "TODO" src/', 'grep -rn "def main" --include="*.py" .',
    'grep -E "error|warn" app.log', "grep -nE '^(class|def) ' src/app.py", 'grep -r "import os" . --include=*.py -l',
    "grep -v '^#' /etc/ssh/sshd_config", 'grep -c "" file.txt', 'grep -n "\\"version\\":" package.json',
    "grep -A 5 -B 5 'panic' log.txt", "grep -oP '(?<=version=)\\d+' setup.cfg", "grep -rn 'foo(bar)' src | head -5",
    "grep -n 'a\\.b' f", 'rg -n "fn main" src', "rg 'fn (\\w+)\\(' src", "rg -l TODO --type py",
    'rg -i "connection refused" logs/', "rg --files | head -50", "rg --files -g '*.rs'",
    "rg -g '!node_modules' 'useEffect\\(' src", 'rg "class \\w+\\(BaseModel\\)" -t py',
    "rg -A3 -B3 'def test_' tests/", "jq '.a[] | .b' f", "jq . package.json",
    "jq -r '.dependencies | keys[]' package.json", "jq '.scripts' package.json",
    "jq '.[] | select(.name == \"foo\")' a.json", "cat a.json | jq '.items | length'",
    "jq -r '.users[] | \"\\(.name): \\(.email)\"' users.json", "jq 'map({a: .x, b: .y})' f.json",
    "cut -d: -f1 /etc/passwd", "cut -d',' -f2,3 data.csv | sort -u", "tr '[:upper:]' '[:lower:]' < f",
    "tr -d '\\r' < f | head", "uniq -c sorted.txt", "diff a.txt b.txt", "diff -u old.py new.py", "diff -r dir1 dir2",
    "stat -c '%s %n' file", "stat file.txt", "file image.png", "du -sh .", "du -sh * | sort -h",
    "du -h --max-depth=1 /var | sort -hr | head -20", "df -h", "free -m", "free -h", "uptime", "uname -a", "whoami",
    "id", "groups", "hostname", "nproc", "lscpu | head", "lsblk", "which python3", "which node npm", "type python",
    "command -v docker", "node --version && npm --version", "python3 --version", "python --version 2>&1",
    "cd /srv/app && git status && git diff", "cd src && ls -la && cat main.py",
    "journalctl -u nginx -n 100 --no-pager", 'journalctl -u web --since "1 hour ago"', "journalctl -xe",
    "journalctl -f", "pgrep -fa python", "top -b -n 1 | head -20", "lsof -i :8080", "lsof -nP -iTCP -sTCP:LISTEN",
    "ss -tlnp", "netstat -tulpn", "tree -L 2", "tree -L 2 -I 'node_modules|.git'", "crontab -l", "unzip -l a.zip",
    "sha256sum a.iso", "md5sum *.bin", "hexdump -C a.bin | head -5", "od -c f | head",
    "strings a.out | grep -i version", "readlink -f /usr/bin/python3", "realpath .", "basename /a/b/c.txt .txt",
    "dirname /a/b/c.txt", 'echo "hello"', "echo $PATH", 'echo "exit code: $?"', "env | grep -i proxy",
    'for f in src/*.py; do wc -l "$f"; done', 'for f in *.log; do echo "== $f"; tail -5 "$f"; done',
    "for i in 1 2 3; do echo $i; done", "for s in web api db; do systemctl is-active $s; done",
    "if [ -f package.json ]; then cat package.json; fi", 'while read -r line; do echo "$line"; done < list.txt',
    'cat f | while IFS= read -r line; do echo "$line"; done', "seq 1 5 | paste -sd,", "column -t -s, data.csv",
    "comm -12 a.txt b.txt", "ls -la; pwd; whoami", "LC_ALL=C sort f | head", "zcat access.log.gz | head",
    "base64 -d f", 'cat <<< "hello"', 'ls -la "$HOME"/projects', 'cat "$f"', "nl -ba f | sed -n '10,20p'",
    "rg -n --no-heading 'TODO|FIXME' src tests", "grep -rnw '.' -e 'pattern'", "dmesg | tail -20", "last -n 5",
]  # fmt: skip
MORE = [
    "[[ -v 'x[$(evil)]' ]]", "[[ 'x[$(evil)]' -eq 1 ]]", "let x=1", "PATH=/tmp ls", "LD_PRELOAD=x ls",
    "GIT_PAGER=evil git log", "GIT_EXTERNAL_DIFF=evil git diff", "LC_ALL=C GIT_PAGER=evil git log",
    "LESSOPEN='|evil %s' cat f", "IFS=x ls", "IFS= ls", "TZ=x PATH=. ls", "alias ls=evil", "coproc evil", "! evil",
    "ls & evil", "ls && evil", "ls || evil", "ls | evil", "ls |& evil", "ls; evil", "if evil; then ls; fi",
    "if ls; then evil; fi", "while evil; do ls; done", "for f in a; do evil; done",
    "for f in -i; do sed 1d $f x; done", 'for f in -i; do sed 1d "$f" x; done',
    "for f in -delete; do find . $f; done", "for f in '-o x'; do sort a $f; done",
    "for f in 'a -delete'; do find $f; done", 'for f in *; do sed p "$f"; done',
    'for f in a; do ls; done; sed p "$f"', 'for f in a; do for f in -i; do ls; done; sed p "$f"; done',
    'for f in x; do read -r f; sed p "$f"; done', "until evil; do ls; done", "eval ls", "exec evil", "source f",
    ". f", "command evil", "command -p evil", "builtin evil", "env evil", "env -S 'evil'", "env X=1 evil", "nohup ls",
    "watch ls", "ls | sort {evil,x}", "jq . f | tee out", "jq . f | sponge f", "uniq a b", "uniq - b", "uniq -c a b",
    "uniq a,b", "uniq a\\ b", "uniq 'a'b c", "uniq $x", "uniq *", "uniq -- a b", 'uniq "a"b', "tee out",
    "ls | tee out", "unzip a.zip", "unzip -o a.zip", "unzip -lo a.zip -d /", "zip -T a.zip",
    "journalctl --vacuum-time=1d", "journalctl --rotate", "journalctl --flush", "journalctl --sync",
    "journalctl --cursor-file=x", "journalctl --file x --vacuum-size=1", "journalctl -M x", "journalctl --setup-keys",
    "journalctl --relinquish-var", 'journalctl "--rotate"', "journalctl $x", "hostname x", "hostname -F f",
    "hostname -b x", 'hostname "$x"', "dmesg -C", "dmesg -c", "dmesg --clear", "crontab -r", "crontab f",
    "crontab -e", "crontab -l -r", "crontab -u x -r", "ss -K", "ss -D f", "ss -F f", "lsof -D b/a", "lsof -k x",
    "file -C", "file -C -m x", "file -m x f", "file -z f", "file -p f", "rg --pre evil x", "rg --pre=evil x",
    'rg "--pre" evil x', "rg --hostname-bin=evil x", "rg -z x", "rg --search-zip x", "rg x *", "rg x $y",
    "rg --pr evil x", "tree -o f", "tree -R -H . -L 1", "tree --output=f", "tree *", "base64 -o x f",
    "base64 -i f -o g", "base64 a b", "strings --target=x f -p", "readelf -wK x -o y", "diff -l a b", "df --sync",
    'echo "a" & del b', "ls 'a\\'; evil; echo '\\'", "ls 'a\\' ; evil ; echo \\'", "ls --% | evil", "ls a;evil",
    "ls a&evil", "ls a|evil", "ls a&&evil", "ls a\\\\;evil", 'ls "a";evil', "ls 'a';evil", "ls 'a''b';evil",
    "python3 -c 'x'", "python3 script.py", "node -e x", "perl -e x", "ruby -e x", "php -r x",
    "curl https://two.example", "wget https://two.example", "nc two.example 80", "ssh two.example", "scp a b",
    "rsync a b", "ping two.example", "dig two.example", "nslookup two.example", "less f", "more f", "man ls", "vim f",
    "ed f", "dd if=a of=b", "cp a b", "mv a b", "ln -s a b", "touch a", "mkdir a", "rmdir a", "chmod x y",
    "chown x y", "kill 1", "pkill x", "killall x", "truncate -s 0 f", "shred f", "split f", "csplit f x", "patch f",
    "install a b", "mkfifo a", "mount a", "umount a", "ldd ./a.out", "ld.so ./a.out", "busybox rm x", "make",
    "cargo build", "go test", "command -v x; evil", "type x; evil", "ulimit -n 5", "umask 000", "cd a; evil",
    "history -c", "history -w f", "set -x", "shopt -s x", "trap evil EXIT", "enable -f x y", "bind x",
    "complete -C evil x", "hash -p evil ls", "mapfile -C evil x", "pushd x", "wait", "kill %1", "bg", "fg", "disown",
    "ls f 2>/dev/null -delete", "uniq a 2>/dev/null b", "uniq a < x b", "./ls", "/srv/ls", "/usr/bin/evil",
    "/bin/rm x", "~/ls", "$x", "$x ls", '"$x"', '"ls"$x', "'rm' x", "r''m x", 'r"m" x', "l\\\ns", 'ls" "x',
    '"ls -la"',
]  # fmt: skip


@pytest.mark.parametrize("command", LOOKS)
def test_programs_that_look(command: str) -> None:
    assert all_look(command)


@pytest.mark.parametrize("command", MORE)
def test_programs_that_do_more_or_may(command: str) -> None:
    assert not all_look(command)
