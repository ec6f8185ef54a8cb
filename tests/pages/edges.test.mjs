// Odd flocks, damaged pages and hostile texts.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {deflateSync} from 'node:zlib';
import {coloursOfScene, settle} from './browser.mjs';
import {assemble, encodeState, FIELDS, flockOfTexts, makePage} from './encode.mjs';
import {goToStep, plainReplay, press, selectAgent, stateOf, tableOf, useBrowser} from './open.mjs';
import {factsOf, gradedFlock} from './samples.mjs';

const open = useBrowser();

const ALL_KEYS = ['ArrowRight', 'Shift+ArrowRight', 'End', 'ArrowLeft', 'Home', ' ', ' ', 'd', 'n', 'p', '[', ']',
  'z', 'z', 'c', 'c', '+', '-', 'h', 'j', 'k', 'l', 'f', '0', 'e', 'e', 'a', 'a', 't', 't', 'r', 'r', 'o', 'o',
  'w', 'w', 'm', ',', '.', 'Escape', 'n'];

function textsPage(texts, agents, more = {}) {
  const flock = flockOfTexts(texts, agents, 3);
  const frames = texts.length;
  return {facts: factsOf({agents, frames, steps: frames - 1, expected: {decimals: 3, spelled: flock.spelled},
    ...more}),
  replay: {frames, agents, steps: texts.map((_, f) => f), times: texts.map((_, f) => f), expected: flock,
    actual: null}};
}

const all = (text, frames, agents) => Array.from({length: frames}, () =>
  Array.from({length: agents}, () => FIELDS.map(() => text)));

/** Two flocks of the same texts. */
function twice({facts, replay}) {
  return {facts: {...facts, tolerance: '0', program: './flock', actual: {...facts.expected}},
    replay: {...replay, actual: replay.expected}};
}

const odd = {
  'no agents': {facts: factsOf({agents: 0, frames: 4, steps: 3}), replay: plainReplay([], 4)},
  'no agents, one frame': {facts: factsOf({}), replay: plainReplay([])},
  'one agent, one frame': {facts: factsOf({agents: 1}), replay: plainReplay([[1, 2, 3, 4]])},
  'all nan': textsPage(all('nan', 5, 4), 4),
  'all inf': textsPage(all('-inf', 5, 4), 4),
  'all at one place': {facts: factsOf({agents: 9, frames: 3, steps: 2}),
    replay: plainReplay(Array(9).fill([5, 5, 0, 0]), 3)},
  'all at one place far away': textsPage(all('2000000000000.000', 3, 4), 4),
  'spelled beyond everything': textsPage(all('1e+300', 3, 4), 4),
  'coordinates of 1e12': {facts: factsOf({agents: 3, frames: 3, steps: 2}),
    replay: plainReplay([[1e12, -1e12, 1, 0], [-1e12, 1e12, 0, 1], [0, 0, 1e9, 1e9]], 3)},
  'a world of 0.001': {facts: factsOf({agents: 2, frames: 3, steps: 2,
    parameters: {cohesion_radius: 0.001, separation_radius: 0, max_separation: 0, alignment_radius: 0,
      cohesion_weight: 0, separation_weight: 0, alignment_weight: 0}, classes: []}),
  replay: plainReplay([[0, 0, 0, 0], [0.001, 0.001, 0, 0]], 3)},
  'no radii, no classes, no worlds': {facts: factsOf({agents: 1, frames: 2, steps: 1, parameters: {},
    classes: [], worlds: []}), replay: plainReplay([[0, 0, 1, 1]], 2)},
};
odd['all nan, twice'] = twice(odd['all nan']);
odd['no agents, twice'] = twice(odd['no agents']);
odd['one agent, one frame, twice'] = twice(odd['one agent, one frame']);

