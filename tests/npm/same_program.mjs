// same_program.mjs PROGRAM PACKAGE [--cases | --only GROUP]: compares the package, run by this Node, with the program:
// exit status, both outputs and the written files must be the same bytes, for every job in tests/wasm/jobs.mjs and for
// commands that write files; with --cases, only for the test cases.
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {cases, comparisons, goldenRuns, longRuns, madeFlocks, words} from '../wasm/jobs.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const [program, folder] = process.argv.slice(2, 4).map((path) => resolve(path));
const [flag, group] = process.argv.slice(4);
const scratch = mkdtempSync(join(tmpdir(), 'flocking-npm-'));
const ways = {program: [program], package: [process.execPath, join(folder, 'bin/flocking.js')]};

/** Commands that read folders or write files. */
function filing() {
  const testcases = join(root, 'testcases');
  const course = join(testcases, 'course');
  const allForces = readFileSync(join(course, 'all_forces.in'));
  const jobs = [];
  const add = (args, input = '', files = {}) => jobs.push({name: args.join(' '), args, input, files});
  // Only a few cases, since an audit of all takes a minute.
  const few = Object.fromEntries(['all_forces', 'two_agents_cohesion', 'cohesion_alone'].flatMap(
    (name) => ['in', 'out'].map((ending) => [`cases/${name}.${ending}`, readFileSync(join(course, `${name}.${ending}`))])));
  for (const format of ['text', 'json', 'markdown', 'html']) {
    add(['audit', '--cases', 'cases', '--format', format, '-o', 'report'], '', few);
  }
  add(['audit', '--cases', 'cases', '--add', 'more'], '', few);
  add(['view', join(course, 'all_forces.in'), '--actual', join(testcases, 'course-tests/all_forces.out'), '-o', 'page.html']);
  add(['plot', '-', '-o', 'trails.svg'], allForces);
  add(['plot', '-', '-o', 'missing/trails.svg'], allForces);
  add(['new', '--clusters', '3', '--agents', '40', '--seed', '5', '-o', 'made.in']);
  add(['field', '--map', join(testcases, 'flow/open_room.map'), '--goal', '5.5,0.5', '--show', 'integration']);
  add(['field', '--map', join(testcases, 'flow/open_room.map'), '--goal', '5.5,0.5', '--format', 'png', '-o', 'field.png']);
  add(['--last', '--output', 'out.txt'], allForces);
  add(['--input', 'same', '--output', 'same'], '', {same: allForces});
  add(['--input', '.']);
  add(['--input', 'missing.in']);
  add(['--output', 'missing/out'], allForces);
  add(['playground', '-o', 'page.html']);
  add(['validate', join(course, 'all_forces.in'), join(course, 'all_forces.out'), 'feedback'],
    readFileSync(join(testcases, 'course-tests/all_forces.out')), {'feedback/keep': ''});
  for (const command of ['audit', 'plot', 'field', 'playground', 'view', 'explain']) add([command, '--help']);
  // Explains kept outputs of programs with a mistake.
  for (const [variant, format] of [['separation.towards', 'text'], ['alignment.sum', 'json'], ['cohesion.sum', 'markdown']]) {
    add(['explain', '--cases', course, '--from', 'kept', '--format', format], '', keptOutputs(variant));
  }
  return jobs;
}

function keptOutputs(variant) {
  const course = join(root, 'testcases/course');
  const files = {};
  for (const name of readdirSync(course).filter((one) => one.endsWith('.in'))) {
    const run = spawnSync(program, ['--variant', variant, '--input', join(course, name)]);
    files[`kept/${name.replace('.in', '.out')}`] = run.stdout;
  }
  return files;
}

function result(way, {args, input, files}) {
  const place = mkdtempSync(join(scratch, 'run-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(place, name)), {recursive: true});
    writeFileSync(join(place, name), content);
  }
  const run = spawnSync(way[0], [...way.slice(1), ...args], {cwd: place, input, maxBuffer: 1 << 28});
  // A program need not read its input.
  if (run.error && run.error.code !== 'EPIPE') throw run.error;
  const left = {};
  for (const entry of readdirSync(place, {recursive: true, withFileTypes: true})) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (entry.isFile()) left[path.slice(place.length)] = readFileSync(path);
  }
  rmSync(place, {recursive: true});
  return {status: run.status, out: run.stdout, err: run.stderr, ...left};
}

function isSame(job) {
  const [expected, actual] = [result(ways.program, job), result(ways.package, job)];
  const parts = [...new Set([...Object.keys(expected), ...Object.keys(actual)])].filter((part) => part === 'status' ?
    expected.status !== actual.status : !expected[part] || !actual[part] || !expected[part].equals(actual[part]));
  for (const part of parts) {
    console.log(`${job.name}: ${part} is ${String(actual[part]).slice(0, 300)}, the program's ${String(expected[part]).slice(0, 300)}`);
  }
  return parts.length === 0;
}

try {
  const flock = (args) => spawnSync(program, args).stdout;
  const groups = {'test cases': cases(root)};
  if (flag !== '--cases') {
    Object.assign(groups, {comparisons: comparisons(root), 'made flocks': madeFlocks(), 'texts and messages': words(),
      'long runs': longRuns(flock), 'golden runs': goldenRuns(), 'files and folders': filing()});
  }
  for (const [name, jobs] of Object.entries(groups).filter(([name]) => flag !== '--only' || name === group)) {
    const same = jobs.filter(isSame).length;
    console.log(`Node ${process.versions.node}, ${name}: ${same} of ${jobs.length} byte-identical`);
    if (same !== jobs.length || jobs.length === 0) process.exitCode = 1;
  }
} finally {
  rmSync(scratch, {recursive: true, force: true});
}
