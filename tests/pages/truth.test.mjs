// The page shows exactly the data: groups, shared places, fields of view, positions that do not exist, texts that are
// not numbers.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pixelsLike} from './browser.mjs';
import {FIELDS, flockOfTexts} from './encode.mjs';
import {goToStep, plainReplay, selectAgent, stateOf, useBrowser} from './open.mjs';
import {factsOf, gradedFlock} from './samples.mjs';

const open = useBrowser();

/** Returns a page of texts[frame][agent], and of another flock beside it. */
function pageOf(texts, other = null) {
  const agents = texts[0].length;
  const flocks = [texts, ...other ? [other] : []].map((one) => flockOfTexts(one, agents, 3));
  const frames = texts.length;
  const spec = ({spelled}) => ({decimals: 3, spelled, respelled: false});
  return {facts: factsOf({agents, frames, steps: frames - 1, expected: spec(flocks[0]),
    ...other ? {tolerance: '0.001', program: './flock',
      actual: {...spec(flocks[1]), ends_at: null, goes_on: false, how: ''}} : {}}),
  replay: {frames, agents, steps: texts.map((_, f) => f), times: texts.map((_, f) => f), expected: flocks[0],
    actual: flocks[1] ?? null}};
}

const still = [['0.000', '0.000', '1.000', '0.000'], ['10.000', '0.000', '1.000', '0.000'],
  ['0.000', '10.000', '0.000', '1.000'], ['10.000', '10.000', '0.000', '1.000']];
const withFirst = (row) => [still, [row, ...still.slice(1)]];

/** Records, from now on, the texts written on canvases and the dashes set. */
function spy(page) {
  return page.evaluate(() => {
    window.seen = {texts: [], dashes: []};
    const {fillText, setLineDash} = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function(text, ...more) {
      window.seen.texts.push(text);
      return fillText.call(this, text, ...more);
    };
    CanvasRenderingContext2D.prototype.setLineDash = function(dashes) {
      window.seen.dashes.push(dashes.join(' '));
      return setLineDash.call(this, dashes);
    };
  });
}

const notes = (page) => page.textContent('#numbers-note');

test('digits never break across lines', async () => {
  const long = ['-123456789012.345', '99999999999999999999.000', '1234567890123456789012345678901234567.125', '1e+300'];
  for (const width of [1280, 360]) {
    await open(pageOf(withFirst(still[0]), withFirst(long)), {viewport: {width, height: 800}}, async (page) => {
      await selectAgent(page, 0);
      for (const step of [0, 1]) {
        await goToStep(page, step);
        const broken = await page.locator('td.number, .digits').evaluateAll((cells) => cells
          .filter((cell) => cell.checkVisibility() && cell.textContent).filter((cell) => {
            const node = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
            const range = document.createRange();
            range.selectNodeContents(node);
            const box = range.getBoundingClientRect();
            return range.getClientRects().length > 1 || box.right > innerWidth;
          }).map((cell) => cell.textContent));
        assert.deepEqual(broken, [], `width ${width}, step ${step}`);
      }
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    });
  }
});

test('there is something to expect only where two flocks are compared', async () => {
  await open(pageOf(withFirst(still[0])), {}, async (page) => {
    await selectAgent(page, 0);
    assert.doesNotMatch(await page.evaluate(() => document.body.innerText), /expected/i);
  });
  await open(gradedFlock({count: 5, steps: 5}), {}, async (page) => {
    await selectAgent(page, 0);
    assert.match(await page.evaluate(() => document.body.innerText), /expected/i);
  });
});

const groups = {names: ['sheep', 'goats', 'dog'], of: [0, 1, 1, 2]};

test('groups have colours of their own, as in plots, and shapes', async () => {
  const made = pageOf(withFirst(still[0]));
  Object.assign(made.facts, {groups, classes: [0, 1, 2].map(() => made.facts.classes[0]), class_of: groups.of});
  for (const colorScheme of ['light', 'dark']) {
    await open(made, {colorScheme}, async (page) => {
      assert.deepEqual(await page.locator('#groups li').allTextContents(), groups.names);
      const shapes = await page.locator('#groups polygon').evaluateAll((all) => all.map((e) => e.getAttribute('points')));
      assert.equal(new Set(shapes).size, 3);
      for (const colour of ['--group-1', '--group-2', '--group-3']) assert.ok(await pixelsLike(page, colour) > 20, colour);
      await selectAgent(page, 3);
      assert.match(await page.textContent('#agent-class'), /^dog: /);
    });
  }
});

test('beside another flock groups keep their shapes, and colours tell the flocks apart', async () => {
  const made = pageOf(withFirst(still[0]), withFirst(still[0]));
  Object.assign(made.facts, {groups, classes: [0, 1, 2].map(() => made.facts.classes[0]), class_of: groups.of});
  await open(made, {}, async (page) => {
    assert.ok(await pixelsLike(page, '--group-3') === 0);
    assert.ok(await pixelsLike(page, '--expected') > 50);
    assert.equal(await page.locator('#groups li').count(), 3);
  });
});

