// node screenshots.mjs FOLDER: pictures of replay pages, as docs/pictures/make.sh keeps them. With the path
// of a page as a second argument, pictures of that page.
import {join} from 'node:path';
import {settle, startBrowser} from './browser.mjs';
import {makePage} from './encode.mjs';
import {busyWorld, gradedFlock} from './samples.mjs';

const [folder, given] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node screenshots.mjs FOLDER [PAGE]');
  process.exit(2);
}

const pageOf = ({facts, replay}) => ({html: makePage(facts, replay)});
const graded = given ? {file: given} : pageOf(gradedFlock());
const shots = [
  {name: 'replay-light', page: graded, size: [1280, 800], colorScheme: 'light', frames: 60},
  {name: 'replay-dark', page: graded, size: [1280, 800], colorScheme: 'dark', frames: 60},
  {name: 'replay-phone', page: graded, size: [390, 1260], colorScheme: 'light', frames: 0, isMobile: true},
];
if (!given) {
  shots.push({name: 'replay-world', page: pageOf(busyWorld()), size: [1280, 800], colorScheme: 'light',
    frames: 80, agent: 20});
}

const browser = await startBrowser();
try {
  for (const {name, page, size, colorScheme, frames, agent, isMobile = false} of shots) {
    const opened = await browser.open(page, {viewport: {width: size[0], height: size[1]}, colorScheme,
      deviceScaleFactor: isMobile ? 2 : 1.5, isMobile, hasTouch: isMobile});
    if (agent !== undefined) {
      await opened.page.fill('#agent', String(agent));
      await opened.page.locator('#agent').press('Enter');
      await opened.page.evaluate(() => document.activeElement.blur());
    }
    for (let i = 0; i < frames / 10; ++i) await opened.page.keyboard.press('Shift+ArrowRight');
    await settle(opened.page);
    await opened.page.screenshot({path: join(folder, `${name}.png`)});
    if (opened.troubles.length) throw new Error(opened.troubles.join('\n'));
    await opened.close();
    console.log(`${name}.png`);
  }
} finally {
  await browser.close();
}
