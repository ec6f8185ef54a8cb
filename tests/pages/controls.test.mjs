// Every button and key has its documented effect.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {coloursOfScene, pixelsLike, settle} from './browser.mjs';
import {goToStep, press, selectAgent, stateOf, useBrowser} from './open.mjs';
import {busyWorld, gradedFlock} from './samples.mjs';

const open = useBrowser();
const graded = gradedFlock({count: 30, steps: 120});
const busy = busyWorld({count: 60, steps: 60});

async function changes(page, act, key) {
  const before = (await stateOf(page))[key];
  await act();
  await settle(page);
  return [before, (await stateOf(page))[key]];
}

const close = (a, b) => assert.ok(Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a)), `${a} and ${b}`);

test('opens at the first difference, the agent selected and in view', async () => {
  await open(graded, {}, async (page) => {
    const {difference} = graded.facts;
    const state = await stateOf(page);
    assert.equal(state.frame, difference.frame);
    assert.equal(state.selected, difference.agent);
    assert.equal(state.shown[difference.field].expected, difference.expected);
    assert.equal(state.shown[difference.field].actual, difference.actual);
    const {camera} = state;
    const [x, y] = [Number(state.shown.x.expected), Number(state.shown.y.expected)];
    assert.ok(Math.abs(x - camera.x) * camera.scale < camera.width / 2);
    assert.ok(Math.abs(y - camera.y) * camera.scale < camera.height / 2);
    assert.ok(await coloursOfScene(page) > 20);
    assert.match(await page.textContent('#finding'), new RegExp(`step ${difference.step}, agent`));
    assert.equal(await page.textContent('#badge'), 'WA');
  });
});

test('opens at the start where there is no difference', async () => {
  const same = gradedFlock({count: 10, steps: 20, from: 1000});
  await open(same, {}, async (page) => {
    const state = await stateOf(page);
    assert.deepEqual([state.frame, state.selected], [0, null]);
    assert.equal(await page.textContent('#badge'), 'AC');
    assert.equal(await page.isVisible('#jump'), false);
    await press(page, 'd');
    assert.equal((await stateOf(page)).frame, 0);
  });
});

test('time by keys', async () => {
  await open(graded, {}, async (page) => {
    const frame = async () => (await stateOf(page)).frame;
    const last = graded.facts.frames - 1;
    const keys = [['Home', 0], ['ArrowRight', 1], ['Shift+ArrowRight', 11], ['ArrowLeft', 10],
      ['Shift+ArrowLeft', 0], ['ArrowLeft', 0], ['End', last], ['ArrowRight', last],
      ['Shift+ArrowLeft', last - 10], ['d', graded.facts.difference.frame]];
    for (const [key, expected] of keys) {
      await press(page, key);
      assert.equal(await frame(), expected, key);
    }
    for (const jump of [() => press(page, 'd'), () => page.click('#jump')]) {
      await press(page, 'Escape');
      await press(page, 'Home');
      await jump();
      const {selected} = await stateOf(page);
      assert.deepEqual([await frame(), selected],
        [graded.facts.difference.frame, graded.facts.difference.agent]);
    }
  });
});

test('time by buttons and fields', async () => {
  await open(graded, {}, async (page) => {
    const last = graded.facts.frames - 1;
    const buttons = [['#first', 0], ['#forth', 1], ['#forth', 2], ['#back', 1], ['#last', last],
      ['#jump', graded.facts.difference.frame]];
    for (const [button, expected] of buttons) {
      await page.click(button);
      assert.equal((await stateOf(page)).frame, expected, button);
    }
    await goToStep(page, 77);
    assert.equal((await stateOf(page)).frame, 77);
    await goToStep(page, 1e6);
    assert.equal((await stateOf(page)).frame, last);
    assert.equal(await page.inputValue('#step'), String(last));
  });
});

test('playing continues until it is stopped, or to the end', async () => {
  await open(graded, {}, async (page) => {
    const beyond = (frame) => page.waitForFunction(
      (least) => window.flockingReplay.state().frame > least, frame);
    for (const start of [() => press(page, ' '), () => page.click('#play')]) {
      await press(page, 'Home');
      await start();
      assert.equal((await stateOf(page)).playing, true);
      assert.equal(await page.getAttribute('#play', 'aria-label'), 'Pause');
      await beyond(3);
      await start();
      const {playing, frame} = await stateOf(page);
      assert.equal(playing, false);
      await new Promise((done) => { setTimeout(done, 300); });
      assert.equal((await stateOf(page)).frame, frame);
    }
    await page.selectOption('#speed', '240');
    await press(page, ' ');
    await page.waitForFunction(() => !window.flockingReplay.state().playing);
    assert.equal((await stateOf(page)).frame, graded.facts.frames - 1);
    // At the end, it starts again.
    await press(page, ' ');
    await page.waitForFunction(() => window.flockingReplay.state().frame < 119);
    // A focused button is pressed, and the key has no other effect.
    await press(page, 'Home');
    await page.focus('#forth');
    await page.keyboard.press(' ');
    assert.deepEqual([(await stateOf(page)).frame, (await stateOf(page)).playing], [1, false]);
  });
});

