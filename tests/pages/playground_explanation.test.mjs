// Explanations in the page: the output of `flocking explain --from`, from a worker that can be stopped.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {caseText, native, usePlayground} from './playground.mjs';

const {open} = usePlayground();
const names = ['all_forces', 'alignment_alone', 'cohesion_alone', 'two_agents_cohesion'];
const file = (name, text) => ({name, mimeType: 'text/plain', buffer: Buffer.from(text)});

/** Returns the program's explanation of the outputs. */
function expected(outputs) {
  const files = {};
  for (const name of names) {
    files[`cases/${name}.in`] = caseText(`course/${name}.in`);
    files[`cases/${name}.out`] = caseText(`course/${name}.out`);
    files[`outputs/${name}.out`] = outputs[name];
  }
  const run = native(['explain', '--from', 'outputs', '--cases', 'cases'], '', files);
  return run.out + run.err;
}

async function explain(page) {
  await page.click('#folder-explain');
  await page.waitForSelector('#folder-explanation:visible', {timeout: 300_000});
  return page.textContent('#folder-explanation');
}

test('outputs of programs are explained in the words of the program', {timeout: 1_200_000}, async () => {
  let explained = 0;
  await open({}, async (page) => {
    await page.click('#tab-folder');
    await page.setInputFiles('#folder-cases-files', names.flatMap((name) =>
      ['in', 'out'].map((ending) => file(`${name}.${ending}`, caseText(`course/${name}.${ending}`)))));
    // Programs with one mistake each, spread over the table of choices; and a right one.
    const choices = await page.locator('#variants option').evaluateAll((list) => list.map((one) => one.value));
    assert.ok(choices.length > 60);
    const variants = ['course', ...Array.from({length: 19}, (_, i) => choices[Math.floor(i * choices.length / 19)])];
    for (const variant of variants) {
      const runs = names.map((name) => native(['--variant', variant], caseText(`course/${name}.in`)));
      assert.deepEqual(runs.map(({status}) => status), names.map(() => 0), `${variant}: ${runs[0].err}`);
      const outputs = Object.fromEntries(names.map((name, i) => [name, runs[i].out]));
      await page.setInputFiles('#folder-outputs-files', names.map((name) => file(`${name}.out`, outputs[name])));
      await page.waitForSelector('#folder-result:visible');
      assert.equal(await explain(page), expected(outputs), variant);
      ++explained;
    }
  });
  assert.equal(explained, 20);
});

test('an explanation can be stopped, and the page still works', {timeout: 120_000}, async () => {
  await open({}, async (page) => {
    await page.click('#tab-folder');
    const input = caseText('course/two_hundred_agents.in');
    await page.setInputFiles('#folder-cases-files', [file('a.in', input)]);
    await page.setInputFiles('#folder-outputs-files', [file('a.out', native(['--variant', 'separation.towards'], input).out)]);
    await page.waitForSelector('#folder-result:visible');
    // Read at once, since the text may soon disappear.
    const words = await page.evaluate(() => {
      const of = (id) => document.getElementById(`folder-${id}`);
      of('explain').click();
      const told = of('progress').hidden ? '' : of('progress-words').textContent;
      of('stop').click();
      return told;
    });
    assert.equal(words, 'Explaining 1 output: 0 s');
    await page.waitForSelector('#folder-explanation:has-text("Stopped.")');
    assert.equal(await page.isVisible('#folder-explain'), true);
    assert.equal(await page.isVisible('#folder-progress'), false);
    assert.match(await explain(page), /^outputs: 0 of 1 case/);
  });
});
