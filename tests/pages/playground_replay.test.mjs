// Replays in the page, as `flocking view` writes them, of an output and of the live flock; folders and archives of
// cases.
import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {deflateRawSync, inflateSync} from 'node:zlib';
import {caseText, native, usePlayground} from './playground.mjs';

const {open} = usePlayground();
const scratch = mkdtempSync(join(tmpdir(), 'flocking-folders-'));
after(() => rmSync(scratch, {recursive: true, force: true}));

/** Returns the facts of a replay's page, and its state as bytes. */
function partsOf(page) {
  const part = (id) => new RegExp(`id="${id}">([^<]*)<`).exec(page)[1];
  return {facts: JSON.parse(part('facts')), state: inflateSync(Buffer.from(part('state'), 'base64')).toString('base64')};
}

/** Returns the replay's page in the page, once it exists. */
async function replayFrame(page) {
  const frame = page.frame({url: 'about:srcdoc'});
  await frame.waitForFunction(() => window.flockingReplay);
  await frame.evaluate(() => window.flockingReplay.ready);
  return frame;
}

/** Returns a zip archive of texts; fields that readers ignore (times, sums) are 0. */
function zipOf(texts) {
  const parts = [];
  const list = [];
  let at = 0;
  for (const [name, text] of Object.entries(texts)) {
    const path = Buffer.from(name);
    const packed = deflateRawSync(Buffer.from(text));
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt16LE(path.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(path.length, 28);
    entry.writeUInt32LE(at, 42);
    list.push(entry, path);
    parts.push(head, path, packed);
    at += head.length + path.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(list.length / 2, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...list, end]);
}

test('the module writes the replays of the program, bit for bit', async () => {
  const files = {'case.in': caseText('course/all_forces.in'), 'mine.out': caseText('course-tests/all_forces.out')};
  for (const more of [[], ['--actual', 'mine.out'], ['--actual', 'mine.out', '--rules', 'course-tests']]) {
    writeFileSync(join(scratch, 'case.in'), files['case.in']);
    writeFileSync(join(scratch, 'mine.out'), files['mine.out']);
    const page = join(scratch, 'page.html');
    const expected = native(['view', join(scratch, 'case.in'), '-o', page, ...more.map((word) =>
      word === 'mine.out' ? join(scratch, word) : word)]);
    assert.ok(expected.status <= 1, expected.err);
    await open({}, async (shown) => {
      const made = await shown.evaluate(([words, given]) => window.flocking.run(words, '', given, ['p.html']),
        [['view', 'case.in', '-o', 'p.html', ...more], files]);
      assert.equal(made.status, expected.status);
      const [ours, theirs] = [partsOf(made.files['p.html']), partsOf(readFileSync(page, 'utf8'))];
      for (const {facts} of [ours, theirs]) {
        delete facts.input;
        delete facts.program;
      }
      assert.deepEqual(ours.facts, theirs.facts);
      assert.equal(ours.state, theirs.state);
    });
  }
});

test('a wrong output is replayed at its first difference, with the calculation', async () => {
  await open({}, async (page) => {
    await page.click('#tab-check');
    await page.fill('#check-input', caseText('course/all_forces.in'));
    await page.fill('#check-mine', native(['--variant', 'separation.towards'], caseText('course/all_forces.in')).out);
    await page.waitForSelector('#check-verdict:has-text("different")');
    await page.click('#check-replay');
    const frame = await replayFrame(page);
    assert.equal(await frame.textContent('#badge'), 'WA');
    const {step, selected} = await frame.evaluate(() => window.flockingReplay.state());
    assert.deepEqual([step, selected], [1, 0]);
    assert.match(await frame.textContent('#calculation'), /separation/);
    assert.match(await page.textContent('#replay-words'), /^first difference at step 1, agent 0, x: expected 0\.093/);
    await page.click('#replay-close');
    assert.equal(await page.isVisible('#replay'), false);
  });
});

test('the live flock shows how the numbers of the selected agent came about', async () => {
  await open({}, async (page) => {
    await page.click('[data-world="1"]');
    for (let i = 0; i < 7; ++i) await page.click('#play-forth');
    await page.fill('#agent-number', '3');
    await page.press('#agent-number', 'Enter');
    const state = await page.evaluate(() => Array.from(window.flockingPlayground.play.state.slice(12, 16)));
    await page.click('#play-replay');
    const frame = await replayFrame(page);
    await frame.waitForFunction(() => window.flockingReplay.state().selected === 3);
    assert.equal((await frame.evaluate(() => window.flockingReplay.state())).step, 7);
    const printed = await frame.locator('#numbers tbody tr td:nth-child(2)').allTextContents();
    assert.deepEqual(printed, state.map((value) => value.toFixed(3)));
    assert.equal(await frame.isVisible('#calculation'), true);
  });
});

test('an archive of cases and a folder of outputs: the words of the program, and a replay of what is wrong', async () => {
  const names = ['all_forces', 'alignment_alone', 'two_agents_cohesion'];
  const texts = {};
  for (const name of names) {
    for (const ending of ['in', 'out']) texts[`class/cases/${name}.${ending}`] = caseText(`course/${name}.${ending}`);
  }
  writeFileSync(join(scratch, 'cases.zip'), zipOf(texts));
  const outputs = {'all_forces.out': texts['class/cases/all_forces.out'], 'alignment_alone.txt': '1 2 3\n'};
  const paths = Object.entries(outputs).map(([name, text]) => {
    writeFileSync(join(scratch, name), text);
    return join(scratch, name);
  });
  await open({}, async (page) => {
    await page.click('#tab-folder');
    await page.setInputFiles('#folder-cases-files', join(scratch, 'cases.zip'));
    await page.setInputFiles('#folder-outputs-files', paths);
    await page.waitForSelector('#folder-rows tr');
    const rows = await page.locator('#folder-rows tr').evaluateAll((list) => list.map((row) =>
      [...row.children].slice(0, 2).map((cell) => cell.textContent)));
    assert.deepEqual(rows.map(([name]) => name), [...names].sort());
    const said = Object.fromEntries(rows);
    assert.equal(said.all_forces, '✓ the same');
    assert.match(said.alignment_alone, /^✗ step 1, agent 0, x: expected /);
    assert.equal(said.two_agents_cohesion, '✗ no output');
    assert.match(await page.textContent('#folder-summary'), /^1 of 3 outputs right\nanswers follow course/);
    await page.click('#folder-rows button');
    const frame = await replayFrame(page);
    assert.equal(await frame.textContent('#badge'), 'WA');
    await page.click('#replay-close');
    await page.evaluate(([input, answer]) => {
      for (const [zone, name, text] of [['cases', 'dropped.in', input], ['outputs', 'dropped.out', answer]]) {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], name));
        document.getElementById(`folder-${zone}`).dispatchEvent(new DragEvent('drop', {dataTransfer, cancelable: true, bubbles: true}));
      }
    }, [caseText('course/all_forces.in'), caseText('course/all_forces.out')]);
    await page.waitForSelector('#folder-rows th:has-text("dropped")');
    assert.match(await page.textContent('#folder-summary'), /^1 of 1 output right\n?/);
    await page.setInputFiles('#folder-cases-files', {name: 'broken.zip', mimeType: 'application/zip', buffer: Buffer.from('no archive at all, none')});
    await page.waitForSelector('#folder-error:has-text("no zip archive")');
  });
});
