// class_page.mjs PROGRAM WRITE_SAMPLES [NAME]: grades a small class with the program and checks the HTML report in a
// browser, then the reports by write_samples; with a NAME only that check. playwright-core is in the folder
// $FLOCKING_NODE_MODULES or in this folder, the browser is $CHROMIUM or in /usr/bin. Exit status 77 if one of them is
// missing.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { detailsChecks } from './class/details_checks.mjs';
import { grade, makeClass } from './class/gradings.mjs';
import { matrixChecks } from './class/matrix_checks.mjs';
import { safetyChecks } from './class/safety_checks.mjs';
import { samplesChecks } from './class/samples_checks.mjs';

function skip(why) {
  console.log(`skipped: ${why}`);
  process.exit(77);
}

function playwright() {
  const folder = process.env.FLOCKING_NODE_MODULES;
  try {
    return createRequire(folder ? join(resolve(folder), 'x') : import.meta.url)('playwright-core');
  } catch {
    return skip('no playwright-core; npm ci in tests/pages installs it');
  }
}

const startBrowser = () => {
  const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const executablePath = places.find((place) => place && existsSync(place)) ?? skip('no Chromium');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
    '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return playwright().chromium.launch({ executablePath, args });
};

/** Runs all checks, or the one of that name; returns how many failed. */
export async function checkClassPage(program, writeSamples, only) {
  const browser = await startBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'flocking-class-'));
  let failed = 0;
  try {
    makeClass(folder, program);
    const samples = join(folder, 'samples');
    execFileSync(writeSamples, [samples]);
    const ofClass = (name, ...options) => grade(folder, program, name, '--submissions', 'class', ...options);
    const world = {
      browser,
      samples,
      full: ofClass('full', '--explain', 'text=why.txt'),
      where: ofClass('where', '--explain', 'text=why.txt', '--hint', 'where'),
      difference: ofClass('difference', '--disclose', 'difference'),
      verdict: ofClass('verdict', '--disclose', 'verdict'),
      replayed: ofClass('replayed', '--replays', 'replays'),
      single: grade(folder, program, 'single', '--explain', 'text=why.txt', '--', 'class/hasty'),
    };
    const checks = Object.entries({ ...matrixChecks, ...detailsChecks, ...safetyChecks, ...samplesChecks });
    for (const [name, check] of checks.filter(([name]) => !only || name === only)) {
      try {
        await check(world);
        console.log(`ok ${name}`);
      } catch (error) {
        ++failed;
        console.log(`not ok ${name}: ${error.stack}`);
      }
      await Promise.all(browser.contexts().map((context) => context.close()));
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return failed;
}

if (process.argv[1] === import.meta.filename) {
  const [program, writeSamples, only] = process.argv.slice(2);
  if (!writeSamples) throw new Error('usage: class_page.mjs PROGRAM WRITE_SAMPLES [NAME]');
  process.exit((await checkClassPage(resolve(program), resolve(writeSamples), only)) > 0 ? 1 : 0);
}
