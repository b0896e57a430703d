"""Programs whose first operand says what they do, and clients of databases."""

import pytest

from tests.filters.tool_calls.read_commands import all_look

LOOKS = [
    "git --version", "git status", "git status --short", "git status -sb", "git log --oneline -10",
    "git log --oneline -n 20", "git log --format='%h %s' -5", 'git log --pretty=format:"%h - %an, %ar : %s" -10',
    "git log -p -- src/app.py", 'git log --since="2 weeks ago" --author="Alice"', "git log --graph --oneline --all",
    "git log --stat -3", "git log main..HEAD --oneline", "git log -S 'foo' --oneline", "git diff", "git diff HEAD~1",
    "git diff --stat", "git diff --cached", "git diff main...feature -- src/", "git diff --name-only HEAD~3..HEAD",
    "git show HEAD", "git show HEAD:src/app.py", "git show --stat abc123", "git branch", "git branch -a",
    "git branch --show-current", "git branch -vv", "git branch --contains abc123", "git blame -L 10,20 src/app.py",
    "git remote -v", "git stash list", "git tag", "git tag -l 'v1.*'", "git tag --sort=-creatordate | head -5",
    "git ls-files", "git ls-files | wc -l", "git ls-files '*.py' | xargs wc -l", "git rev-parse HEAD",
    "git rev-parse --abbrev-ref HEAD", "git rev-parse --show-toplevel", "git describe --tags", "git shortlog -sn",
    'git grep -n "TODO"', "git config --get user.email", "git config --list", "git reflog", "git cat-file -p HEAD",
    "git worktree list", "docker ps", "docker ps -a", "docker ps --format '{{.Names}}'", "docker images",
    "docker logs web", "docker logs --tail 100 web", "docker logs -f --since 10m api", "docker inspect web",
    "docker stats --no-stream", "docker compose ps", "docker compose logs --tail=50 api", "docker network ls",
    "docker volume ls", "docker system df", "podman ps", "kubectl get pods", "kubectl get pods -n web -o wide",
    "kubectl get svc,deploy -A", "kubectl get pod api-0 -o jsonpath='{.status.phase}'",
    "kubectl describe pod api-0 -n web", "kubectl logs api-0 -n web --tail=100", "kubectl logs -f deploy/api",
    "kubectl logs api-0 -c sidecar --previous", "kubectl top pods", "kubectl config current-context",
    "kubectl rollout status deploy/api", "kubectl get events --sort-by=.lastTimestamp",
    "kubectl get nodes -o json | jq '.items[].metadata.name'", "helm list -A", "helm status web -n prod",
    "helm get values web", "terraform workspace list", "systemctl status nginx",
    "systemctl is-active web", "systemctl --no-pager status web",
    "systemctl list-units --type=service --state=running", "systemctl list-timers", "systemctl show web -p MainPID",
    "systemctl cat nginx", "pip list", "pip show requests",
    'psql -d shop -c "select count(*) from orders"',
    "mysql -u root shop -e 'show tables'", "git log --oneline \\\n  --since=yesterday",
    'docker ps \\\n  --format "table {{.Names}}\\t{{.Status}}"', "git -C /srv/app log --oneline -5",
]  # fmt: skip
MORE = [
    "kubectl get -f https://two.example/a", "kubectl get pods -f=https://two.example/a", "kubectl logs --log_file=x",
    "kubectl logs --log-file=x", "git push", "git commit -m x", "git checkout .", "git reset --hard", "git clean -fd",
    "git branch x", "git branch -d x", "git branch -D x", "git branch -m x y", "git branch --list -D x",
    "git branch --sort=x y", "git branch -f x y", "git branch -l x", "git branch -u origin/x",
    "git branch --edit-description", "git tag v1", "git tag -d v1", "git tag -l -d v1", "git tag -a v1 -m x",
    "git tag --sort=x v1", "git stash", "git stash drop", "git stash pop", "git stash clear", "git remote add x y",
    "git remote remove x", "git remote show origin", "git remote update", "git remote -v update", "git fetch",
    "git pull", "git ls-remote origin", "git diff --output=f", "git diff --output f", "git diff --outp=f",
    "git log --output=f", "git log --ext-diff", "git show --ext-diff", 'git diff "--output=f"', "git log -p --ou=f",
    "git grep -O x", "git grep -Oevil x", "git grep --open-files-in-pager=evil x", "git -c core.pager=evil log",
    "git -c alias.x='!evil' x", "git --exec-path=/tmp log", "git -p log", "git --git-dir=x log", 'git -C "$x" log',
    "git -C $x log", "git config a b", "git config --unset x", "git config --global core.pager evil",
    "git config --get x --unset", "git config --list --unset x", "git config -e", "git reflog expire --all",
    "git reflog delete x", "git reflog drop", "git worktree add x", "git submodule update",
    "git submodule foreach evil", "git cat-file --textconv x", "git cat-file --filters x", "git archive -o x",
    "git bundle create x", "git log $x", 'git log "$x"', "git log *", "git status | evil", "git rev-parse --parseopt",
    "git update-index x", "git gc", "git bisect run evil", "git difftool", "docker run x", "docker exec x evil",
    "docker rm x", "docker -H tcp://two.example ps", "docker --host=tcp://two.example ps", "docker --config x ps",
    "docker --context x ps", "docker compose up", "docker compose -f https://two.example/a ps",
    "docker compose exec x evil", "docker compose run x", "docker compose ps --file x", "docker cp a b",
    "docker save -o x y", "docker image rm x", "docker image prune", "docker volume rm x", "docker system prune",
    "docker logs x --details -H x", "docker inspect $x", "docker context use x", "kubectl delete pod x",
    "kubectl apply -f x", "kubectl exec x -- evil", "kubectl get pods --raw /api", "kubectl get --raw=/api",
    "kubectl get pods -s x", "kubectl get pods --server=x", "kubectl get pods --kubeconfig=x",
    "kubectl --kubeconfig=x get pods", "kubectl -s x get pods", "kubectl get pods --token=x",
    "kubectl get pods --as=x", "kubectl get pods --cache-dir=x", "kubectl get pods --profile=cpu",
    "kubectl get pods --profile-output=x", "kubectl get pods -k https://two.example",
    "kubectl describe -f https://two.example", "kubectl explain pods --output=x --kuberc=y",
    "kubectl cluster-info dump --output-directory=x", "kubectl config set x y", "kubectl config use-context x",
    "kubectl config view --raw", "kubectl rollout restart x", "kubectl rollout status -f https://two.example",
    "kubectl auth reconcile -f x", "kubectl logs $x", "kubectl proxy", "kubectl port-forward x 1", "kubectl cp a b",
    "kubectl top pods --server=x", "helm install x y", "helm get values x --kubeconfig y",
    "helm list --kube-apiserver x", "helm status x --post-renderer evil", "helm repo add x y", "helm repo update",
    "helm show values https://two.example", "helm template x", "terraform apply", "terraform plan", "terraform init",
    "terraform -chdir=x plan", "terraform state rm x", "terraform state pull", "terraform workspace new x",
    "terraform show -generate-config-out=x", "npm install", "npm ls --prefix x --registry=y", "npm view x",
    "npm outdated", "npm ls", "npm root", "terraform show", "terraform output -json", "terraform state list",
    "terraform version", "pip freeze", "git log --format=%G?", "git show --pretty=%GG", "git log --pretty %GS",
    "git stash list --format=%GK", "npm run x", "npm config set x y", "npm exec evil", "npm root --userconfig x",
    "pip install x", "pip list --outdated", "pip list -o", "pip list --log x", "pip --log x list", "pip freeze --log x",
    "pip show x --proxy y", "pip config set x y", "pip download x", "systemctl stop x", "systemctl restart x",
    "systemctl status -H x y", "systemctl -H x status y", "systemctl --host=x status", "systemctl status --machine=x",
    "systemctl -M x status", "systemctl list-units --root=x", "systemctl edit x", "systemctl set-property x",
    "systemctl kill x", "systemctl show $x", "npm test", "psql -c 'drop table x'", "psql -c 'select 1' -o f",
    "psql -c '\\! evil'", "psql -c 'select 1 \\g |evil'", "psql -f f", "psql -h x -c 'select 1'",
    "psql postgres://two.example/x -c 'select 1'", "psql -c 'select 1' -c 'drop table x'", 'psql -c "$x"',
    "psql -v x=y -c 'select 1'", "mysql -e 'drop table x'", "mysql -h x -e 'select 1'", "mysql -e '\\! evil'",
    "mysql --pager=evil -e 'select 1'",
]  # fmt: skip


@pytest.mark.parametrize("command", LOOKS)
def test_programs_that_look(command: str) -> None:
    assert all_look(command)


@pytest.mark.parametrize("command", MORE)
def test_programs_that_do_more_or_may(command: str) -> None:
    assert not all_look(command)
