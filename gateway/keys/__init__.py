"""Keys and keyed digests: JWT keys, key sets, secrets."""
