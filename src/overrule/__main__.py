"""The command `overrule`; `python -m overrule` is the same."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line, or say what it needs; gives the exit code."""
    try:
        from overrule.cli import main as run
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "overrule"):
            raise
        print(f"overrule: the command needs {package}: pip install 'overrule[cli]'", file=sys.stderr)
        return 2
    return run()


if __name__ == "__main__":
    sys.exit(main())
