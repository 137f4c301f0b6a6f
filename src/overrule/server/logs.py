"""Log lines for programs: one JSON object in each line."""

from __future__ import annotations

import json
import logging


class JsonLines(logging.Formatter):
    """Time, level, logger and message; and the traceback, if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["exception"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)
