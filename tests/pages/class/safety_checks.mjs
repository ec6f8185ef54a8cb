// Withheld data and hostile texts; narrow screens, dark mode, printing, no scripts.
import assert from 'node:assert/strict';
import { hostileNames, secret } from './gradings.mjs';
import { isTooWide, open, rowsOf } from './pages.mjs';

async function hiddenCasesLeaveNoTrace({ browser, full, difference, verdict }) {
  for (const grading of [full, difference, verdict]) {
    assert.ok(!grading.html.includes(secret), 'the input of a hidden case is in the page');
    const column = grading.report.cases.findIndex((one) => one.hidden);
    assert.ok(column >= 0);
    const page = await open(browser, grading.file);
    await page.locator(`#grid [data-column="${column}"]`).last().click();
    assert.ok((await page.locator('#panel').innerText()).includes('only its verdict is shown'));
    assert.equal(await page.locator('#panel pre, #panel .pair, #panel .findings, #panel .gauge').count(), 0);
  }
}

async function nothingElseIsDisclosed({ browser, difference, verdict }) {
  const wrong = (grading) => grading.report.submissions.findIndex((one) => one.name === 'wrong');
  const told = async (grading) => {
    const page = await open(browser, grading.file, { hash: `#open=${wrong(grading)}.0` });
    return page.locator('#panel').innerText();
  };
  const some = await told(difference);
  assert.ok(some.includes('1.500') && !some.includes('half a unit') && !some.includes('0 0 1 0'), some);
  const least = await told(verdict);
  assert.ok(least.includes('wrong answer') && !least.includes('1.500') && !least.includes('half a unit'), least);
  assert.ok(!difference.html.includes('half a unit') && !verdict.html.includes('1.500'));
}

async function hostileTextStaysText({ browser, full }) {
  const page = await open(browser, full.file);
  const shown = (await rowsOf(page)).map((row) => row[0]);
  const attacked = full.report.submissions.filter((one) => /hacked|esc\\x1b/.test(one.name));
  assert.equal(attacked.length, hostileNames.length);
  for (const { name } of attacked) {
    assert.ok(shown.includes(name), name);
    const row = full.report.submissions.findIndex((one) => one.name === name);
    await page.locator(`#grid [data-row="${row}"][data-column="0"]`).click();
    const panel = await page.locator('#panel').innerText();
    assert.ok(panel.includes('</script><script>window.hacked=1</script><img'), panel);
    await page.locator('#panel .plain').click();
    await page.locator('#panel .close').click();
  }
  assert.equal(await page.evaluate(() => window.hacked), undefined);
  assert.equal(await page.locator('script').count(), 2);
  assert.equal(await page.locator('img, svg, iframe, object, [onerror], [onload]').count(), 0);
  assert.deepEqual(page.troubles, []);
}

async function thePolicyHolds({ browser, full }) {
  const page = await open(browser, full.file);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = 1';
    document.body.append(script);
    const image = document.createElement('img');
    image.src = 'http://localhost:9/x.png';
    document.body.append(image);
    document.body.setAttribute('style', 'color: rgb(1, 2, 3)');
  });
  await page.waitForTimeout(100);
  assert.equal(await page.evaluate(() => window.injected), undefined);
  assert.notEqual(await page.evaluate(() => getComputedStyle(document.body).color), 'rgb(1, 2, 3)');
  assert.ok(page.troubles.some((one) => one.includes('Content Security Policy')), page.troubles.join());
}

async function fitsAPhone({ browser, full, single, verdict }) {
  for (const { file, report } of [full, single, verdict]) {
    for (const hash of ['', '#open=0', '#open=0.0', '#text=nobody']) {
      const page = await open(browser, file, { hash, viewport: { width: 360, height: 740 }, hasTouch: true });
      assert.equal(await isTooWide(page), false, `${file}${hash}`);
      if (hash) continue;
      const cell = page.locator('#grid td.cell').first();
      const box = await cell.boundingBox();
      assert.ok(box.x + box.width <= 360, 'no verdict can be seen without scrolling the table');
      await cell.tap();
      const panel = await page.locator('#panel').boundingBox();
      assert.ok(panel.x === 0 && panel.width === 360, 'the panel is not as wide as the screen');
      assert.ok((await page.locator('#panel').innerText()).includes(report.cases[0].name));
    }
  }
}

// Contrast as WCAG 2 defines it.
const contrastOfCells = (page) =>
  page.evaluate(() => {
    const parts = (color) => color.match(/[\d.]+/g).slice(0, 3).map(Number);
    const light = (color) => {
      const [r, g, b] = parts(color).map((c) => (c / 255 <= 0.03928 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const verdicts = ['AC', 'WA', 'PE', 'TLE', 'MLE', 'OLE', 'RTE', 'CE', 'NG', 'JE'];
    return verdicts.map((verdict) => {
      const cell = document.querySelector('#grid td.cell');
      cell.className = `cell v-${verdict}`;
      const { color, backgroundColor } = getComputedStyle(cell);
      const [a, b] = [light(color), light(backgroundColor)].sort((x, y) => y - x);
      return [verdict, (a + 0.05) / (b + 0.05)];
    });
  });

async function isLightAndDark({ browser, full }) {
  const colors = [];
  for (const colorScheme of ['light', 'dark']) {
    const page = await open(browser, full.file, { colorScheme });
    colors.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    for (const [verdict, contrast] of await contrastOfCells(page)) {
      assert.ok(contrast >= 4.5, `${verdict} in ${colorScheme}: contrast ${contrast}`);
    }
  }
  assert.notEqual(colors[0], colors[1]);
}

async function isPrinted({ browser, full }) {
  const page = await open(browser, full.file, { hash: '#open=0.0', colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const control of ['#filters', '#panel', '#tip']) assert.equal(await page.locator(control).isVisible(), false);
  assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(255, 255, 255)');
  const scroll = await page.locator('.scroll').evaluate((one) => [one.scrollHeight, one.clientHeight]);
  assert.equal(scroll[0], scroll[1], 'rows are cut off');
}

async function isATableWithoutScripts({ browser, full }) {
  const page = await open(browser, full.file, { javaScriptEnabled: false });
  const rows = await page.locator('#plain tbody tr').allInnerTexts();
  assert.equal(rows.length, full.report.submissions.length);
  full.report.submissions.forEach(({ cases }, i) =>
    assert.ok(rows[i].includes(cases.map((one) => one.verdict).join('\t')), rows[i]));
  const withScripts = await open(browser, full.file);
  assert.equal(await withScripts.locator('#plain').count(), 0);
}

export const safetyChecks = {
  hiddenCasesLeaveNoTrace, nothingElseIsDisclosed, hostileTextStaysText, thePolicyHolds, fitsAPhone, isLightAndDark,
  isPrinted, isATableWithoutScripts,
};
