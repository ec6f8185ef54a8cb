// The matrix of a class: contents, sorting and filtering.
import assert from 'node:assert/strict';
import { hashOf, namesOf, open, rowsOf } from './pages.mjs';

const points = (value) => String(Number(value.toFixed(2)));

const before = 5; // columns before those of cases: name, passed, points, time, explained

async function cellsAreThoseOfTheReport({ browser, full }) {
  const page = await open(browser, full.file);
  const rows = await rowsOf(page);
  assert.equal(rows.length, full.report.submissions.length);
  full.report.submissions.forEach((submission, i) => {
    assert.equal(rows[i][0], submission.name);
    assert.equal(rows[i][1], `${submission.score.passed}/${submission.score.cases}`);
    assert.equal(rows[i][2], points(submission.score.points));
    assert.deepEqual(rows[i].slice(before), submission.cases.map((one) => one.verdict));
  });
  const heads = await page.locator('#grid .heads .case').evaluateAll((all) => all.map((one) => one.dataset.sort));
  assert.deepEqual(heads, full.report.cases.map((one) => `case/${one.name}`));
  const rates = await page.locator('#grid .rates td:not(.corner)').allTextContents();
  const share = ({ score }) => `${Math.floor((100 * score.passed) / score.cases)}%`;
  assert.deepEqual(rates, full.report.cases.map(share));
  const { score } = full.report;
  const totals = await page.locator('#totals').textContent();
  assert.ok(totals.includes(`${score.passed} of ${score.cases} pass`), totals);
  assert.ok(totals.includes(full.report.started_at.replace('T', ' ').replace('Z', ' UTC')), totals);
  assert.deepEqual(page.troubles, []);
}

async function alarmsAreShown({ browser, full }) {
  const page = await open(browser, full.file);
  const alarms = await page.locator('.alarm').allTextContents();
  assert.equal(alarms.length, full.report.sandbox.missing.length);
  full.report.sandbox.missing.forEach((layer, i) => assert.ok(alarms[i].includes(layer), alarms[i]));
}

async function sortsByEachColumn({ browser, full }) {
  const page = await open(browser, full.file);
  const names = full.report.submissions.map((one) => one.name);
  const scores = new Map(full.report.submissions.map((one) => [one.name, one.score]));
  const isSorted = (list, valueOf) =>
    list.every((name, i) => i === 0 || valueOf(list[i - 1]) >= valueOf(name));
  await page.locator('[data-sort="points"]').click();
  assert.ok(isSorted(await namesOf(page), (name) => scores.get(name).points));
  assert.equal(await hashOf(page), '#sort=-points');
  assert.equal(await page.locator('[data-sort="points"]').getAttribute('aria-sort'), 'descending');
  await page.locator('[data-sort="points"]').click();
  assert.ok(isSorted((await namesOf(page)).reverse(), (name) => scores.get(name).points));
  await page.locator('[data-sort="passed"]').click();
  assert.ok(isSorted(await namesOf(page), (name) => scores.get(name).passed));
  await page.locator('[data-sort="name"]').click();
  assert.deepEqual(await namesOf(page), names);
  await page.locator('[data-sort="name"]').click();
  assert.deepEqual(await namesOf(page), [...names].reverse());
  const time = new Map(full.report.submissions.map((one) =>
    [one.name, one.cases.reduce((sum, result) => sum + (result.usage?.cpu_s ?? 0), 0)]));
  await page.locator('[data-sort="time"]').click();
  assert.ok(isSorted((await namesOf(page)).reverse(), (name) => time.get(name)));
  await page.locator('[data-sort="case/basic/a"]').click();
  const verdicts = (await rowsOf(page)).map((row) => row[before]);
  const changes = verdicts.filter((verdict, i) => i === 0 || verdict !== verdicts[i - 1]);
  assert.equal(changes.length, new Set(verdicts).size, `not together: ${verdicts}`);
  assert.equal(verdicts[0], 'AC');
}

