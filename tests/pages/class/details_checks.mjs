// Opening details, by mouse and by keyboard.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { hostileNames } from './gradings.mjs';
import { namesOf, open } from './pages.mjs';

const placeOf = (report, submission, name) => ({
  row: report.submissions.findIndex((one) => one.name === submission),
  column: report.cases.findIndex((one) => one.name === name),
});

const cellAt = (page, { row, column }) => page.locator(`#grid [data-row="${row}"][data-column="${column}"]`);

async function aCellTellsAllOfItsCase({ browser, full }) {
  const page = await open(browser, full.file);
  const place = placeOf(full.report, 'wrong', 'basic/b');
  const result = full.report.submissions[place.row].cases[place.column];
  const first = result.comparison.first_difference;
  await cellAt(page, place).click();
  const panel = await page.locator('#panel').innerText();
  for (const told of [
    'wrong', 'basic/b', 'wrong answer', '0 of 2.5', `step ${first.step}, agent ${first.agent}, ${first.field}`,
    first.expected, first.found, first.error, `line ${first.line}, column ${first.column}`, '1 agent, 4 steps',
    result.stderr_excerpt, result.input_excerpt, ...result.findings.slice(1),
  ]) {
    assert.ok(panel.includes(told), `not told: ${told}\n${panel}`);
  }
  assert.equal(await page.locator('#panel a').count(), 0, 'a link to a replay that is not there');
  await page.locator('#panel .close').click();
  assert.equal(await page.locator('#panel').isVisible(), false);
}

async function aSubmissionTellsItsExplanation({ browser, full }) {
  const page = await open(browser, full.file);
  for (const { name, explanation, cases } of full.report.submissions) {
    await page.locator('#grid tbody th').filter({ hasText: name }).first().evaluate((one) => one.click());
    const panel = await page.locator('#panel').innerText();
    for (const one of cases) assert.ok(panel.includes(one.name), `not told: ${one.name}`);
    for (const told of explanation
      ? [explanation.headline, explanation.reason, ...explanation.sentences, ...explanation.remarks,
        ...explanation.causes.flatMap((one) => [one.title, one.sentence, one.formula, one.expected_formula])]
      : []) {
      assert.ok(panel.includes(told), `not told: ${told}\n${panel}`);
    }
    if (!explanation) assert.equal(await page.locator('#panel .deviations').count(), 0);
    await page.keyboard.press('Escape');
  }
  assert.deepEqual(page.troubles, []);
}

async function hintsWithhold({ browser, full, where }) {
  const page = await open(browser, where.file);
  const { histogram } = where.report.explanations;
  assert.ok(histogram.length > 0);
  assert.deepEqual(await page.locator('#explained .bar .title').allTextContents(), histogram.map((one) => one.part));
  await page.locator('#explained .bar').first().click();
  assert.deepEqual(await namesOf(page), histogram[0].submissions);
  for (const { title } of full.report.explanations.histogram) assert.ok(!where.html.includes(title), title);
  assert.deepEqual(page.troubles, []);
}

async function withoutExplanationsThereIsNoneOfThem({ browser, verdict }) {
  const page = await open(browser, verdict.file);
  assert.equal(await page.locator('#explained').isVisible(), false);
  assert.equal(await page.locator('[data-sort="explained"]').count(), 0);
  assert.equal(await page.locator('[data-sort="time"]').count(), 0, 'times under --disclose verdict');
  await page.locator('#grid tbody th').first().click();
  assert.ok(!(await page.locator('#panel').innerText()).toLowerCase().includes('explanation'));
  assert.deepEqual(page.troubles, []);
}

