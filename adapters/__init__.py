"""Talks: verifiers, the upstream client, key sources, log and metric sinks."""
