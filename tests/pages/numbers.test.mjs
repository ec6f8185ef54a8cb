// The page shows the input numbers exactly, to the last character.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {FIELDS, flockOfTexts} from './encode.mjs';
import {goToStep, selectAgent, stateOf, tableOf, useBrowser} from './open.mjs';
import {factsOf} from './samples.mjs';
import {randomOf} from './simulation.mjs';

const open = useBrowser();

const ODD = ['nan', '-nan', 'inf', '-inf', '-0.000', '+1.000', '1e+30', '-1.5e-3', '1.25', 'oops', '0x10', '7',
  '99999999999999999999.000', '2.0004'];

/** Returns a number as a program might print it: mostly ordinary, sometimes large, sometimes odd. */
function randomText(random, decimals, oddity) {
  if (random() < oddity) return ODD[Math.floor(random() * ODD.length)];
  const size = [10, 1e4, 2 ** 31, 2 ** 40, 2 ** 49][Math.floor(random() ** 3 * 5)];
  const n = Math.floor((2 * random() - 1) * size);
  const digits = String(Math.abs(n)).padStart(decimals + 1, '0');
  const text = decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
  return n < 0 ? `-${text}` : text;
}

function randomTexts(random, frames, agents, decimals, oddity = 0) {
  return Array.from({length: frames}, () => Array.from({length: agents}, () =>
    FIELDS.map(() => randomText(random, decimals, oddity))));
}

/** Removes all values from a random one on; returns its place, as in the facts. */
function cutOff(texts, steps, ids, frame, agent, field) {
  texts.forEach((rows, f) => rows.forEach((row, a) => row.forEach((_, k) => {
    const isBefore = f < frame || (f === frame && (a < agent || (a === agent && k < field)));
    if (!isBefore) row[k] = null;
  })));
  return {step: steps[frame], agent: ids ? ids[agent] : agent, field: FIELDS[field]};
}

function sample({seed, agents = 5, frames = 12, decimals = 3, oddity = 0, cut = null, ids = null,
  steps = Array.from({length: frames}, (_, f) => f)}) {
  const random = randomOf(seed);
  const expected = randomTexts(random, frames, agents, 3, oddity);
  const actual = randomTexts(random, frames, agents, decimals, oddity);
  const ends = cut ? cutOff(actual, steps, ids, ...cut) : null;
  const flocks = [flockOfTexts(expected, agents, 3), flockOfTexts(actual, agents, decimals)];
  // Both start from the input.
  actual[0] = expected[0];
  flocks[1].spelled = flocks[1].spelled.filter(([frame]) => frame > 0);
  return {
    expected, actual, ids, steps,
    facts: factsOf({
      agents: ids ? 1000 : agents, shown: ids, frames, steps: steps[frames - 1], tolerance: '0.001',
      stride: steps[1] - steps[0], program: './flock',
      expected: {decimals: 3, spelled: flocks[0].spelled, respelled: false},
      actual: {decimals, spelled: flocks[1].spelled, respelled: false, ends_at: ends, goes_on: false, how: ''},
    }),
    replay: {frames, agents, steps, times: steps.map((step) => step / 10), expected: flocks[0],
      actual: flocks[1]},
  };
}

async function checkAll(page, {expected, actual, ids, steps}, checked) {
  for (const [frame, agent] of checked) {
    await goToStep(page, steps[frame]);
    await selectAgent(page, ids ? ids[agent] : agent);
    const state = await stateOf(page);
    assert.equal(state.frame, frame);
    assert.equal(state.step, steps[frame]);
    assert.equal(state.selected, ids ? ids[agent] : agent);
    const table = await tableOf(page);
    FIELDS.forEach((field, k) => {
      const [e, a] = [expected[frame][agent][k], actual[frame][agent][k]];
      const where = `frame ${frame}, agent ${agent}, ${field}`;
      assert.equal(table[field][0], e, where);
      assert.equal(table[field][1], a ?? 'missing', where);
      checkDifference(table[field][2], e, a, where);
    });
  }
}

function checkDifference(shown, expected, actual, where) {
  if (actual === null) return assert.equal(shown, '', where);
  const apart = Number(actual) - Number(expected);
  if (actual === expected) return assert.equal(shown, '0', where);
  if (!Number.isFinite(apart) || [actual, expected].includes('0x10')) {
    return assert.equal(shown, 'differs', where);
  }
  const number = Number(shown.replace('\u2212', '-'));
  const most = Math.max(Math.abs(Number(actual)), Math.abs(Number(expected)));
  assert.ok(Math.abs(number - apart) <= 1e-3 * Math.abs(apart) + 1e-12 * most, `${where}: ${shown}`);
}

/** Returns some frames and agents, including the first and the last. */
function some(random, {facts, replay}, count) {
  const chosen = [[0, 0], [facts.frames - 1, replay.agents - 1]];
  while (chosen.length < count) {
    chosen.push([Math.floor(random() * facts.frames), Math.floor(random() * replay.agents)]);
  }
  return chosen;
}

const cases = [
  {name: 'ordinary and large numbers', seed: 1},
  {name: 'spelled in every odd way', seed: 2, oddity: 0.3},
  {name: 'an output that ends', seed: 3, oddity: 0.1, cut: [7, 2, 1]},
  {name: 'an output that ends at once', seed: 4, cut: [1, 0, 0]},
  {name: 'no decimals', seed: 5, decimals: 0},
  {name: 'one decimal', seed: 6, decimals: 1, oddity: 0.1},
  {name: 'six decimals', seed: 7, decimals: 6, oddity: 0.1, cut: [9, 4, 3]},
  {name: 'chosen agents and steps', seed: 8, ids: [3, 17, 404, 405, 999], cut: [8, 1, 2],
    steps: [0, 5, 10, 13, 14, 15, 16, 20, 25, 30, 35, 37]},
];

