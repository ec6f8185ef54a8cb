// The page is accessible: axe finds no problem; the keyboard or touch alone is enough.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, test} from 'node:test';
import {settle} from './browser.mjs';
import {stateOf, useBrowser} from './open.mjs';
import {busyWorld} from './samples.mjs';

const modules = process.env.FLOCKING_NODE_MODULES;
const axe = readFileSync(createRequire(modules ? join(resolve(modules), 'x') : import.meta.url)
  .resolve('axe-core/axe.min.js'), 'utf8');
const program = process.env.FLOCKING;
assert.ok(program, 'the path of the program has to be in $FLOCKING');
const folder = mkdtempSync(join(tmpdir(), 'flocking-access-'));
after(() => rmSync(folder, {recursive: true, force: true}));
const open = useBrowser();

/** A page with everything in its panel: an explanation, a calculation, groups. */
function fullPage() {
  const file = join(folder, 'full.html');
  const rows = Array.from({length: 9}, (_, i) => `${3 * (i % 3)}.5 ${2 * Math.floor(i / 3)}.25 1 ${i % 4 - 1}`);
  writeFileSync(join(folder, 'a.in'), ['6 4 2 5 1 2 0.1 9', ...rows, ...Array(12).fill('0.1')].join('\n') + '\n');
  try {
    execFileSync(program, ['view', join(folder, 'a.in'), '-o', file, '--explain', '--', program, '--variant',
      'separation.direction=towards'], {stdio: 'ignore'});
  } catch (error) {
    assert.equal(error.status, 1);
  }
  return file;
}
const full = fullPage();

async function violations(page) {
  await page.evaluate(axe);
  const {violations: found} = await page.evaluate(() => window.axe.run(document, {resultTypes: ['violations']}));
  return found.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html.slice(0, 100)).join(' | ')}`);
}

for (const colorScheme of ['light', 'dark']) {
  for (const width of [1280, 390]) {
    test(`axe finds nothing, ${colorScheme}, width ${width}`, async () => {
      for (const made of [{file: full}, busyWorld({count: 9, steps: 5})]) {
        await open(made, {colorScheme, viewport: {width, height: 800}, isMobile: width < 500}, async (page) => {
          await page.evaluate(() => { for (const box of document.querySelectorAll('details')) box.open = true; });
          await settle(page);
          assert.deepEqual(await violations(page), []);
          for (const button of ['#help', '#share-open']) {
            await page.click(button);
            assert.deepEqual(await violations(page), [], button);
            await page.keyboard.press('Escape');
          }
        });
      }
    });
  }
}

test('with the keyboard alone: a force is opened, the other start chosen, a neighbour selected', async () => {
  await open({file: full}, {}, async (page) => {
    const focused = (script) => page.evaluate(script);
    const tabTo = async (script) => {
      for (let i = 0; i < 80; ++i) {
        await page.keyboard.press('Tab');
        if (await focused(script)) return;
      }
      assert.fail(`the tab key never reaches ${script}`);
    };
    await tabTo('document.activeElement.name === "source"');
    await page.keyboard.press('ArrowDown');
    assert.equal(await page.isChecked('#calculation-source input[value=program]'), true);
    await tabTo('document.activeElement.matches(".force-steps summary")');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.force-steps[open] .terms');
    await tabTo('document.activeElement.matches(".terms .agent-link")');
    const name = await page.evaluate(() => document.activeElement.textContent);
    await page.keyboard.press('Enter');
    assert.equal(String((await stateOf(page)).selected), name);
    assert.equal(await page.locator('.force-steps[open]').count(), 1);
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press('s');
    assert.equal(await page.isVisible('#share'), true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('q');
    assert.equal((await stateOf(page)).loop, true);
  });
});

test('with fingers: an agent, a force, a step of the explanation', async () => {
  await open({file: full}, {viewport: {width: 390, height: 800}, isMobile: true, hasTouch: true}, async (page) => {
    await page.tap('#explanation-causes button');
    const {step, selected} = await stateOf(page);
    assert.match(await page.textContent('#explanation-causes button'), new RegExp(`step ${step}, agent ${selected}`));
    await page.tap('.force-steps summary');
    await page.waitForSelector('.force-steps[open] .lines');
    await page.tap('#loop');
    assert.equal((await stateOf(page)).loop, true);
    const small = await page.locator('button:visible, summary:visible, select:visible').evaluateAll((all) =>
      all.filter((e) => e.getBoundingClientRect().height < 24).map((e) => e.outerHTML.slice(0, 60)));
    assert.deepEqual(small, []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  });
});
