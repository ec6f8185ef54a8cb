// Large flocks can be opened and played.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {coloursOfScene, pixelsLike} from './browser.mjs';
import {makePage} from './encode.mjs';
import {goToStep, press, selectAgent, stateOf, tableOf, useBrowser} from './open.mjs';
import {factsOf} from './samples.mjs';
import {randomOf} from './simulation.mjs';

const open = useBrowser();

/** Agents in imperfect circles: positions and velocities with three decimals. */
function circling(agents, frames, {from = Infinity, seed = 11} = {}) {
  const random = randomOf(seed);
  const n = [0, 1, 2, 3].map(() => new Array(frames * agents));
  for (let i = 0; i < agents; ++i) {
    const [cx, cy, r, w] = [500 * random(), 500 * random(), 5 + 30 * random(), 0.5 + random()];
    let phase = 6 * random();
    for (let f = 0; f < frames; ++f) {
      const noise = random();
      phase += 0.02 * w + 0.002 * noise + (f >= from ? 0.001 * noise : 0);
      const at = f * agents + i;
      n[0][at] = Math.round(1000 * (cx + r * Math.cos(phase)));
      n[1][at] = Math.round(1000 * (cy + r * Math.sin(phase)));
      n[2][at] = Math.round(-1000 * r * w * Math.sin(phase));
      n[3][at] = Math.round(1000 * r * w * Math.cos(phase));
    }
  }
  return {decimals: 3, n, spelled: []};
}

function pageOf(agents, frames, expected, actual) {
  const steps = Array.from({length: frames}, (_, f) => f);
  return makePage(factsOf({title: 'large.in', agents, frames, steps: frames - 1, tolerance: '0.001',
    program: actual ? './flock' : null, actual: actual ? {decimals: 3, spelled: []} : null}),
  {frames, agents, steps, times: steps, expected, actual});
}

test('two flocks of 1,000 agents for 1,000 steps', async () => {
  const [agents, frames] = [1000, 1001];
  const expected = circling(agents, frames);
  const actual = circling(agents, frames, {from: 400});
  const html = pageOf(agents, frames, expected, actual);
  assert.ok(html.length < 20e6, `${html.length} bytes`);
  const begin = performance.now();
  await open({html}, {}, async (page) => {
    const ready = await page.evaluate(() => window.flockingReplay.ready.then(() => performance.now()));
    console.log(`1,000 x 1,000 x 2: ${(html.length / 1e6).toFixed(1)} MB, ready after ${ready.toFixed(0)} ms ` +
      `(${(performance.now() - begin).toFixed(0)} ms with writing the file and opening the page)`);
    for (const [frame, agent] of [[0, 0], [399, 5], [777, 999], [1000, 512]]) {
      await goToStep(page, frame);
      await selectAgent(page, agent);
      const table = await tableOf(page);
      ['x', 'y', 'vx', 'vy'].forEach((field, k) => {
        const text = ({n}) => (n[k][frame * agents + agent] / 1000).toFixed(3).replace(/^-(0\.000)$/, '$1');
        const shown = frame === 0 ? expected : actual;
        assert.deepEqual(table[field].slice(0, 2), [text(expected), text(shown)]);
      });
    }
    await page.selectOption('#speed', '60');
    await press(page, 'Home');
    const drawn = await page.evaluate(() => new Promise((done) => {
      let count = 0;
      const begun = performance.now();
      document.getElementById('play').click();
      const tick = () => {
        ++count;
        if (performance.now() - begun < 3000) requestAnimationFrame(tick);
        else done({count, frame: window.flockingReplay.state().frame});
      };
      requestAnimationFrame(tick);
    }));
    console.log(`playing: ${(drawn.count / 3).toFixed(0)} pictures a second, frame ${drawn.frame} after 3 s`);
    assert.ok(drawn.frame > 5);
  });
});

test('100,000 agents are drawn as dots, and as arrows from near', async () => {
  const [agents, frames] = [100000, 4];
  const expected = circling(agents, frames);
  const actual = circling(agents, frames, {from: 1});
  await open({html: pageOf(agents, frames, expected, actual)}, {}, async (page) => {
    assert.ok(await coloursOfScene(page) > 2);
    assert.ok(await pixelsLike(page, '--expected', 3) > 5000);
    assert.ok(await pixelsLike(page, '--actual', 3) > 5000);
    await selectAgent(page, 54321);
    await press(page, 'z');
    assert.ok(await pixelsLike(page, '--expected', 3) > 200);
    await press(page, 'End');
    const {frame, selected, shown} = await stateOf(page);
    assert.deepEqual([frame, selected], [3, 54321]);
    assert.equal(shown.x.expected, (expected.n[0][3 * agents + 54321] / 1000).toFixed(3));
  });
});
