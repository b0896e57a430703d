"""What characters and words are: look-alikes, canonical form, common words, glossaries."""
