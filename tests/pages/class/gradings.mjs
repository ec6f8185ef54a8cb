// Small gradings by the real program: a class with right, wrong, hostile and hidden cases.
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const fly = 'read -r _\nread -r x y vx vy\n';
const right = `${fly}while read -r dt; do x=$((x + vx * dt)); echo "$x.000 0.000 $vx.000 0.000"; done\n`;
// Half a unit too fast from the second step on.
const wrong =
  `${fly}read -r dt\nx=$((x + vx * dt))\necho "$x.000 0.000 $vx.000 0.000"\n` +
  'while read -r dt; do x=$((x + vx * dt)); echo "$x.000 0.000 $vx.500 0.000"; done\n';
const attack = '</script><script>window.hacked=1</script><img src=x onerror=window.hacked=1>';

/** Names that a page must show as text. */
export const hostileNames = [
  '<img src=x onerror=window.hacked=1>',
  '"><svg onload=window.hacked=1>',
  '{{data}} && <script>window.hacked=1',
  'esc\u001b[2J\u202e0001',
];

/** A text that only the hidden case's input contains. */
export const secret = '918273645';

function write(folder, name, text, mode = 0o644) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text, { mode });
  chmodSync(path, mode);
}

function addCase(folder, name, speed, steps = 2) {
  write(folder, `cases/${name}.in`, `0 0 0 0 0 0 0 1\n0 0 ${speed} 0\n${'1\n'.repeat(steps)}`);
  const lines = [...Array(steps).keys()].map((step) => `${(step + 1) * speed}.000 0.000 ${speed}.000 0.000\n`);
  write(folder, `cases/${name}.out`, lines.join(''));
}

/** Makes a folder with cases and a class of submissions. */
export function makeClass(folder, program) {
  chmodSync(folder, 0o755); // if the grader is root, submissions run as another user
  addCase(folder, 'basic/a', 1);
  addCase(folder, 'basic/b', 3, 4);
  addCase(folder, 'deep/er/c', 2);
  addCase(folder, 'secret/d', secret);
  write(folder, 'cases/secret/cases.toml', 'hidden = true\n');
  write(folder, 'cases/basic/cases.toml', '[case.b]\npoints = 2.5\n');
  const add = (name, text) => write(folder, `class/${name}`, `#!/bin/sh\n${text}`, 0o755);
  add('right', right);
  add('right_2', right);
  add('wrong', `echo "half a unit" >&2\n${wrong}`);
  add('zero', 'while read -r _; do :; done\nexit 2\n');
  // Programs of tests/explain/students, whose binaries are next to the program.
  const student = (name, source) => {
    const path = join(folder, 'class', name);
    copyFileSync(join(dirname(program), 'tests', 'students', source), path);
    chmodSync(path, 0o755);
  };
  student('still', 's12_crowd');
  student('still_2', 's12_crowd');
  student('hasty', 's04_main');
  hostileNames.forEach((name) => add(name, `echo '${attack}'\necho '${attack}' >&2\n`));
  write(folder, 'class/unstartable', '#!/no/such/interpreter\n', 0o755);
}

/** Grades in `folder`; returns the page and the JSON report of the same grading. */
export function grade(folder, program, name, ...options) {
  const run = spawnSync(
    program,
    ['grade', '--cases', 'cases', '--sandbox', 'limits', '--report', `html=${name}.html`,
      '--report', `json=${name}.json`, ...options],
    { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH } },
  );
  if (run.status !== 0 && run.status !== 1) throw new Error(`grading failed: ${run.stderr}`);
  const file = join(folder, `${name}.html`);
  return { file, html: readFileSync(file, 'utf8'), report: JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) };
}
