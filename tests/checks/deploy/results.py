"""results.py gradescope|classroom50|json FILE SCORE [WORDS...]: checks that FILE has the fields documented for its
format, that the points reached are SCORE, and that all WORDS occur in it."""
import json
import sys

VISIBILITIES = {"hidden", "after_due_date", "after_published", "visible"}
# https://gradescope-autograders.readthedocs.io/en/latest/specs/
TOP = {"score": (int, float), "execution_time": (int, float), "output": str, "output_format": str,
       "test_output_format": str, "test_name_format": str, "visibility": str, "stdout_visibility": str,
       "extra_data": dict, "tests": list, "leaderboard": list}
TEST = {"score": (int, float), "max_score": (int, float), "status": str, "name": str, "name_format": str,
        "number": str, "output": str, "output_format": str, "tags": list, "visibility": str, "extra_data": dict}


def check_fields(found, known):
    for name, value in found.items():
        assert name in known, name
        assert isinstance(value, known[name]) and not isinstance(value, bool), (name, value)


def gradescope(results):
    check_fields(results, TOP)
    assert "score" in results or results["tests"]
    for test in results["tests"]:
        check_fields(test, TEST)
        assert test["status"] in {"passed", "failed"} and test["visibility"] in VISIBILITIES, test
        assert 0 <= test.get("score", 0) <= test.get("max_score", 0), test
        assert test["output_format"] == "md", test
        # Only the explanation has no points.
        assert ("score" in test) == (test["name"] != "Explanation"), test
    return results["score"] if "score" in results else sum(test.get("score", 0) for test in results["tests"])


def classroom50(results):
    assert set(results) == {"score", "max_score", "output", "tests"}, results
    for test in results["tests"]:
        assert set(test) == {"name", "passed", "score", "max_score", "output"}, test
        assert test["passed"] is (test["score"] == test["max_score"]), test
    assert results["score"] == sum(test["score"] for test in results["tests"])
    assert results["max_score"] == sum(test["max_score"] for test in results["tests"])
    return results["score"]


def of_grading(results):
    assert results["schema"] == "flocking-grade/1"
    return results["score"]["points"]


kind, path, score = sys.argv[1:4]
with open(path, encoding="utf-8") as file:
    text = file.read()
found = {"gradescope": gradescope, "classroom50": classroom50, "json": of_grading}[kind](json.loads(text))
assert found == float(score), "%s points instead of %s" % (found, score)
for words in sys.argv[4:]:
    assert words in text, words
