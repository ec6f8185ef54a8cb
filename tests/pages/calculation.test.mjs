// The calculation panel: its numbers are those of the rules, equal those of the engine in every bit, and add up to the
// output; values that a program computes differently are marked. $FLOCKING is the program's path.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {settle} from './browser.mjs';
import {goToStep, selectAgent, stateOf, tableOf, useBrowser} from './open.mjs';
import {forcesByRules} from './rules_oracle.mjs';
import {randomOf} from './simulation.mjs';

const program = process.env.FLOCKING;
assert.ok(program, 'the path of the program has to be in $FLOCKING');
const folder = mkdtempSync(join(tmpdir(), 'flocking-calculation-'));
after(() => rmSync(folder, {recursive: true, force: true}));
const open = useBrowser();
let count = 0;

const P = {rc: 12, rs: 6, most: 0.4, ra: 9, weights: [1, 2, 0.1], speed: 5, force: 3, body: 0.5};

/** An assignment's text; all agents move. */
function assignment({seed = 1, agents = 25, steps = 12, size = 30, dt = 0.05}) {
  const random = randomOf(seed);
  const rows = Array.from({length: agents}, () => [size * random(), size * random(), 4 * random() - 2,
    1 + 2 * random()].map((v) => v.toFixed(3)).join(' '));
  return [[P.rc, P.rs, P.most, P.ra, ...P.weights, agents].join(' '), ...rows,
    ...Array(steps).fill(dt)].join('\n') + '\n';
}

function printed(args, input) {
  return execFileSync(program, args, {input, stdio: ['pipe', 'pipe', 'ignore']}).toString();
}

/** Returns the page of an assignment, with an output beside it if there is one. */
function pageOf(input, flags, output = null) {
  const name = join(folder, String(++count));
  writeFileSync(`${name}.in`, input);
  const more = output === null ? [] : ['--actual', `${name}.printed`];
  if (output !== null) writeFileSync(`${name}.printed`, output);
  try {
    execFileSync(program, ['view', `${name}.in`, '-o', `${name}.html`, ...flags, ...more], {stdio: 'ignore'});
  } catch (error) {
    assert.equal(error.status, 1);
  }
  return `${name}.html`;
}

const LIMITS = ['--max-speed', String(P.speed), '--max-force', String(P.force), '--radius', String(P.body)];
const RULES = {course: [], 'course-tests': [], book: LIMITS, buas: LIMITS, howtorts: LIMITS};

function assertNear(a, b, where) {
  a.forEach((value, k) => assert.ok(Math.abs(value - b[k]) <= 1e-9 * Math.max(1, Math.abs(b[k])),
    `${where}: ${a} for ${b}`));
}

for (const [rules, flags] of Object.entries(RULES)) {
  test(`${rules}: neighbours, forces and sums are those of the rules, and add up to what is printed`, async () => {
    const input = assignment({seed: 3});
    const output = printed(['--rules', rules, ...flags], input).trim().split('\n').map((line) => line.split(' '));
    await open({file: pageOf(input, ['--rules', rules, ...flags])}, {}, async (page) => {
      for (const [frame, agent] of [[1, 0], [1, 24], [5, 7], [12, 13]]) {
        const {made, agents} = await page.evaluate(([f, a]) => ({
          made: window.flockingReplay.calculation(f, a),
          agents: Array.from({length: 25}, (_, i) => window.flockingReplay.exact(f - 1, i))}), [frame, agent]);
        const where = `${rules}, step ${frame}, agent ${agent}`;
        assert.equal(made.isExact, true);
        const own = forcesByRules(rules, agents, agent, P);
        made.forces.forEach((force, k) => {
          const others = force.terms.map((term) => term.agent).filter((i) => i !== agent);
          assert.deepEqual(others, own.lists[k], `${where}: neighbours of ${force.name}`);
          assertNear(force.force, own.forces[k], `${where}: ${force.name}`);
          assertNear(force.weighted, own.forces[k].map((v) => P.weights[k] * v), `${where}: weighted`);
          assertNear(force.sum ?? [0, 0], [0, 1].map((axis) =>
            force.terms.reduce((sum, {value}) => sum + value[axis], 0)), `${where}: sum`);
        });
        assert.ok(own.lists.some((list) => list.length > 0), where);
        const now = [...made.position, ...made.velocity].map((v) => v.toFixed(3).replace(/^-0\.000$/, '0.000'));
        const line = output[(frame - 1) * 25 + agent].map((v) => v.replace(/^-0\.000$/, '0.000'));
        assert.deepEqual(now, line, where);
      }
    });
  });
}

