// Objects, radii, neighbours and forces are drawn at their places.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pixelsLike} from './browser.mjs';
import {goToStep, neighborsShown, plainReplay, press, selectAgent, stateOf, useBrowser} from './open.mjs';
import {busyWorld, factsOf} from './samples.mjs';
import {PARAMETERS, randomAgents, randomOf} from './simulation.mjs';

const open = useBrowser();

/** Returns the position of a point of the plane on the canvas. */
function onCanvas({camera}, x, y) {
  return [(x - camera.x) * camera.scale + camera.width / 2, camera.height / 2 - (y - camera.y) * camera.scale];
}

async function near(page, property, x, y, half = 3, reach = 12) {
  const [px, py] = onCanvas(await stateOf(page), x, y);
  return pixelsLike(page, property, reach, [px - half, py - half, px + half, py + half]);
}

function emptyWorld(more) {
  return {from_step: 0, wrap: null, obstacles: [], walls: [], paths: [], goals: [], boxes: [], flow: null,
    ...more};
}

test('everything in a world is drawn at its place', async () => {
  const busy = busyWorld({count: 3, steps: 60});
  await open(busy, {}, async (page) => {
    await press(page, 'e');
    await press(page, 'f');
    assert.ok(await near(page, '--solid', 42, 71) > 20, 'obstacle');
    assert.ok(await near(page, '--solid-edge', 35, 12) > 8, 'wall');
    assert.ok(await near(page, '--path', 115, 15, 14) > 8, 'path');
    assert.ok(await near(page, '--path', 122, 74, 9) > 20, 'goal');
    assert.ok(await near(page, '--blocked', 76, 42) > 20, 'blocked cells');
    assert.equal(await near(page, '--blocked', 100, 42), 0, 'free cells');
    assert.ok(await near(page, '--flow', 150, 20, 20, 60) > 20, 'directions');
    const [left] = onCanvas(await stateOf(page), 0, 50);
    assert.ok(left > 0, 'the whole world is seen');
  });
});

test('boxes move from one world to the next', async () => {
  const busy = busyWorld({count: 3, steps: 60});
  await open(busy, {}, async (page) => {
    await press(page, 'e');
    for (const [step, box] of [[0, 60], [19, 60], [20, 65], [40, 70], [59, 70]]) {
      await goToStep(page, step);
      assert.ok(await near(page, '--solid', box + 1.5, 89) > 20, `step ${step}: the box is there`);
      if (box > 60) assert.equal(await near(page, '--solid', box - 1.5, 89), 0, `step ${step}: and not before`);
    }
  });
});

test('angles of a flow field are counterclockwise from the x axis, row 0 is the lowest', async () => {
  // A flow field with one large cell that points up, above a blocked one.
  const flow = {x: 0, y: 0, cell: 10, columns: 1, rows: 2, angles: Buffer.from([255, 60]).toString('base64')};
  await open({facts: factsOf({agents: 1, worlds: [emptyWorld({flow})]}), replay: plainReplay([[30, 10, 1, 0]])},
    {}, async (page) => {
      assert.ok(await near(page, '--blocked', 5, 4) > 20);
      assert.equal(await near(page, '--blocked', 2, 12), 0);
      const [px, py] = onCanvas(await stateOf(page), 5, 15);
      const within = (...box) => pixelsLike(page, '--flow', 60, box);
      const up = await within(px - 8, py - 12, px + 8, py - 3);
      const down = await within(px - 8, py + 3, px + 8, py + 12);
      assert.ok(up > down && down > 0, `the head is above: ${up} and ${down}`);
    });
});

test('trails do not cross a world that wraps round', async () => {
  const run = Array.from({length: 12}, (_, f) => [[(90 + 2 * f) % 100, 50, 2, 0]]);
  const replay = {...plainReplay([[0, 0, 0, 0]], 12)};
  replay.expected.n = [0, 1, 2, 3].map((k) => run.map((frame) => Math.round(1000 * frame[0][k])));
  for (const [wrap, crosses] of [[{width: 100, height: 100, torus: false}, false], [null, true]]) {
    await open({facts: factsOf({agents: 1, frames: 12, steps: 11, worlds: [emptyWorld({wrap})]}), replay}, {},
      async (page) => {
        await press(page, 'End');
        await press(page, 'f');
        for (let i = 0; i < 12 && !wrap; ++i) await press(page, '-');
        const [px, py] = onCanvas(await stateOf(page), 50, 50);
        const scale = (await stateOf(page)).camera.scale;
        const pixels = await pixelsLike(page, '--expected', 340,
          [px - 20 * scale, py - 3, px + 20 * scale, py + 3]);
        const ground = await pixelsLike(page, '--expected', 340,
          [px - 20 * scale, py + 9, px + 20 * scale, py + 15]);
        assert.equal(pixels > ground + 10, crosses, `${pixels} and ${ground}`);
      });
  }
});

