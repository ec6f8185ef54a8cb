// Formats numbers, and texts that a student's program may have written, for display.

const FIELDS = ['x', 'y', 'vx', 'vy'];

/** Returns a foreign text with control and direction characters made visible. */
function printable(text) {
  return String(text ?? '').replace(
    /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
    (character) => {
      const code = character.charCodeAt(0);
      if (code < 0x20) return String.fromCharCode(0x2400 + code);
      return code === 0x7f ? '\u2421' : '\ufffd';
    });
}

/** Returns n / 10^decimals with exactly that many decimals; n is an integer. */
function decimalText(n, decimals) {
  const digits = BigInt(Math.abs(n)).toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const text = decimals > 0 ? digits.slice(0, point) + '.' + digits.slice(point) : digits;
  return n < 0 ? '-' + text : text;
}

const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,5}))?$/;

/** Returns the number that a printed text means; NaN if there is none. */
function numberOf(text) {
  const parts = DECIMAL.exec(text);
  if (parts && (parts[2] || parts[3])) return Number(text);
  const infinite = /^([+-]?)inf(inity)?$/i.exec(text);
  if (infinite) return infinite[1] === '-' ? -Infinity : Infinity;
  return NaN;
}

/** Returns a printed decimal as {n, decimals}, exactly; null if it is not one or too long to be exact. */
function exactDecimal(text) {
  const parts = DECIMAL.exec(text);
  if (!parts || !(parts[2] || parts[3])) return null;
  const fraction = parts[3] ?? '';
  const exponent = Number(parts[4] ?? 0);
  if (Math.abs(exponent) > 60) return null;
  let n = BigInt((parts[2] ?? '') + fraction);
  let decimals = fraction.length - exponent;
  if (decimals < 0) {
    n *= 10n ** BigInt(-decimals);
    decimals = 0;
  }
  return {n: parts[1] === '-' ? -n : n, decimals};
}

/** Returns actual - expected, exactly, as {n, decimals}; null if one of the texts is not a decimal. */
function exactDifference(expected, actual) {
  const e = exactDecimal(expected);
  const a = exactDecimal(actual);
  if (!e || !a) return null;
  const decimals = Math.max(e.decimals, a.decimals);
  return {n: a.n * 10n ** BigInt(decimals - a.decimals) - e.n * 10n ** BigInt(decimals - e.decimals),
    decimals};
}

/** Returns {n, decimals} as text, with a sign unless it is 0. */
function signedText({n, decimals}) {
  const digits = (n < 0n ? -n : n).toString().padStart(decimals + 1, '0');
  const point = digits.length - decimals;
  const text = decimals > 0 ? digits.slice(0, point) + '.' + digits.slice(point) : digits;
  return (n < 0n ? '\u2212' : n > 0n ? '+' : '') + text;
}

/**
 * Returns true if a difference exceeds both tolerances, which are decimal texts or null: the absolute one, and the
 * relative one times |expected|.
 */
function isAbove(difference, expected, {absolute, relative}) {
  const limits = [exactDecimal(absolute ?? ''), productOf(exactDecimal(relative ?? ''), exactDecimal(expected))];
  const size = difference.n < 0n ? -difference.n : difference.n;
  return size !== 0n && limits.every((limit) => !limit ||
    size * 10n ** BigInt(limit.decimals) > limit.n * 10n ** BigInt(difference.decimals));
}

/** Returns |a * b|; null if one is null. */
function productOf(a, b) {
  if (!a || !b) return null;
  const n = a.n * b.n;
  return {n: n < 0n ? -n : n, decimals: a.decimals + b.decimals};
}

/** Returns a measured number with a few digits. */
function shortNumber(value, digits = 4) {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '\u2212inf';
  if (value === 0) return '0';
  const size = Math.abs(value);
  let text = size >= 1e7 || size < 1e-4 ? value.toExponential(digits - 1) : value.toPrecision(digits);
  if (!text.includes('e') && text.includes('.')) text = text.replace(/\.?0+$/, '');
  else text = text.replace(/\.?0+e/, 'e').replace('e+', 'e');
  return text.replace(/^-/, '\u2212').replace('e-', 'e\u2212');
}

/** Returns a label of a scale whose marks are `step` apart. */
function tickText(value, step) {
  if (value === 0) return '0';
  const first = Math.floor(Math.log10(Math.abs(value)));
  const last = Math.floor(Math.log10(step) + 1e-9);
  if (first >= 7 || last < -5) {
    return shortNumber(value, Math.min(17, Math.max(1, first - last + 1)));
  }
  return value.toFixed(Math.max(0, -last)).replace(/^-/, '\u2212');
}

/** Returns 1, 2 or 5 times a power of ten, at least `least`. */
function niceStep(least) {
  if (!(least > 0) || !Number.isFinite(least)) return 1;
  const power = Math.pow(10, Math.floor(Math.log10(least)));
  for (const times of [1, 2, 5]) if (times * power >= least) return times * power;
  return 10 * power;
}

/** Returns a number with separators: "1,234,567". */
function countText(count) {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Returns 0, 1, 2, ... below `count`. */
function range(count) {
  return Array.from({length: count}, (_, i) => i);
}

/** Returns "1 agent", "2 agents". */
function counted(count, word) {
  return `${countText(count)} ${word}${count === 1 ? '' : 's'}`;
}