const SETTINGS = [
  ...Object.entries(RULES).map(([rules, flags]) => ['--rules', rules, ...flags]),
  ['--wrap', '30,30', '--set', 'torus=true'], ['--fov', '200', '--max-neighbors', '3', '--mass', '2'],
  ['--rules', 'howtorts', ...LIMITS, '--set', 'separation.literal=true'],
  ['--combine', 'prioritized', '--max-force', '0.7'], ['--combine', 'truncated', '--max-force', '0.5'],
  ['--set', 'neighbors.every=3'], ['--set', 'integrator=motion'],
  ['--set', 'agent.3.cohesion.weight=4', '--set', 'agent.5.alignment.enabled=false', '--set',
    'agent.7.layers=blue', '--set', 'separation.layers=blue'],
];

for (const flags of SETTINGS) {
  test(`followed to the last bit of the engine: ${flags.join(' ') || 'course'}`, async () => {
    for (const size of [30, 3]) {
      await open({file: pageOf(assignment({seed: 5, size}), flags)}, {}, async (page) => {
        const wrong = await page.evaluate(() => {
          const {calculation, exact} = window.flockingReplay;
          const list = [];
          for (let frame = 1; frame <= 12; ++frame) {
            for (let agent = 0; agent < 25; ++agent) {
              const {position, velocity, why} = calculation(frame, agent);
              const [x, y, vx, vy] = exact(frame, agent);
              const same = position && [...position, ...velocity].every((v, k) => Object.is(v, [x, y, vx, vy][k]));
              if (!same) list.push({frame, agent, why, position, velocity, engine: [x, y, vx, vy]});
            }
          }
          return list;
        });
        assert.deepEqual(wrong.slice(0, 3), [], `${wrong.length} of 300`);
      });
    }
  });
}

/** Returns the expected output with the values of one agent changed in a step. */
function changed(output, agents, step, agent, change) {
  const lines = output.trim().split('\n').map((line) => line.split(' ').map(Number));
  change(lines[(step - 1) * agents + agent]);
  return lines.map((line) => line.map((v) => v.toFixed(3)).join(' ')).join('\n') + '\n';
}

async function impliedTable(page) {
  return page.locator('#implied tbody tr').evaluateAll((rows) => rows.map((row) => ({
    name: row.cells[0].firstChild.data, isMarked: row.textContent.includes('first difference'),
    isWrong: row.classList.contains('wrong')})));
}

for (const {name, change, first} of [
  {name: 'wrong velocity', change: (line) => { line[2] += 0.25; line[0] += 0.25 * 0.05; }, first: '(v′ − v)/dt'},
  {name: 'wrong position alone', change: (line) => { line[1] -= 0.5; }, first: '(p′ − p)/dt'}]) {
  test(`a program's ${name}: the first line that differs is marked`, async () => {
    const input = assignment({seed: 8});
    const output = changed(printed([], input), 25, 4, 6, change);
    await open({file: pageOf(input, [], output)}, {}, async (page) => {
      assert.deepEqual([(await stateOf(page)).step, (await stateOf(page)).selected], [4, 6]);
      const rows = await impliedTable(page);
      assert.deepEqual(rows.filter(({isMarked}) => isMarked).map((row) => row.name), [first]);
      assert.equal(rows.findIndex(({isWrong}) => isWrong), rows.findIndex(({isMarked}) => isMarked));
      await selectAgent(page, 7);
      assert.ok((await impliedTable(page)).every(({isWrong}) => !isWrong));
      await goToStep(page, 3);
      assert.ok((await impliedTable(page)).every(({isWrong}) => !isWrong));
    });
  });
}

