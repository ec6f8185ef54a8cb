// The page is accessible: axe finds no problem; the keyboard or touch alone is enough, also on a phone.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {test} from 'node:test';
import {pixelsOf, settle} from './browser.mjs';
import {caseText, usePlayground} from './playground.mjs';

const modules = process.env.FLOCKING_NODE_MODULES;
const axe = readFileSync(createRequire(modules ? join(resolve(modules), 'x') : import.meta.url)
  .resolve('axe-core/axe.min.js'), 'utf8');
const {open} = usePlayground();

async function violations(page) {
  await page.evaluate(axe);
  // Replays in the page have their own tests.
  const {violations: found} = await page.evaluate(() => window.axe.run(document, {resultTypes: ['violations'], iframes: false}));
  return found.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 120)).join(' | ')}`);
}

const world = (page, act) => page.evaluate(act);
const count = (page) => world(page, () => window.flockingPlayground.play.world.count);

/** Checks that nothing is wider than the window. */
async function checkWidth(page) {
  const [content, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  assert.ok(content <= shown, `${content} pixels wide in ${shown}`);
}

for (const colorScheme of ['light', 'dark']) {
  for (const width of [1280, 390]) {
    test(`axe finds nothing, ${colorScheme}, width ${width}`, async () => {
      await open({colorScheme, viewport: {width, height: 800}, isMobile: width < 500}, async (page) => {
        await page.fill('#agent-number', '3');
        await page.press('#agent-number', 'Enter');
        await page.evaluate(() => { for (const box of document.querySelectorAll('details')) box.open = true; });
        await settle(page);
        assert.deepEqual(await violations(page), [], 'play');
        await checkWidth(page);
        await page.evaluate(() => { document.getElementById('new-flock').open = false; });
        await page.click('#exchange-open');
        await page.click('#export-link');
        assert.deepEqual(await violations(page), [], 'copy');
        await page.click('#exchange-close');
        await page.click('#tab-check');
        await page.fill('#check-input', `${caseText('course/all_forces.in')} x`);
        await page.fill('#check-mine', '1 2 3 4\n');
        await page.waitForSelector('#check-comparison:not([hidden])');
        assert.deepEqual(await violations(page), [], 'check');
        await checkWidth(page);
        await page.click('#tab-folder');
        await page.setInputFiles('#folder-cases-files', [{name: 'a.in', mimeType: 'text/plain', buffer: Buffer.from(caseText('course/all_forces.in'))}]);
        await page.setInputFiles('#folder-outputs-files', [{name: 'a.out', mimeType: 'text/plain', buffer: Buffer.from('1\n')}]);
        await page.waitForSelector('#folder-rows tr');
        assert.deepEqual(await violations(page), [], 'folder');
        await checkWidth(page);
        await page.click('#folder-rows button');
        await page.waitForSelector('#replay[open]');
        assert.deepEqual(await violations(page), [], 'replay');
      });
    });
  }
}

/** Presses Tab until the element of a selector has the focus. */
async function tabTo(page, selector) {
  for (let i = 0; i < 60; ++i) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((name) => document.activeElement.matches(name), selector)) return;
  }
  assert.fail(`the tab key never reaches ${selector}`);
}

test('with the keyboard alone: a predator is added, moved and removed, a world chosen, played, copied', async () => {
  await open({}, async (page) => {
    await tabTo(page, '[data-world="1"]');
    await page.keyboard.press('Enter');
    const agents = await count(page);
    assert.equal(agents, 15);
    await tabTo(page, '[data-tool=predator]');
    await page.keyboard.press('Enter');
    await tabTo(page, '#scene');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Enter');
    assert.equal(await count(page), agents + 1);
    const place = () => world(page, () => Array.from(window.flockingPlayground.play.state.slice(-4, -2)));
    const before = await place();
    await page.keyboard.press('Shift+Tab');
    for (let i = 0; i < 20 && !await page.evaluate(() => document.activeElement.matches('[data-tool=move]')); ++i) {
      await page.keyboard.press('Shift+Tab');
    }
    await page.keyboard.press('Enter');
    await tabTo(page, '#scene');
    // The cross starts in the middle again.
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    await page.keyboard.press('Enter');
    assert.match(await page.textContent('#said'), /^Selected/);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    const after = await place();
    assert.ok(after[0] < before[0] - 0.1 && Math.abs(after[1] - before[1]) < 0.2, `${before} ${after}`);
    await page.keyboard.press('.');
    assert.equal(await page.textContent('#play-step'), 'Step 1');
    await page.keyboard.press(',');
    assert.equal(await page.textContent('#play-step'), 'Step 0');
    await page.keyboard.press('Delete');
    assert.equal(await count(page), agents);
    await page.keyboard.press(' ');
    await page.waitForFunction(() => Number(document.getElementById('play-step').textContent.slice(5)) > 3);
    await page.keyboard.press(' ');
    await page.evaluate(() => document.activeElement.blur());
    await tabTo(page, '#tab-play');
    await page.keyboard.press('ArrowRight');
    assert.equal(await page.isVisible('#check-input'), true);
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, '#exchange-open');
    await page.keyboard.press('Enter');
    await tabTo(page, '#export-scenario');
    await page.keyboard.press('Enter');
    assert.match(await page.inputValue('#export-text'), /rules = "book"/);
    await page.keyboard.press('Escape');
    assert.equal(await page.isVisible('#exchange'), false);
  });
});

test('with fingers, on a phone: agents are added and dragged, two fingers zoom', async () => {
  await open({viewport: {width: 390, height: 800}, isMobile: true, hasTouch: true}, async (page) => {
    const agents = await count(page);
    await page.tap('[data-tool=agent]');
    await page.locator('#scene').scrollIntoViewIfNeeded();
    const box = await page.locator('#scene').boundingBox();
    const [x, y] = [box.x + 40, box.y + box.height - 30];
    await page.touchscreen.tap(x, y);
    assert.equal(await count(page), agents + 1);
    await page.tap('[data-tool=move]');
    await page.locator('#scene').scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    const touch = (type, ...points) => session.send('Input.dispatchTouchEvent',
      {type, touchPoints: points.map(([px, py], id) => ({x: px, y: py, id}))});
    const place = () => world(page, () => Array.from(window.flockingPlayground.play.state.slice(-4, -2)));
    const scale = () => world(page, () => window.flockingPlayground.play.picture.camera.scale);
    const [before, zoom] = [await place(), await scale()];
    await touch('touchStart', [x, y]);
    await touch('touchMove', [x + 30, y]);
    await touch('touchMove', [x + 60, y]);
    await touch('touchEnd');
    const after = await place();
    assert.ok(Math.abs(after[0] - before[0] - 60 / zoom) < 2 / zoom, `${before} ${after}`);
    const middle = box.y + box.height / 2;
    await touch('touchStart', [150, middle], [200, middle]);
    await touch('touchMove', [130, middle], [220, middle]);
    await touch('touchMove', [100, middle], [250, middle]);
    await touch('touchEnd');
    assert.ok(await scale() > 2 * zoom, `${zoom} ${await scale()}`);
    await checkWidth(page);
    const targets = await page.locator('.bar button, .transport button').evaluateAll((list) => list.filter((node) => node.offsetParent)
      .map((node) => node.getBoundingClientRect()).map((one) => Math.min(one.width, one.height)));
    assert.ok(targets.length > 10 && Math.min(...targets) >= 36, `${targets}`);
  });
});

test('light and dark, chosen or by the system: the picture follows', async () => {
  await open({colorScheme: 'dark'}, async (page) => {
    const brightness = async () => {
      const {data} = await pixelsOf(page);
      return data[0] + data[1] + data[2];
    };
    const dark = await brightness();
    await page.click('#theme');
    await settle(page);
    assert.ok(dark < 150 && await brightness() > 600, `${dark}`);
  });
});
