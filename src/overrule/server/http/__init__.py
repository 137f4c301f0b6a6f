"""The server as the network sees it: routes, sessions, limits, and the websocket."""
