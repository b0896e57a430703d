"""How a request is read before its dialect is known: paths, queries, forms, content types."""
