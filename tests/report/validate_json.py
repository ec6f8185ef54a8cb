"""validate_json.py SCHEMA FILE: whether FILE is JSON, strictly, and as SCHEMA says."""
import json
import sys

import jsonschema


def refuse(constant):
    raise ValueError(constant + " is not JSON")


def without_twins(pairs):
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("a member is there twice: " + str([name for name, _ in pairs]))
    return members


schema = json.load(open(sys.argv[1], encoding="utf-8"))
validator = jsonschema.validators.validator_for(schema)
validator.check_schema(schema)
with open(sys.argv[2], encoding="utf-8", newline="") as file:
    report = json.load(file, parse_constant=refuse, object_pairs_hook=without_twins)
errors = list(validator(schema).iter_errors(report))
for error in errors:
    print("/".join(map(str, error.absolute_path)) + ": " + error.message[:300])
sys.exit(1 if errors else 0)
