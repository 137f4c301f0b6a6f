"""The page for moderators, in their language: HTML and a style sheet, without any script."""

from __future__ import annotations

import time
from base64 import b64encode
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any

from overrule.messages import message
from overrule.server.http.guard import CONTENT_POLICY
from overrule.server.store.moderation import ADDRESS_KEPT, BAN, MUTE, Audited, Report, Sanction

DAYS = (1, 7, 30)
STYLE = Path(__file__).with_suffix(".css").read_text(encoding="utf-8")
POLICY = CONTENT_POLICY.replace(
    "style-src 'self'", f"style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'"
)


@dataclass(frozen=True)
class ModerationPage:
    """What a moderator sees. Every method returns HTML, with everything that people have written escaped.

    `own`: the moderator's address, as a target.
    """

    lang: str
    own: str
    reports: list[Report]
    sanctions: list[Sanction]
    done: list[Audited]

    def html(self) -> str:
        title = self.say("moderation")
        return (
            f'<!doctype html><html lang="{self.lang}"><head><meta charset="utf-8"><title>{title} – Overrule</title>'
            f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head><body>'
            f'<header><h1>{title}</h1><a href="/">{self.say("moderation-home")}</a></header><main>'
            f"{self._reports()}{self._sanctions()}{self._done()}</main></body></html>"
        )

    def say(self, key: str, **args: str | int) -> str:
        return escape(message(self.lang, key, "server", **args))

    # ---------------------------------------------------------------------------------------------------- the reports

    def _reports(self) -> str:
        about = f'<p class="about">{self.say("moderation-about")}</p>'
        listed = about + "".join(map(self._report, self.reports))
        none = _tag("p", self.say("moderation-reports-none"))
        return _tag("h2", self.say("moderation-reports")) + (listed if self.reports else none)

    def _report(self, one: Report) -> str:
        name = f"report-{one.id}"
        return (
            f'<article aria-labelledby="{name}">'
            f'<h3 id="{name}">{self.say("moderation-report", number=str(one.id))}: {escape(one.name)}</h3>'
            f"{self._facts(one)}{self._said(one)}"
            f'<div class="acts">{self._player(one)}{self._address(one)}{self._close(one)}</div></article>'
        )

    def _facts(self, one: Report) -> str:
        room = escape(one.room)
        watch = f'<a href="/replay/{room}">{self.say("moderation-watch")}</a>'
        record = f'<a href="/api/rooms/{room}/record">{self.say("moderation-record")}</a>'
        facts = {
            self.say("moderation-reported"): f"{escape(one.name)} {_code(one.about)}",
            self.say("moderation-reporter"): _code(one.by),
            self.say("moderation-when"): _time(one.made),
            self.say("moderation-reason"): escape(one.reason),
            self.say("moderation-match"): f"{watch} · {record}",
        }
        return _tag("dl", "".join(_tag("dt", name) + _tag("dd", fact) for name, fact in facts.items()))

    def _said(self, one: Report) -> str:
        lines = "".join(self._line(line, line["seat"] == one.data["seat"]) for line in one.data["said"])
        none = _tag("p", self.say("moderation-said-nothing"))
        told = f'<ul tabindex="0">{lines}</ul>' if lines else none
        return _tag("section", _tag("h4", self.say("moderation-said")) + told)

    def _line(self, line: dict[str, Any], reported: bool) -> str:
        name, text = escape(line["name"]), escape(line["text"])
        if reported:
            return f'<li class="theirs"><b>{name} <small>{self.say("moderation-theirs")}</small>:</b> {text}</li>'
        return f"<li><b>{name}:</b> {text}</li>"

    def _player(self, one: Report) -> str:
        buttons = self._button(BAN, "moderation-ban") + self._button(MUTE, "moderation-mute")
        return self._act("moderation-player", one.about, "", self._sanction(one, one.about, buttons))

    def _address(self, one: Report) -> str:
        """Empty if it is not known."""
        if not one.address:
            return ""
        if one.address == self.own:
            return self._act("moderation-address", one.address, self.say("moderation-address-yours"), "")
        about = self.say("moderation-address-about", when=_utc(one.made + ADDRESS_KEPT))
        button = self._button(BAN, "moderation-ban-address")
        return self._act("moderation-address", one.address, about, self._sanction(one, one.address, button))

    def _act(self, key: str, target: str, about: str, form: str) -> str:
        """What can be done to a person, and what has already been done."""
        held = "".join(f'<p class="held">{self._held(one)}</p>' for one in self.sanctions if one.target == target)
        told = f'<p class="about">{about}</p>' if about else ""
        return _tag("section", _tag("h4", f"{self.say(key)} {_code(target)}") + held + told + form)

    def _sanction(self, one: Report, target: str, buttons: str) -> str:
        days = "".join(f'<option value="{count}">{self.say("moderation-days", days=count)}</option>' for count in DAYS)
        ever = f'<option value="0">{self.say("moderation-ever")}</option>'
        reason = message(self.lang, "moderation-ban-reason", "server", number=str(one.id))
        choice = f'<label>{self.say("moderation-days-label")}<select name="days">{days}{ever}</select></label>'
        return _form({"target": target, "reason": reason}, choice + buttons)

    def _close(self, one: Report) -> str:
        note = f'{self.say("moderation-close-label")}<input name="note" maxlength="500" required>'
        fields = f'<label class="wide">{note}</label>{self._button("close", "moderation-close")}'
        form = _form({"report": str(one.id)}, fields)
        return _tag("section", _tag("h4", self.say("moderation-report", number=str(one.id))) + form)

    def _button(self, do: str, key: str) -> str:
        hard = ' class="hard"' if do == BAN else ""
        return f'<button name="do" value="{do}"{hard}>{self.say(key)}</button>'

    # ----------------------------------------------------------------------------------------------------- the tables

    def _sanctions(self) -> str:
        heads = ("moderation-whom", "moderation-sanction", "moderation-reason", "moderation-lift-label")
        rows = ((_code(one.target), self._held(one), escape(one.reason), self._lift(one)) for one in self.sanctions)
        return self._table("moderation-sanctions", "moderation-sanctions-none", heads, rows)

    def _lift(self, one: Sanction) -> str:
        words = self.say("moderation-lift", kind=one.kind)
        return _form({"kind": one.kind, "target": one.target}, f'<button name="do" value="lift">{words}</button>')

    def _done(self) -> str:
        heads = ("moderation-when", "moderation-by", "moderation-what", "moderation-target", "moderation-note")
        rows = (
            (
                _time(one.made),
                escape(one.by),
                self.say("moderation-did", what=one.what),
                _code(one.target),
                escape(one.about),
            )
            for one in self.done
        )
        return self._table("moderation-done", "moderation-done-none", heads, rows)

    def _table(self, title: str, none: str, heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
        """A table under its title. On a phone, each cell says what it is."""
        names = [self.say(head) for head in heads]
        body = "".join(_tag("tr", _cells(names, row)) for row in rows)
        head = "".join(f'<th scope="col">{name}</th>' for name in names)
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        return _tag("h2", self.say(title)) + (table if body else _tag("p", self.say(none)))

    def _held(self, one: Sanction) -> str:
        until = "ever" if one.until is None else _utc(one.until)
        return self.say("moderation-held", kind=one.kind, until=until)


def _cells(names: list[str], row: tuple[str, ...]) -> str:
    return "".join(f'<td data-label="{name}">{cell}</td>' for name, cell in zip(names, row, strict=True))


def _form(hidden: dict[str, str], fields: str) -> str:
    kept = "".join(f'<input type="hidden" name="{name}" value="{escape(value)}">' for name, value in hidden.items())
    return f'<form method="post">{kept}{fields}</form>'


def _tag(name: str, content: str) -> str:
    return f"<{name}>{content}</{name}>"


def _code(text: str) -> str:
    return _tag("code", escape(text))


def _time(moment: float) -> str:
    return f'<time datetime="{time.strftime("%Y-%m-%dT%H:%MZ", time.gmtime(moment))}">{_utc(moment)}</time>'


def _utc(moment: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(moment))
