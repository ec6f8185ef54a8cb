"""validate_json.py SCHEMA FILE: whether FILE is JSON, strictly, and as SCHEMA says. Schemas beside it are
known by their $id."""
import json
import pathlib
import sys

import jsonschema


def refuse(constant):
    raise ValueError(constant + " is not JSON")


def without_twins(pairs):
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError("a member is there twice: " + str([name for name, _ in pairs]))
    return members


def load(path):
    return json.loads(pathlib.Path(path).read_text(encoding="utf-8"))


def validator_of(schema, known):
    kind = jsonschema.validators.validator_for(schema)
    for one in known.values():
        kind.check_schema(one)
    try:
        import referencing
    except ImportError:  # before jsonschema 4.18, whose resolver joins file names twice
        class ByItsEnd(jsonschema.RefResolver):
            def resolve_remote(self, uri):
                return next(one for name, one in known.items() if uri.endswith("/" + name))

        return kind(schema, resolver=ByItsEnd.from_schema(schema, store=known))
    resources = [(name, referencing.Resource.from_contents(one)) for name, one in known.items()]
    return kind(schema, registry=referencing.Registry().with_resources(resources))


schema = load(sys.argv[1])
beside = map(load, pathlib.Path(sys.argv[1]).parent.glob("*.schema.json"))
validator = validator_of(schema, {one["$id"]: one for one in beside if "$id" in one})
with open(sys.argv[2], encoding="utf-8", newline="") as file:
    report = json.load(file, parse_constant=refuse, object_pairs_hook=without_twins)
errors = list(validator.iter_errors(report))
for error in errors:
    print("/".join(map(str, error.absolute_path)) + ": " + error.message[:300])
sys.exit(1 if errors else 0)
