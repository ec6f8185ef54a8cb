#!/usr/bin/env python3
"""Makes the tables of code pages in this folder from Python's codecs.

A table is a list of UTF-16 units, most significant byte first, with 0 for bytes without a meaning. For code pages of
one byte it has the characters of 0x80 to 0xFF; for code pages of two bytes, those of the first bytes 0x81 to 0xFE,
each with the second bytes 0x40 to 0xFE.
"""
import pathlib

FOLDER = pathlib.Path(__file__).parent


def unit(code, codec):
    try:
        text = bytes(code).decode(codec)
    except UnicodeDecodeError:
        return 0
    return ord(text) if len(text) == 1 and ord(text) < 0x10000 else 0


def write(name, units):
    (FOLDER / f"{name}.table").write_bytes(b"".join(one.to_bytes(2, "big") for one in units))


for page in ("cp437", "cp850"):
    write(page, [unit([byte], page) for byte in range(0x80, 0x100)])
for page, codec in (("shift_jis", "cp932"), ("gb18030", "gb18030")):
    write(page, [unit([first, second], codec) for first in range(0x81, 0xFF) for second in range(0x40, 0xFF)])
