import type { Capacity } from './capacity';
import type { FirstPress } from './first-press';
import type { Measurement } from './measure';
import type { ModalPress } from './modal-press';
import type { SelfieCost } from './selfie';
import type { Answers, Takeover } from './takeover';

type Format = (value: number) => string;

/** The limits of every route. */
const PAGE_LIMITS = { css: 14_000, fonts: 50_000, foreign: 0, shift: 0.01 };

/** All scripts of a page after the first action, gzipped. */
const SCRIPT_LIMITS = { '/call': 190_000, '/es/call': 190_000 };
const OTHER_SCRIPT_LIMIT = 205_000;

/** The gallery contains every part of every page, and has no visitors. */
const GALLERY_LIMITS = { js: 245_000, css: 19_000 };
const isGallery = (route: string) => route.endsWith('/test');

/** The limit of load time with the gate, relative to the page without scripts. */
const LOAD_RATIO = 1.1;
/** The limit of blocking time with the gate, where the page without scripts has none. */
const BLOCKED_SLACK_MS = 30;

/** From the first press to a visible dialog, and to any response. */
const FIRST_PRESS_LIMITS_MS = { alive: 300, cold: 1_300, answer: 100 };

/** The limit of the longest task behind the gate, relative to the framework alone. */
const LONGEST_TASK_RATIO = 0.6;

/** From a press at any moment to any response. */
const ANSWER_LIMITS_MS = { median: 100, latest: 250 };

/** From the press to a visible dialog. */
const MODAL_LIMIT_MS = 100;

/** The limits of a selfie after the press; during a pause the page does not respond. */
const SELFIE_LIMITS = {
  chunk: 25_000,
  previewMs: 1_500,
  requestMs: 400,
  openPauseMs: 200,
  sendPauseMs: 200,
};

/** The share of a bare file's requests per second that a page with its headers must reach. */
const CAPACITY_RATIO = 0.9;

const OVER_LIMIT = ' !';

const kB: Format = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const ms: Format = (value) => `${value.toFixed(0)} ms`;

/** A formatted value, marked when it exceeds its limit. */
const marked = (value: number, limit: number, format: Format) =>
  format(value) + (value > limit ? OVER_LIMIT : '');

function scriptLimit(route: string) {
  if (isGallery(route)) return GALLERY_LIMITS.js;
  return Reflect.get(SCRIPT_LIMITS, route) ?? OTHER_SCRIPT_LIMIT;
}

/** One line per route. */
export function benchTable(empty: Measurement, routes: { route: string; measured: Measurement }[]) {
  const { css, fonts, foreign, shift } = PAGE_LIMITS;
  return table([
    ['route', 'JS gz', 'to empty', 'CSS gz', 'fonts', 'other origins', 'layout shift'],
    ['empty page', kB(empty.js), '1'],
    ...routes.map(({ route, measured }) => [
      route,
      marked(measured.js, scriptLimit(route), kB),
      (measured.js / empty.js).toFixed(3),
      marked(measured.css, isGallery(route) ? GALLERY_LIMITS.css : css, kB),
      marked(measured.fonts, fonts, kB),
      marked(measured.foreign, foreign, String),
      marked(measured.shift, shift, (value) => value.toFixed(4)),
    ]),
    ['limit', 'by route', '', kB(css), kB(fonts), String(foreign), String(shift)],
  ]);
}

/** One line per variant of a route, loading on a slow phone. */
export function loadTable(
  loads: { route: string; name: string; lcpMs: number; blockedMs: number }[],
) {
  const bare = new Map(
    loads.filter(({ name }) => name === 'no scripts').map((it) => [it.route, it]),
  );
  return table([
    ['load on a slow phone', '', 'LCP', 'blocked'],
    ...loads.map(({ route, name, lcpMs, blockedMs }) => {
      const isHeld = name === 'gate';
      const { lcpMs: lcp = 0, blockedMs: blocked = 0 } = bare.get(route) ?? {};
      const blockedLimit = blocked * LOAD_RATIO + BLOCKED_SLACK_MS;
      return [
        route,
        name,
        marked(lcpMs, isHeld ? lcp * LOAD_RATIO : Infinity, ms),
        marked(blockedMs, isHeld ? blockedLimit : Infinity, ms),
      ];
    }),
  ]);
}

