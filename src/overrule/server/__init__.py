"""The server: matches of both games for people in browsers. Only `gateway` knows a web framework."""
