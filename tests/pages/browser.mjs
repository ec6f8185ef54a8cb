// A browser for the tests, with pages that record errors.
import {accessSync, constants, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {delimiter, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';

/** Returns the path of the browser: $CHROMIUM, or the first of the usual names in PATH; null if there is none. */
export function findBrowser() {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = process.env.CHROMIUM ? [process.env.CHROMIUM] :
    names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  }) ?? null;
}

/** Returns playwright-core from the folder $FLOCKING_NODE_MODULES, or from this folder. */
function playwright() {
  const folder = process.env.FLOCKING_NODE_MODULES;
  return createRequire(folder ? join(resolve(folder), 'x') : import.meta.url)('playwright-core');
}

/** Returns a running browser with a folder for pages; the caller must close() it. */
export async function startBrowser() {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no browser found; name one in $CHROMIUM');
  const browser = await playwright().chromium.launch({
    executablePath, headless: true,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const folder = mkdtempSync(join(tmpdir(), 'flocking-view-'));
  let count = 0;
  return {
    folder,
    /** Opens HTML, or the file of a page, and waits until it shows the flock. */
    async open(page, options = {}) {
      const file = page.file ?? join(folder, `page${++count}.html`);
      if (!page.file) writeFileSync(file, page.html);
      return openPage(browser, file, options);
    },
    async close() {
      await browser.close();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

async function openPage(browser, file, {ready = true, hash = '', ...options}) {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}, ...options});
  const page = await context.newPage();
  page.setDefaultTimeout(60000);
  const troubles = [];
  const url = pathToFileURL(file).href;
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => troubles.push(`failed: ${request.url().slice(0, 200)}`));
  page.on('request', (request) => {
    // Workers load their script from the page's memory.
    if (request.url() !== url && !/^(data:,|blob:)/.test(request.url())) {
      troubles.push(`request: ${request.url().slice(0, 200)}`);
    }
  });
  page.on('dialog', (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  await page.goto(url + hash, {timeout: 60000});
  if (ready) {
    await page.evaluate(() => window.flockingReplay.ready);
    await settle(page);
  }
  return {page, troubles, state: () => page.evaluate(() => window.flockingReplay.state()),
    close: () => context.close()};
}

/** Waits until the page has drawn its current state. */
export function settle(page) {
  return page.evaluate(() => new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
  }));
}

/** Returns the pixels of a canvas, as [red, green, blue, opacity, ...], its width, and canvas pixels per CSS pixel. */
export async function pixelsOf(page, id = 'scene') {
  const read = await page.evaluate((name) => {
    const canvas = document.getElementById(name);
    // Use a copy: reading the page's canvas would change how the browser draws it.
    const copy = new OffscreenCanvas(canvas.width, canvas.height);
    const ctx = copy.getContext('2d', {willReadFrequently: true});
    ctx.drawImage(canvas, 0, 0);
    const {data} = ctx.getImageData(0, 0, canvas.width, canvas.height);
    let text = '';
    for (let i = 0; i < data.length; i += 32768) text += String.fromCharCode(...data.subarray(i, i + 32768));
    return {text: btoa(text), width: canvas.width, ratio: canvas.width / canvas.clientWidth};
  }, id);
  return {data: Buffer.from(read.text, 'base64'), width: read.width, ratio: read.ratio};
}

/** Returns the number of different colours in a canvas. */
export async function coloursOfScene(page, id = 'scene') {
  const {data} = await pixelsOf(page, id);
  const seen = new Set();
  for (let i = 0; i < data.length; i += 4) seen.add(data.readUInt32LE(i));
  return seen.size;
}

/** Returns red, green and blue of a custom property of the page's style. */
export async function colourOf(page, property) {
  const text = await page.evaluate((name) =>
    getComputedStyle(document.documentElement).getPropertyValue(name).trim(), property);
  return /^#(..)(..)(..)/.exec(text).slice(1).map((part) => parseInt(part, 16));
}

/**
 * How many pixels of the scene are near a colour, given as a custom property; only those in a box of CSS
 * pixels [left, top, right, bottom], if it is given.
 */
export async function pixelsLike(page, property, reach = 24, box = null) {
  const [r, g, b] = await colourOf(page, property);
  const {data, width, ratio} = await pixelsOf(page);
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    const apart = Math.abs(data[i] - r) + Math.abs(data[i + 1] - g) + Math.abs(data[i + 2] - b);
    if (apart > reach) continue;
    const x = i / 4 % width / ratio;
    const y = Math.floor(i / 4 / width) / ratio;
    if (!box || (x >= box[0] && y >= box[1] && x < box[2] && y < box[3])) ++count;
  }
  return count;
}
