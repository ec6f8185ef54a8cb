#!/usr/bin/env python3
"""one_page.py FILE: checks that FILE is one complete HTML page that loads nothing from other files or the network."""

import sys
from html.parser import HTMLParser


class Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.begun = self.ended = 0
        self.taken = []

    def handle_starttag(self, tag, attributes):
        self.begun += tag == "html"
        if tag == "a":  # it loads nothing until a reader follows it
            return
        for name, value in attributes:
            if name in ("src", "srcset", "href", "data", "poster") and not (value or "").startswith(("data:", "#")):
                self.taken.append(f"<{tag} {name}={value}>")

    def handle_endtag(self, tag):
        self.ended += tag == "html"


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        text = file.read()
    page = Page()
    page.feed(text)
    page.close()
    if page.taken:
        sys.exit(f"{sys.argv[1]}: takes from elsewhere: {', '.join(page.taken)}")
    whole = text.startswith("<!DOCTYPE html>") and text.rstrip().endswith("</html>")
    if not whole or (page.begun, page.ended) != (1, 1):
        sys.exit(f"{sys.argv[1]}: not one whole page: {page.begun} <html>, {page.ended} </html>")


main()
