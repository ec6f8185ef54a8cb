// node playground_measures.mjs PAGE: what bench/playground.sh prints of the page that simulates.
import {statSync} from 'node:fs';
import {startBrowser} from './browser.mjs';

const SECONDS = 8;
const [file] = process.argv.slice(2);

/** Plays a flock of so many agents by these settings, and tells frames a second, milliseconds of a step, of drawing. */
function measured(page, agents, settings) {
  return page.evaluate(async ([count, set, seconds]) => {
    const {play} = window.flockingPlayground;
    document.getElementById('new-agents').value = String(count);
    document.getElementById('new-make').click();
    if (!play.edit((world) => { for (const [path, text] of set) world.set(path, text); })) throw new Error('refused');
    play.fit();
    play.play();
    await new Promise((done) => { setTimeout(done, 1000 * seconds); });
    const {frames, step, draw, since} = play.measured;
    play.pause();
    return {rate: frames / (performance.now() - since) * 1000, step: step / frames, draw: draw / frames, steps: play.timeline.shown};
  }, [agents, settings, SECONDS]);
}

const browser = await startBrowser();
try {
  const opened = await browser.open({file}, {ready: false});
  const {page} = opened;
  await page.waitForFunction(() => window.flockingPlayground.firstFrame);
  const first = await page.evaluate(() => window.flockingPlayground.firstFrame);
  console.log(`${statSync(file).size} bytes, first frame after ${first.toFixed(0)} ms`);
  const flocks = [['course, within max_speed', []], ['course, nothing else set', [['wrap', null],
    ['max_speed', null], ['max_force', null]]]];
  for (const [name, settings] of flocks) {
    for (const agents of [1000, 5000]) {
      await page.selectOption('#play-preset', '0');
      const {rate, step, draw, steps} = await measured(page, agents, settings);
      console.log(`${name}, ${agents} agents: ${rate.toFixed(1)} frames/s, ${step.toFixed(2)} ms a step, ` +
        `${draw.toFixed(2)} ms to draw (${steps} steps)`);
    }
  }
  if (opened.troubles.length) throw new Error(opened.troubles.join('\n'));
} finally {
  await browser.close();
}
