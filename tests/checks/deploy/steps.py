"""steps.py github FILE | gitlab FILE: prints the steps that a workflow or a pipeline runs, as one script of bash that
does with them what the platform does: each step in a shell of its own, the first that fails ends the job, unless it may
fail. Actions of others are left out; of the repository's own, the steps are in the place of them."""
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
        assert re.fullmatch(r"actions/[a-z-]+@v[0-9]+", uses), uses
        return []
    variables = {name: filled(value, inputs) for name, value in step.get("env", {}).items()}
    return [shell(filled(step["run"], inputs), variables)]


def github(path):
    root = pathlib.Path(path).parent.parent.parent
    workflow = load(path)
    assert True in workflow and "push" in workflow[True], workflow  # YAML 1.1 takes `on` for true
    assert workflow["permissions"] == {"contents": "read"}
    (job,) = workflow["jobs"].values()
    assert job["runs-on"].startswith("ubuntu-")
    for step in job["steps"]:
        lines = " && ".join(steps_of(step, {}, root))
        if lines:
            print("{ " + lines + "; } || " + ("true" if step.get("continue-on-error") else "exit $?"))


def gitlab(path):
    (job,) = load(path).values()
    for name, value in job["variables"].items():
        print("export %s=%s" % (name, value.replace("$CI_PROJECT_DIR", '"$CI_PROJECT_DIR"')))
    print("set -eo pipefail")
    for line in job["before_script"] + job["script"]:
        assert isinstance(line, str), line
        print(line)
    assert job["artifacts"]["when"] == "always" and job["artifacts"]["reports"] == {"junit": "grade.xml"}
    assert job["image"] and job["cache"]["paths"]


{"github": github, "gitlab": gitlab}[sys.argv[1]](sys.argv[2])
