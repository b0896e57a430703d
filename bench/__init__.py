"""Measurements, each a module with a command line: `python -m bench.NAME`, from the root of the sources.

Those of decoders write disguised texts with the encoders of the tests, and ask the tests whether they are read back.
Nothing else here imports tests, and no test imports anything here.
"""
