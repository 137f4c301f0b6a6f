# PYTHON chooses the interpreter from which .venv is made.
PYTHON ?= python3

# Further arguments for play, bench and the tests, e.g. make test ARGS="-k draw"
ARGS ?=

# One more test process than cores: tests that play in real time often wait.
WORKERS := $(shell expr $$(nproc 2>/dev/null || echo 2) + 1)

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --quiet
SOURCES := $(shell find src/overrule -name '*.py' 2>/dev/null)

# The client in the browser. Node comes from this machine or, where it has none that is new enough, from PyPI.
STATIC := src/overrule/server/static
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/generated/*' -not -path '*/.*' 2>/dev/null) $(wildcard src/overrule/messages/*.ftl src/overrule/games/*/messages.*.ftl)
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
NPM := $(WITH_NODE) npm --no-audit --no-fund --loglevel=error
NODE_FITS := const [a, b] = process.versions.node.split(".").map(Number); process.exit((a == 20 && b >= 19) || (a == 22 && b >= 12) || a > 22 ? 0 : 1)

# CHROMIUM names a browser for the tests other than the one that npm brings.
CHROMIUM ?=

.DEFAULT_GOAL := help
.PHONY: help setup web play ready checks check-style check-types check-client check
.PHONY: test test-quick test-thorough test-cluster test-postgres
.PHONY: format build optimise bench trust goldens pictures faces clean
.SILENT:
.DELETE_ON_ERROR:

help:
	echo "make setup         prepare .venv and compile the engine (only what is out of date)"
	echo "make web           set up, then build the client for the browser"
	echo "make play          set up, then start the server and play in the browser"
	echo "make test          set up, then check format, style, types and the client, and run the tests"
	echo "make test-quick    the same without the slow tests and the browser: about 2 minutes once all is set up"
	echo "make test-thorough run what make test leaves out: more whole matches in the browser, and every other screen"
	echo "make test-cluster  install Ray (240 MB) and run the tests of the arena on a cluster, which make test leaves out"
	echo "make test-postgres run the tests that need PostgreSQL, which must be installed; make test leaves them out"
	echo "make test-package  build the packages, install them into new environments and play"
	echo "make check         the same as make test"
	echo "make format        format the code and fix what lint can fix"
	echo "make build         compile the engine quickly, as setup does"
	echo "make optimise      compile the engine as for a release: it takes minutes, and the engine is faster"
	echo "make bench         measure the engine's speed, and that of other projects' card games"
	echo "make trust         put the server under load, kill it, and make noise: the figures as a table"
	echo "make goldens       write the golden files anew"
	echo "make pictures      lay out the pictures of all cards: build/contact-*.png"
	echo "make faces         lay out the faces of all cards: build/faces-*.png"
	echo "make clean         remove build products and caches (keeps .venv)"

setup: $(VENV)/.engine

$(VENV)/.dependencies: requirements.lock
	echo "Installing dependencies into $(VENV) ..."
	"$(PYTHON)" -m venv $(VENV)
	$(PIP) install --no-compile --require-hashes -r requirements.lock
	touch $@

$(VENV)/.project: $(VENV)/.dependencies pyproject.toml
	echo "Installing Overrule into $(VENV) ..."
	$(PIP) install --no-build-isolation --no-deps --editable .
	touch $@

# The tool compares the compiled sources' contents and compiles only when they changed.
$(VENV)/.engine: $(VENV)/.project tools/build_engine.py $(SOURCES)
	$(BIN)/python tools/build_engine.py
	touch $@

build: $(VENV)/.project
	$(BIN)/python tools/build_engine.py
	touch $(VENV)/.engine

# What is built stays in use until a source changes.
optimise: $(VENV)/.project
	$(BIN)/python tools/build_engine.py optimised
	touch $(VENV)/.engine

# A machine with a Node that fits need not wait for Python's packages.
ifeq ($(shell command -v npm > /dev/null && node -e '$(NODE_FITS)' 2> /dev/null && echo fits),fits)
$(VENV)/.node:
	mkdir -p $(VENV)
	touch $@
else
$(VENV)/.node: tools/node.lock | $(VENV)/.project
	echo "Installing Node into $(VENV) ..."
	$(PIP) install --require-hashes -r tools/node.lock
	touch $@
endif

web/node_modules/.installed: $(VENV)/.node web/package.json $(wildcard web/package-lock.json)
	echo "Installing what the client is built with ..."
	cd web && $(NPM) $(if $(wildcard web/package-lock.json),ci,install)
	touch $@

$(STATIC)/.built: web/node_modules/.installed tools/build_client.py tools/compress_client.mjs $(WEB_SOURCES)
	echo "Building the client ..."
	$(WITH_NODE) $(BIN)/python tools/build_client.py

web: setup $(STATIC)/.built

