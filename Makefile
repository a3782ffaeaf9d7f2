# The house: every target does its own set-up; nothing is repeated while nothing has changed.

PYTHON ?= python3
VENV := .venv
GAME ?= godfather
HOST ?= 127.0.0.1
PORT ?= 8765
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest -n 4 --dist worksteal

# Hundreds of programs are started by the tests; each would compile every module it imports anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup compile web web-check play play-terminal programs lint format types checks test test-fast
.PHONY: prove shots lock clean

help:
	@echo "make setup      virtual environment, pinned dependencies, compiled kernel"
	@echo "make play       set-up, then both games in the browser (HOST=0.0.0.0: for your network, too; PORT=)"
	@echo "make play-terminal  the same without a browser (GAME=chicago for the other game)"
	@echo "make web        the browser's client, built from web/"
	@echo "make test       set-up, style, types and every test"
	@echo "make test-fast  the tests of daily work (2 minutes)"
	@echo "make shots      pictures of the client in every state, checked, in build/shots (FEW=1: each state once)"
	@echo "make prove      the long proofs; they write docs/evidence/"
	@echo "make format     put the sources into the project's format"
	@echo "make lock       pin the newest dependencies again (needs uv)"
	@echo "make clean      remove everything that make made"

$(VENV)/.created:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "make: $(PYTHON) must be Python 3.11 or newer (set PYTHON=...)" >&2; exit 2; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
		|| { echo "make: $(PYTHON) cannot create virtual environments; install python3-venv" >&2; exit 2; }
	@echo "set-up: a virtual environment in $(VENV) …"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# What playing needs; the packages of the tests come only with `make setup` and what builds on it.
$(VENV)/.runtime: $(VENV)/.created requirements/base.txt requirements/build.txt requirements/server.txt
	@echo "set-up: fetching the packages for playing …"
	@$(PIP) --require-hashes -r requirements/base.txt -r requirements/build.txt -r requirements/server.txt
	@touch $@

$(VENV)/.package: $(VENV)/.runtime pyproject.toml setup.py
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dependencies: $(VENV)/.package $(VENV)/.node requirements/dev.txt requirements/research.txt requirements/ray.txt
	@echo "set-up: fetching the packages for tests and research (about one gigabyte) …"
	@$(PIP) --require-hashes -r requirements/dev.txt -r requirements/research.txt -r requirements/ray.txt
	@touch $@

$(VENV)/.node: $(VENV)/.runtime requirements/web.txt
	@echo "set-up: fetching Node for the browser's client …"
	@$(PIP) --require-hashes -r requirements/web.txt
	@touch $@

compile: $(VENV)/.package
	@echo "set-up: compiling the engine (a minute or two the first time) …"
	@$(BIN)/python -m tools.compile

web: $(VENV)/.node
	@$(BIN)/python -m tools.web build

web-check: web
	@$(BIN)/python -m tools.web check

setup: $(VENV)/.dependencies compile web

# Serves at once; the kernel is compiled beside it and takes over.
play: web $(VENV)/.package
	@$(BIN)/python -m tools.start --open --host $(HOST) --port $(PORT)

play-terminal: compile
	@$(BIN)/consigliere play $(GAME)

lint: $(VENV)/.dependencies
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(VENV)/.dependencies
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(VENV)/.dependencies
	$(BIN)/mypy

programs: $(VENV)/.dependencies
	@$(BIN)/python -m tools.programs

# The compiler keeps one core busy for minutes: what does not need the kernel is done beside it.
test: $(VENV)/.package
	@$(MAKE) --no-print-directory -j 2 compile checks
	$(PYTEST)

checks: programs lint types web-check

test-fast: setup
	$(PYTEST) -m "not slow"

prove: setup
	$(BIN)/python -m tools.prove

# BESIDE=FOLDER: pictures of the same name there are shown beside ours
shots: setup programs
	$(BIN)/python -m tools.shots build/shots --axe $(if $(FEW),--few) $(if $(BESIDE),--beside $(BESIDE))

lock: $(VENV)/.node
	@for name in base dev build peers research ray server web; do \
		uv pip compile --quiet --upgrade --universal --python-version 3.11 --fork-strategy fewest \
			--generate-hashes --no-emit-index-url --no-emit-find-links --no-annotate --no-header \
			requirements/$$name.in --output-file requirements/$$name.txt || exit 1; \
	done
	@$(BIN)/python -m tools.web lock

clean:
	rm -rf $(VENV) build dist web/node_modules src/consigliere/server/client src/consigliere.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
