"""validate_counts.py FILE: whether the counts of a JUnit report are those of its elements."""
import sys
import xml.etree.ElementTree as xml


def check(element, suites):
    cases = [case for suite in suites for case in suite.findall("testcase")]
    found = {
        "tests": len(cases),
        "failures": sum(case.find("failure") is not None for case in cases),
        "errors": sum(case.find("error") is not None for case in cases),
        "skipped": 0,
    }
    wrong = {name: count for name, count in found.items() if int(element.get(name)) != count}
    time = sum(float(case.get("time")) for case in cases)
    if abs(time - float(element.get("time"))) > 0.0006 * (len(cases) + 1):
        wrong["time"] = time
    if wrong:
        print(element.tag, element.get("name"), "has other counts than", wrong)
    return not wrong


root = xml.parse(sys.argv[1]).getroot()
fine = [check(root, root.findall("testsuite"))]
fine += [check(suite, [suite]) for suite in root.findall("testsuite")]
sys.exit(0 if all(fine) else 1)
