"""What is kept of each decision: audit records, incidents, strikes, calls that wait for a person."""