for (const [name, made] of Object.entries(odd)) {
  test(`nothing goes wrong with ${name}`, async () => {
    await open(made, {viewport: {width: 1000, height: 700}}, async (page) => {
      for (const key of ALL_KEYS) {
        await page.evaluate(() => document.activeElement.blur());
        await page.keyboard.press(key);
      }
      await settle(page);
      const state = await stateOf(page);
      assert.equal(state.selected, made.facts.agents > 0 ? 0 : null);
      assert.ok(await coloursOfScene(page) > 1);
      assert.ok(Object.values(state.camera).every(Number.isFinite));
      assert.equal(await page.getAttribute('html', 'data-state'), 'ready');
    });
  });
}

test('huge and tiny worlds fit into the view', async () => {
  for (const [name, least] of [['coordinates of 1e12', 2e12], ['a world of 0.001', 0.001]]) {
    await open(odd[name], {}, async (page) => {
      const {camera, outside} = await stateOf(page);
      assert.equal(outside, 0);
      assert.ok(least * camera.scale > camera.height / 2, `${name} fills the view`);
    });
  }
});

test('hostile texts are shown and do nothing', async () => {
  const hostile = ['</script><script>window.hacked=1</script>', '<img src=x onerror="window.hacked=1">',
    '\u001b[31mred\u001b[0m', '--><svg onload=window.hacked=1>', '\u2028window.hacked=1;', '\u202egnp.exe',
    '{{state}}{{script}}', '$&$1$`', "';window.hacked=1;'", '&lt;b&gt;', 'javascript:window.hacked=1'];
  for (const text of hostile) {
    const [e, a] = ['1.000', text.slice(0, 40)].map((printed) =>
      flockOfTexts([all('1.000', 1, 1)[0], all(printed, 1, 1)[0]], 1, 3));
    const facts = factsOf({title: text, input: text, program: text, rules: text, made_by: text, agents: 1,
      frames: 2, steps: 1, tolerance: text, forces_left_out: text,
      expected: {decimals: 3, spelled: []},
      classes: [{cohesion_radius: 1, separation_radius: 1, alignment_radius: 1, body_radius: 0,
        behaviors: [text, text, text, text]}],
      actual: {decimals: 3, spelled: a.spelled, respelled: true, how: text,
        ends_at: {step: 9, agent: 0, field: text}, goes_on: true},
      verdict: {short: text, words: text},
      difference: {step: 1, frame: 1, agent: 0, field: text, expected: '1.000', actual: text, line: 1, column: 1},
      forces: null});
    const replay = {frames: 2, agents: 1, steps: [0, 1], times: [0, 1], expected: e, actual: a};
    await open({facts, replay}, {}, async (page) => {
      await page.click('summary');
      assert.equal(await page.evaluate(() => window.hacked), undefined, text);
      const elements = await page.evaluate(() => [document.scripts.length, document.images.length,
        document.querySelectorAll('svg[onload], b:not(.number)').length]);
      assert.deepEqual(elements, [4, 0, 0], text);
      const seen = visible(text);
      assert.equal(await page.textContent('#title'), seen);
      const bare = (title) => title.replace(/[\u001b\s]/g, '');
      assert.equal(bare(await page.title()), bare(text));
      assert.ok((await page.textContent('#finding')).includes(seen));
      assert.equal((await tableOf(page)).x[1], visible(text.slice(0, 40)));
      for (const key of ALL_KEYS) await page.keyboard.press(key);
      assert.equal(await page.evaluate(() => window.hacked), undefined, text);
    });
  }
});

function visible(text) {
  return text.replace('\u2028', '\ufffd').replace('\u202e', '\ufffd').replaceAll('\u001b', '\u241b');
}

