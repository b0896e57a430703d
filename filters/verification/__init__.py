"""What a verifier is asked, and how its answer is read."""