async function replaysAreLinked({ browser, full }) {
  const link = 'replays/wrong/basic/b%20%22.html';
  const data = structuredClone(full.report);
  const place = placeOf(data, 'wrong', 'basic/b');
  data.submissions[place.row].cases[place.column].replay = link;
  const text = JSON.stringify(data).replace(/[<>&]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`);
  const file = full.file.replace('.html', '-replay.html');
  writeFileSync(file, full.html.replace(/(id="data">)[^]*?(<\/script>)/, (_, a, b) => a + text + b));
  const page = await open(browser, file);
  assert.equal(await page.locator('#grid td.replay').count(), 1);
  await cellAt(page, place).click();
  assert.equal(await page.locator('#panel a').getAttribute('href'), link);
  assert.deepEqual(page.troubles, []);
}

async function failingCasesOpenTheirReplays({ browser, replayed }) {
  const page = await open(browser, replayed.file);
  const ofHidden = new Set(replayed.report.cases.filter((one) => one.hidden).map((one) => one.name));
  assert.ok(ofHidden.size > 0);
  const failing = replayed.report.submissions.filter((one) => one.cannot_start === null)
    .flatMap((one) => one.cases).filter((one) => one.verdict !== 'AC' && !ofHidden.has(one.name));
  assert.ok(failing.length > 10);
  assert.equal(await page.locator('#grid td.replay').count(), failing.length);
  assert.deepEqual(page.troubles, []);
  const wrong = replayed.report.submissions.filter((one) => one.cannot_start === null)
    .map((one) => placeOf(replayed.report, one.name, 'basic/b'))
    .filter(({ row, column }) => replayed.report.submissions[row].cases[column].verdict === 'WA')
    // After the last step, a place has no step.
    .filter(({ row, column }) =>
      replayed.report.submissions[row].cases[column].comparison.first_difference.step !== null);
  assert.ok(wrong.length > hostileNames.length);
  for (const place of wrong) {
    await page.goto(pathToFileURL(replayed.file).href);
    await cellAt(page, place).click();
    await page.locator('#panel a').click();
    await page.waitForFunction(() => window.flockingReplay);
    await page.evaluate(() => window.flockingReplay.ready);
    const { frame } = await page.evaluate(() => window.flockingReplay.state());
    const first = replayed.report.submissions[place.row].cases[place.column].comparison.first_difference;
    assert.equal(frame, first.step);
    assert.match(await page.locator('body').innerText(), /\bWA\b/);
    assert.equal(await page.evaluate(() => window.hacked), undefined);
  }
  // The page requested only files of its folder.
  const told = page.troubles.filter((one) => !one.startsWith('request: file://'));
  assert.deepEqual(told, []);
}

async function keysDoAll({ browser, full }) {
  const page = await open(browser, full.file);
  const focus = () => page.evaluate(() => {
    const { dataset, tagName, id } = document.activeElement;
    return dataset.sort ?? (dataset.row === undefined ? id || tagName : `${dataset.row}/${dataset.column ?? ''}`);
  });
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
    return focus();
  };
  assert.equal(await press('/'), 'text');
  await page.keyboard.type('/'); // in the field it is text
  assert.equal(await page.locator('#text').inputValue(), '/');
  await page.locator('#text').fill('');
  for (let i = 0; i < 60 && (await focus()) !== 'name'; ++i) await press('Tab');
  assert.equal(await focus(), 'name', 'Tab does not lead to the table');
  assert.equal(await page.locator('#grid [tabindex="0"]').count(), 1);
  assert.equal(await press('ArrowDown'), '0/');
  const columns = full.report.cases.length;
  assert.equal(await press('End'), `0/${columns - 1}`);
  assert.equal(await press('ArrowLeft', 'ArrowDown'), `1/${columns - 2}`);
  assert.ok(await page.locator('#tip').isVisible(), 'no words over a cell with the focus');
  assert.equal(await press('Enter'), 'H2');
  assert.ok(await page.locator('#panel').isVisible());
  assert.equal(await press('Escape'), `1/${columns - 2}`);
  assert.equal(await page.locator('#panel').isVisible(), false);
  assert.equal(await press('Home'), '1/');
  assert.equal(await press(' '), 'H2');
  await press('Escape');
  assert.equal(await press('Control+End'), `${full.report.submissions.length - 1}/${columns - 1}`);
  assert.equal(await press('Control+Home'), 'name');
  assert.equal(await press('ArrowRight', 'Enter'), 'passed');
  assert.equal(await page.locator('[data-sort="passed"]').getAttribute('aria-sort'), 'descending');
  assert.equal(await press('Tab'), 'BODY', 'the table is more than one stop');
  assert.deepEqual(page.troubles, []);
}

async function wordsStandOverACell({ browser, full }) {
  const page = await open(browser, full.file);
  const place = placeOf(full.report, 'wrong', 'basic/a');
  await cellAt(page, place).hover();
  const tip = await page.locator('#tip').innerText();
  for (const told of ['wrong · basic/a', 'wrong answer', '0 of 1 points', 'expected 1.000, found 1.500']) {
    assert.ok(tip.includes(told), tip);
  }
  await page.mouse.move(2, 2);
  assert.equal(await page.locator('#tip').isVisible(), false);
}

async function oneSubmissionIsAList({ browser, single }) {
  const page = await open(browser, single.file);
  const [submission] = single.report.submissions;
  assert.deepEqual(await namesOf(page), submission.cases.map((one) => one.name));
  assert.deepEqual(await page.locator('#grid td.cell').allTextContents(), submission.cases.map((one) => one.verdict));
  assert.ok((await page.locator('#totals').textContent()).includes(submission.name));
  assert.ok((await page.locator('#explained').innerText()).includes(submission.explanation.headline));
  await page.locator('[data-sort="verdict"]').click();
  await page.locator('[data-sort="verdict"]').click();
  const failing = submission.cases.filter((one) => one.verdict !== 'AC').map((one) => one.name);
  assert.deepEqual((await namesOf(page)).slice(0, failing.length), failing);
  await page.locator('#failing').check();
  assert.deepEqual(await namesOf(page), failing);
  await page.locator('#grid td.what').first().click();
  assert.ok((await page.locator('#panel h2').textContent()).includes(failing[0]));
  assert.deepEqual(page.troubles, []);
}

export const detailsChecks = {
  aCellTellsAllOfItsCase, aSubmissionTellsItsExplanation, hintsWithhold, withoutExplanationsThereIsNoneOfThem,
  replaysAreLinked, failingCasesOpenTheirReplays, keysDoAll, wordsStandOverACell, oneSubmissionIsAList,
};
