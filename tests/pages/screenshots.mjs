// node screenshots.mjs FOLDER PAGES: pictures of pages, as docs/pictures/make.sh makes and keeps them.
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

/** Some frames on, and an agent selected. */
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

/** A world of the playground after some steps; a predator that is set in there, and steps after that. */
async function playWorld(page, {play: [preset, steps], predator, more = 0}) {
  await page.waitForFunction(() => document.documentElement.dataset.state === 'ready');
  await page.selectOption('#play-preset', String(preset));
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

const browser = await startBrowser();
try {
  for (const shot of shots) {
    const {name, size, colorScheme, isMobile = false} = shot;
    const opened = await browser.open({file: join(pages, `${shot.page}.html`)}, {ready: !['class', 'playground'].includes(shot.page),
      viewport: {width: size[0], height: size[1]}, colorScheme,
      deviceScaleFactor: isMobile ? 2 : 1.5, isMobile, hasTouch: isMobile});
    if (shot.play) await playWorld(opened.page, shot);
    if (shot.frames !== undefined) await arrange(opened.page, shot);
    await opened.page.screenshot({path: join(folder, `${name}.png`)});
    if (opened.troubles.length) throw new Error(opened.troubles.join('\n'));
    await opened.close();
    console.log(`${name}.png`);
  }
} finally {
  await browser.close();
}