test('radii are drawn with the dashes of the legend', async () => {
  await open(gradedFlock({count: 5, steps: 5}), {}, async (page) => {
    await spy(page);
    await selectAgent(page, 1);
    const legend = await page.locator('#neighbor-lists path').evaluateAll((all) =>
      all.map((e) => e.getAttribute('stroke-dasharray')));
    assert.equal(new Set(legend).size, 3);
    const drawn = await page.evaluate(() => window.seen.dashes);
    for (const dashes of legend) assert.ok(drawn.includes(dashes), dashes);
  });
});

test('a field of view is drawn and told', async () => {
  const made = pageOf(withFirst(still[0]));
  const own = {radii: [25, 10, 15], max_separation: 5, literal: false, forces: [], mass: 1, max_speed: null,
    max_force: null, body_radius: 0, layers: '0', has_external_force: false, friction: 0, max_turn_rate: null,
    fov: 220, max_neighbors: null};
  const rules = {from_step: 0, combine: 'sum', integrator: 'course', no_overlap: false, neighbors_every: 1,
    class_of: null};
  const dashes = [];
  for (const fov of [220, null]) {
    const cosine = fov && Math.cos(fov * Math.PI / 360);
    made.facts.calculation = [{...rules, classes: [{...own, fov, fov_cosine: cosine}]}];
    await open(made, {}, async (page) => {
      await spy(page);
      await selectAgent(page, 0);
      assert.equal(await page.isVisible('#agent-class'), fov !== null);
      if (fov) assert.match(await page.textContent('#agent-class'), /field of view 220\u00b0/);
      dashes.push(await page.evaluate(() => window.seen.dashes.includes('4 4')));
    });
  }
  assert.deepEqual(dashes, [true, false]);
});

test('agents on one spot say how many they are', async () => {
  const rows = [[5, 5, 1, 0], [5, 5, 0, 1], [1, 1, 1, 1], [5, 5, -1, 0]];
  await open({facts: factsOf({agents: 4, frames: 2, steps: 1}), replay: plainReplay(rows, 2)}, {}, async (page) => {
    await spy(page);
    await selectAgent(page, 0);
    assert.match(await notes(page), /position shared with 2 other agents/);
    assert.ok((await page.evaluate(() => window.seen.texts)).includes('\u00d73'));
    await selectAgent(page, 2);
    assert.equal(await page.isVisible('#numbers-note'), false);
  });
});

for (const [text, words] of [['inf', /infinite/], ['-inf', /infinite/], ['nan', /not a number/], ['1e+300', /huge/]]) {
  test(`a place at ${text} is reported, and the view stays useful`, async () => {
    const far = [text, '0.000', '1.000', '0.000'];
    for (const made of [pageOf(withFirst(far)), pageOf(withFirst(still[0]), withFirst(far))]) {
      await open(made, {}, async (page) => {
        await goToStep(page, 1);
        await page.keyboard.press('f');
        await selectAgent(page, 0);
        assert.match(await notes(page), words);
        const {camera} = await stateOf(page);
        const across = camera.width / camera.scale;
        assert.ok(across > 10 && across < 200, `${across} across`);
        const isOutside = text === '1e+300';
        assert.match(await page.textContent('#outside'), isOutside ? /1 agent outside/ : /1 agent without a position/);
      });
    }
  });
}

test('text that is no number is shown as such', async () => {
  const odd = ['oops', '0x10', '1.000', '-nan'];
  await open(pageOf(withFirst(still[0]), withFirst(odd)), {}, async (page) => {
    await goToStep(page, 1);
    await selectAgent(page, 0);
    const told = await notes(page);
    assert.match(told, /Actual x is no number: \u201coops\u201d/);
    assert.match(told, /Actual y is no number: \u201c0x10\u201d/);
    assert.doesNotMatch(told, /vx is no|vy is no/);
  });
});

test('measures over time', async () => {
  const [r, s] = [1000, 0];
  const run = [
    [[0, 0, 1, 0], [3, 4, 1, 0], [100, 0, 1, 0], [100, 2, 1, 0]],
    [[0, 0, 2, 0], [3, 4, -2, 0], [100, 0, 0, 2], [100, 2, 0, -2]],
    [[0, 0, 3, 0], [3, 4, 3, 0], [6, 8, 3, 0], [9, 12, 3, s]],
  ];
  const facts = factsOf({agents: 4, frames: 3, steps: 2});
  facts.classes[0] = {...facts.classes[0], cohesion_radius: 5};
  const replay = {...plainReplay(run[0], 3), expected: {decimals: 3,
    n: FIELDS.map((_, k) => run.flatMap((rows) => rows.map((row) => r * row[k])))}};
  const wanted = {speed: [1, 2, 3], polarisation: [1, 0, 1], nearest: [3.5, 3.5, 5], flocks: [2, 2, 1]};
  await open({facts, replay}, {}, async (page) => {
    for (const [name, values] of Object.entries(wanted)) {
      await page.selectOption('#measure', name);
      for (const [step, value] of values.entries()) {
        await goToStep(page, step);
        assert.equal(await page.textContent('#strip-value'), String(value), `${name}, step ${step}`);
      }
    }
  });
  await open(gradedFlock({count: 12, steps: 30}), {}, async (page) => {
    const names = await page.locator('#measure option').allTextContents();
    assert.match(names[0], /^Largest difference, tolerance 0.001$/);
    assert.equal(names.length, 5);
  });
});
