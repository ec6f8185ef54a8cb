// Exports: addresses, pictures, films, numbers; and playing in a loop.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';
import {test} from 'node:test';
import {settle} from './browser.mjs';
import {makePage} from './encode.mjs';
import {goToStep, press, selectAgent, stateOf, useBrowser} from './open.mjs';
import {gradedFlock} from './samples.mjs';

const open = useBrowser();
const graded = gradedFlock({count: 12, steps: 30, from: 10});

async function saved(page, button) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
  return {name: download.suggestedFilename(), bytes: readFileSync(await download.path())};
}

test('the address has step, agent and view, and leads back to them', async () => {
  let address = '';
  await open(graded, {}, async (page) => {
    await goToStep(page, 17);
    await selectAgent(page, 5);
    await press(page, '+');
    await press(page, 't');
    await page.waitForFunction(() => /step=17&agent=5&view=.*without=trails/.test(location.hash));
    address = await page.evaluate(() => location.hash);
    const before = await stateOf(page);
    await press(page, 'Home');
    await press(page, 'f');
    await press(page, 't');
    await page.waitForFunction(() => location.hash.startsWith('#step=0'));
    await page.evaluate((hash) => { location.hash = hash; }, address);
    await settle(page);
    const after = await stateOf(page);
    assert.deepEqual([after.step, after.selected, after.show.trails], [17, 5, false]);
    assert.ok(Math.abs(after.camera.scale / before.camera.scale - 1) < 1e-5);
    assert.ok(Math.abs(after.camera.x - before.camera.x) < 1e-3);
  });
  await open(graded, {}, async (page, {troubles}) => {
    await page.goto(`${page.url().replace(/#.*/, '')}${address}`);
    await page.reload();
    await page.evaluate(() => window.flockingReplay.ready);
    const state = await stateOf(page);
    assert.deepEqual([state.step, state.selected, state.show.trails], [17, 5, false]);
    troubles.splice(0, troubles.length, ...troubles.filter((text) => !text.includes('#step=')));
  });
});

test('what is wrong in an address is passed over', async () => {
  await open(graded, {}, async (page) => {
    for (const hash of ['#step=oops&agent=99999&view=1,2', '#view=1,2,-5', '#step=1e9', '#step=-4&view=nan,inf,1',
      '#without=nothing,constructor', '#<script>']) {
      await page.evaluate((text) => { location.hash = text; }, hash);
      await settle(page);
      const state = await stateOf(page);
      assert.ok(state.frame >= 0 && state.frame < state.frames, hash);
      assert.ok(Object.values(state.camera).every(Number.isFinite), hash);
    }
  });
});

test('a picture of the view', async () => {
  await open(graded, {}, async (page) => {
    await page.click('#share-open');
    const {name, bytes} = await saved(page, '#share-picture');
    assert.equal(name, 'fifty_agents-step10.png');
    assert.deepEqual([...bytes.subarray(0, 4)], [0x89, 0x50, 0x4e, 0x47]);
    assert.equal(bytes.readUInt32BE(16), await page.evaluate(() => document.getElementById('scene').width));
  });
});

test('a film of the run', async () => {
  await open(graded, {}, async (page) => {
    await page.selectOption('#speed', '30');
    await page.click('#share-open');
    const {name, bytes} = await saved(page, '#share-film');
    assert.equal(name, 'fifty_agents.webm');
    assert.deepEqual([...bytes.subarray(0, 4)], [0x1a, 0x45, 0xdf, 0xa3]);
    assert.ok(bytes.length > 5000, `${bytes.length} bytes`);
    assert.equal((await stateOf(page)).frame, 30);
  });
});

test('the numbers of a step and of an agent', async () => {
  const made = gradedFlock({count: 12, steps: 30, from: 10});
  made.facts.actual.spelled = [[10, 3, 0, '=cmd|"x"!A1'], [10, 3, 1, 'a,b']];
  await open(made, {}, async (page) => {
    await selectAgent(page, 3);
    await press(page, 's');
    const step = (await saved(page, '#share-step')).bytes.toString().trim().split('\n');
    assert.equal(step[0], 'step,time,agent,expected_x,expected_y,expected_vx,expected_vy,' +
      'actual_x,actual_y,actual_vx,actual_vy');
    assert.equal(step.length, 13);
    const {n} = made.replay.expected;
    const row = step[4];
    assert.ok(row.startsWith(`10,0.5,3,${n.map((column) => (column[10 * 12 + 3] / 1000).toFixed(3)).join(',')},`), row);
    assert.ok(row.includes(`"'=cmd|""x""!A1","a,b"`), row);
    const {name, bytes} = await saved(page, '#share-agent');
    assert.equal(name, 'fifty_agents-agent3.csv');
    assert.equal(bytes.toString().trim().split('\n').length, 32);
  });
});

test('a loop begins again after the end', async () => {
  await open(graded, {}, async (page) => {
    await page.selectOption('#speed', '240');
    await page.click('#loop');
    assert.equal(await page.getAttribute('#loop', 'aria-pressed'), 'true');
    await press(page, 'End');
    await press(page, ' ');
    await page.waitForFunction(() => window.flockingReplay.state().frame < 20);
    await page.waitForFunction(() => window.flockingReplay.state().frame > 25);
    await page.waitForFunction(() => window.flockingReplay.state().frame < 20);
    assert.equal((await stateOf(page)).playing, true);
    await press(page, 'q');
    await page.waitForFunction(() => !window.flockingReplay.state().playing);
    assert.equal((await stateOf(page)).frame, 30);
  });
});

test('a page in a file asks for nothing, whatever is shared', async () => {
  await open({html: makePage(graded.facts, graded.replay)}, {offline: true}, async (page) => {
    await page.click('#share-open');
    await page.click('#share-address');
    assert.ok((await page.inputValue('#share-text')).startsWith(pathToFileURL('/').href));
    assert.match(await page.textContent('#share-note'), /opens the page at this step/);
  });
});
