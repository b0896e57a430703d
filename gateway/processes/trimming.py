"""Trimming: memory that was freed goes back to the operating system."""

import ctypes


def trim() -> None:
    """Return freed memory to the operating system. Does nothing where the C library cannot do that, as musl.

    By itself glibc keeps freed memory for later if something that is still in use lies behind it, as it does behind
    almost all that a reload replaces. Takes milliseconds as a rule. In a process with hundreds of megabytes freed, it
    can hold up for about a tenth of a second other threads that allocate memory.
    """
    malloc_trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if malloc_trim is not None:
        malloc_trim(ctypes.c_size_t(0))
