// Tests the features on which scripts and other programs rely. PACKAGE is the folder of the unpacked package.
import assert from 'node:assert/strict';
import {spawn, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {test} from 'node:test';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = resolve(process.env.PACKAGE);
const program = join(folder, 'bin/flocking.js');
const course = join(root, 'testcases/course');
const {simulate, compare, explainOutputs, run, FlockingError} = await import(pathToFileURL(join(folder, 'lib/index.mjs')));
const two = '1 0 0 0 1 0 0 2\n0 0.5 0 0\n0 -0.5 0 0\n';

test('a driver that waits for each step gets it', {timeout: 60_000}, async () => {
  const input = readFileSync(join(course, 'all_forces.in'), 'utf8').trimEnd().split(/\s+/);
  const agents = Number(input[7]);
  const head = input.slice(0, 8 + 4 * agents).join(' ');
  const steps = input.slice(8 + 4 * agents);
  assert.ok(steps.length > 1);
  const child = spawn(process.execPath, [program]);
  let output = '';
  let wake = () => {};
  child.stdout.on('data', (bytes) => { output += bytes; wake(); });
  child.stdin.write(`${head}\n`);
  for (const [i, dt] of steps.entries()) {
    child.stdin.write(`${dt}\n`);
    while (output.split('\n').length - 1 < (i + 1) * agents) await new Promise((resolved) => { wake = resolved; });
    assert.equal(output.split('\n').length - 1, (i + 1) * agents);
  }
  child.stdin.end();
  assert.equal(await new Promise((resolved) => child.on('exit', resolved)), 0);
  assert.equal(output, readFileSync(join(course, 'all_forces.out'), 'utf8'));
});

test('a reader that goes away ends it quietly', () => {
  const shell = spawnSync('sh', ['-c', '"$0" "$1" --rules course < "$2" | head -n 1; exit 0', process.execPath, program,
    join(course, 'all_forces.in')]);
  assert.equal(shell.stdout.toString().split('\n').length, 2);
  assert.equal(shell.stderr.toString(), '');
});

test('a full disk is an error', {skip: process.platform !== 'linux'}, () => {
  const shell = spawnSync('sh', ['-c', '"$0" "$1" --input "$2" > /dev/full', process.execPath, program,
    join(course, 'all_forces.in')]);
  assert.match(shell.stderr.toString(), /^flocking: error: <stdout>: cannot write: No space left on device\n$/);
  assert.equal(shell.status, 3);
});

test('the first output of a tiny case comes within three times the start of Node', () => {
  const seconds = (args) => {
    const begin = process.hrtime.bigint();
    assert.equal(spawnSync(process.execPath, args, {input: `${two}0.125\n`}).status, 0);
    return Number(process.hrtime.bigint() - begin) / 1e9;
  };
  let [own, ours] = [Infinity, Infinity];
  // Compares the shortest of several times; on a busy machine measures more often.
  for (let i = 0; i < 5 || (i < 40 && ours >= 3 * own); ++i) {
    own = Math.min(own, seconds(['-e', '0']));
    ours = Math.min(ours, seconds([program]));
  }
  console.log(`Node ${process.versions.node}: ${(ours / own).toFixed(2)} times its start of ${(own * 1000).toFixed(0)} ms`);
  assert.ok(ours < 3 * own, `${ours} s, Node alone ${own} s`);
});

test('simulate gives the steps, with rules, settings and scenarios', () => {
  assert.equal(simulate(`${two}0.125\n`), '0.000 0.484 0.000 -0.125\n0.000 -0.484 0.000 0.125\n');
  const one = '0 0 0 0 0 0 0 1\n0 0 3 4\n1\n';
  assert.equal(simulate(one, {rules: 'book', args: ['--seek', '30,40'], settings: {max_speed: 10}}), '6.000 8.000 6.000 8.000\n');
  assert.equal(simulate(Buffer.from(one), {scenario: 'rules = "book"\nmax_speed = 10\n[seek]\ntarget = [30, 40]\n'}),
    '6.000 8.000 6.000 8.000\n');
});

test('simulate throws what the program prints, and keeps the steps before', () => {
  assert.throws(() => simulate(`${two}0.125\n0,1\n`), (error) => {
    assert.ok(error instanceof FlockingError);
    assert.match(error.message, /^<stdin>:5:1: expected a number for time step 2, found '0,1'/);
    assert.equal(error.status, 1);
    assert.equal(error.output, '0.000 0.484 0.000 -0.125\n0.000 -0.484 0.000 0.125\n');
    return true;
  });
  assert.throws(() => simulate('', {rules: 'curse'}), {name: 'FlockingError', status: 2});
});

test('compare says what the command says', () => {
  const right = simulate(`${two}0.125\n`);
  assert.deepEqual(compare(right, right), {same: true, text: 'the same\nlargest error 0 of 0.001 allowed\n'});
  const wrong = compare(right, right.replace('0.484', '0.486'), {input: `${two}0.125\n`});
  assert.equal(wrong.same, false);
  assert.match(wrong.text, /^different\nstep 1, agent 0, y: expected 0.484, found 0.486/);
  assert.equal(compare(right, right.replace('0.484', '0.486'), {absoluteTolerance: 0.01}).same, true);
});

test('explainOutputs explains what a mistake prints', () => {
  const names = ['all_forces', 'two_agents_cohesion', 'all_agents_coincident'];
  const cases = names.map((name) => {
    const input = readFileSync(join(course, `${name}.in`), 'utf8');
    return {name, input, answer: readFileSync(join(course, `${name}.out`)), output: simulate(input, {variant: 'separation.towards'})};
  });
  const found = explainOutputs(cases);
  assert.match(found.text, /^outputs: 1 of 3 cases pass\..*\n1\. Separation points at the neighbour instead of away from it\.\n/);
  assert.equal(found.report.hint, 'full');
  assert.ok(found.text.length > 100);
});

test('run gives status, outputs and wanted files', () => {
  const made = run(['new', '--agents', '3', '--ring', '5', '-o', 'made.in'], {wanted: ['made.in', 'other']});
  assert.equal(made.status, 0);
  assert.deepEqual(Object.keys(made.files), ['made.in']);
  assert.equal(run(['--input', 'x.in'], {files: {'x.in': `${two}0.125\n`}}).out, simulate(`${two}0.125\n`));
});
