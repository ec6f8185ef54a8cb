// The page as a toy: it starts playing, worlds are pictures, switches show more, changes are undone, runs are saved.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {pixelsLike, coloursOfScene, settle} from './browser.mjs';
import {native, usePlayground} from './playground.mjs';

const {open} = usePlayground();

const inPage = (page, script, argument) => page.evaluate(script, argument);
const stepShown = (page) => inPage(page, () => window.flockingPlayground.play.timeline.shown);
const isPlaying = (page) => inPage(page, () => document.documentElement.dataset.playing === 'true');

/** Returns all that the engine simulates, as texts: bit for bit the same for the same world. */
const worldTexts = (page) => inPage(page, () => {
  const {world, timeline, state} = window.flockingPlayground.play;
  return {scenario: world.scenarioText(), input: world.inputText(timeline.stepsShown), files: world.files,
    state: Array.from(state, (number) => (Object.is(number, -0) ? '-0' : String(number)))};
});

async function step(page, count) {
  for (let i = 0; i < count; ++i) await page.click('#play-forth');
}

async function clickScene(page, across, down) {
  const box = await page.locator('#scene').boundingBox();
  await page.mouse.click(box.x + across * box.width, box.y + down * box.height);
}

/** Clicks a button of the dialog and returns the saved file: {name, bytes}. */
async function saved(page, button) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return {name: download.suggestedFilename(), bytes: Buffer.concat(chunks)};
}

/** Returns the numbers of the lines that the program prints from the page's world. */
async function programNumbers(page) {
  const {scenario, input, files} = await worldTexts(page);
  const run = native(['--scenario', 's.toml'], input, {...files, 's.toml': scenario});
  assert.equal(run.status, 0, run.err);
  return run.out.split('\n').filter(Boolean).map((line) => line.split(' '));
}

test('the page starts playing at once, and stays paused for who prefers reduced motion', async () => {
  await open({reducedMotion: 'no-preference'}, async (page) => {
    await page.waitForFunction(() => window.flockingPlayground.play.timeline.shown > 5);
    assert.equal(await isPlaying(page), true);
    await page.click('#play-toggle');
    assert.equal(await isPlaying(page), false);
  });
  await open({reducedMotion: 'reduce'}, async (page) => {
    await page.waitForTimeout(300);
    assert.equal(await isPlaying(page), false);
    assert.equal(await stepShown(page), 0);
    await page.click('#play-toggle');
    await page.waitForFunction(() => window.flockingPlayground.play.timeline.shown > 2);
  });
});

test('worlds are chosen by pictures that the engine has drawn', async () => {
  await open({}, async (page) => {
    await page.evaluate(() => window.flockingPlayground.pictures);
    const count = await page.locator('[data-world]').count();
    assert.ok(count >= 5, `${count} worlds`);
    const names = [];
    for (let i = 0; i < count; ++i) {
      const button = page.locator(`[data-world="${i}"]`);
      names.push(await button.textContent());
      await button.locator('canvas').evaluate((canvas, id) => { canvas.id = id; }, `world-${i}`);
      assert.ok(await coloursOfScene(page, `world-${i}`) > 5, `the picture of ${names[i]} is empty`);
      await button.focus();
      await page.keyboard.press('Enter');
      assert.equal(await page.getAttribute(`[data-world="${i}"]`, 'aria-pressed'), 'true');
      assert.equal(await page.locator('[data-world][aria-pressed=true]').count(), 1);
    }
    assert.equal(new Set(names).size, count);
  });
});

