// The live flock: copied texts reproduce the simulation byte for byte, after any changes of the world.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {test} from 'node:test';
import {native, program, usePlayground} from './playground.mjs';

const {open, file} = usePlayground();

const inPage = (page, script) => page.evaluate(script);
const state = (page) => inPage(page, () => Array.from(window.flockingPlayground.play.state));
const printed = (page) => inPage(page, () => window.flockingPlayground.play.live.printed());
const files = (page) => inPage(page, () => window.flockingPlayground.play.world.files);

async function step(page, count) {
  for (let i = 0; i < count; ++i) await page.click('#play-forth');
}

/** Returns the texts that the page copies, by their buttons. */
async function copied(page, ...names) {
  await page.click('#exchange-open');
  const texts = {};
  for (const name of names) {
    await page.click(`#export-${name}`);
    await page.waitForFunction(() => !document.getElementById('export-text').hidden);
    texts[name] = await page.inputValue('#export-text');
  }
  await page.click('#exchange-close');
  return texts;
}

/** Checks that the program prints the page's state from the copied texts; returns its output. */
async function checkCopies(page) {
  const {scenario, input, output} = await copied(page, 'scenario', 'input', 'output');
  const run = native(['--scenario', 'scenario.toml'], input, {...await files(page), 'scenario.toml': scenario});
  assert.equal(run.status, 0, run.err);
  assert.equal(run.out, output);
  const shown = await printed(page);
  assert.ok(shown.length > 0 && run.out.endsWith(shown), 'the last step is the one that is shown');
  return run.out;
}

/** Returns the screen position of a place in the world. */
async function onScreen(page, x, y) {
  const box = await page.locator('#scene').boundingBox();
  const [across, down] = await page.evaluate(([wx, wy]) => {
    const {camera} = window.flockingPlayground.play.picture;
    return [camera.across(wx), camera.down(wy)];
  }, [x, y]);
  return [box.x + across, box.y + down];
}

const choose = (page, tool) => page.click(`[data-tool=${tool}]`);

async function clickWorld(page, x, y) {
  await page.mouse.click(...await onScreen(page, x, y));
}

test('a predator is dragged into a flock: the program prints the same bytes of the copied scenario', async () => {
  await open({}, async (page) => {
    await step(page, 12);
    await page.click('#play-fit');
    const before = await state(page);
    await choose(page, 'predator');
    await clickWorld(page, 3, 37);
    await choose(page, 'move');
    const predator = before.length / 4;
    const [x, y] = (await state(page)).slice(4 * predator, 4 * predator + 2);
    assert.ok(Math.abs(x - 3) < 0.5 && Math.abs(y - 37) < 0.5, `${x}, ${y}`);
    await page.mouse.move(...await onScreen(page, x, y));
    await page.mouse.down();
    await page.mouse.move(...await onScreen(page, 15, 30), {steps: 4});
    await page.mouse.move(...await onScreen(page, 28, 20), {steps: 4});
    await page.mouse.up();
    const dropped = (await state(page)).slice(4 * predator, 4 * predator + 2);
    assert.ok(Math.abs(dropped[0] - 28) < 0.2 && Math.abs(dropped[1] - 20) < 0.2, `${dropped}`);
    await step(page, 40);
    const out = await checkCopies(page);
    assert.equal(out.split('\n').length - 1, 40 * (predator + 1));
    // The flock evades the predator: without it, it would be elsewhere.
    const {input, scenario} = await copied(page, 'input', 'scenario');
    assert.notEqual(native(['--scenario', 's.toml'], input, {'s.toml': scenario.replace(/^evade.*\n/gm, '')}).out, out);
  });
});

test('every preset, and the command line that is copied', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'flocking-shell-'));
  symlinkSync(resolve(program), join(folder, 'flocking'));
  try {
    await open({}, async (page) => {
      const presets = await page.locator('[data-world]').allTextContents();
      assert.equal(presets.length, 7);
      for (let i = 0; i < presets.length; ++i) {
        await page.click(`[data-world="${i}"]`);
        await step(page, 15);
        const out = await checkCopies(page);
        const {command} = await copied(page, 'command');
        const said = execFileSync('sh', ['-c', command], {cwd: folder, env: {PATH: `${folder}:${process.env.PATH}`}});
        assert.equal(said.toString(), out, presets[i]);
      }
    });
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
});

