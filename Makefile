# What can be done with a checkout. Needs make and Python 3.11 or newer, nothing else.
PYTHON = python3
UV = uv==0.13.8

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help run test soak bench format lock clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Without a token: `make run HOST=0.0.0.0` lets friends on the same network come, `PORT=8041` opens elsewhere.
run: .venv/runtime ## Start the bot; without a token, at a table in the browser
	@$(call asked,HOST) $(call asked,PORT) .venv/bin/python bot.py

asked = $(if $(filter command,$(origin $(1))),SKALD_$(1)='$($(1))')

test: .venv/dev ## Check style, types and imports, and run the tests
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo
	.venv/bin/pytest --cov

soak: .venv/dev ## Run the long tests
	.venv/bin/pytest -m soak

bench: .venv-bench/bench ## Measure the speed of everything, and write bench/results.json
	.venv-bench/bin/python -m bench

format: .venv/dev ## Format the code, and fix what can be fixed by itself
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

# `make lock` keeps the pins that still fit; `make lock UPGRADE=--upgrade` takes the newest.
lock: .venv-lock/uv ## Write the lock files from pyproject.toml
	$(LOCK) -o requirements.lock
	$(LOCK) --group dev -c requirements.lock -o requirements-dev.lock
	$(LOCK) --group bench -c requirements.lock -o requirements-bench.lock

LOCK = .venv-lock/bin/uv pip compile pyproject.toml --quiet $(UPGRADE) --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock'

clean: ## Remove what these commands made
	rm -rf .venv .venv-bench .venv-lock .coverage .coverage.* .hypothesis .import_linter_cache \
		.mypy_cache .pytest_cache .ruff_cache bench/results.json
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The environments: each is built anew when its lock changes. What tests also runs.
.venv/runtime: requirements.lock
	$(call environment,.venv)
	.venv/bin/pip install --quiet --require-hashes -r requirements.lock
	@touch $@

.venv/dev: requirements-dev.lock
	$(call environment,.venv)
	.venv/bin/pip install --quiet --require-hashes -r requirements-dev.lock
	@touch .venv/runtime $@

.venv-bench/bench: requirements-bench.lock
	$(call environment,.venv-bench)
	.venv-bench/bin/pip install --quiet --require-hashes -r requirements-bench.lock
	@touch $@

.venv-lock/uv: Makefile
	$(call environment,.venv-lock)
	.venv-lock/bin/pip install --quiet $(UV)
	@touch $@

define environment
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Skald needs Python 3.11 or newer, and $(PYTHON) is not: try make PYTHON=python3.12."; exit 1; }
	@$(PYTHON) -m venv --clear $(1)
endef
