/** @typedef {import('./measure.mjs').Measurement} Measurement */

/** What must hold on every route: the first is a multiple of the empty page's scripts. */
const LIMITS = { ratio: 1.05, css: 15_000, fonts: 50_000, foreign: 0, shift: 0.01 };

/** From the press to a visible dialog. */
const MODAL_LIMIT_MS = 100;

/** What a selfie may cost after the press; a pause is what keeps the page from answering. */
const SELFIE_LIMITS = {
  chunk: 25_000,
  previewMs: 1_500,
  requestMs: 400,
  openPauseMs: 200,
  sendPauseMs: 200,
};

const HEADINGS = ['route', 'JS gz', 'to empty', 'CSS gz', 'fonts', 'other origins', 'layout shift'];

/**
 * One line per route, with a "!" behind each value over its limit, and how many of those there are.
 *
 * @param {Measurement} empty
 * @param {{ route: string, measured: Measurement }[]} routes
 */
export function benchTable(empty, routes) {
  let broken = 0;
  /**
   * @param {keyof typeof LIMITS} limit
   * @param {number} value
   * @param {string} text
   */
  const cell = (limit, value, text) => {
    if (value <= LIMITS[limit]) return text;
    broken += 1;
    return `${text} !`;
  };
  const rows = routes.map(({ route, measured }) => [
    route,
    kB(measured.js),
    cell('ratio', measured.js / empty.js, (measured.js / empty.js).toFixed(3)),
    cell('css', measured.css, kB(measured.css)),
    cell('fonts', measured.fonts, kB(measured.fonts)),
    cell('foreign', measured.foreign, String(measured.foreign)),
    cell('shift', measured.shift, measured.shift.toFixed(4)),
  ]);
  const limits = ['limit', '', '1.05', kB(LIMITS.css), kB(LIMITS.fonts), '0', '0.01'];
  const lines = [HEADINGS, ['empty page', kB(empty.js), '1'], ...rows, limits];
  return { text: aligned(lines), broken };
}

/**
 * One line per modal, marked as above.
 *
 * @param {import('./modal-press.mjs').ModalPress[]} presses
 */
export function modalTable(presses) {
  const isLate = (/** @type {number} */ ms) => ms > MODAL_LIMIT_MS;
  const rows = presses.map(({ modal, medianMs }) => [
    modal,
    `${medianMs.toFixed(0)} ms${isLate(medianMs) ? ' !' : ''}`,
  ]);
  return {
    text: aligned([['press to dialog', 'median'], ...rows, ['limit', `${MODAL_LIMIT_MS} ms`]]),
    broken: presses.filter(({ medianMs }) => isLate(medianMs)).length,
  };
}

/**
 * One line per cost of a selfie, marked as above.
 *
 * @param {import('./selfie.mjs').SelfieCost} cost
 */
export function selfieTable(cost) {
  const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;
  const costs = /** @type {const} */ ([
    ['its code, gz', 'chunk', kB],
    ['12 megapixels to poster', 'previewMs', ms],
    ['press to request, encoding included', 'requestMs', ms],
    ['longest pause while it opens', 'openPauseMs', ms],
    ['longest pause while it is sent', 'sendPauseMs', ms],
  ]);
  const isOver = (/** @type {keyof typeof SELFIE_LIMITS} */ name) =>
    cost[name] > SELFIE_LIMITS[name];
  const rows = costs.map(([what, name, written]) => [
    what,
    `${written(cost[name])}${isOver(name) ? ' !' : ''}`,
    written(SELFIE_LIMITS[name]),
  ]);
  return {
    text: aligned([['selfie', '', 'limit'], ...rows]),
    broken: costs.filter(([, name]) => isOver(name)).length,
  };
}

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** @param {string[][]} lines */
function aligned(lines) {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