test('things are added, moved and removed with the mouse', async () => {
  await open({}, async (page) => {
    const settings = () => inPage(page, () => Object.fromEntries(window.flockingPlayground.play.world.settings));
    const count = () => inPage(page, () => window.flockingPlayground.play.world.count);
    const agents = await count();
    await choose(page, 'obstacle');
    await clickWorld(page, 58, 38);
    assert.match((await settings())['obstacle.n1.center'], /^5[78]\.?\d*,3[78]\.?\d*$/);
    for (const [tool, path] of [['wall', 'wall.n1.to'], ['box', 'flow.box.n1']]) {
      await choose(page, tool);
      await page.mouse.move(...await onScreen(page, 2, 2));
      await page.mouse.down();
      await page.mouse.move(...await onScreen(page, 20, 3));
      await page.mouse.up();
      assert.ok((await settings())[path], path);
    }
    await choose(page, 'cost');
    await page.selectOption('#tool-cost', '20');
    await clickWorld(page, 30, 20);
    assert.match((await files(page))['costs.csv'], /\b20\b/);
    await choose(page, 'agent');
    await clickWorld(page, 59, 1);
    assert.equal(await count(), agents + 1);
    await step(page, 5);
    await checkCopies(page);
    await choose(page, 'remove');
    await clickWorld(page, ...(await settings())['obstacle.n1.center'].split(',').map(Number));
    assert.equal((await settings())['obstacle.n1.radius'], undefined);
    const [x, y] = await state(page);
    await clickWorld(page, x, y);
    assert.equal(await count(), agents);
    await step(page, 3);
    await checkCopies(page);
  });
});

test('an agent that goes takes what was set for it along; the others keep theirs', async () => {
  await open({}, async (page) => {
    await page.click('[data-world="1"]');
    const left = await inPage(page, () => {
      const {play} = window.flockingPlayground;
      play.edit((world) => world.remove([5], (path) => play.table.rowOf(path)));
      return [...play.world.settings];
    });
    const settings = Object.fromEntries(left);
    assert.equal(settings['group.flock.agents'], '0-12');
    assert.equal(settings['group.flock.evade.targets'], '13');
    assert.equal(settings['agent.13.max_speed'], '8');
    assert.equal(settings['agent.13.pursue.target'], undefined, 'it hunted the one that is gone');
    assert.equal(settings['agent.14.max_speed'], undefined);
    await step(page, 5);
    await checkCopies(page);
  });
});

test('settings: fields for all of them, for all agents or one; a refused value gives a message and changes nothing', async () => {
  await open({}, async (page) => {
    const paths = JSON.parse(native(['settings', '--json']).out).settings.filter((row) =>
      !row.path.startsWith('flock.') && row.scope !== 'things' && row.type !== 'file').map((row) => row.path);
    assert.ok(paths.length > 100);
    assert.deepEqual((await page.locator('[data-path]').evaluateAll((list) => list.map((node) => node.dataset.path))).sort(), paths.sort());
    const value = (path) => page.evaluate((name) => window.flockingPlayground.play.world.settings.get(name), path);
    const set = async (path, text) => {
      await page.fill('#panel-filter', path);
      await page.fill(`[id="setting-${path}"]`, text);
      await page.press(`[id="setting-${path}"]`, 'Enter');
    };
    await step(page, 3);
    await set('wander.radius', '3');
    assert.equal(await value('wander.radius'), '3');
    await page.fill('#agent-number', '7');
    await page.press('#agent-number', 'Enter');
    await page.selectOption('#panel-owner', 'agent.7.');
    await set('max_speed', '1.25');
    assert.equal(await value('agent.7.max_speed'), '1.25');
    const before = await state(page);
    await set('mass', '-1');
    assert.match(await page.textContent('#play-error'), /expected a number above 0, found '-1'/);
    assert.equal(await value('agent.7.mass'), undefined);
    assert.deepEqual(await state(page), before);
    await page.locator('#parameter-r_c').fill('9.5');
    await page.press('#parameter-r_c', 'Enter');
    await step(page, 6);
    const out = await checkCopies(page);
    assert.equal(out.split('\n').length - 1, 6 * 150);
    assert.match((await copied(page, 'input')).input, /^9\.5 /);
  });
});

test('back and forth shows the same states; a change in the past continues from there', async () => {
  await open({}, async (page) => {
    const seen = [await state(page)];
    for (let i = 0; i < 6; ++i) {
      await step(page, 1);
      seen.push(await state(page));
    }
    for (let i = 5; i >= 2; --i) {
      await page.click('#play-back');
      assert.deepEqual(await state(page), seen[i]);
    }
    await step(page, 1);
    assert.deepEqual(await state(page), seen[3]);
    assert.equal((await copied(page, 'output')).output.split('\n').length - 1, 3 * 150);
    await page.locator('#play-dt').fill('0.1');
    await page.press('#play-dt', 'Enter');
    await page.fill('#play-seed', '77');
    await page.press('#play-seed', 'Enter');
    assert.deepEqual(await state(page), seen[3], 'a change continues from the shown state');
    await step(page, 2);
    const out = await checkCopies(page);
    assert.equal(out.split('\n').length - 1, 2 * 150);
    assert.match((await copied(page, 'scenario')).scenario, /^seed = "77"$/m);
    await page.click('#play-first');
    assert.deepEqual(await state(page), seen[3], 'to the last change');
    await page.click('#play-first');
    assert.deepEqual(await state(page), seen[0], 'to how the world was opened');
    await step(page, 2);
    await checkCopies(page);
  });
});

