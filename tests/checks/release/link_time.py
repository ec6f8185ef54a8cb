#!/usr/bin/env python3
"""link_time.py PROGRAM...: checks that no program for Windows contains its link time: only 0 or SOURCE_DATE_EPOCH."""
import os
import struct
import sys

for path in sys.argv[1:]:
    with open(path, "rb") as file:
        data = file.read()
    start = struct.unpack_from("<I", data, 0x3C)[0]
    if data[start:start + 4] != b"PE\0\0":
        sys.exit(f"{path} is no program for Windows")
    time = struct.unpack_from("<I", data, start + 8)[0]
    if time not in (0, int(os.environ.get("SOURCE_DATE_EPOCH", "0"))):
        sys.exit(f"{path} holds the time {time}")
