"""The replies of the demo upstream in each dialect: deterministic, without I/O and without a model."""
