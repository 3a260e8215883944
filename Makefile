# Everything runs from the project's own environment, .venv, which `make setup` builds.
PYTHON ?= python3
BIN := .venv/bin
export PYTHONPATH := src

.DEFAULT_GOAL := help
.PHONY: help setup

help: ## print what there is
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-10s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## build the environment in .venv with everything
	@$(PYTHON) tools/setup_env.py
