// The page of `flocking playground`: the output of an input, and the result of `flocking compare`.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {caseText, native, usePlayground} from './playground.mjs';

const {open: openPage, bytes} = usePlayground();

const open = (options, act) => openPage(options, async (page, opened) => {
  await page.click('#tab-check');
  await act(page, opened);
});

/** Fills fields and waits for the page's answer. */
async function fill(page, fields) {
  for (const [id, text] of Object.entries(fields)) await page.fill(`#check-${id}`, text);
  await page.waitForTimeout(400);
}

const shown = (page, id) => page.textContent(`#check-${id}`);

test('the page is small, and opened without a network it asks for nothing', async () => {
  assert.ok(bytes <= 1600000, `${bytes} bytes`);
  await open({}, async (page, {troubles}) => {
    assert.deepEqual(troubles, []);
    assert.equal((await page.evaluate(() => window.flocking.run(['--version']))).out, native(['--version']).out);
  });
});

test('an input gives the bytes of the program, by the chosen rules', async () => {
  await open({}, async (page) => {
    const input = caseText('course/all_forces.in');
    await fill(page, {input});
    assert.equal(await shown(page, 'output'), native([], input).out);
    await page.selectOption('#check-rules', 'course-tests');
    await page.waitForTimeout(400);
    assert.equal(await shown(page, 'output'), native(['--rules', 'course-tests'], input).out);
    assert.equal(await shown(page, 'command'), 'flocking --rules course-tests < case.in');
    const offered = await page.locator('#variants option').evaluateAll((list) => list.map(({value}) => value));
    assert.ok(offered.length > 200 && offered.includes('separation.direction=towards'), `${offered.length}`);
    const refused = await page.evaluate((all) => all.map((one) => window.flocking.run(['--variant', one],
      '1 1 1 1 1 1 1 1\n0 0 1 0\n0.1\n').err).filter(Boolean), offered);
    assert.deepEqual(refused, []);
    await fill(page, {variant: 'separation.towards'});
    assert.equal(await shown(page, 'output'), native(['--variant', 'separation.towards'], input).out);
  });
});

test('a wrong output gives the words of flocking compare, with whose rules the answer follows', async () => {
  const input = caseText('course-tests/all_forces.in');
  const answer = caseText('course-tests/all_forces.out');
  const mine = native([], input).out;
  const expected = native(['compare', '--input', 'case.in', 'case.out', 'mine.out'], '',
    {'case.in': input, 'case.out': answer, 'mine.out': mine});
  assert.equal(expected.status, 1);
  assert.match(expected.out, /step 1, agent 0, y: expected -0\.006/);
  assert.match(expected.out, /answers follow course-tests/);
  await open({}, async (page) => {
    await page.selectOption('#check-rules', 'course-tests');
    await fill(page, {input, mine});
    assert.equal(await shown(page, 'verdict'), expected.out);
    await page.selectOption('#check-rules', 'course');
    await page.waitForTimeout(400);
    assert.match(await shown(page, 'verdict'), /^the same/);
    await page.click('#check summary');
    await fill(page, {answer});
    assert.equal(await shown(page, 'verdict'), expected.out, 'compared with the published answer');
  });
});

test('with tolerance and layout as chosen', async () => {
  const input = caseText('course/two_agents_cohesion.in');
  const right = caseText('course/two_agents_cohesion.out');
  const near = right.replace('0.484', '0.4845').replace(' ', '  ');
  await open({}, async (page) => {
    await fill(page, {input, mine: near});
    await page.click('#check summary');
    for (const [id, flags] of [['exact', ['--exact']], ['strict', ['--strict-format']]]) {
      await page.check(`#check-${id}`);
      await page.waitForTimeout(400);
      assert.equal(await shown(page, 'verdict'), native(['compare', ...flags, '--input', 'case.in', 'case.out', 'mine.out'],
        '', {'case.in': input, 'case.out': right, 'mine.out': near}).out);
      await page.uncheck(`#check-${id}`);
    }
  });
});

test('a mistake in the input is reported with its place, and the steps before it are shown', async () => {
  const input = '1 0 0 0 1 0 0 2\n0 0.5 0 0\n0 -0.5 0 0\n0.125\n0,5\n';
  const expected = native([], input);
  await open({}, async (page) => {
    await fill(page, {input});
    assert.equal(await shown(page, 'error'), expected.err);
    assert.equal(await shown(page, 'output'), expected.out);
  });
});

test('the output is saved whole, byte for byte', async () => {
  const input = native(['new', '--agents', '400', '--steps', '30']).out;
  await open({}, async (page) => {
    await fill(page, {input});
    assert.equal(await page.isVisible('#check-cut'), true);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('#check-save')]);
    const chunks = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk);
    assert.equal(Buffer.concat(chunks).toString(), native([], input).out);
  });
});
