"""Reports of players, and the actions of the page for moderators."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any
from urllib.parse import parse_qs

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath
from msgspec import Meta, Struct

from overrule.server.http.answers import (
    Asked,
    account_session,
    address,
    hub_of,
    known_session,
    language,
    read_body,
    reply,
)
from overrule.server.http.hub import Hub
from overrule.server.http.moderation_page import POLICY, ModerationPage
from overrule.server.store.base import Session
from overrule.server.store.moderation import ADDRESS, report_number
from overrule.server.store.store import StoredRoom
from overrule.server.wire import Refusal, SeatNumber


class ReportWish(Struct):
    """The reported seat at a person's table, and the reason."""

    seat: SeatNumber
    reason: Annotated[str, Meta(min_length=1, max_length=500)]


@post("/api/rooms/{room:str}/report")
async def post_report(request: Asked, room: FromPath[str]) -> Response[bytes]:
    """Report a player of one's own match; the report includes the chat and the address of the reported player."""
    hub = hub_of(request)
    wish = await read_body(request, ReportWish)
    session = await known_session(request)
    hub.limiter.check("report", session.owner)
    kept = await asyncio.to_thread(hub.store.room_head, room)
    if kept is None or session.owner not in kept.owners.values():
        raise Refusal("room/unknown")
    about = kept.owners.get(wish.seat)
    if about is None or about == session.owner:
        raise Refusal("report/who")
    data = _evidence(hub, kept, wish.seat, hub.address_of(about))
    number = await asyncio.to_thread(hub.store.report, room, session.owner, about, wish.reason, data)
    return reply({"report": number}, status=201)


def _evidence(hub: Hub, kept: StoredRoom, seat: int, where: str) -> dict[str, Any]:
    """What moderators need to handle a report."""
    here = hub.lobby.tables.get(kept.id)
    talk = kept.talk if here is None else msgspec.to_builtins(here.room.talk.kept())  # the store may be a line behind
    said = [] if talk is None else talk["lines"]
    data = {"seat": seat, "names": [one["name"] for one in kept.data["seats"]], "said": said}
    return {**data, "address": ADDRESS + where} if where else data


@get("/moderation")
async def get_page(request: Asked) -> Response[str]:
    """Open reports, bans and mutes, and the latest actions."""
    await _moderator(request)
    store = hub_of(request).store
    reports = await asyncio.to_thread(store.reports)
    sanctions = await asyncio.to_thread(store.sanctions)
    done = await asyncio.to_thread(store.audit, 50)
    page = ModerationPage(language(request), ADDRESS + address(request), reports, sanctions, done)
    headers = {"cache-control": "no-store", "content-security-policy": POLICY}
    return Response(await asyncio.to_thread(page.html), media_type="text/html; charset=utf-8", headers=headers)


@post("/moderation", status_code=303)
async def post_page(request: Asked) -> Response[str]:
    """A button of the page."""
    hub, session = hub_of(request), await _moderator(request)
    form = {name: values[0] for name, values in parse_qs((await request.body()).decode("utf-8", "replace")).items()}
    await asyncio.to_thread(_act, request, session.account_name or "", form)
    await asyncio.to_thread(hub.order.read)
    hub.apply_order()
    return Response("", status_code=303, headers={"location": f"/moderation?lang={language(request)}"})


def _act(request: Asked, by: str, form: dict[str, str]) -> None:
    """Carry out a button's action; raises Refusal for an unknown one."""
    store = hub_of(request).store
    match form:
        case {"do": "close", "report": number, "note": note}:
            if not store.close_report(by, report_number(number), note[:500]):
                raise Refusal("report/unknown")
        case {"do": "ban" | "mute" as kind, "target": target, "reason": reason, "days": days} if days.isdecimal():
            store.sanction(by, kind, target, reason[:500], float(days) or None)
        case {"do": "lift", "kind": kind, "target": target}:
            store.lift(by, kind, target)
        case _:
            raise Refusal("wire/malformed")


async def _moderator(request: Asked) -> Session:
    """The person who asks; raises Refusal if they are neither moderator nor admin."""
    session, _ = await account_session(request)
    if not session.role:
        raise Refusal("account/role")
    return session


ROUTES = (post_report, get_page, post_page)
