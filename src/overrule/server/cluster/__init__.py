"""Several processes that serve one database together."""
