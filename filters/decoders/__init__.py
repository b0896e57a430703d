"""Undoes: one small module for each way to write a text down so that a filter does not know it and a model does."""
