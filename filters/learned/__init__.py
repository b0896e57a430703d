"""The classifier, and the encoder that reads again what it suspects."""
