// own_programs.mjs PROGRAM PACKAGE: grades and explains ten programs, without a sandbox, by the program and by the package
// whose Node poses as macOS: verdicts, reports, explanations and exit statuses must be the same but for times and the
// words about the machine. Also tests what the package refuses.
import {spawnSync} from 'node:child_process';
import {copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [program, folder] = process.argv.slice(2).map((path) => resolve(path));
const place = mkdtempSync(join(tmpdir(), 'flocking-own-'));
const posing = [process.execPath, '--require', join(root, 'tests/npm/pose.cjs'), join(folder, 'bin/flocking.js')];
const students = join(root, 'tests/explain/students');
const NOTE = 'flocking: nothing is sandboxed: the program can read, change and send whatever you can\n';
let failures = 0;

function check(isRight, what) {
  if (isRight) return;
  failures += 1;
  console.log(what);
}

function run(command, args) {
  const ended = spawnSync(command[0], [...command.slice(1), ...args], {cwd: place, encoding: 'utf8', maxBuffer: 1 << 28});
  return {status: ended.status, out: ended.stdout, err: ended.stderr};
}

/** Writes a shell script, and returns its command. */
function script(name, body) {
  writeFileSync(join(place, name), `#!/bin/sh\n${body}\n`, {mode: 0o755});
  return [`./${name}`];
}

/** Compiles a student's program, and returns its command. */
function compiled(source) {
  const name = source.replace('.cpp', '');
  const built = run(['g++'], ['-std=c++20', '-O1', '-w', join(students, source), '-o', name]);
  if (built.status !== 0) throw new Error(built.err);
  return [`./${name}`];
}

/** Copies the source of a student's program, and returns its name. */
function copied(source) {
  copyFileSync(join(students, source), join(place, source));
  return source;
}

/** Returns for each program its command, and the options that it needs. */
function programs() {
  return {
    right: [[program]],
    'one wrong force': [[program, '--variant', 'separation.towards']],
    'three mistakes': [[program, '--variant', 'cohesion.self=with separation.clamp=unit-beyond printing.digits=three-significant']],
    'C++ of a student': [compiled('s02_flocking.cpp')],
    'Python of a student': [[copied('s13_main.py')]],
    crash: [script('crashes', 'while read -r line; do :; done; echo 1.000 2.000; echo sorry >&2; kill -SEGV $$')],
    'exit status': [script('fails', 'exit 3')],
    timeout: [script('spins', 'while :; do :; done'), ['--time-limit', '1', '--wall-limit', '60']],
    sleep: [script('sleeps', 'exec sleep 1000'), ['--wall-limit', '1']],
    flood: [script('floods', 'exec yes 1.000'), ['--output-limit', '1', '--time-limit', '10']],
    silence: [script('prints_nothing', ':')],
    missing: [['./missing']],
  };
}

/** Removes times, memory, progress, and what is said about the machine. */
function withoutMachine(text) {
  return text
    .replace(/^flocking: (graded|explained) \d+ of \d+.*\n/gm, '')
    .replace(/^(sandbox:|WARNING: the sandbox is missing) .*\n/gm, '')
    .replace(/ started \S+$/m, '')
    .replace(/ +CPU +wall +memory +points$/m, '')
    .replace(/ +[\d.]+ s +[\d.]+ s +[\d.]+ (MiB|KiB|B)/g, '')
    .replace(/graded in .*$/m, '');
}

function compare(name, args) {
  const reference = run([program], [args[0], '--sandbox', 'none', ...args.slice(1)]);
  const actual = run(posing, args);
  const is = (part, found, expected) =>
    check(found === expected, `${name}: ${part} is\n${found}\nthat of the program is\n${expected}`);
  is('exit status', actual.status, reference.status);
  is('stderr', withoutMachine(actual.err), NOTE + withoutMachine(reference.err));
  is('stdout', withoutMachine(actual.out), withoutMachine(reference.out));
}

/** Tests that the package refuses what needs Linux, before it runs anything. */
function refuse(option, args) {
  const {status, out, err} = run(posing, args);
  const isRight = status === 3 && out === '' &&
    err.replace(NOTE, '').startsWith(`flocking: error: ${option} runs programs of students in a sandbox of Linux;`);
  check(isRight, `${args.join(' ')}: exit status ${status}, ${out}${err}`);
}

try {
  mkdirSync(join(place, 'cases'));
  for (const one of ['all_forces', 'two_agents_cohesion', 'all_agents_coincident']) {
    for (const ending of ['in', 'out']) {
      copyFileSync(join(root, 'testcases/course', `${one}.${ending}`), join(place, 'cases', `${one}.${ending}`));
    }
  }
  const all = Object.entries(programs());
  for (const [name, [command, options = []]] of all) {
    compare(`grade, ${name}`, ['grade', '--cases', 'cases', ...options, '--explain', 'text', '--', ...command]);
    compare(`explain, ${name}`, ['explain', '--cases', 'cases', ...options, '--', ...command]);
  }
  refuse('--submissions', ['grade', '--submissions', '.', '--cases', 'cases']);
  refuse('--shard', ['grade', '--shard', '1/2', '--cases', 'cases', '--', program]);
  refuse('--save', ['grade', '--save', 'all', '--cases', 'cases', '--', program]);
  refuse('--sandbox', ['grade', '--sandbox', 'full', '--cases', 'cases', '--', program]);
  refuse('--sandbox', ['explain', '--sandbox', 'limits', '--', program]);
  refuse('--require-sandbox', ['grade', '--require-sandbox', 'cgroup', '--cases', 'cases', '--', program]);
  refuse('merge', ['merge', 'a', 'b']);
  console.log(`Node ${process.versions.node}, own programs: ${all.length} graded and explained, ${failures} differences`);
} finally {
  rmSync(place, {recursive: true, force: true});
}
process.exitCode = failures === 0 ? 0 : 1;
