// Explanations in the page: sentences, and links to the steps that show them. $FLOCKING is the program's path.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, test} from 'node:test';
import {settle} from './browser.mjs';
import {stateOf, useBrowser} from './open.mjs';
import {randomOf} from './simulation.mjs';

const program = process.env.FLOCKING;
assert.ok(program, 'the path of the program has to be in $FLOCKING');
const folder = mkdtempSync(join(tmpdir(), 'flocking-explanation-'));
after(() => rmSync(folder, {recursive: true, force: true}));
const open = useBrowser();

const random = randomOf(4);
const agents = Array.from({length: 12}, () => [30, 30, 4, 4].map((size) => (size * random()).toFixed(3)).join(' '));
writeFileSync(join(folder, 'a.in'), ['12 5 3 9 1 2 0.1 12', ...agents, ...Array(10).fill('0.1')].join('\n') + '\n');

/** Returns the page of a program that is a variant of the rules. */
function pageOf(variant, flags = ['--explain']) {
  const page = join(folder, 'page.html');
  try {
    execFileSync(program, ['view', join(folder, 'a.in'), '-o', page, ...flags, '--', program, '--variant', variant],
      {stdio: 'ignore'});
  } catch (error) {
    assert.equal(error.status, 1);
  }
  return page;
}

test('each cause has its sentence, its formulas, and steps that show it', async () => {
  await open({file: pageOf('separation.direction=towards alignment.self=without')}, {}, async (page) => {
    assert.match(await page.textContent('#explanation-headline'), /Separation points towards neighbours instead of away/);
    const causes = page.locator('#explanation-causes > li');
    assert.equal(await causes.count(), 2);
    assert.match(await causes.first().textContent(), /Separation points at the neighbour/);
    for (const [k, name] of ['separation', 'alignment'].entries()) {
      const links = causes.nth(k).locator('button');
      assert.ok(await links.count() > 0);
      await links.first().click();
      await settle(page);
      const {step, selected, calculation} = await stateOf(page);
      assert.equal(await links.first().textContent(), `step ${step}, agent ${selected}`);
      const force = calculation.forces.find((one) => one.name === name);
      assert.ok(force.terms.some(({agent}) => agent !== selected), `nobody counts for ${name}`);
      assert.equal(calculation.rows.find(({isFirst}) => isFirst)?.name, '(v\u2032 \u2212 v)/dt');
    }
  });
});

test('a wrong move is shown by a step whose force is right', async () => {
  await open({file: pageOf('step.position=old-velocity')}, {}, async (page) => {
    await page.locator('#explanation-causes button').first().click();
    await settle(page);
    const {calculation} = await stateOf(page);
    assert.equal(calculation.rows.find(({isFirst}) => isFirst).name, '(p\u2032 \u2212 p)/dt');
  });
});

test('without an explanation there is nothing of it', async () => {
  await open({file: pageOf('separation.direction=towards', [])}, {}, async (page) => {
    assert.equal(await page.isVisible('#explanation'), false);
  });
});

test('a grading that explains says it in its replays, no more than the hint lets', async () => {
  mkdirSync(join(folder, 'cases'));
  const input = readFileSync(join(folder, 'a.in'));
  writeFileSync(join(folder, 'cases/a.in'), input);
  writeFileSync(join(folder, 'cases/a.out'), execFileSync(program, {input}));
  for (const [hint, words, isTold] of [['full', /Separation points at the neighbour/, true], ['where', /Look at separation/, false]]) {
    const replays = join(folder, `replays-${hint}`);
    try {
      execFileSync(program, ['grade', '--cases', join(folder, 'cases'), '--explain', `text=${folder}/why.txt`, '--hint', hint,
        '--report', `json=${folder}/grade.json`, '--replays', replays, '--', program, '--variant', 'separation.direction=towards'],
      {stdio: 'ignore'});
    } catch (error) {
      assert.equal(error.status, 1);
    }
    const report = JSON.parse(readFileSync(join(folder, 'grade.json'), 'utf8'));
    const {replay} = report.submissions[0].cases[0];
    await open({file: replay.startsWith('/') ? replay : join(folder, replay)}, {}, async (page) => {
      assert.match(await page.textContent('#explanation-causes'), words);
      assert.equal(/P_i - P_a/.test(await page.content()), isTold);
      assert.ok(await page.locator('#explanation-causes button').count() > 0);
    });
  }
});