test('speed by keys and by choice', async () => {
  await open(graded, {}, async (page) => {
    await page.selectOption('#speed', '10');
    const [, faster] = await changes(page, () => press(page, '.'), 'speed');
    assert.equal(faster, 20);
    await press(page, ',');
    await press(page, ',');
    assert.equal((await stateOf(page)).speed, 5);
    assert.equal(await page.inputValue('#speed'), '5');
    for (let i = 0; i < 12; ++i) await press(page, ',');
    assert.equal((await stateOf(page)).speed, 1);
    // The speed counts frames: at one a second few pass.
    await press(page, 'Home');
    await press(page, ' ');
    await new Promise((done) => { setTimeout(done, 500); });
    assert.ok((await stateOf(page)).frame < 5);
  });
});

test('the strip is a slider for pointers and for keys', async () => {
  await open(graded, {}, async (page) => {
    const box = await page.locator('#strip').boundingBox();
    const at = (part) => box.x + 52 + part * (box.width - 62);
    await page.mouse.click(at(0.5), box.y + 40);
    assert.equal((await stateOf(page)).frame, Math.floor(0.5 * graded.facts.frames));
    await page.mouse.move(at(0.5), box.y + 40);
    await page.mouse.down();
    await page.mouse.move(at(0.25), box.y + 10, {steps: 4});
    assert.equal((await stateOf(page)).frame, Math.floor(0.25 * graded.facts.frames));
    await page.mouse.move(box.x - 50, box.y + 10, {steps: 4});
    assert.equal((await stateOf(page)).frame, 0);
    await page.mouse.up();
    await page.mouse.move(at(0.9), box.y + 10);
    assert.equal((await stateOf(page)).frame, 0);

    await page.focus('#strip');
    for (const [key, frame] of [['ArrowRight', 1], ['ArrowUp', 2], ['PageUp', 12], ['PageDown', 2],
      ['ArrowDown', 1], ['End', graded.facts.frames - 1], ['Home', 0]]) {
      await page.keyboard.press(key);
      assert.equal(await page.getAttribute('#strip', 'aria-valuenow'), String(frame), key);
    }
    assert.match(await page.getAttribute('#strip', 'aria-valuetext'), /^step 0, largest difference 0$/);
  });
});

test('the strip shows how far the flocks are apart', async () => {
  await open(graded, {}, async (page) => {
    const {expected, actual, agents} = graded.replay;
    for (const frame of [0, 10, 41, 60, 119]) {
      await goToStep(page, frame);
      let most = 0;
      for (let i = frame * agents; i < (frame + 1) * agents; ++i) {
        const apart = Math.hypot(actual.n[0][i] - expected.n[0][i], actual.n[1][i] - expected.n[1][i]);
        most = Math.max(most, apart / 1000);
      }
      const shown = Number(await page.textContent('#strip-value'));
      assert.ok(Math.abs(shown - most) <= 1e-3 * most, `frame ${frame}: ${shown}, not ${most}`);
    }
  });
});

