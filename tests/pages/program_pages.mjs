// Pages written by `flocking view` show what the program prints. $FLOCKING is the program's path.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after, test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {coloursOfScene} from './browser.mjs';
import {FIELDS} from './encode.mjs';
import {goToStep, selectAgent, stateOf, tableOf, useBrowser} from './open.mjs';
import {PARAMETERS, randomAgents, randomOf} from './simulation.mjs';

const program = process.env.FLOCKING;
assert.ok(program, 'the path of the program has to be in $FLOCKING');
const cases = join(dirname(fileURLToPath(import.meta.url)), '../../testcases');
const folder = mkdtempSync(join(tmpdir(), 'flocking-view-'));
after(() => rmSync(folder, {recursive: true, force: true}));
const open = useBrowser();
let count = 0;

/** Runs a command and returns its output, with any exit status. */
function printed(command, args, input = '') {
  try {
    return execFileSync(command, args, {input, maxBuffer: 1 << 28, stdio: ['pipe', 'pipe', 'ignore']})
      .toString();
  } catch (error) {
    return error.stdout.toString();
  }
}

/** Runs `flocking view` on an input; returns the page's file. If outputs differ, its exit status is 1. */
function view(input, command = [], flags = []) {
  const page = join(folder, `page${++count}.html`);
  printed(program, ['view', input, '-o', page, ...flags, ...(command.length ? ['--', ...command] : [])]);
  return page;
}

/** A file with a random assignment. */
function randomInput(agents, steps, seed) {
  const random = randomOf(seed);
  const file = join(folder, `random${seed}.in`);
  const lines = [[...Object.values(PARAMETERS), agents].join(' '),
    ...randomAgents(agents, 60, 4, random).map((agent) => agent.map((v) => v.toFixed(3)).join(' ')),
    ...Array.from({length: steps}, () => (0.02 + 0.1 * random()).toFixed(3))];
  writeFileSync(file, lines.join('\n') + '\n');
  return file;
}

/** Returns a program that runs a shell line. */
function script(line) {
  const file = join(folder, `program${++count}.sh`);
  writeFileSync(file, `#!/bin/sh\n${line}\n`);
  chmodSync(file, 0o755);
  return file;
}

/** Returns texts[step][agent][field] of an output; texts[0] is the start, from the input. */
function textsOf(output, input) {
  const numbers = readFileSync(input, 'utf8').split(/\s+/).filter(Boolean);
  const agents = Number(numbers[7]);
  const start = numbers.slice(8, 8 + 4 * agents).map((text) => Number(text).toFixed(3));
  const all = [...start, ...output.split(/\s+/).filter(Boolean)];
  return {agents, steps: numbers.length - 8 - 4 * agents,
    at: (step, agent, field) => all[4 * (step * agents + agent) + field] ?? null};
}

/** Compares the page with two outputs at its first and last frame and at some others. */
async function check(page, input, expected, actual = null) {
  const right = textsOf(expected, input);
  const wrong = actual === null ? null : textsOf(actual, input);
  const random = randomOf(99);
  const places = [[0, 0], [right.steps, right.agents - 1]];
  for (let i = 0; i < 10; ++i) {
    places.push([Math.floor(random() * (right.steps + 1)), Math.floor(random() * right.agents)]);
  }
  await open({file: page}, {}, async (shown) => {
    assert.ok(await coloursOfScene(shown) > 5);
    for (const [step, agent] of places) {
      await goToStep(shown, step);
      await selectAgent(shown, agent);
      const state = await stateOf(shown);
      assert.deepEqual([state.step, state.selected], [step, agent]);
      const table = await tableOf(shown);
      FIELDS.forEach((field, k) => {
        const where = `step ${step}, agent ${agent}, ${field}`;
        assert.equal(table[field][0], right.at(step, agent, k), where);
        if (wrong) assert.equal(table[field][1], wrong.at(step, agent, k) ?? 'missing', where);
      });
    }
  });
}

for (const name of ['all_forces', 'two_agents_cohesion', 'all_agents_coincident']) {
  test(`the flock of ${name}`, async () => {
    const input = join(cases, 'course', `${name}.in`);
    await check(view(input), input, printed(program, [], readFileSync(input)));
  });
}

test('a random flock', async () => {
  const input = randomInput(40, 60, 1);
  await check(view(input), input, printed(program, [], readFileSync(input)));
});

test('a program by other rules: both flocks, and the first difference', async () => {
  const input = randomInput(30, 50, 2);
  const command = [program, '--rules', 'course-tests'];
  const [right, wrong] = [[], command.slice(1)].map((args) => printed(program, args, readFileSync(input)));
  const page = view(input, command);
  await check(page, input, right, wrong);
  const {agents, steps, at} = textsOf(right, input);
  const other = textsOf(wrong, input);
  await open({file: page}, {}, async (shown) => {
    const facts = await shown.evaluate(() => JSON.parse(document.getElementById('facts').textContent));
    const limit = Number(facts.tolerance) * (1 + 1e-9);
    const first = Array.from({length: 4 * agents * steps}, (_, i) => i + 4 * agents).find((i) => {
      const place = [Math.floor(i / 4 / agents), Math.floor(i / 4) % agents, i % 4];
      return Math.abs(Number(at(...place)) - Number(other.at(...place))) > limit;
    });
    const state = await stateOf(shown);
    assert.equal(state.step, Math.floor(first / 4 / agents));
    assert.equal(state.selected, Math.floor(first / 4) % agents);
    assert.equal(facts.difference.field, FIELDS[first % 4]);
  });
});

// The program is its first argument, since a sandbox surely shows only files named by arguments.
for (const [name, line] of [
  ['writes numbers in an unusual form', `"$1" | sed -e 's/\\.500 /.5 /g' -e 's/^0\\.000/-0.000/'`],
  ['prints nan', `"$1" | sed -e '70s/ .*/ nan inf -nan/'`],
  ['stops early', `"$1" | head -n 77`],
  ['prints six decimals', `"$1" | sed -E 's/(\\.[0-9]{3})/\\1000/g'`],
  ['prints one decimal', `"$1" | sed -E 's/(\\.[0-9])[0-9]{2}/\\1/g'`]]) {
  test(`a program that ${name}`, async () => {
    const input = randomInput(20, 10, 3);
    const file = script(line);
    await check(view(input, [file, program], ['--process-limit', '8']), input,
      printed(program, [], readFileSync(input)), printed(file, [program], readFileSync(input)));
  });
}
