import { addressVariables } from '@/lib/deployment';
import { localePath, locales } from '@/lib/i18n/locales';
import { screenPaths } from '@/lib/routes';
import { measureCapacity } from '@/scripts/bench/capacity';
import { buildEmptyPage } from '@/scripts/bench/empty-page';
import { measureFirstPresses } from '@/scripts/bench/first-press';
import {
  answerTable,
  benchTable,
  capacityTable,
  firstPressTable,
  loadTable,
  modalTable,
  selfieTable,
  takeoverTable,
} from '@/scripts/bench/limits';
import { measureLoads } from '@/scripts/bench/load';
import { measurePage } from '@/scripts/bench/measure';
import { measureModals } from '@/scripts/bench/modal-press';
import { measureSelfie } from '@/scripts/bench/selfie';
import { measureAnswers, measureTakeovers } from '@/scripts/bench/takeover';
import { writeVariants } from '@/scripts/bench/variants';
import { requireBrowser } from '@/scripts/browser';
import { requireExport } from '@/scripts/build/build-record';
import { buildSite } from '@/scripts/build/build-site';
import { log, readArguments, UserError } from '@/scripts/cli';
import { OUT } from '@/scripts/paths';
import { LOCAL_PORTS, localEnvironment } from '@/scripts/ports';
import { serveSite } from '@/scripts/static-server';

const ROUTES = locales.flatMap((locale) => screenPaths.map((path) => localePath(locale, path)));

const HELP = `node scripts/run.mjs bench [--load]

What each page costs a visitor, compared to an empty page, to the same page without scripts and to the
same page as the framework exports it; then the cost of presses and of a selfie.

--load   how many visitors a small server can handle, for the site in out/`;

async function benchLoad() {
  requireExport();
  const capacity = await measureCapacity();
  if (!capacity) {
    log('Skipped: it takes nginx and ab; Debian has them in nginx-light and apache2-utils.');
    return;
  }
  const { text, broken } = capacityTable(capacity);
  log(text);
  if (broken > 0) throw new UserError('nginx answers too seldom; see "!" above.');
}

async function benchPages() {
  const executablePath = requireBrowser();
  // with services, so that forms are there, but without counting, as shipped
  const services = { ...localEnvironment(LOCAL_PORTS), [addressVariables.analytics]: '' };
  await buildSite({ ...services, ...process.env });
  const emptyPage = await serveSite({ dir: await buildEmptyPage(), port: 0 });
  const site = await serveSite({ dir: OUT, port: 0 });
  const origin = `http://localhost:${site.port}`;
  const variants = await Promise.all(
    writeVariants().map(async ({ name, dir }) => ({
      name,
      ...(await serveSite({ dir, port: 0 })),
    })),
  );
  const sites = variants.map(({ name, port }) => ({ name, origin: `http://localhost:${port}` }));
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    log('Measuring every route in a browser ...');
    const empty = await measurePage(browser, `http://localhost:${emptyPage.port}/`);
    const routes = [];
    for (const route of ROUTES) {
      routes.push({ route, measured: await measurePage(browser, origin + route) });
    }
    const pages = benchTable(empty, routes);
    log(pages.text);

    log('Loading pages on a slow phone ...');
    const loads = [];
    for (const route of ['/', '/call']) loads.push(...(await measureLoads(browser, sites, route)));
    const slow = loadTable(loads);
    log(slow.text);

    log('Pressing for the first time, on a device four times slower ...');
    const scripted = sites.filter(({ name }) => name !== 'no scripts');
    const first = firstPressTable(await measureFirstPresses(browser, scripted));
    log(first.text);

    log('Having React take over, on a device four times slower ...');
    const takeovers = [];
    for (const route of ['/', '/call', '/toolkit']) {
      takeovers.push(...(await measureTakeovers(browser, scripted, route)));
    }
    const takingOver = takeoverTable(takeovers);
    log(takingOver.text);
    const answers = answerTable(await measureAnswers(browser, origin));
    log(answers.text);

    log('Opening every modal, on a device four times slower ...');
    const modals = modalTable(await measureModals(browser, `${origin}/test`));
    log(modals.text);

    log('Making selfies of a 12-megapixel photo ...');
    const selfie = selfieTable(await measureSelfie(browser, `${origin}/`));
    log(selfie.text);

    const tables = [pages, slow, first, takingOver, answers, modals, selfie];
    const broken = tables.reduce((sum, each) => sum + each.broken, 0);
    if (broken > 0) {
      throw new UserError(`${broken} limits are broken; they are marked with "!" above.`);
    }
  } finally {
    await browser.close();
    await Promise.all([emptyPage, site, ...variants].map(({ close }) => close()));
  }
}

export function main(args: string[]) {
  const { values } = readArguments(args, HELP, { options: { load: { type: 'boolean' } } });
  return values.load ? benchLoad() : benchPages();
}