test('switches show trails, radii, field of view and forces', async () => {
  await open({}, async (page) => {
    await step(page, 20);
    const pixels = async (name, property) => {
      const shown = async () => { await settle(page); return pixelsLike(page, property, property === '--back' ? 6 : 40); };
      const before = await shown();
      await page.locator(`#show-${name}`).focus();
      await page.keyboard.press('Space');
      return [before, await shown()];
    };
    const [trails, none] = await pixels('trails', '--back');
    assert.ok(none > trails + 1000, `${trails} free pixels with trails, ${none} without`);
    const [without, radii] = await pixels('radii', '--cohesion');
    assert.ok(radii > without + 50, `${without} ${radii}`);
    assert.match(await page.textContent('#play-legend'), /cohesion radius 6/);
    await pixels('view', '--accent');
    assert.match(await page.textContent('#play-legend'), /sees all around/);
    await page.click('#show-radii');
    await page.click('#show-forces');
    assert.match(await page.textContent('#play-legend'), /appear with the next step/);
    await step(page, 2);
    assert.match(await page.textContent('#play-legend'), /cohesion force.*separation force.*alignment force/);
    await page.click('#show-forces');
    await page.click('#show-view');
    assert.equal(await page.isVisible('#play-legend'), false);
  });
});

test('the radii, the field of view and the forces are those of the engine', async () => {
  await open({}, async (page) => {
    await page.click('[data-world="2"]');
    await page.click('#show-forces');
    await inPage(page, () => {
      window.flockingPlayground.play.edit((world) => {
        world.set('agent.3.fov', '200');
        world.parameters[1] = '2.5';
      });
    });
    await step(page, 4);
    const {facts, forces, input, scenario} = await inPage(page, () => {
      const {play} = window.flockingPlayground;
      return {facts: [0, 2, 3].map((agent) => play.live.factsOf(agent)), scenario: play.world.scenarioText(),
        input: play.world.inputText(play.timeline.stepsShown),
        forces: play.timeline.forces.map(({name, on}) => [name, Array.from(on)])};
    });
    assert.deepEqual(facts, [{radii: [30, 2.5, 8], fov: null}, {radii: [30, 2.5, 8], fov: null}, {radii: [30, 2.5, 8], fov: 200}]);
    assert.ok(forces.some(([name]) => name === 'seek') && forces.some(([name]) => name === 'evade'));
    // Recording forces changes no number.
    const out = native(['--scenario', 's.toml', '--last'], input, {'s.toml': scenario}).out;
    assert.equal(await inPage(page, () => window.flockingPlayground.play.live.printed()), out);
    // With agent 0 the sum of the forces is below its limit, so it is the force that the program prints.
    const total = [0, 1].map((k) => forces.reduce((sum, [, on]) => sum + on[k], 0));
    const printed = native(['--scenario', 's.toml', '--last', '--columns', 'force'], input, {'s.toml': scenario}).out.split('\n')[0];
    assert.deepEqual(total.map((value) => value.toFixed(3)), printed.split(' '));
  });
});

test('undo and redo restore the exact world, its steps and how it continues', async () => {
  await open({}, async (page) => {
    await page.click('[data-world="1"]');
    await step(page, 12);
    const seen = [await worldTexts(page)];
    await page.click('[data-tool=obstacle]');
    await clickScene(page, 0.3, 0.4);
    seen.push(await worldTexts(page));
    await step(page, 3);
    seen.push(await worldTexts(page));
    await page.fill('#parameter-K_s', '3');
    await page.press('#parameter-K_s', 'Enter');
    seen.push(await worldTexts(page));
    await page.click('[data-tool=remove]');
    await page.click('[data-world="6"]');
    seen.push(await worldTexts(page));
    await page.click('#play-undo');
    assert.deepEqual(await worldTexts(page), seen[3]);
    await page.click('#play-undo');
    assert.deepEqual(await worldTexts(page), seen[2]);
    await page.click('#play-undo');
    assert.deepEqual(await worldTexts(page), seen[0]);
    await page.click('#play-redo');
    assert.deepEqual(await worldTexts(page), seen[2]);
    await page.locator('#scene').focus();
    await page.keyboard.press('Control+z');
    assert.deepEqual(await worldTexts(page), seen[0]);
    // The flock continues as if nothing had been changed: the program prints the same.
    await step(page, 6);
    const lines = await programNumbers(page);
    assert.equal(lines.length, 18 * 15);
    assert.equal(await inPage(page, () => window.flockingPlayground.play.live.printed()),
      lines.slice(-15).map((line) => `${line.join(' ')}\n`).join(''));
    await page.keyboard.press('Control+Shift+z');
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+y');
    assert.deepEqual(await worldTexts(page), seen[4]);
    await page.keyboard.press('Control+y');
    assert.equal(await page.textContent('#said'), 'There is nothing to redo.');
    assert.equal(await page.getAttribute('#play-redo', 'aria-disabled'), 'true');
    // A change ends what can be redone.
    await page.click('#play-undo');
    await page.click('[data-tool=agent]');
    await clickScene(page, 0.6, 0.6);
    await page.click('#play-redo', {force: true});
    assert.equal(await page.textContent('#said'), 'There is nothing to redo.');
  });
});