test('a link opens the same moment, bit for bit', async () => {
  let link;
  let moment;
  await open({}, async (page) => {
    await page.click('[data-world="6"]');
    await step(page, 9);
    moment = await state(page);
    ({link} = await copied(page, 'link'));
  });
  await open({hash: link.replace(/^[^#]*/, '')}, async (page) => {
    assert.deepEqual(await state(page), moment);
    await step(page, 4);
    await checkCopies(page);
  });
  assert.ok(link.includes(file));
});

test('a scenario and an input are imported, and errors in them reported in the words of the program', async () => {
  const scenario = 'rules = "book"\nmax_speed = 4\n[group.a]\nagents = "0"\nseek.target = [9, 9]\n';
  const input = '1 1 1 1 1 1 1 2\n0 0 1 0\n1 0.1 0 1\n0.1\n0.2\n';
  await open({}, async (page) => {
    await page.click('#exchange-open');
    await page.fill('#import-scenario', scenario.replace('max_speed', 'max_sped'));
    await page.fill('#import-input', input);
    await page.click('#import');
    assert.match(await page.textContent('#import-error'), /scenario\.toml:2:12: unknown setting 'max_sped'/);
    await page.fill('#import-scenario', scenario);
    await page.click('#import');
    const expected = native(['--scenario', 's.toml'], input, {'s.toml': scenario}).out;
    assert.equal((await copied(page, 'output')).output, expected);
    assert.equal(await printed(page), expected.split('\n').slice(2).join('\n'));
  });
});

test('whatever is done to a flock, what is copied is what was simulated', async () => {
  await open({}, async (page) => {
    for (const seed of [1, 2, 3, 4]) {
      await page.click(`[data-world="${seed % 2}"]`);
      const refused = await page.evaluate((number) => {
        const {play} = window.flockingPlayground;
        let state = number;
        const random = () => (state = state * 16807 % 2147483647) / 2147483647;
        const pick = (list) => list[Math.floor(random() * list.length)];
        const place = () => [(random() - 0.5) * 40, 10 ** (random() * 12 - 9)];
        const acts = [
          (world) => world.agents.set(place(), 4 * Math.floor(random() * world.count)),
          (world) => world.agents.set([-0, random() * 1e-7, 1 / 3, -random()], 4 * Math.floor(random() * world.count)),
          (world) => world.add(...place(), random(), -random()),
          (world) => world.remove([Math.floor(random() * world.count)], (path) => play.table.rowOf(path)),
          (world) => world.set(pick(['separation.weight', 'cohesion.weight', 'wander.jitter', 'fov']), String(1 + 100 * random())),
          (world) => world.set(`agent.${Math.floor(random() * world.count)}.max_speed`, String(1 + random())),
          (world) => world.set('seed', String(Math.floor(random() * 1e9))),
          (world) => { world.parameters[Math.floor(random() * 7)] = String(6 * random()); },
        ];
        let count = 0;
        for (let i = 0; i < 25; ++i) {
          if (!play.edit(pick(acts))) ++count;
          play.dt = pick([0.05, 0.1, 1 / 30, 0.0123456789]);
          for (let k = Math.floor(random() * 4); k > 0; --k) play.step();
          if (random() < 0.3) play.back();
        }
        play.dt = 1 / 60;
        for (let k = 0; k < 5; ++k) play.step();
        play.tell();
        return count;
      }, seed);
      assert.ok(refused < 25, `${refused} refused`);
      const out = await checkCopies(page);
      assert.ok(out.split('\n').length > 10);
    }
  });
});

test('new flocks: a field for each setting of them, and the agents that the program makes', async () => {
  const names = JSON.parse(native(['settings', '--json']).out).settings.map(({path}) => path)
    .filter((path) => path.startsWith('flock.') && path !== 'flock.steps').map((path) => path.slice(6));
  await open({}, async (page) => {
    await page.click('#new-flock summary');
    for (const name of names) assert.equal(await page.isVisible(`#new-${name}`), true, name);
    for (const [name, text] of [['agents', '40'], ['ring', '12'], ['weights', '1,2,3'], ['dt', '0.025'], ['seed', '9']]) {
      await page.fill(`#new-${name}`, text);
    }
    await page.selectOption('#new-directions', 'inward');
    await page.click('#new-make');
    const words = ['--agents', '40', '--ring', '12', '--directions', 'inward', '--seed', '9', '--speed', '4', '--decimals', '6'];
    const made = native(['new', ...words]).out.split('\n').slice(1, 41).flatMap((line) => line.split(' ').map(Number));
    const [width, height] = (await inPage(page, () => window.flockingPlayground.play.world.settings.get('wrap'))).split(',');
    assert.deepEqual(await state(page), made.map((value, i) => (i % 4 < 2 ? value + [width, height][i % 4] / 2 : value)));
    await step(page, 3);
    await checkCopies(page);
    assert.match((await copied(page, 'input')).input, /^6 2 12 6 1 2 3 40\n[^]*\n0\.025\n0\.025\n0\.025\n$/);
    await page.fill('#new-grid', '4x');
    await page.click('#new-make');
    assert.match(await page.textContent('#play-error'), /^--grid: expected COLSxROWS/);
  });
});
