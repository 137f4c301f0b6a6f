"""A program that plays on an Overrule server by chance. It needs Python 3.11 and `pip install websockets`, no more.

Create a token on the server, then let the program join a table by its invitation, or play against the computer:

    OVERRULE_TOKEN=overrule_... python websocket_bot.py http://127.0.0.1:8000/join/ROOM#SECRET
    OVERRULE_TOKEN=overrule_... python websocket_bot.py http://127.0.0.1:8000 compile

docs/protocol.md explains the messages.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect


def create(server: str, token: str, game: str) -> str:
    """A new match against the computer; gives its room."""
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot"}]}
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    request = urllib.request.Request(f"{server}/api/rooms", json.dumps(wish).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        room: str = json.load(answer)["room"]
    return room


def choose(decision: dict[str, Any]) -> str:
    """The key of the option to take. Write something better here."""
    key: str = random.choice(decision["options"])["key"]
    return key


async def play(server: str, token: str, join: dict[str, Any]) -> dict[str, Any]:
    """Take a seat, answer every question, and give how the match ended."""
    address = server.replace("http", "ws", 1) + "/ws"
    async with connect(address, additional_headers={"authorization": f"Bearer {token}"}, max_size=None) as socket:

        async def say(**message: Any) -> None:
            await socket.send(json.dumps(message))

        await say(type="settings", reactions="full")  # this program wants to be asked everything
        await say(type="join", **join)
        answered = -1
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "error":
                if message["code"] != "limit/too-often":
                    raise SystemExit(message["message"])
                await asyncio.sleep(message["args"]["seconds"])
                answered = -1
                await say(type="join", room=join["room"])  # shows the question again
            if message["type"] != "view":
                continue
            view = message["view"]
            if view["outcome"]:
                ending: dict[str, Any] = view["outcome"]
                return ending
            decision = view["decision"]
            if decision and decision["number"] != answered:
                answered = decision["number"]
                await say(type="choose", room=view["room"], number=answered, key=choose(decision))
    raise SystemExit("the server has closed the connection")


def main() -> None:
    """Play the match that the command line asks for."""
    if len(sys.argv) not in (2, 3) or "OVERRULE_TOKEN" not in os.environ:
        raise SystemExit(__doc__)
    token = os.environ["OVERRULE_TOKEN"]
    parts = urlsplit(sys.argv[1])
    server = f"{parts.scheme}://{parts.netloc}"
    if parts.path.startswith("/join/"):
        join = {"room": parts.path.removeprefix("/join/"), "secret": parts.fragment}
    else:
        join = {"room": create(server, token, sys.argv[2] if len(sys.argv) > 2 else "compile")}
    ending = asyncio.run(play(server, token, join))
    print(ending["text"])


if __name__ == "__main__":
    main()