test('the numbers that are shown are those of the page, and what the output implies is divided out', async () => {
  const input = assignment({seed: 9});
  const output = printed(['--rules', 'course-tests'], input);
  await open({file: pageOf(input, [], output)}, {}, async (page) => {
    await goToStep(page, 6);
    await selectAgent(page, 11);
    const {calculation} = await stateOf(page);
    const lines = output.trim().split('\n').map((line) => line.split(' ').map(Number));
    const [before, now] = [lines[4 * 25 + 11], lines[5 * 25 + 11]];
    const rows = Object.fromEntries(calculation.rows.map((row) => [row.name, row]));
    assertNear(rows['(v′ − v)/dt'].program, [2, 3].map((k) => (now[k] - before[k]) / 0.05), 'force');
    assertNear(rows['(p′ − p)/dt'].program, [0, 1].map((k) => (now[k] - before[k]) / 0.05), 'velocity');
    const table = await tableOf(page);
    assert.deepEqual(calculation.position.concat(calculation.velocity).map((v) => v.toFixed(3)),
      ['x', 'y', 'vx', 'vy'].map((field) => table[field][0]));
    await page.click('.force-steps summary');
    const shown = await page.locator('.force-steps[open] .terms tbody tr').count();
    assert.equal(shown, calculation.forces[0].terms.length);
    const sum = await page.locator('.force-steps[open] tfoot .digits').evaluateAll((all) => all.map((e) => e.title));
    assert.deepEqual(sum, calculation.forces[0].sum.map(String));
  });
});

test('from the program\u2019s own numbers a right step is right again', async () => {
  const input = assignment({seed: 8});
  // One wrong step; the later steps follow the rules from the wrong position.
  const lines = changed(printed([], input), 25, 4, 6, (line) => { line[0] += 2; }).trim().split('\n');
  const start = [input.split('\n')[0], ...lines.slice(75, 100), ...Array(8).fill('0.05')].join('\n');
  const output = lines.slice(0, 100).join('\n') + '\n' + printed([], start);
  await open({file: pageOf(input, [], output)}, {}, async (page) => {
    await goToStep(page, 5);
    await selectAgent(page, 6);
    assert.match(await page.textContent('#calculation-note'), /already differed before this step/);
    assert.ok((await impliedTable(page)).some(({isWrong}) => isWrong));
    await page.check('#calculation-source input[value=program]');
    await settle(page);
    assert.ok((await impliedTable(page)).every(({isWrong}) => !isWrong));
  });
});

test('other behaviours: the engine\u2019s forces, and a total that is near its step', async () => {
  const flags = ['--seek', '40,40', '--max-speed', '6'];
  await open({file: pageOf(assignment({seed: 2}), flags)}, {}, async (page) => {
    await goToStep(page, 3);
    await selectAgent(page, 4);
    const {calculation} = await stateOf(page);
    assert.ok(calculation.forces.some(({name}) => name === 'seek'));
    const engine = await page.evaluate(() => window.flockingReplay.exact(3, 4));
    assert.ok(Math.abs(calculation.position[0] - engine[0]) < 1e-5);
    assert.match(await page.textContent('#calculation-note'), /engine\u2019s weighted force/);
  });
});

test('what cannot be followed is said', async () => {
  for (const [flags, words] of [[['--set', 'friction=0.5'], /because of: friction/],
    [['--combine', 'dithered', '--max-force', '1'], /random choice/], [['--no-overlap', '--radius', '1'], /pushed apart/]]) {
    await open({file: pageOf(assignment({seed: 2}), flags)}, {}, async (page) => {
      await goToStep(page, 3);
      await selectAgent(page, 4);
      assert.match(await page.textContent('#calculation-note'), words);
      await goToStep(page, 0);
      assert.match(await page.textContent('#calculation-note'), /no step has been taken/);
    });
  }
});

test('rules that change while the flock moves', async () => {
  const input = assignment({seed: 6}).trim().split('\n');
  input.splice(30, 0, 'set agent.2.cohesion.weight 9');
  await open({file: pageOf(input.join('\n') + '\n', [])}, {}, async (page) => {
    const weights = await page.evaluate(() => [1, 12].map((frame) =>
      window.flockingReplay.calculation(frame, 2).forces[0].weight));
    assert.deepEqual(weights, [1, 9]);
    const {position} = await page.evaluate(() => window.flockingReplay.calculation(12, 2));
    const engine = await page.evaluate(() => window.flockingReplay.exact(12, 2));
    assert.deepEqual(position, engine.slice(0, 2));
  });
});
