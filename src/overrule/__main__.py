"""`python -m overrule` is the same as the command `overrule`."""

import sys

from overrule.cli import main

sys.exit(main())
