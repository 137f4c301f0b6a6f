# PYTHON chooses the interpreter from which .venv is made.
PYTHON ?= python3

# Further arguments for play, bench and the tests, e.g. make test ARGS="-k draw"
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet --quiet
SOURCES := $(shell find src/overrule -name '*.py' 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help setup play check test format build bench goldens clean
.SILENT:
.DELETE_ON_ERROR:

help:
	echo "make setup    prepare .venv and compile the engine (only what is out of date)"
	echo "make play     set up, then play"
	echo "make test     set up, then check formatting, lint and types, and run the tests"
	echo "make check    the same"
	echo "make format   format the code and fix what lint can fix"
	echo "make build    compile the engine"
	echo "make bench    measure the engine's speed"
	echo "make goldens  write the golden files anew"
	echo "make clean    remove build products and caches (keeps .venv)"

setup: $(VENV)/.engine

$(VENV)/.dependencies: requirements.lock
	echo "Installing dependencies into $(VENV) ..."
	"$(PYTHON)" -m venv $(VENV)
	$(PIP) install --require-hashes -r requirements.lock
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

play: setup
	$(BIN)/overrule play $(ARGS)

check: setup
	echo "Checking the format ..."
	$(BIN)/ruff format --quiet --check .
	echo "Checking style ..."
	$(BIN)/ruff check --quiet .
	echo "Checking types ..."
	$(BIN)/mypy --no-error-summary
	echo "Running the tests ..."
	$(BIN)/pytest --quiet -n auto $(ARGS)

test: check

format: $(VENV)/.project
	$(BIN)/ruff check --quiet --fix-only .
	$(BIN)/ruff format --quiet .

bench: setup
	$(BIN)/overrule bench $(ARGS)

goldens: setup
	$(BIN)/python -m tests.goldens

clean:
	rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis $(VENV)/.engine
	find src -name '*.so' -delete -o -name '*.pyd' -delete -o -name _compiled.json -delete
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