test('a drag and the use of a slider are each undone at once', async () => {
  await open({}, async (page) => {
    const before = await worldTexts(page);
    const box = await page.locator('#scene').boundingBox();
    const [x, y] = await inPage(page, () => {
      const {picture: {camera}, state} = window.flockingPlayground.play;
      return [camera.across(state[0]), camera.down(state[1])];
    });
    await page.mouse.move(box.x + x, box.y + y);
    await page.mouse.down();
    await page.mouse.move(box.x + x + 40, box.y + y + 30, {steps: 6});
    await page.mouse.up();
    const dragged = await worldTexts(page);
    assert.notDeepEqual(dragged, before);
    const slider = page.locator('#panel-parameters input[type=range]').first();
    const place = await slider.boundingBox();
    await page.mouse.move(place.x + 5, place.y + place.height / 2);
    await page.mouse.down();
    await page.mouse.move(place.x + 60, place.y + place.height / 2, {steps: 6});
    await page.mouse.up();
    assert.notDeepEqual(await worldTexts(page), dragged);
    await page.click('#play-undo');
    assert.deepEqual(await worldTexts(page), dragged);
    await page.click('#play-undo');
    assert.deepEqual(await worldTexts(page), before);
    await page.click('#play-undo', {force: true});
    assert.equal(await page.textContent('#said'), 'There is nothing to undo.');
  });
});

test('a run and a path are saved as CSV and JSON, with the numbers of the program', async () => {
  await open({}, async (page) => {
    await page.click('[data-world="2"]');
    await page.click('#exchange-open');
    assert.equal(await page.isDisabled('#export-csv'), true, 'there are no steps');
    await page.click('#exchange-close');
    await step(page, 7);
    await page.fill('#agent-number', '4');
    await page.press('#agent-number', 'Enter');
    const numbers = await programNumbers(page);
    await page.click('#exchange-open');
    const run = await saved(page, '#export-csv');
    assert.equal(run.name, 'run.csv');
    await page.selectOption('#export-whose', '4');
    const path = await saved(page, '#export-csv');
    assert.equal(path.name, 'agent4.csv');
    await page.selectOption('#export-whose', '');
    const [head, ...rows] = run.bytes.toString().trimEnd().split('\n');
    assert.equal(head, 'step,time,id,x,y,vx,vy');
    assert.deepEqual(rows.map((row) => row.split(',').slice(3)), numbers);
    assert.deepEqual(rows.map((row) => row.split(',').slice(0, 3).join()),
      numbers.map((_, i) => `${Math.floor(i / 8) + 1},${(0.1 * (Math.floor(i / 8) + 1)).toFixed(3)},${i % 8}`));
    assert.deepEqual(path.bytes.toString().trimEnd().split('\n'), [head, ...rows.filter((row) => row.split(',')[2] === '4')]);
    const {name, bytes} = await saved(page, '#export-json');
    assert.equal(name, 'run.json');
    assert.deepEqual(JSON.parse(bytes).map(({x, y, vx, vy}) => [x, y, vx, vy]), numbers.map((line) => line.map(Number)));
  });
});

