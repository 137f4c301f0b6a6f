"""PettingZoo environments of both games, for training policies. They need more packages than the engine."""

from __future__ import annotations

NEEDED = ("numpy", "gymnasium", "pettingzoo")

try:
    from overrule.envs.aec import MatchEnv, env
except ModuleNotFoundError as error:
    if (error.name or "").partition(".")[0] not in NEEDED:
        raise
    raise ModuleNotFoundError(
        f"overrule.envs needs {', '.join(NEEDED)}, and {error.name} is not installed: pip install 'overrule[envs]'",
        name=error.name,
    ) from error

__all__ = ["MatchEnv", "env"]
