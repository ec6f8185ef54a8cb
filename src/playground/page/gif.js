// Animations as GIF89a (https://www.w3.org/Graphics/GIF/spec-gif89a.txt).

const GIF_WIDTH = 480;    // pixels, at most
const GIF_FRAMES = 400;   // at most
const GIF_STRIDE = 3;     // steps between two pictures
const GIF_DELAY = 5;      // hundredths of a second
const GIF_CODES = 4096;

/** A list of bytes that grows. */
class Bytes {
  constructor() {
    this.parts = [];
  }
  add(...bytes) { this.parts.push(Uint8Array.from(bytes)); }
  words(...words) { this.add(...words.flatMap((word) => [word & 255, word >> 8])); }
  text(text) { this.add(...Array.from(text, (c) => c.charCodeAt(0))); }
}

/** Finds 256 colours for pictures whose colours are few: the most frequent of the first picture, of 15 bits each. */
class Palette {
  constructor(pixels) {
    const counts = new Map();
    for (let i = 0; i < pixels.length; i += 4) {
      const key = Palette.key(pixels, i);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const keys = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 256).map(([key]) => key);
    // A coarse cube serves colours that only later pictures have.
    for (let k = 0; keys.length < 256 && k < 216; ++k) {
      keys.push((k % 6 * 6 << 10) | (Math.floor(k / 6) % 6 * 6 << 5) | Math.floor(k / 36) * 6);
    }
    this.colours = keys.map((key) => [key >> 10, key >> 5 & 31, key & 31].map((part) => Math.round(part * 255 / 31)));
    this.found = new Int16Array(32768).fill(-1);
  }

  static key(pixels, i) { return (pixels[i] >> 3) << 10 | (pixels[i + 1] >> 3) << 5 | pixels[i + 2] >> 3; }

  nearest(key) {
    const wanted = [key >> 10, key >> 5 & 31, key & 31].map((part) => part * 255 / 31);
    let [best, least] = [0, Infinity];
    this.colours.forEach((colour, index) => {
      const apart = colour.reduce((sum, part, k) => sum + (part - wanted[k]) ** 2, 0);
      if (apart < least) [best, least] = [index, apart];
    });
    return best;
  }

  indices(pixels) {
    const indices = new Uint8Array(pixels.length / 4);
    for (let i = 0; i < indices.length; ++i) {
      const key = Palette.key(pixels, 4 * i);
      if (this.found[key] < 0) this.found[key] = this.nearest(key);
      indices[i] = this.found[key];
    }
    return indices;
  }

  table() {
    const bytes = new Uint8Array(768);
    this.colours.forEach((colour, index) => bytes.set(colour, 3 * index));
    return bytes;
  }
}

/** Returns the LZW codes of a picture of 8 bits, packed from the lowest bit (appendix F of the specification). */
function lzwOf(indices) {
  const bytes = [];
  let [held, bits, size, next] = [0, 0, 9, 258];
  const put = (code) => {
    held |= code << bits;
    for (bits += size; bits >= 8; bits -= 8, held >>>= 8) bytes.push(held & 255);
  };
  // known[256 * code + index] is the code of that sequence with one more colour.
  const known = new Uint16Array(256 * GIF_CODES);
  put(256);
  let code = indices[0];
  for (let i = 1; i < indices.length; ++i) {
    const at = 256 * code + indices[i];
    if (known[at]) {
      code = known[at];
      continue;
    }
    put(code);
    code = indices[i];
    if (next === GIF_CODES) {
      put(256);
      known.fill(0);
      [size, next] = [9, 258];
    } else {
      known[at] = next;
      if (next === 1 << size) ++size;
      ++next;
    }
  }
  put(code);
  put(257);
  bytes.push(held & 255);
  return bytes;
}

/** Returns the animation of a reel. */
async function gifOf(reel) {
  const scene = reel.play.picture.canvas;
  const width = Math.min(GIF_WIDTH, scene.width);
  const canvas = made('canvas', {width, height: Math.max(1, Math.round(scene.height * width / scene.width))});
  const context = canvas.getContext('2d', {alpha: false, willReadFrequently: true});
  const gif = new Bytes();
  let palette = null;
  const add = () => {
    context.drawImage(scene, 0, 0, canvas.width, canvas.height);
    const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
    if (!palette) {
      palette = new Palette(data);
      gif.text('GIF89a');
      gif.words(canvas.width, canvas.height);
      gif.add(0xf7, 0, 0, ...palette.table());
      gif.add(0x21, 0xff, 11);
      gif.text('NETSCAPE2.0');
      gif.add(3, 1, 0, 0, 0);  // repeats for ever
    }
    gif.add(0x21, 0xf9, 4, 4, GIF_DELAY, 0, 0, 0, 0x2c);
    gif.words(0, 0, canvas.width, canvas.height);
    gif.add(0, 8);
    const codes = lzwOf(palette.indices(data));
    for (let at = 0; at < codes.length; at += 255) {
      const part = codes.slice(at, at + 255);
      gif.add(part.length, ...part);
    }
    gif.add(0);
  };
  await reel.run(add, GIF_STRIDE, GIF_FRAMES);
  gif.add(0x3b);
  return new Blob(gif.parts, {type: 'image/gif'});
}
