"""validate_codequality.py FILE: checks a code quality report by its schema, and that each fingerprint occurs once."""
import json
import pathlib
import subprocess
import sys

here = pathlib.Path(__file__).parent
schema = here / "codequality.schema.json"
if subprocess.call([sys.executable, here / "validate_json.py", schema, sys.argv[1]]) != 0:
    sys.exit(1)
prints = [issue["fingerprint"] for issue in json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))]
for one in sorted(set(prints)):
    if prints.count(one) > 1:
        print("a fingerprint occurs twice: " + one)
sys.exit(len(prints) != len(set(prints)))
