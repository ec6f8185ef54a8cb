"""Tables as the platforms write them: quoting, separators, line ends and encodings."""
import re


def _quote(cell, style, separator):
    if style == "all":
        needs = True
    elif style == "php":  # fputcsv also quotes a cell that holds a blank
        needs = re.search(r'[\s"\\' + re.escape(separator) + "]", cell)
    else:  # "minimal": Ruby, Python, Java and Excel
        needs = re.search(r'["\r\n' + re.escape(separator) + "]", cell)
    return '"' + cell.replace('"', '""') + '"' if needs else cell


def table(rows, style="minimal", separator=",", end="\n"):
    """Returns the text of a table; the last row ends with `end`, too."""
    lines = (separator.join(_quote(str(cell), style, separator) for cell in row) for row in rows)
    return "".join(line + end for line in lines)


def encode(text, encoding="utf-8"):
    """Returns `text` as bytes; "utf-16-le-bom" is what Windows calls Unicode text."""
    if encoding == "utf-16-le-bom":
        return b"\xff\xfe" + text.encode("utf-16-le")
    return text.encode(encoding)
