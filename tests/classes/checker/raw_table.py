"""Tables cell by cell, with the bytes as written, so that an untouched cell can be proved untouched."""
import re


def codec_of(encoding):
    """Returns the codec that keeps a byte-order mark as part of the first cell."""
    return {"utf-8-sig": "utf-8", "utf-16": "utf-16-le"}.get(encoding, encoding)


class RawTable:
    """A table; `rows` holds the cells as written, quotes included, `ends` what ends each row."""

    def __init__(self, data, separator, encoding):
        self.rows, self.ends = split(data.decode(codec_of(encoding)), separator)

    def find_column(self, name):
        """Returns (row, column) of the heading `name`; raises LookupError if there is none."""
        for r, row in enumerate(self.rows):
            for c, cell in enumerate(row):
                if value(cell) == name:
                    return r, c
        raise LookupError(f"no column {name}")

    def key_of_row(self, r, keys):
        """Returns the first of `keys` that is a cell of row `r`, or None."""
        cells = {value(cell) for cell in self.rows[r]}
        return next((key for key in keys if key in cells), None)


def split(text, separator):
    """Returns the rows of raw cells and the line ends of `text`."""
    cell = re.compile(r'(\ufeff?"(?:[^"]|"")*"|[^\r\n' + re.escape(separator) + r']*)(' + re.escape(separator) +
                      r'|\r\n|\r|\n|\Z)')
    rows, ends, row, at = [], [], [], 0
    while at < len(text):
        match = cell.match(text, at)
        if match is None:
            raise ValueError(f"a quote is not closed, or text follows it: {text[at:at + 40]!r}")
        row.append(match[1])
        at = match.end()
        if match[2] != separator:
            rows.append(row)
            ends.append(match[2])
            row = []
    if row:
        rows.append(row + [""])
        ends.append("")
    return rows, ends


def value(cell):
    """Returns the text of a raw cell."""
    cell = cell.lstrip("\ufeff")
    return cell[1:-1].replace('""', '"') if cell[:1] == '"' and len(cell) > 1 else cell


def number(text):
    """Returns the number in `text`, with a point or a comma, or None."""
    try:
        return float(text.strip().replace(",", "."))
    except ValueError:
        return None


def differences(before, after, column, changed, name_of):
    """Yields one line for each cell of `after` that is not as an import must leave it.

    `changed` maps row keys to expected grades. All other cells must be as in `before`.
    """
    if len(before.rows) != len(after.rows):
        yield f"import file: expected {len(before.rows)} rows, found {len(after.rows)}"
        return
    heading, grade = before.find_column(column)
    seen = set()
    for r, (old, new) in enumerate(zip(before.rows, after.rows)):
        key = before.key_of_row(r, changed) if r > heading else None
        seen.add(key)
        who = name_of(before.key_of_row(r, name_of.keys)) or f"row {r + 1}"
        both = ((old, before.ends[r]), (new, after.ends[r]))
        shapes = [f"{len(row)} cells and line end {end!r}" for row, end in both]
        if shapes[0] != shapes[1]:
            yield f"{who}: import file: expected {shapes[0]}, found {shapes[1]}"
            continue
        for c, (was, now) in enumerate(zip(old, new)):
            wanted = changed[key] if c == grade and key is not None else None
            if wanted is not None and number(value(now)) != number(wanted):
                yield f"{who}: import file: expected grade {wanted}, found {now!r} (before: {was!r})"
            elif wanted is None and was != now:
                what = "kept grade" if c == grade else f"column {c + 1} as it was,"
                yield f"{who}: import file: expected {what} {was!r}, found {now!r}"
    for key in changed:
        if key not in seen:
            yield f"{name_of(key)}: import file: no row with {key}"