test('a force is an arrow in its direction, with its numbers', async () => {
  const forces = {cohesion: Float32Array.of(3, 0), separation: Float32Array.of(0, -1.5),
    alignment: Float32Array.of(0, 0)};
  const facts = factsOf({agents: 1, frames: 2, steps: 1, forces: {names: Object.keys(forces)}});
  await open({facts, replay: plainReplay([[0, 0, 0, 0]], 2, forces)}, {}, async (page) => {
    await selectAgent(page, 0);
    await press(page, 'r');
    assert.match(await page.textContent('#force-table tbody'), /No step/);
    await goToStep(page, 1);
    const rows = await page.locator('#force-table tbody tr').evaluateAll((list) =>
      list.map((row) => [...row.children].map((cell) => cell.textContent)));
    assert.deepEqual(rows, [['cohesion', '3', '0', '3'], ['separation', '0', '\u22121.5', '1.5'],
      ['alignment', '0', '0', '0']]);
    const [px, py] = onCanvas(await stateOf(page), 0, 0);
    const within = (name, ...box) => pixelsLike(page, `--${name}`, 12, box);
    assert.ok(await within('cohesion', px + 20, py - 8, px + 100, py + 8) > 60);
    assert.equal(await within('cohesion', px - 100, py - 8, px - 18, py + 8), 0);
    assert.ok(await within('separation', px - 8, py + 18, px + 8, py + 50) > 20);
    assert.equal(await within('separation', px - 8, py + 50, px + 8, py + 100), 0, 'half as long');
    assert.equal(await within('separation', px - 8, py - 100, px + 8, py - 18), 0);
  });
});

/** Computes the neighbours, implemented again from docs/rules.md. */
function neighborsIn(rules, places, bodies, agent, wrap) {
  const round = (d, size) => wrap?.torus ? d - size * Math.round(d / size) : d;
  return Object.fromEntries(['cohesion', 'separation', 'alignment'].map((name) => {
    const r = PARAMETERS[`${name}_radius`];
    return [name, places.flatMap(([x, y], i) => {
      const d = Math.hypot(round(x - places[agent][0], wrap?.width), round(y - places[agent][1], wrap?.height));
      const counts = {
        course: d <= r && (name !== 'separation' || d > 0),
        book: d < r + bodies[i], buas: d > 0 && d < r, howtorts: d < r,
      }[rules];
      return i !== agent && counts ? [i] : [];
    })];
  }));
}

for (const [rules, wrap] of [['course', null], ['course', {width: 62, height: 61, torus: true}],
  ['course', {width: 62, height: 61, torus: false}], ['book', null], ['buas', null], ['howtorts', null]]) {
  test(`neighbours by the rules ${rules}${wrap ? wrap.torus ? ' on a torus' : ' in a world that wraps' : ''}`,
    async () => {
      const random = randomOf(5);
      const agents = randomAgents(25, 60, 3, random).map((agent) => agent.map((v) => Math.round(v * 1000) / 1000));
      // Two agents at one place, and one exactly at the radius of another.
      agents[1] = [...agents[0]];
      agents[2] = [agents[0][0] + 15, ...agents[0].slice(1)];
      const bodies = agents.map((_, i) => i % 2 ? 0 : 2);
      const facts = factsOf({agents: 25, frames: 3, steps: 2, rules, class_of: agents.map((_, i) => i % 2),
        classes: [2, 0].map((body) => ({cohesion_radius: 25, separation_radius: 10, alignment_radius: 15,
          body_radius: body, behaviors: ['cohesion']})),
        worlds: [emptyWorld({wrap})]});
      const replay = plainReplay(agents, 3);
      await open({facts, replay}, {}, async (page) => {
        for (const [frame, agent] of [[0, 0], [1, 0], [2, 7], [2, 12]]) {
          await goToStep(page, frame);
          await selectAgent(page, agent);
          const before = Math.max(0, frame - 1);
          const places = agents.map((_, i) => [0, 1].map((k) => replay.expected.n[k][before * 25 + i] / 1000));
          const expected = neighborsIn(rules, places, bodies, agent, wrap);
          const shown = await neighborsShown(page);
          for (const name of Object.keys(expected)) {
            assert.deepEqual(shown[name], expected[name].map(String), `${name} of ${agent} in ${frame}`);
          }
          const counts = await page.locator('.neighbor-head .number').allTextContents();
          assert.deepEqual(counts, Object.values(expected).map((list) => String(list.length)));
        }
        await page.click('.agent-link');
        const chosen = await page.evaluate(() => window.flockingReplay.state().selected);
        assert.notEqual(chosen, 12);
      });
    });
}

test('neighbours of only one of the two flocks are drawn differently', async () => {
  const replay = plainReplay([[0, 0, 0, 0], [24, 0, 0, 0]], 3);
  replay.actual = {decimals: 3, n: replay.expected.n.map((column) => column.slice()), spelled: []};
  replay.actual.n[0][3] = 26000;
  const facts = factsOf({agents: 2, frames: 3, steps: 2, tolerance: '0.001',
    actual: {decimals: 3, spelled: []}});
  await open({facts, replay}, {}, async (page) => {
    await selectAgent(page, 0);
    await goToStep(page, 2);
    assert.deepEqual((await neighborsShown(page)).cohesion, ['1 only expected']);
  });
});