test('the page lists what it leaves out', async () => {
  const made = gradedFlock({count: 6, steps: 20, from: 3});
  Object.assign(made.facts, {agents: 900, shown: [1, 20, 300, 401, 502, 899], stride: 5, forces: null,
    forces_left_out: 'too many for a page: 2000000 vectors'});
  made.facts.actual = {...made.facts.actual, respelled: true, spelled: [[2, 0, 0, 'oops']], goes_on: true,
    how: 'exit status 1', ends_at: {step: 90, agent: 3, field: 'vy'}};
  made.facts.difference.agent = 300;
  made.replay.forces = null;
  made.replay.steps = made.replay.steps.map((step) => 5 * step);
  await open(made, {}, async (page) => {
    const notes = (await page.locator('#notes li').allTextContents()).join('\n');
    for (const part of [/every 5th/, /6 of 900 agents/, /too many for a page: 2000000 vectors/, /unusual form/,
      /ends in step 90, before vy of agent 3/, /continues after the last expected number/, /exit status 1/]) assert.match(notes, part);
    assert.equal((await stateOf(page)).selected, 300);
    assert.match(await page.textContent('#readout'), /every 5th/);
    assert.match(await page.textContent('#neighbors-note'), /not in the page.*Only agents in this page are listed/);
    await goToStep(page, 100);
    await selectAgent(page, 899);
    assert.match(await page.textContent('#numbers-note'), /printed them differently/);
    assert.match(await page.textContent('#strip-value'), /missing/);
  });
});

test('a difference of an agent that is not in the page', async () => {
  const made = gradedFlock({count: 6, steps: 20, from: 3});
  made.facts.shown = [0, 1, 2, 3, 4, 5];
  made.facts.agents = 50;
  made.facts.difference.agent = 49;
  await open(made, {}, async (page) => {
    const state = await stateOf(page);
    assert.deepEqual([state.frame, state.selected], [made.facts.difference.frame, null]);
    await press(page, 'd');
    assert.equal((await stateOf(page)).selected, null);
  });
});

test('a page that is damaged says so', async () => {
  const {facts, replay} = gradedFlock({count: 6, steps: 20});
  const {bytes, blocks} = encodeState(replay);
  const whole = deflateSync(bytes);
  const base64 = (buffer) => buffer.toString('base64');
  const damaged = {
    'cut base64': assemble({...facts, blocks}, base64(whole).slice(0, 400)),
    'no base64': assemble({...facts, blocks}, '***'),
    'short state': assemble({...facts, blocks}, base64(deflateSync(bytes.subarray(0, 500)))),
    'long state': assemble({...facts, blocks}, base64(deflateSync(Buffer.concat([bytes, bytes])))),
    'a block missing': assemble({...facts, blocks: blocks.slice(0, 4)}, base64(whole)),
    'another schema': assemble({...facts, blocks, schema: 'flocking-replay/9'}, base64(whole)),
  };
  for (const [name, html] of Object.entries(damaged)) {
    await open({html}, {ready: false}, async (page) => {
      await page.waitForFunction(() => document.documentElement.dataset.state === 'failed');
      assert.match(await page.textContent('#problem'), /^This replay cannot be shown\. \S/, name);
      assert.ok(await page.isVisible('#problem'), name);
      assert.equal(await page.evaluate(() => window.flockingReplay.ready.then(() => 'ready', () => 'refused')),
        'refused');
      assert.equal(await stateOf(page), null);
    });
  }
});

test('the page may ask nothing of the network', async () => {
  const {facts, replay} = gradedFlock({count: 3, steps: 3});
  await open({facts, replay}, {}, async (page, {troubles}) => {
    const asked = await page.evaluate(() => fetch('http://127.0.0.1:9/').then(() => 'answered', () => 'refused'));
    assert.equal(asked, 'refused');
    await page.evaluate(() => new Promise((done) => {
      const image = new Image();
      image.onload = image.onerror = done;
      image.src = 'http://127.0.0.1:9/picture.png';
    }));
    assert.equal(troubles.filter((text) => text.includes('Content Security Policy')).length >= 2, true);
    assert.deepEqual(troubles.filter((text) => text.startsWith('request:') && !text.includes('127.0.0.1:9')), []);
    troubles.length = 0;
  });
});

test('without JavaScript the page says what it is', async () => {
  const {facts, replay} = gradedFlock({count: 3, steps: 3});
  await open({html: makePage(facts, replay)}, {ready: false, javaScriptEnabled: false}, async (page) => {
    assert.match(await page.textContent('noscript'), /JavaScript/);
  });
});