for (const one of cases) {
  test(`numbers: ${one.name}`, async () => {
    const made = sample(one);
    await open(made, {}, (page) => checkAll(page, made, some(randomOf(one.seed), made, 14)));
  });
}

test('an end between two steps of the page', async () => {
  const made = sample({seed: 9, steps: [0, 10, 20, 30], frames: 4, cut: [2, 0, 0]});
  made.facts.actual.ends_at = {step: 14, agent: 3, field: 'vx'};
  await open(made, {}, (page) => checkAll(page, made, [[1, 0], [2, 0], [3, 4]]));
});

/** Two flocks of one agent with the given x in each frame; the other fields are 0. */
function ofOne(expected, actual, decimals) {
  const zero = decimals ? `0.${'0'.repeat(decimals)}` : '0';
  const texts = [expected.map((x) => [[x, '0.000', '0.000', '0.000']]),
    actual.map((x) => [[x, zero, zero, zero]])];
  const flocks = [flockOfTexts(texts[0], 1, 3), flockOfTexts(texts[1], 1, decimals)];
  texts[1][0] = texts[0][0];
  flocks[1].spelled = flocks[1].spelled.filter(([frame]) => frame > 0);
  const frames = expected.length;
  const steps = expected.map((_, f) => f);
  return {expected: texts[0], actual: texts[1], ids: null, steps,
    facts: factsOf({agents: 1, frames, steps: frames - 1, tolerance: '0.001', program: './flock',
      expected: {decimals: 3, spelled: flocks[0].spelled}, actual: {decimals, spelled: flocks[1].spelled}}),
    replay: {frames, agents: 1, steps, times: steps, expected: flocks[0], actual: flocks[1]}};
}

const FAR = '562949953421.313';  // 2^49 + 1 thousandths

for (const [name, expected, actual, decimals] of [
  ['halves are rounded away from zero', ['0.005', '1.015', '-1.025', '-0.005', '2.995', '1.004', '-1.006'],
    ['0.01', '1.00', '1.50', '2.00', '0.10', '0.25', '7.77'], 2],
  ['numbers that continue long after nan', ['0.000', FAR, ...Array(5).fill('nan'), '-1.005', '1.015', '2.000'],
    ['0.00', '1.00', ...Array(5).fill('nan'), '3.25', '4.00', '-4.01'], 2],
  ['numbers that go far and come back', ['0.000', '1.000', '1000000000000.001', '2.000', '3.000'],
    ['0.000000', '1.000007', '1000000000000.001007', '2.000009', '3.000001'], 6],
]) {
  test(`numbers: ${name}`, async () => {
    const made = ofOne(expected, actual, decimals);
    await open(made, {}, (page) => checkAll(page, made, expected.map((_, frame) => [frame, 0])));
  });
}

test('of two numbers that are the same but for their spelling the difference is 0', async () => {
  const expected = [[['1.000', '0.000', '2.500', '1.000']], [['1.000', '0.000', '2.500', '1.000']]];
  const actual = [expected[0], [['1.0', '-0.000', '25e-1', '1.001']]];
  const [e, a] = [expected, actual].map((texts) => flockOfTexts(texts, 1, 3));
  const made = {facts: factsOf({agents: 1, frames: 2, steps: 1, tolerance: '0.001', program: './flock',
    actual: {decimals: 3, spelled: a.spelled}}),
  replay: {frames: 2, agents: 1, steps: [0, 1], times: [0, 1], expected: e, actual: a}};
  await open(made, {}, async (page) => {
    await goToStep(page, 1);
    await selectAgent(page, 0);
    const table = await tableOf(page);
    assert.deepEqual(FIELDS.map((field) => table[field]), [['1.000', '1.0', '0'], ['0.000', '-0.000', '0'],
      ['2.500', '25e-1', '0'], ['1.000', '1.001', '+0.001']]);
    const rows = await page.locator('#numbers tbody tr').evaluateAll((list) => list.map((r) => r.className));
    assert.deepEqual(rows, ['', '', '', 'near']);
  });
});

test('a difference counts where it is above both tolerances', async () => {
  const expected = ['1000.000', '-1000.000', '1.000', '0.000'];
  const actual = ['1009.000', '-1011.000', '1.001', '0.001'];
  const [e, a] = [expected, actual].map((texts) => flockOfTexts([[expected], [texts]], 1, 3));
  const classesWith = async (tolerance, relative) => {
    const facts = factsOf({agents: 1, frames: 2, steps: 1, tolerance, relative_tolerance: relative,
      program: './flock', actual: {decimals: 3, spelled: a.spelled}});
    const replay = {frames: 2, agents: 1, steps: [0, 1], times: [0, 1], expected: e, actual: a};
    let classes = null;
    await open({facts, replay}, {}, async (page) => {
      await goToStep(page, 1);
      await selectAgent(page, 0);
      classes = await page.locator('#numbers tbody tr').evaluateAll((list) => list.map((r) => r.className));
    });
    return classes;
  };
  assert.deepEqual(await classesWith('0.001', '0'), ['wrong', 'wrong', 'near', 'near']);
  assert.deepEqual(await classesWith('0', '0.01'), ['near', 'wrong', 'near', 'wrong']);
  assert.deepEqual(await classesWith('0.001', '1e-2'), ['near', 'wrong', 'near', 'near']);
});
