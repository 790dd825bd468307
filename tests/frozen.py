"""Imported last where others are forked from: what is loaded by then stays, so no collector of garbage need
look through it in each of them."""

import gc

gc.collect()
gc.freeze()
