"""steps.py github FILE | gitlab FILE: prints the steps of a workflow or a pipeline as a bash script that runs them as
the platform does: each step in a shell of its own, and the first one that fails ends the job, unless it is allowed to
fail. Actions of other repositories are left out; the repository's own are replaced by their steps."""
import pathlib
import re
import shlex
import sys

import yaml


def load(path):
    with open(path, encoding="utf-8") as file:
        return yaml.safe_load(file)


def filled(text, inputs):
    known = {"inputs." + name: value for name, value in inputs.items()}
    known |= {"runner.os": "Linux", "github.sha": "0" * 40}
    return re.sub(r"\$\{\{ *([a-z.]+) *\}\}", lambda found: known[found[1]], text)


def shell(script, variables):
    words = ["env"] + [name + "=" + value for name, value in variables.items()]
    words += ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script]
    return shlex.join(words)


def check_action(action):
    assert set(action) <= {"name", "description", "inputs", "runs"}, set(action)
    assert action["runs"]["using"] == "composite" and action["description"]
    for step in action["runs"]["steps"]:
        assert "uses" in step or step["shell"] == "bash", step
        assert set(step) <= {"name", "uses", "with", "shell", "env", "run"}, step
        for text in step.get("env", {}).values():
            filled(text, {name: "" for name in action.get("inputs", {})})


def steps_of(step, inputs, root):
    """The lines of one step."""
    uses = step.get("uses", "")
    if uses.startswith("./"):
        action = load(root / uses / "action.yml")
        check_action(action)
        given = {name: one.get("default", "") for name, one in action.get("inputs", {}).items()}
        unknown = set(step.get("with", {})) - set(given)
        assert not unknown, unknown
        given |= step.get("with", {})
        return [line for one in action["runs"]["steps"] for line in steps_of(one, given, root)]
    if uses:
        assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", uses), uses
        return []
    variables = {name: filled(value, inputs) for name, value in step.get("env", {}).items()}
    return [shell(filled(step["run"], inputs), variables)]


def github(path):
    root = pathlib.Path(path).parent.parent.parent
    workflow = load(path)
    assert True in workflow and "push" in workflow[True], workflow  # YAML 1.1 reads `on` as true
    assert workflow["permissions"] == {"contents": "read"}
    (job,) = workflow["jobs"].values()
    assert job["runs-on"].startswith("ubuntu-")
    for step in job["steps"]:
        lines = " && ".join(steps_of(step, {}, root))
        if lines:
            print("{ " + lines + "; } || " + ("true" if step.get("continue-on-error") else "exit $?"))


def gitlab(path):
    pipeline = load(path)
    assert set(pipeline) == {"variables", "toolchain", "grade"}, set(pipeline)
    # Runs only when somebody starts a pipeline by hand.
    assert pipeline["toolchain"]["rules"] == [{"if": '$CI_PIPELINE_SOURCE == "web"'}]
    job = pipeline["grade"]
    assert job["image"] == "$FLOCKING_IMAGE" and pipeline["variables"]["FLOCKING_IMAGE"]
    print("set -eo pipefail")
    for line in job["before_script"] + job["script"]:
        assert isinstance(line, str), line
        print(line)
    reports = {"junit": "grade.xml", "codequality": "gl-code-quality-report.json"}
    assert job["artifacts"]["when"] == "always" and job["artifacts"]["reports"] == reports
    assert set(reports.values()) <= set(job["artifacts"]["paths"])
    # Folders that students can write to contain no trusted files.
    assert "cache" not in job


{"github": github, "gitlab": gitlab}[sys.argv[1]](sys.argv[2])
