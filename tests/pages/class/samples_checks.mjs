// Opens everything in pages of hand-made records (write_samples) that have nasty texts in every field of submissions;
// nothing bad must happen.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { isTooWide, open, rowsOf } from './pages.mjs';

const pagesIn = (folder) =>
  readdirSync(folder).map((name) => join(folder, name, 'grade.html')).filter((file) => existsSync(file));

async function everySampleOpens({ browser, samples }) {
  const files = pagesIn(samples);
  assert.ok(files.length > 20, `only ${files.length} pages`);
  for (const file of files) {
    const report = JSON.parse(readFileSync(file.replace('.html', '.json'), 'utf8'));
    const page = await open(browser, file);
    const isSingle = report.submissions.length === 1;
    const rows = isSingle ? report.submissions[0].cases : report.submissions;
    const names = [...new Set(rows.map((one) => one.name))];
    const shown = (await rowsOf(page)).map((row) => row[0]);
    if (names.length === rows.length) assert.deepEqual(shown, names, file);
    // Clicks each submission, a sample of cells, and every control that appears.
    await page.evaluate(() => {
      const cells = [...document.querySelectorAll('#grid tbody [tabindex]')];
      const step = Math.ceil(cells.length / 300);
      cells.filter((cell, i) => cell.matches('.who') || i % step === 0).forEach((cell) => cell.click());
      document.querySelectorAll('#panel button').forEach((one) => one.click());
      [...document.querySelectorAll('#explained button, #filters button')].slice(0, 40).forEach((one) => one.click());
    });
    assert.equal(await page.locator('script').count(), 2, file);
    assert.equal(await page.locator('img, svg, details, b > b').count(), 0, file);
    assert.deepEqual(page.troubles, [], file);
    await page.setViewportSize({ width: 360, height: 740 });
    assert.equal(await isTooWide(page), false, file);
    await page.context().close();
  }
}

async function crashesAndWarningsAreTold({ browser, samples }) {
  const file = join(samples, 'crash_full', 'grade.html');
  for (const [hash, told] of [
    ['#open=0', 'src/main.cpp:8: suggest parentheses'],
    ['#open=0.0', "at src/main.cpp:71: std::stod of 'x'"],
  ]) {
    const page = await open(browser, file, { hash });
    const panel = await page.locator('#panel').innerText();
    assert.ok(panel.includes(told), `not told: ${told}\n${panel}`);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
}

async function axeFindsNothing({ browser, samples }) {
  const modules = process.env.FLOCKING_NODE_MODULES;
  const found = createRequire(modules ? join(resolve(modules), 'x') : import.meta.url).resolve('axe-core/axe.min.js');
  const axe = readFileSync(found, 'utf8');
  for (const name of ['class_full', 'explained_full', 'cannot_start_full']) {
    for (const colorScheme of ['light', 'dark']) {
      const page = await open(browser, join(samples, name, 'grade.html'), { colorScheme });
      await page.evaluate(axe);
      const violations = await page.evaluate(async () =>
        (await window.axe.run(document, { resultTypes: ['violations'] })).violations.map(({ id }) => id));
      assert.deepEqual(violations, [], `${name}, ${colorScheme}`);
      await page.context().close();
    }
  }
}

export const samplesChecks = { axeFindsNothing, everySampleOpens, crashesAndWarningsAreTold };
