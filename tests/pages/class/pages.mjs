// Pages in a browser that record errors, and functions to read their table.
import { pathToFileURL } from 'node:url';

/** Opens a file; `troubles` of the page collects errors, requests and dialogs. */
export async function open(browser, file, { hash = '', ...options } = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30000);
  const url = pathToFileURL(file).href;
  page.troubles = [];
  const note = (what) => page.troubles.push(what);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('request', (request) => {
    if (request.url().split('#')[0] !== url) note(`request: ${request.url().slice(0, 200)}`);
  });
  page.on('dialog', (dialog) => {
    note(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  await page.goto(url + hash);
  return page;
}

/** Returns the rows of the table's body as texts of their cells. */
export const rowsOf = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#grid tbody tr')].map((row) =>
      [...row.cells].map((cell) => (cell.querySelector('bdi') ?? cell).textContent)));

/** Returns the names in the first column. */
export const namesOf = async (page) => (await rowsOf(page)).map((row) => row[0]);

/** Returns the part of the address after #. */
export const hashOf = (page) => page.evaluate(() => decodeURIComponent(location.hash.replaceAll('+', ' ')));

/** Returns true if the page can be scrolled sideways, which is an error. */
export const isTooWide = (page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