/** One line per first press. */
export function firstPressTable(presses: FirstPress[]) {
  const { alive, cold, answer } = FIRST_PRESS_LIMITS_MS;
  return table([
    ['first press', '', 'answer', 'dialog'],
    ...presses.map(({ moment, name, answerMs, dialogMs, isCold }) => {
      const isHeld = name === 'gate';
      return [
        moment,
        name,
        marked(answerMs, isHeld && isCold ? answer : Infinity, ms),
        marked(dialogMs, isHeld ? (isCold ? cold : alive) : Infinity, ms),
      ];
    }),
  ]);
}

/** One line per variant of a route. */
export function takeoverTable(takeovers: Takeover[]) {
  const alone = new Map(
    takeovers.filter(({ name }) => name === 'framework').map((it) => [it.route, it.longestMs]),
  );
  return table([
    ['React takes over', '', 'longest task', 'done after'],
    ...takeovers.map(({ route, name, longestMs, hydratedMs }) => {
      const limit = name === 'gate' ? (alone.get(route) ?? 0) * LONGEST_TASK_RATIO : Infinity;
      return [route, name, marked(longestMs, limit, ms), ms(hydratedMs)];
    }),
  ]);
}

/** How long a press waits at any moment in the first seconds. */
export function answerTable({ medianMs, latestMs, latestAt }: Answers) {
  const { median, latest } = ANSWER_LIMITS_MS;
  return table([
    ['answer, whenever pressed', '', 'limit'],
    ['median', marked(medianMs, median, ms), ms(median)],
    [`latest, at ${ms(latestAt)}`, marked(latestMs, latest, ms), ms(latest)],
  ]);
}

/** One line per modal. */
export function modalTable(presses: ModalPress[]) {
  return table([
    ['press to dialog', 'median'],
    ...presses.map(({ modal, medianMs }) => [modal, marked(medianMs, MODAL_LIMIT_MS, ms)]),
    ['limit', ms(MODAL_LIMIT_MS)],
  ]);
}

/** One line per cost of a selfie. */
export function selfieTable(cost: SelfieCost) {
  const costs: [string, keyof typeof SELFIE_LIMITS, Format][] = [
    ['its code, gz', 'chunk', kB],
    ['12 megapixels to poster', 'previewMs', ms],
    ['press to request, encoding included', 'requestMs', ms],
    ['longest pause while it opens', 'openPauseMs', ms],
    ['longest pause while it is sent', 'sendPauseMs', ms],
  ];
  return table([
    ['selfie', '', 'limit'],
    ...costs.map(([what, name, format]) => [
      what,
      marked(cost[name], SELFIE_LIMITS[name], format),
      format(SELFIE_LIMITS[name]),
    ]),
  ]);
}

/** One line per file. */
export function capacityTable({ home, empty }: Capacity) {
  const perSecond: Format = (value) => `${Math.round(value)}/s`;
  const limit = empty * CAPACITY_RATIO;
  return table([
    ['nginx on two cores', 'answers', 'at least'],
    ['a file of the same size', perSecond(empty), ''],
    ['/', `${perSecond(home)}${home < limit ? OVER_LIMIT : ''}`, perSecond(limit)],
  ]);
}

/** The lines in aligned columns, and the number of values over their limit. */
function table(lines: string[][]) {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const rows = lines.map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)));
  return {
    text: rows.map((row) => row.join('  ').trimEnd()).join('\n'),
    broken: lines.flat().filter((text) => text.endsWith(OVER_LIMIT)).length,
  };
}
