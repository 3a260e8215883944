# Everything runs from the project's own environment, .venv, which `make setup` builds.
PYTHON ?= python3
BIN := .venv/bin
NPM := $(BIN)/python -m tools.node npm
STATIC := src/hatalom/server/static
export PYTHONPATH := src
# Tests start many processes: without its bytecode Python would compile everything anew in each.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup lock play test test-long pytest rules mutants bench audit chaos load compile lint lint-python lint-client format web web-test map map-test browser screenshots pictures docs dist clean

help: ## print what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## build the environment in .venv with everything
	@$(PYTHON) -m tools.setup_env

lock: setup ## renew requirements.lock: the newest packages that fit, with their checksums
	@$(BIN)/python -m tools.lock

play: setup $(if $(wildcard web/package.json),web) ## start the server and open the lobby in the browser (FAST=1 compiles the rules meanwhile)
ifdef FAST
	@mkdir -p build
	@echo "play: compiling meanwhile (build/compile.log tells how far it is); used from the next start on"
	@nice -n 19 $(BIN)/python -m tools.compile > build/compile.log 2>&1 &
else
	@echo "play: 'make play FAST=1' compiles the rules meanwhile (minutes, once), so that the computers think faster"
endif
	@$(BIN)/hatalom serve

# What is checked without playing takes one core at a time, so two of these run side by side.
CHECKS := lint-python web-test lint-client docs rules browser

test: setup ## run all checks and tests that finish in minutes
	@$(MAKE) --no-print-directory --jobs=2 $(CHECKS)
	@$(MAKE) --no-print-directory pytest
	@echo "test: all passed"

pytest: setup ## run the Python tests only
	@echo "test: the Python tests, interpreted"
	@HATALOM_PURE=1 $(BIN)/python -m pytest -n auto

test-long: setup compile web browser map-test ## run the long tests too, interpreted and compiled
	@echo "test: everything, interpreted"
	@HATALOM_PURE=1 HYPOTHESIS_PROFILE=long $(BIN)/python -m pytest -n auto -m "long or not long"
	@echo "test: everything, compiled"
	@HYPOTHESIS_PROFILE=long $(BIN)/python -m pytest -n auto -m "long or not long"

rules: setup ## list every rule and the tests that prove it
	@$(BIN)/python -m tools.rule_coverage

mutants: setup ## change the rules a little, many times, and list what no test notices (GAME=maria SEED=1 SAMPLE=300)
	@$(BIN)/python -m tools.mutants $(GAME) $(if $(SEED),--seed=$(SEED)) $(if $(SAMPLE),--sample=$(SAMPLE)) $(if $(WORKERS),--workers=$(WORKERS))

bench: LEARN := 1
bench: setup compile web browser ## measure the games' speed, the server under load and the page in a browser
	@$(BIN)/python -m bench.speed
	@$(BIN)/python -m bench.search
	@$(BIN)/python -m bench.tables
	@$(BIN)/python -m bench.page

audit: setup ## look for known holes in the packages used, and for risky places in the code (asks the registries)
	@$(BIN)/python -m tools.audit

chaos: setup ## kill a server, fill its disk, cut its network while people play, and check that nothing is lost (KILLS=50 OTHERS=3)
	@$(BIN)/python -m tools.chaos $(if $(KILLS),--kills=$(KILLS)) $(if $(OTHERS),--others=$(OTHERS)) $(if $(SEED),--seed=$(SEED))

load: setup web ## thousands of games and a thousand connections: up to which rate the server holds (LOAD="--database postgresql --workers 2")
	@$(BIN)/python -m tools.load $(LOAD)

compile: setup ## compile the rules to machine code (optional, needs a C compiler; LEARN=1 takes longer and makes them faster)
	@HATALOM_LEARN=$(LEARN) $(BIN)/python -m tools.compile

lint: lint-python lint-client ## check style, spelling, types and layers

lint-python: setup
	@echo "lint: style"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "lint: run 'make format'"; exit 1; }
	@echo "lint: spelling"
	@$(BIN)/codespell
	@echo "lint: dead code"
	@$(BIN)/vulture --config tools/dead_code.toml
	@echo "lint: types"
	@$(BIN)/mypy
	@echo "lint: layers"
	@$(BIN)/lint-imports --no-logo
	@echo "lint: the browser's types"
	@$(BIN)/python -m tools.build_types --check

lint-client: setup web/node_modules/.package-lock.json
	@echo "lint: the client"
	@$(BIN)/python -m tools.web_layers
	@$(NPM) run --silent lint || { echo "lint: 'make format' mends the style"; exit 1; }

format: setup web/node_modules/.package-lock.json ## put the files into the common style
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .
	@$(NPM) run --silent format

# A symbolic link to another checkout's packages is left as it is.
web/node_modules/.package-lock.json: web/package-lock.json | setup
	@if [ -L web/node_modules ]; then :; else echo "web: installing packages"; $(NPM) ci --no-audit --no-fund; fi
	@touch $@

WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null)

$(STATIC)/index.html: web/node_modules/.package-lock.json $(WEB_SOURCES)
	@echo "web: building the client"
	@$(NPM) run --silent build
	@touch $@

web: setup $(STATIC)/index.html ## build the browser client

web-test: web ## check and test the browser client
	@echo "web: types"
	@$(NPM) run --silent check
	@echo "web: tests"
	@$(NPM) run --silent test

tools/build_map/node_modules/.package-lock.json: tools/build_map/package-lock.json | setup
	@echo "map: installing packages"
	@$(NPM) --prefix ../tools/build_map ci --no-audit --no-fund
	@touch $@

map: tools/build_map/node_modules/.package-lock.json ## draw the maps again from open data (their files are checked in)
	@$(NPM) --prefix ../tools/build_map run build

map-test: tools/build_map/node_modules/.package-lock.json ## check the maps against the content
	@$(NPM) --prefix ../tools/build_map test

browser: setup ## make sure there is a Chromium for the browser tests
	@$(BIN)/python -m tools.chromium

screenshots: web browser ## photograph the pages in both sizes, all themes and both languages into screenshots/
	@$(BIN)/python -m tools.screenshots

pictures: web browser ## take the pictures of the README and the documentation anew
	@$(BIN)/python -m tools.pictures

docs: setup ## build the documentation into build/site and check its links
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet # without its advertisement for a successor
	@echo "docs: open build/site/index.html"

dist: web ## build the wheels, client included, into dist/: a fast one for this kind of machine, a plain one for all
	@$(BIN)/python -m tools.dist

clean: ## remove what was built (the environment stays)
	rm -rf build dist $(STATIC) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
