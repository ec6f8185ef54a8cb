// Helpers of the tests of pages: a browser, opening, going to a frame and an agent, reading the table.
import assert from 'node:assert/strict';
import {after, before} from 'node:test';
import {settle, startBrowser} from './browser.mjs';
import {FIELDS, makePage} from './encode.mjs';
import {columnsOf} from './simulation.mjs';

/** Opens pages in one browser for the tests of a file, and checks that none has errors. */
export function useBrowser() {
  let browser = null;
  before(async () => { browser = await startBrowser(); });
  after(async () => { await browser?.close(); });
  return async ({facts, replay, html, file}, options = {}, act = async () => {}) => {
    const page = file ? {file} : {html: html ?? makePage(facts, replay)};
    const opened = await browser.open(page, options);
    try {
      await act(opened.page, opened);
      assert.deepEqual(opened.troubles, []);
    } finally {
      await opened.close();
    }
  };
}

export function stateOf(page) {
  return page.evaluate(() => window.flockingReplay.state());
}

async function typeInto(page, selector, text) {
  await page.fill(selector, text);
  await page.press(selector, 'Enter');
  await page.evaluate(() => document.activeElement.blur());
}

export async function goToStep(page, step) {
  await typeInto(page, '#step', String(step));
  await settle(page);
}

export async function selectAgent(page, id) {
  await typeInto(page, '#agent', String(id));
  await settle(page);
}

/** Returns the table of the page: {x: [expected, actual, difference], ...}. */
export async function tableOf(page) {
  const rows = await page.locator('#numbers tbody tr').evaluateAll((list) => list.map((row) =>
    [...row.children].map((cell) => cell.textContent)));
  assert.deepEqual(rows.map(([name]) => name), FIELDS);
  return Object.fromEntries(rows.map(([name, ...cells]) => [name, cells]));
}

/** Presses a key with nothing focused, and waits for the picture. */
export async function press(page, key) {
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press(key);
  await settle(page);
}

/** Returns the lists of neighbours: {name: [agents]}. */
export function neighborsShown(page) {
  return page.locator('.neighbor-list').evaluateAll((lists) => Object.fromEntries(lists.map((list) => [
    list.querySelector('.name').textContent,
    [...list.querySelectorAll('button')].map((button) => button.textContent)])));
}

/** Returns a flock with one frame, or with `frames` of motion: agents are [x, y, vx, vy]. */
export function plainReplay(agents, frames = 1, forces = null) {
  const run = Array.from({length: frames}, (_, f) =>
    agents.map(([x, y, vx, vy]) => [x + vx * f, y + vy * f, vx, vy]));
  return {frames, agents: agents.length, steps: run.map((_, f) => f), times: run.map((_, f) => f), forces,
    expected: {decimals: 3, n: columnsOf(run, 3), spelled: []}, actual: null};
}
