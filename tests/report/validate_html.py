"""validate_html.py FILE: checks that the elements of the page FILE are closed, that its policy allows only its own
style and script, that nothing else runs or loads, and that its contents are those of grade.json in the same
folder."""
import base64
import collections
import hashlib
import html.parser
import json
import pathlib
import sys

VOID = {"meta"}
KNOWN = VOID | set(
    "html head title style body header h1 div main p table thead tbody tr th td section aside script".split()
)
ATTRIBUTES = set(
    "lang charset http-equiv content name class id hidden scope type role tabindex aria-label".split()
)

page = pathlib.Path(sys.argv[1])
errors = []


def require(holds, complaint):
    if not holds:
        errors.append(complaint)


class Reader(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open, self.ids, self.texts, self.rows = [], [], collections.defaultdict(list), []
        self.policy = None

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        require(tag in KNOWN, f"an element <{tag}>")
        require(len(values) == len(attributes), f"an attribute of <{tag}> is there twice")
        for name in values:
            require(name in ATTRIBUTES, f"an attribute {name} of <{tag}>")
        if "id" in values:
            self.ids.append(values["id"])
        if values.get("http-equiv") == "Content-Security-Policy":
            self.policy = values["content"]
        if tag == "tr":
            self.rows.append([])
        if tag in ("th", "td"):
            self.rows[-1].append("")
        if tag not in VOID:
            self.open.append(tag)
            self.texts[self.key(values)].append("")
            self.current = self.key(values)

    def key(self, values):
        return values.get("id") or self.open[-1]

    def handle_endtag(self, tag):
        require(self.open[-1:] == [tag], f"</{tag}> where {self.open[-1:]} is open")
        if self.open:
            self.open.pop()

    def handle_data(self, text):
        if self.open and self.open[-1] in ("th", "td"):
            self.rows[-1][-1] += text
        elif self.open and self.open[-1] in ("style", "script", "title"):
            self.texts[self.current][-1] += text


text = page.read_bytes().decode("utf-8")
reader = Reader()
reader.feed(text)
reader.close()
require(text.startswith("<!DOCTYPE html>\n"), "no doctype")
require(reader.open == [], f"not closed: {reader.open}")
require(len(set(reader.ids)) == len(reader.ids), "an id is there twice")
require(len(reader.texts["style"]) == 1 and len(reader.texts["script"]) == 1, "not one style and one script")


def source(name):
    hashed = hashlib.sha256(reader.texts[name][0].encode()).digest()
    return "'sha256-" + base64.b64encode(hashed).decode() + "'"


policy = f"default-src 'none'; style-src {source('style')}; script-src {source('script')}; "
require(reader.policy == policy + "base-uri 'none'; form-action 'none'", f"a policy {reader.policy}")

report = json.loads(page.with_name("grade.json").read_text(encoding="utf-8"))
require(json.loads(reader.texts["data"][0]) == report, "the data are not those of grade.json")
names = [case["name"] for case in report["cases"]]
require(reader.rows[0] == ["submission", *names, "passed", "points"], "other headings than cases")
require(len(reader.rows) == 1 + len(report["submissions"]), "other rows than submissions")
for row, submission in zip(reader.rows[1:], report["submissions"]):
    verdicts = {}
    for case in submission["cases"]:
        verdicts.setdefault(case["name"], case["verdict"])
    require(row[0] == submission["name"], f"a row of {row[0]}")
    require(row[1:-2] == [verdicts.get(name, "") for name in names], f"other verdicts of {row[0]}")
for error in errors[:20]:
    print(error)
sys.exit(1 if errors else 0)