test('a run is saved as a video and as an animation', async () => {
  await open({}, async (page) => {
    await step(page, 30);
    const before = await worldTexts(page);
    await page.click('#exchange-open');
    const film = await saved(page, '#export-webm');
    assert.equal(film.name, 'flock.webm');
    assert.equal(film.bytes.readUInt32BE(0), 0x1a45dfa3, 'the start of EBML');
    assert.ok(film.bytes.length > 5000, `${film.bytes.length} bytes`);
    const gif = await saved(page, '#export-gif');
    assert.equal(gif.name, 'flock.gif');
    // The browser's own decoder reads the animation: its last picture is what is shown.
    const {frames, width, height, apart} = await inPage(page, async (bytes) => {
      const decoder = new ImageDecoder({type: 'image/gif', data: Uint8Array.from(bytes)});
      await decoder.tracks.ready;
      await decoder.completed;
      const count = decoder.tracks.selectedTrack.frameCount;
      const {image} = await decoder.decode({frameIndex: count - 1});
      const scene = document.getElementById('scene');
      const pixels = (source) => {
        const context = new OffscreenCanvas(image.displayWidth, image.displayHeight).getContext('2d');
        context.drawImage(source, 0, 0, image.displayWidth, image.displayHeight);
        return context.getImageData(0, 0, image.displayWidth, image.displayHeight).data;
      };
      const [mine, shown] = [pixels(image), pixels(scene)];
      return {frames: count, width: image.displayWidth, height: image.displayHeight,
        apart: mine.reduce((sum, value, i) => sum + Math.abs(value - shown[i]), 0) / mine.length};
    }, [...gif.bytes]);
    assert.equal(frames, 11);
    assert.ok(width === 480 && height > 100, `${width}x${height}`);
    assert.ok(apart < 6, `the colours are ${apart} apart on average`);
    await page.click('#exchange-close');
    assert.deepEqual(await worldTexts(page), before, 'the same step is shown');
  });
});

test('with the keyboard alone: the switches, undo, redo and the exports', async () => {
  await open({}, async (page) => {
    const tabTo = async (selector) => {
      for (let i = 0; i < 80; ++i) {
        await page.keyboard.press('Tab');
        if (await page.evaluate((name) => document.activeElement.matches(name), selector)) return;
      }
      assert.fail(`the tab key never reaches ${selector}`);
    };
    await tabTo('[data-world="4"]');
    await page.keyboard.press('Space');
    assert.equal(await inPage(page, () => window.flockingPlayground.play.world.count), 5);
    for (const name of ['trails', 'radii', 'view', 'forces']) {
      await tabTo(`#show-${name}`);
      const before = await page.isChecked(`#show-${name}`);
      await page.keyboard.press('Space');
      assert.equal(await page.isChecked(`#show-${name}`), !before, name);
    }
    await tabTo('#play-forth');
    for (let i = 0; i < 5; ++i) await page.keyboard.press('Enter');
    await page.evaluate(() => document.activeElement.blur());
    await tabTo('#play-undo');
    await page.keyboard.press('Enter');
    assert.equal(await inPage(page, () => window.flockingPlayground.play.world.count), 150);
    await tabTo('#play-redo');
    await page.keyboard.press('Enter');
    assert.equal(await inPage(page, () => window.flockingPlayground.play.world.count), 5);
    assert.equal(await stepShown(page), 5);
    await page.evaluate(() => document.activeElement.blur());
    await tabTo('#exchange-open');
    await page.keyboard.press('Enter');
    for (const format of ['csv', 'json', 'webm', 'gif']) {
      const download = page.waitForEvent('download');
      await tabTo(`#export-${format}`);
      await page.keyboard.press('Enter');
      assert.match((await download).suggestedFilename(), new RegExp(`\\.${format}$`));
    }
  });
});

test('the policy of the page lets it load nothing', async () => {
  await open({}, async (page, {troubles}) => {
    assert.equal(await page.getAttribute('meta[http-equiv=Content-Security-Policy]', 'content'),
      "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; img-src data:; " +
      "worker-src blob:; base-uri 'none'; form-action 'none'");
    assert.deepEqual(troubles, []);
  });
});