test('zoom and pan by buttons, keys, wheel and dragging', async () => {
  await open(graded, {}, async (page) => {
    const camera = async () => (await stateOf(page)).camera;
    const start = await camera();
    for (const larger of [() => page.click('#zoom-in'), () => press(page, '+'), () => press(page, '=')]) {
      const before = await camera();
      await larger();
      assert.ok((await camera()).scale > before.scale);
    }
    for (const smaller of [() => page.click('#zoom-out'), () => press(page, '-')]) {
      const before = await camera();
      await smaller();
      assert.ok((await camera()).scale < before.scale);
    }
    for (const [key, dx, dy] of [['h', -60, 0], ['l', 60, 0], ['k', 0, 60], ['j', 0, -60]]) {
      const before = await camera();
      await press(page, key);
      const now = await camera();
      close((now.x - before.x) * now.scale, dx);
      close((now.y - before.y) * now.scale, dy);
    }
    const box = await page.locator('#scene').boundingBox();
    const before = await camera();
    await page.mouse.move(box.x + 300, box.y + 400);
    await page.mouse.down();
    await page.mouse.move(box.x + 350, box.y + 380, {steps: 10});
    await page.mouse.up();
    const now = await camera();
    close((before.x - now.x) * now.scale, 50);
    close((now.y - before.y) * -now.scale, 20 * 1);
    // Zooming with the wheel keeps the point under the pointer in place.
    const pointAt = (c, px, py) => [c.x + (px - c.width / 2) / c.scale, c.y + (c.height / 2 - py) / c.scale];
    await page.mouse.move(box.x + 200, box.y + 150);
    await page.mouse.wheel(0, -200);
    await settle(page);
    const wheeled = await camera();
    assert.ok(wheeled.scale > now.scale);
    pointAt(now, 200, 150).forEach((value, i) =>
      assert.ok(Math.abs(value - pointAt(wheeled, 200, 150)[i]) * wheeled.scale < 1));
    for (const fit of ['0', 'f']) {
      await press(page, 'l');
      await press(page, fit);
      assert.equal((await stateOf(page)).outside, 0);
    }
    await page.click('#zoom-in');
    await page.click('#fit');
    await settle(page);
    assert.equal((await stateOf(page)).outside, 0);
    assert.ok(start.scale > 0);
  });
});

test('zoom to the selected agent, then to its difference', async () => {
  await open(graded, {}, async (page) => {
    await press(page, 'End');
    await press(page, 'z');
    const {camera, shown} = await stateOf(page);
    const radius = graded.facts.parameters.cohesion_radius;
    assert.ok(radius * camera.scale > 60 && 2 * radius * camera.scale < camera.width);
    await press(page, 'z');
    const nearer = (await stateOf(page)).camera;
    const apart = Math.max(...['x', 'y'].map((f) => Math.abs(Number(shown[f].difference.replace('\u2212', '-')))));
    assert.ok(apart * nearer.scale > 60, 'the difference is seen');
    await page.click('#near');
    close((await stateOf(page)).camera.scale, camera.scale);
  });
});

test('following keeps the agent in the middle until the view is moved', async () => {
  await open(graded, {}, async (page) => {
    await press(page, 'c');
    for (const frame of [10, 100]) {
      await goToStep(page, frame);
      const {camera, shown} = await stateOf(page);
      close(camera.x, Number(shown.x.expected));
      close(camera.y, Number(shown.y.expected));
    }
    assert.equal(await page.getAttribute('#follow', 'aria-pressed'), 'true');
    await press(page, 'l');
    assert.equal((await stateOf(page)).follow, false);
    await page.click('#follow');
    assert.equal((await stateOf(page)).follow, true);
  });
});

test('selecting agents by keys, buttons, number and pointer', async () => {
  await open(graded, {}, async (page) => {
    const selected = async () => (await stateOf(page)).selected;
    await press(page, 'Escape');
    assert.equal(await selected(), null);
    assert.ok(await page.isVisible('#hint'));
    for (const [key, agent] of [['n', 0], [']', 1], ['n', 2], ['p', 1], ['[', 0], ['p', 29], ['n', 0]]) {
      await press(page, key);
      assert.equal(await selected(), agent, key);
    }
    await page.click('#next');
    assert.equal(await selected(), 1);
    await page.click('#previous');
    assert.equal(await selected(), 0);
    await selectAgent(page, 17);
    assert.equal(await selected(), 17);
    await selectAgent(page, 99);
    assert.equal(await selected(), null);
    // Click on an isolated agent.
    await press(page, 'Home');
    await press(page, 'f');
    const {camera} = await stateOf(page);
    const n = graded.replay.expected.n;
    const places = Array.from({length: 30}, (_, i) => [
      (n[0][i] / 1000 - camera.x) * camera.scale + camera.width / 2,
      camera.height / 2 - (n[1][i] / 1000 - camera.y) * camera.scale]);
    const alone = places.findIndex(([x, y], i) => y > 70 && x < camera.width - 70 && x > 70 &&
      places.every(([ox, oy], k) => k === i || Math.hypot(x - ox, y - oy) > 26));
    assert.ok(alone >= 0);
    const box = await page.locator('#scene').boundingBox();
    await page.mouse.click(box.x + places[alone][0] + 4, box.y + places[alone][1] - 3);
    assert.equal(await selected(), alone);
    await page.mouse.click(box.x + 5, box.y + camera.height - 60);
    assert.equal(await selected(), null);
  });
});

