// The page is readable and usable: contrast, colour blindness, width of a phone, keyboard only.
import assert from 'node:assert/strict';
import {test} from 'node:test';
import {colourOf} from './browser.mjs';
import {press, stateOf, useBrowser} from './open.mjs';
import {busyWorld, gradedFlock} from './samples.mjs';

const open = useBrowser();
const graded = gradedFlock({count: 20, steps: 60, from: 20});
Object.assign(graded.facts, {stride: 1, forces_left_out: ''});
Object.assign(graded.facts.actual, {how: 'exit status 1', goes_on: true});
const busy = busyWorld({count: 20, steps: 40});

const linear = (value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const luminance = ([r, g, b]) => 0.2126 * linear(r / 255) + 0.7152 * linear(g / 255) + 0.0722 * linear(b / 255);
function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** Returns every text on the page with its colour and its background. */
function textsOf(page) {
  return page.evaluate(() => {
    const parse = (text) => {
      const numbers = text.match(/[\d.]+/g).map(Number);
      return text.startsWith('color(srgb') ? numbers.map((n, i) => i < 3 ? n * 255 : n) : numbers;
    };
    const behind = (element) => {
      const layers = [];
      for (let at = element; at; at = at.parentElement) {
        const [r, g, b, opacity = 1] = parse(getComputedStyle(at).backgroundColor);
        layers.push([r, g, b, opacity]);
        if (opacity === 1) break;
      }
      return layers.reverse().reduce((back, [r, g, b, opacity]) =>
        [r, g, b].map((value, i) => opacity * value + (1 - opacity) * back[i]), [255, 255, 255]);
    };
    return [...document.querySelectorAll('body *')].filter((element) =>
      element.checkVisibility({visibilityProperty: true}) && !element.closest('.unseen, option, svg, script') &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
      .map((element) => ({text: element.textContent.trim().slice(0, 40),
        colour: parse(getComputedStyle(element).color).slice(0, 3), back: behind(element)}));
  });
}

for (const colorScheme of ['light', 'dark']) {
  test(`texts stand out, ${colorScheme}`, async () => {
    for (const made of [graded, busy]) {
      await open(made, {colorScheme}, async (page) => {
        await press(page, 'n');
        await press(page, 't');
        await page.click('summary');
        const read = async () => {
          const texts = await textsOf(page);
          assert.ok(texts.length > 30);
          for (const {text, colour, back} of texts) {
            const ratio = contrast(colour, back);
            assert.ok(ratio >= 4.5, `${ratio.toFixed(2)} of '${text}', ${colour} on ${back}`);
          }
        };
        await read();
        await press(page, '?');
        await read();
      });
    }
  });

  test(`what is drawn stands out, ${colorScheme}`, async () => {
    await open(graded, {colorScheme}, async (page) => {
      const back = await colourOf(page, '--back');
      for (const name of ['expected', 'actual', 'wrong', 'solid-edge', 'path', 'cohesion', 'separation',
        'alignment', 'other-1', 'other-2', 'other-3', 'other-4', 'error', 'ink', 'label']) {
        const ratio = contrast(await colourOf(page, `--${name}`), back);
        assert.ok(ratio >= 3, `${ratio.toFixed(2)} of ${name}`);
      }
    });
  });

  test(`the two flocks differ for colour-blind readers, ${colorScheme}`, async () => {
    await open(graded, {colorScheme}, async (page) => {
      const [e, a] = [await colourOf(page, '--expected'), await colourOf(page, '--actual')];
      for (const [name, seen] of Object.entries(BLINDNESS)) {
        const apart = Math.hypot(...lab(seen(e)).map((value, i) => value - lab(seen(a))[i]));
        assert.ok(apart > 25, `${apart.toFixed(1)} for ${name}`);
      }
    });
  });
}

// Linear RGB as dichromats see it (Vienot 1999; tritanopia after Brettel 1997, one half plane).
const times = (rows) => (rgb) => {
  const from = rgb.map((value) => linear(value / 255));
  return rows.map((row) => Math.min(1, Math.max(0, row.reduce((sum, part, i) => sum + part * from[i], 0))));
};
const BLINDNESS = {
  nobody: times([[1, 0, 0], [0, 1, 0], [0, 0, 1]]),
  protanopia: times([[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]]),
  deuteranopia: times([[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]]),
  tritanopia: times([[1.01277, 0.13548, -0.14826], [-0.01243, 0.86812, 0.14431], [0.07589, 0.80500, 0.11911]]),
};

function lab(rgb) {
  const f = (value) => value > 216 / 24389 ? Math.cbrt(value) : (24389 / 27 * value + 16) / 116;
  const [x, y, z] = [[0.4124, 0.3576, 0.1805, 0.9505], [0.2126, 0.7152, 0.0722, 1],
    [0.0193, 0.1192, 0.9505, 1.089]].map(([r, g, b, white]) =>
    f((r * rgb[0] + g * rgb[1] + b * rgb[2]) / white));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

for (const width of [360, 320, 600, 860, 861, 1024, 1920]) {
  test(`nothing sticks out at a width of ${width}`, async () => {
    const long = {...graded, facts: {...graded.facts, title: 'a_very_long_name_'.repeat(8),
      program: `./${'x'.repeat(150)}`, difference: {...graded.facts.difference, actual: '9'.repeat(40)}}};
    for (const made of [graded, busy, long]) {
      await open(made, {viewport: {width, height: 760}}, async (page) => {
        await press(page, 'n');
        await page.click('summary');
        const {inner, outer, sticking} = await page.evaluate(() => ({
          inner: document.documentElement.scrollWidth, outer: document.documentElement.clientWidth,
          sticking: [...document.querySelectorAll('button, input, select, h1, p, td, dd, li')]
            .filter((e) => e.checkVisibility() && !e.closest('.unseen') && !e.matches('.unseen'))
            .filter((e) => {
              const box = e.getBoundingClientRect();
              return box.width > 0 && (box.right > window.innerWidth + 0.5 || box.left < -0.5);
            }).map((e) => `${e.tagName} ${e.id} ${e.textContent.slice(0, 30)}`),
        }));
        assert.ok(inner <= outer, `${inner} in ${outer}`);
        assert.deepEqual(sticking, []);
        const {camera} = await stateOf(page);
        assert.ok(camera.width >= 200 && camera.height >= 150, `the flock has ${camera.width} x ${camera.height}`);
      });
    }
  });
}

test('on a phone, buttons are large enough for fingers', async () => {
  await open(graded, {viewport: {width: 360, height: 760}, isMobile: true, hasTouch: true}, async (page) => {
    const small = await page.locator('button:visible').evaluateAll((buttons) => buttons.filter((button) => {
      const box = button.getBoundingClientRect();
      return box.width < 30 || box.height < 30;
    }).map((button) => button.id || button.textContent));
    assert.deepEqual(small, []);
  });
});

test('the tab key reaches everything, and the focus is seen', async () => {
  await open(graded, {}, async (page) => {
    const all = await page.evaluate(() => [...document.querySelectorAll(
      'button, input, select, summary, [tabindex="0"]')].filter((e) => e.checkVisibility() &&
      !e.closest('dialog')).map((e, i) => { e.dataset.stop = String(i); return String(i); }));
    assert.ok(all.length > 25);
    const reached = new Set();
    for (let i = 0; i < all.length + 5; ++i) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const element = document.activeElement;
        const style = getComputedStyle(element);
        return {stop: element.dataset.stop, name: element.id || element.outerHTML.slice(0, 80),
          isSeen: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2};
      });
      if (!at.stop) continue;
      reached.add(at.stop);
      assert.ok(at.isSeen, `the focus on ${at.name} is not seen`);
    }
    assert.deepEqual(all.filter((stop) => !reached.has(stop)), []);
  });
});

test('everything that can be pressed has a name', async () => {
  await open(graded, {}, async (page) => {
    const nameless = await page.locator('button, input, select, [role=slider], canvas:not([aria-hidden])')
      .evaluateAll((list) => list.filter((e) => !(e.getAttribute('aria-label') || e.textContent.trim() ||
        e.closest('label')?.textContent.trim())).map((e) => e.outerHTML.slice(0, 80)));
    assert.deepEqual(nameless, []);
    assert.match(await page.getAttribute('#scene', 'aria-label'), /Flock after step 20/);
    await press(page, 'n');
    assert.equal(await page.textContent('#said'), `Agent ${(await stateOf(page)).selected}`);
  });
});
