// node screenshots.mjs FOLDER PAGES: takes the pictures of pages for docs/pictures/make.sh.
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {settle, startBrowser} from './browser.mjs';

const [folder, pages] = process.argv.slice(2);
if (!pages) {
  console.error('usage: node screenshots.mjs FOLDER PAGES');
  process.exit(2);
}

const shots = [
  {name: 'replay-light', page: 'graded', size: [1280, 800], colorScheme: 'light', frames: 60},
  {name: 'replay-dark', page: 'graded', size: [1280, 800], colorScheme: 'dark', frames: 60},
  {name: 'replay-phone', page: 'graded', size: [390, 1260], colorScheme: 'light', frames: 20, isMobile: true},
  {name: 'replay-world', page: 'world', size: [1280, 800], colorScheme: 'light', frames: 60, agent: 3},
  {name: 'replay-calculation', page: 'explained', size: [1280, 1180], colorScheme: 'light', frames: 0,
    click: ['#explanation-causes button', '.force-steps:nth-child(2) summary'], to: '#calculation'},
  {name: 'replay-groups', page: 'groups', size: [1280, 800], colorScheme: 'dark', frames: 30, agent: 3,
    measure: 'polarisation'},
  {name: 'playground', page: 'playground', size: [1280, 800], colorScheme: 'light', play: [0, 90], predator: [30, 34],
    more: 25},
  {name: 'playground-phone', page: 'playground', size: [390, 1000], colorScheme: 'dark', play: [6, 70], isMobile: true},
  {name: 'class', page: 'class', size: [1280, 960], colorScheme: 'light'},
];

/** Advances some frames, and selects an agent. */
async function arrange(page, {frames, agent, click = [], to, measure}) {
  if (agent !== undefined) {
    await page.fill('#agent', String(agent));
    await page.locator('#agent').press('Enter');
    await page.evaluate(() => document.activeElement.blur());
  }
  for (let i = 0; i < frames / 10; ++i) await page.keyboard.press('Shift+ArrowRight');
  for (const selector of click) await page.locator(selector).first().click();
  if (measure) await page.selectOption('#measure', measure);
  if (to) await page.evaluate((selector) => {
    const panel = document.getElementById('panel');
    panel.scrollTop = document.querySelector(selector).offsetTop - panel.offsetTop;
  }, to);
  await page.evaluate(() => document.activeElement.blur());
  await settle(page);
}

/** Opens a world of the playground and steps it; then places a predator and steps again. */
async function playWorld(page, {play: [preset, steps], predator, more = 0}) {
  await page.waitForFunction(() => document.documentElement.dataset.state === 'ready');
  await page.evaluate(() => window.flockingPlayground.pictures);
  await page.click(`[data-world="${preset}"]`);
  const step = async (count) => { for (let i = 0; i < count; ++i) await page.click('#play-forth'); };
  await step(steps);
  if (predator) {
    await page.click('[data-tool=predator]');
    const box = await page.locator('#scene').boundingBox();
    const [x, y] = await page.evaluate(([wx, wy]) => {
      const {camera} = window.flockingPlayground.play.picture;
      return [camera.across(wx), camera.down(wy)];
    }, predator);
    await page.mouse.click(box.x + x, box.y + y);
  }
  await step(more);
  await page.evaluate(() => {
    document.activeElement.blur();
    scrollTo(0, 0);
  });
  await settle(page);
}

/** Takes the page as WebP, a third of the size of a PNG. */
async function save(page, path) {
  const session = await page.context().newCDPSession(page);
  const {data} = await session.send('Page.captureScreenshot', {format: 'webp', quality: 66});
  writeFileSync(path, Buffer.from(data, 'base64'));
}

const browser = await startBrowser();
try {
  for (const shot of shots) {
    const {name, size, colorScheme, isMobile = false} = shot;
    const opened = await browser.open({file: join(pages, `${shot.page}.html`)}, {ready: !['class', 'playground'].includes(shot.page),
      viewport: {width: size[0], height: size[1]}, colorScheme,
      deviceScaleFactor: isMobile ? 2 : 1.5, isMobile, hasTouch: isMobile, reducedMotion: 'reduce'});
    if (shot.play) await playWorld(opened.page, shot);
    if (shot.frames !== undefined) await arrange(opened.page, shot);
    await save(opened.page, join(folder, `${name}.webp`));
    if (opened.troubles.length) throw new Error(opened.troubles.join('\n'));
    await opened.close();
    console.log(`${name}.webp`);
  }
} finally {
  await browser.close();
}
