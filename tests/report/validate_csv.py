"""validate_csv.py FILE: whether FILE is CSV as in RFC 4180, without formulas and odd bytes."""
import csv
import re
import sys

with open(sys.argv[1], encoding="utf-8", newline="") as file:
    text = file.read()
if re.search("[\x00-\x09\x0b\x0c\x0e-\x1f\x7f]", text) or re.search("(?<!\r)\n|\r(?!\n)", text):
    sys.exit("control characters, or line ends other than CRLF")
if not text.endswith("\r\n"):
    sys.exit("the last row has no end")
rows = list(csv.reader(text.splitlines(keepends=True), strict=True))
if rows[0][0] not in ("submission", "id"):
    sys.exit("no head")
for row in rows:
    if len(row) != len(rows[0]):
        sys.exit("a row of %d fields: %s" % (len(row), row))
    for field in row:
        number = re.fullmatch(r"-\d+\.?\d*(e[+-]?\d+)?", field)
        if re.match(r" *[=+@\uff1d\uff0b\uff0d\uff20-]", field) and not number:
            sys.exit("a formula: " + field)