# The client's types are written from those of the server; files that are right already are left alone.
TYPES := web/src/generated/.written
$(TYPES): $(VENV)/.project tools/client_types.py $(SOURCES)
	$(BIN)/python tools/client_types.py
	touch $@

.PHONY: types
types: $(TYPES)

$(STATIC)/.built check-client: | $(TYPES)

$(VENV)/.browser: $(VENV)/.node tools/browser/package-lock.json tools/browser/unpack.mjs
	echo "Installing a browser for the tests ..."
	rm -f $(BIN)/chromium
	if [ -n "$(CHROMIUM)" ]; then ln -s "$(CHROMIUM)" $(BIN)/chromium; \
	elif (cd tools/browser && $(NPM) ci) > /dev/null && $(WITH_NODE) node tools/browser/unpack.mjs $(VENV)/browser $(BIN)/chromium > /dev/null; then :; \
	elif command -v chromium > /dev/null; then ln -sf "$$(command -v chromium)" $(BIN)/chromium; \
	else echo "No browser for the tests: npm has none for this machine. Install Chromium, or: make test CHROMIUM=/path" >&2; exit 1; fi
	touch $@

play: web
	$(BIN)/overrule serve --open $(ARGS)

$(VENV)/.ray: $(VENV)/.project tools/ray.lock
	echo "Installing Ray for the tests ..."
	$(PIP) install --require-hashes -r tools/ray.lock
	touch $@

$(VENV)/.postgres: $(VENV)/.project tools/postgres.lock
	$(PIP) install --require-hashes -r tools/postgres.lock
	touch $@

ready: $(VENV)/.engine $(STATIC)/.built $(VENV)/.browser

checks: check-style check-types check-client

check-style: $(VENV)/.dependencies
	echo "Checking format and style ..."
	$(BIN)/ruff format --quiet --check .
	$(BIN)/ruff check --quiet .

check-types: $(VENV)/.dependencies
	echo "Checking types ..."
	$(BIN)/mypy --no-error-summary

check-client: $(STATIC)/.built
	echo "Checking the client ..."
	cd web && $(NPM) run --silent check -- --output human --threshold warning
	cd web && $(NPM) run --silent test -- --passWithNoTests --silent --reporter=dot

# Set-up and checks run side by side. Tests are handed out two at a time: those in the browser take long.
test:
	$(MAKE) --no-print-directory --jobs=2 ready checks
	echo "Running the tests ..."
	$(BIN)/pytest --quiet -n $(WORKERS) --dist load --maxschedchunk 2 $(ARGS)

check: test

test-quick:
	$(MAKE) --no-print-directory --jobs=2 $(VENV)/.engine checks
	echo "Running the fast tests ..."
	$(BIN)/pytest --quiet -n auto -m "not slow and not cluster and not thorough" --ignore=tests/web $(ARGS)

test-thorough: ready
	echo "Running the thorough tests ..."
	$(BIN)/pytest --quiet -n $(WORKERS) --dist load --maxschedchunk 2 -m thorough tests $(ARGS)

test-cluster: $(VENV)/.engine $(VENV)/.ray
	echo "Running the tests on a cluster ..."
	$(BIN)/pytest --quiet -m cluster tests/arena $(ARGS)

# A PostgreSQL in a new folder, from Debian's package or the PATH; several servers on it, and kills.
test-postgres: $(VENV)/.engine $(VENV)/.postgres
	echo "Running the tests on PostgreSQL ..."
	$(BIN)/python -m tools.trust.postgres $(BIN)/pytest --quiet $(ARGS) tests/server/test_store.py tests/postgres/servers.py

format: $(VENV)/.project
	$(BIN)/ruff check --quiet --fix-only .
	$(BIN)/ruff format --quiet .

# Builds the packages, installs them into new environments and plays: apart from the other tests, as it takes minutes.
.PHONY: test-package
test-package: web
	echo "Testing the packages ..."
	$(WITH_NODE) $(BIN)/pytest --quiet $(ARGS) tests/packaging/packages.py

bench: optimise
	$(BIN)/python -m tools.bench $(ARGS)

# On loopback only. ARGS="--times 5" takes five times as long and proves more.
trust: $(VENV)/.engine
	$(BIN)/python -m tools.trust $(ARGS)

# Contact sheets, to look at; ARGS names some of them, e.g. make pictures ARGS="warrior"
pictures: web/node_modules/.installed
	cd web && $(NPM) run --silent contact -- $(ARGS)
	ls build/contact-*.png

# The faces of all cards, to look at; ARGS names games, e.g. make faces ARGS="compile"
faces: web $(VENV)/.browser
	$(BIN)/python -m tools.face_sheets $(ARGS)
	ls build/faces-*.png

goldens: setup
	$(BIN)/python -m tests.goldens

clean:
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis $(VENV)/.engine $(STATIC) web/node_modules web/src/generated web/public/assets
	find src -name '*.so' -delete -o -name '*.pyd' -delete -o -name _compiled.json -delete
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