test('what is drawn can be switched off and on', async () => {
  await open(graded, {}, async (page) => {
    await press(page, 'End');
    await press(page, 'z');
    const properties = {e: '--expected', a: '--actual', r: '--cohesion', o: '--separation'};
    const names = {e: 'expected', a: 'actual', t: 'trails', r: 'radii', o: 'forces', w: 'world'};
    for (const [key, name] of Object.entries(names)) {
      const chip = page.locator(`.chip[data-show="${name}"]`);
      const pixels = async () => properties[key] ? pixelsLike(page, properties[key], 6) : 0;
      // Forces and radii share colours.
      if (key === 'r') await press(page, 'o');
      const before = await pixels();
      await press(page, key);
      assert.equal(await chip.getAttribute('aria-pressed'), 'false', name);
      assert.equal((await stateOf(page)).show[name], false, name);
      if (properties[key]) assert.ok(await pixels() < before, `${name}: ${before}`);
      if (key === 'a') assert.equal(await pixels(), 0);
      if (await chip.isVisible()) await chip.click();
      else await press(page, key);
      await settle(page);
      assert.equal((await stateOf(page)).show[name], true, name);
      if (key === 'r') await press(page, 'o');
    }
  });
  await open(busy, {}, async (page) => {
    const solid = await pixelsLike(page, '--solid', 3);
    assert.ok(solid > 1000);
    await press(page, 'w');
    assert.equal(await pixelsLike(page, '--solid', 3), 0);
  });
});

test('the dialog of keys tells all of them, and closes', async () => {
  await open(graded, {}, async (page) => {
    const {frame} = await stateOf(page);
    for (const show of [() => press(page, '?'), () => page.click('#help')]) {
      await show();
      assert.equal(await page.isVisible('#keys'), true);
      assert.ok(await page.locator('#keys-list dt').count() >= 20);
      await page.keyboard.press('Home');
      assert.equal((await stateOf(page)).frame, frame);
      await page.keyboard.press('Escape');
      assert.equal(await page.isVisible('#keys'), false);
    }
    await press(page, '?');
    await page.click('#keys-close');
    assert.equal(await page.isVisible('#keys'), false);
    assert.notEqual((await stateOf(page)).selected, null);
  });
});

test('light and dark: as the system wants, and by choice', async () => {
  const theme = (page) => page.evaluate(() => [document.documentElement.dataset.theme,
    getComputedStyle(document.body).backgroundColor]);
  for (const [scheme, other] of [['light', 'dark'], ['dark', 'light']]) {
    await open(graded, {colorScheme: scheme}, async (page) => {
      const [name, colour] = await theme(page);
      assert.equal(name, scheme);
      const ground = await pixelsLike(page, '--back', 3);
      await press(page, 'm');
      assert.equal((await theme(page))[0], other);
      assert.notEqual((await theme(page))[1], colour);
      assert.ok(await pixelsLike(page, '--back', 3) > ground / 2);
      await page.click('#theme');
      assert.deepEqual(await theme(page), [scheme, colour]);
      await page.emulateMedia({colorScheme: other});
      await page.waitForFunction((name) => document.documentElement.dataset.theme === name, other);
    });
  }
});

test('two fingers zoom, one pans', async () => {
  await open(graded, {viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true}, async (page) => {
    const client = await page.context().newCDPSession(page);
    const box = await page.locator('#scene').boundingBox();
    const touch = (type, ...points) => client.send('Input.dispatchTouchEvent', {type,
      touchPoints: points.map(([x, y], id) => ({x: box.x + x, y: box.y + y, id}))});
    const before = (await stateOf(page)).camera;
    await touch('touchStart', [100, 200], [200, 200]);
    for (let i = 1; i <= 10; ++i) await touch('touchMove', [100 - 5 * i, 200], [200 + 5 * i, 200]);
    await touch('touchEnd');
    await settle(page);
    const pinched = (await stateOf(page)).camera;
    close(pinched.scale / before.scale, 2);
    await touch('touchStart', [150, 200]);
    for (let i = 1; i <= 10; ++i) await touch('touchMove', [150 + 6 * i, 200]);
    await touch('touchEnd');
    await settle(page);
    const panned = (await stateOf(page)).camera;
    close((pinched.x - panned.x) * panned.scale, 60);
    close(panned.scale, pinched.scale);
  });
});
