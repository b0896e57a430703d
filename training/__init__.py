"""Training of the classifier: reads labelled texts, learns, calibrates, measures. Nothing here runs in the gateway."""
