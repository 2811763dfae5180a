import type { Browser } from '@playwright/test';
import { addressVariables } from '@/lib/deployment';
import { measureCapacity } from '@/scripts/bench/capacity';
import { emptyPageBytes, scriptBytes } from '@/scripts/bench/empty-page';
import { limits } from '@/scripts/bench/limits';
import {
  inTurn,
  measureAnswers,
  measureLoad,
  measureModals,
  measurePress,
  measureSelfie,
  measureTakeover,
} from '@/scripts/bench/measure';
import { inKB, report } from '@/scripts/bench/report';
import { type Variant, writeVariants } from '@/scripts/bench/variants';
import { requireBrowser } from '@/scripts/browser';
import { requireExport } from '@/scripts/build/build-record';
import { buildSite } from '@/scripts/build/build-site';
import { log, readArguments, UserError } from '@/scripts/cli';
import { OUT } from '@/scripts/paths';
import { LOCAL_PORTS, localEnvironment } from '@/scripts/ports';
import { serveSite } from '@/scripts/static-server';

const HELP = `node scripts/run.mjs bench [--load]

What loads, presses and a selfie cost a visitor on a slow phone, compared in the same run to the same page
without scripts and as the framework exports it. The limits are in scripts/bench/limits.ts, those of files
in tests/built/limits.ts. ROUNDS=1 is quick, and rough.

--load   how many visitors a small server can handle, for the site in out/`;

const MOMENTS = [
  { moment: '2 s after a scroll', waitMs: 1_000, scrolls: true, isCold: false },
  { moment: 'untouched, after 1 s', waitMs: 1_000, isCold: true },
  { moment: 'untouched, after 3 s', waitMs: 3_000, isCold: true },
  { moment: 'untouched, after 6 s', waitMs: 6_000, isCold: false },
];
/** Each tenth of the first six seconds. */
const TENTHS_MS = Array.from({ length: 61 }, (_, index) => index * 100);

async function benchLoad() {
  requireExport();
  const capacity = await measureCapacity();
  if (!capacity) {
    log('Skipped: it takes nginx and ab; Debian has them in nginx-light and apache2-utils.');
    return;
  }
  const { home, empty } = capacity;
  log(
    `nginx on two cores answers for / ${Math.round(home)} times a second, for a bare file of its size ${Math.round(empty)} times.`,
  );
  if (home < empty * limits.capacity) throw new UserError(`That is less than ${limits.capacity}.`);
}

type Origins = Record<Variant, string>;

async function benchLoads(browser: Browser, { gate, framework, 'no scripts': bare }: Origins) {
  let over = 0;
  for (const path of ['/', '/call']) {
    const measure = (origin: string) => measureLoad(browser, origin + path);
    const [own, frame, none] = await inTurn([gate, framework, bare], measure);
    if (!own || !frame || !none) continue;
    const { ratio, blocked } = limits.load;
    over += report(`${path}, loading with slow 4G`, [
      { what: 'largest paint', value: own.paint, limit: none.paint * ratio },
      { what: 'blocked', value: own.blocked, limit: none.blocked * ratio + blocked },
      { what: 'largest paint without scripts', value: none.paint },
      { what: 'largest paint of the framework alone', value: frame.paint },
      { what: 'blocked by the framework alone', value: frame.blocked },
    ]);
  }
  return over;
}

async function benchPresses(browser: Browser, { gate, framework }: Origins) {
  let over = 0;
  const { answer, cold, alive } = limits.firstPress;
  for (const { moment, waitMs, scrolls, isCold } of MOMENTS) {
    const measure = (origin: string) => measurePress(browser, `${origin}/`, waitMs, scrolls);
    const [own, frame] = await inTurn([gate, framework], measure);
    if (!own || !frame) continue;
    over += report(`first press, ${moment}`, [
      { what: 'answer', value: own.answer, limit: isCold ? answer : undefined },
      { what: 'dialog', value: own.dialog, limit: isCold ? cold : alive },
      { what: 'answer of the framework alone', value: frame.answer },
      { what: 'dialog of the framework alone', value: frame.dialog },
    ]);
  }
  const { median, latest } = await measureAnswers(browser, `${gate}/`, TENTHS_MS);
  over += report('answer to a press, whenever it comes', [
    { what: 'median', value: median, limit: limits.answer.median },
    { what: `latest, at ${latest.at} ms`, value: latest.ms, limit: limits.answer.latest },
  ]);
  return over;
}

async function benchTakeovers(browser: Browser, { gate, framework }: Origins) {
  let over = 0;
  for (const path of ['/', '/call', '/toolkit']) {
    const measure = (origin: string) => measureTakeover(browser, origin + path);
    const [own, frame] = await inTurn([gate, framework], measure);
    if (!own || !frame) continue;
    over += report(`${path}, when React takes over`, [
      { what: 'longest task', value: own.longest, limit: frame.longest * limits.takeover.ratio },
      { what: 'done after', value: own.hydrated },
      { what: 'longest task of the framework alone', value: frame.longest },
      { what: 'the framework alone, done after', value: frame.hydrated },
    ]);
  }
  return over;
}

async function benchModals(browser: Browser, { gate }: Origins) {
  const modals = await measureModals(browser, `${gate}/test`);
  const rows = modals.map(({ modal, own, bare }) => ({
    what: modal,
    value: own,
    limit: bare * limits.modal.ratio,
  }));
  return report('press to dialog', rows);
}

async function benchSelfie(browser: Browser, { gate }: Origins) {
  const cost = await measureSelfie(browser, `${gate}/`);
  const { selfie } = limits;
  return report('a selfie', [
    { what: 'its code, gzipped', value: cost.chunkBytes, limit: selfie.chunkBytes, format: inKB },
    { what: '12 megapixels to poster', value: cost.preview, limit: selfie.preview },
    { what: 'press to request, encoding included', value: cost.request, limit: selfie.request },
    { what: 'longest pause while it opens', value: cost.openPause, limit: selfie.openPause },
    { what: 'longest pause while it is sent', value: cost.sendPause, limit: selfie.sendPause },
  ]);
}

async function benchPages() {
  const executablePath = requireBrowser();
  // with services, so that forms are there, but without counting, as shipped
  const services = { ...localEnvironment(LOCAL_PORTS), [addressVariables.analytics]: '' };
  await buildSite({ ...services, ...process.env });
  const empty = await emptyPageBytes();
  const home = scriptBytes(OUT, 'index.html');
  log(
    `Scripts of /, once it is touched: ${inKB(home)}, ${(home / empty).toFixed(3)} of an empty page's.`,
  );

  const sites = await Promise.all(
    writeVariants().map(async ({ name, dir }) => ({
      name,
      ...(await serveSite({ dir, port: 0 })),
    })),
  );
  const origins = Object.fromEntries(
    sites.map(({ name, port }) => [name, `http://localhost:${port}`]),
  ) as Origins;
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  let over = 0;
  try {
    for (const bench of [benchLoads, benchPresses, benchTakeovers, benchModals, benchSelfie]) {
      over += await bench(browser, origins);
    }
  } finally {
    await browser.close();
    await Promise.all(sites.map(({ close }) => close()));
  }
  if (over > 0) throw new UserError(`${over} limits are broken; they are marked with "!" above.`);
}

export function main(args: string[]) {
  const { values } = readArguments(args, HELP, { options: { load: { type: 'boolean' } } });
  return values.load ? benchLoad() : benchPages();
}