async function filters({ browser, full }) {
  const page = await open(browser, full.file);
  const all = full.report.submissions;
  const named = (test) => all.filter(test).map((one) => one.name);
  const has = (verdict, group) => (one) =>
    one.cases.some((result) => result.verdict === verdict && (!group || result.group === group));
  await page.locator('#text').fill('STILL');
  assert.deepEqual(await namesOf(page), ['still', 'still_2']);
  assert.ok((await page.locator('#count').textContent()).startsWith('2 of '));
  assert.equal(await hashOf(page), '#text=STILL');
  await page.locator('#reset').click();
  assert.equal((await namesOf(page)).length, all.length);
  await page.locator('#failing').check();
  const failing = named((one) => one.cases.some((result) => result.verdict !== 'AC'));
  assert.deepEqual(await namesOf(page), failing);
  await page.locator('#failing').uncheck();
  await page.locator('[data-verdict="RTE"]').click();
  assert.deepEqual(await namesOf(page), named(has('RTE')));
  await page.locator('[data-verdict="WA"]').click();
  assert.deepEqual(await namesOf(page), named((one) => has('RTE')(one) || has('WA')(one)));
  await page.locator('[data-verdict="RTE"]').click();
  await page.locator('[data-group="deep/er"]').click();
  assert.deepEqual(await namesOf(page), named(has('WA', 'deep/er')));
  assert.equal((await rowsOf(page))[0].length, before + 1);
  await page.locator('#text').fill('nobody');
  assert.deepEqual(await namesOf(page), []);
  await page.locator('.empty button').click();
  assert.equal((await namesOf(page)).length, all.length);
  assert.equal((await rowsOf(page))[0].length, before + full.report.cases.length);
  assert.deepEqual(page.troubles, []);
}

async function histogramFilters({ browser, full }) {
  const page = await open(browser, full.file);
  const bars = page.locator('#explained .bar');
  const { histogram } = full.report.explanations;
  assert.ok(histogram.some((one) => one.count === 2), 'two submissions deviate in the same way');
  assert.deepEqual(await bars.locator('b').allTextContents(), histogram.map((one) => String(one.count)));
  for (let i = 0; i < histogram.length; ++i) {
    assert.ok((await bars.nth(i).textContent()).includes(histogram[i].title));
    await bars.nth(i).click();
    assert.deepEqual(await namesOf(page), histogram[i].submissions);
    assert.equal(await bars.nth(i).getAttribute('aria-pressed'), 'true');
    await bars.nth(i).click();
  }
  assert.equal((await namesOf(page)).length, full.report.submissions.length);
}

async function stateIsInTheAddress({ browser, full }) {
  const page = await open(browser, full.file);
  await page.locator('#text').fill('r');
  await page.locator('[data-verdict="AC"]').click();
  await page.locator('[data-sort="passed"]').click();
  await page.locator('#grid tbody td.cell').first().click();
  const [hash, rows] = [await page.evaluate(() => location.hash), await rowsOf(page)];
  const panel = await page.locator('#panel').textContent();
  const again = await open(browser, full.file, { hash });
  assert.deepEqual(await rowsOf(again), rows);
  assert.equal(await again.locator('#panel').textContent(), panel);
  assert.equal(await again.locator('#text').inputValue(), 'r');
  await again.evaluate(() => { location.hash = '#text=wrong'; });
  await again.waitForFunction(() => document.querySelectorAll('#grid tbody tr').length === 1);
  assert.equal(await again.locator('#panel').isVisible(), false);
  for (const nonsense of ['#open=999.9&sort=__proto__&verdict=no,AC', '#%', '#sort=-&group=x&deviation=y', '#open=0.99']) {
    const odd = await open(browser, full.file, { hash: nonsense });
    assert.ok((await namesOf(odd)).length > 0, nonsense);
    assert.deepEqual(odd.troubles, [], nonsense);
  }
}

// The key explains exactly the marks that occur.
async function marksAreExplained({ browser, full, replayed }) {
  const keyOf = async (file) => {
    const page = await open(browser, file);
    assert.deepEqual(page.troubles, []);
    const words = await page.locator('#marks li').allTextContents();
    const sizes = await page.locator('#marks .mark').evaluateAll((all) =>
      all.map((mark) => mark.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)));
    assert.ok(sizes.every((size) => size >= 5), `marks of ${sizes}`);
    return words.map((text) => text.trim()).join('\n');
  };
  assert.doesNotMatch(await keyOf(full.file), /replay/);
  assert.match(await keyOf(replayed.file), /has a replay/);
  const isHidden = full.report.cases.some((one) => one.hidden);
  assert.equal(/hidden case/.test(await keyOf(full.file)), isHidden);
  const isBroken = full.report.submissions.some((one) => one.cannot_start);
  assert.equal(/prevents grading/.test(await keyOf(full.file)), isBroken);
}

export const matrixChecks = {
  cellsAreThoseOfTheReport, marksAreExplained, alarmsAreShown, sortsByEachColumn, filters, histogramFilters, stateIsInTheAddress,
};
