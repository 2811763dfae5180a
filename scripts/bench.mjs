import { LOCAL_PORTS, localEnvironment } from './addresses.mjs';
import { buildEmptyPage } from './bench/empty-page.mjs';
import { measurePage } from './bench/measure.mjs';
import { measureModals } from './bench/modal-press.mjs';
import { measureSelfie } from './bench/selfie.mjs';
import { benchTable, modalTable, selfieTable } from './bench/table.mjs';
import { ensureBrowser } from './browser.mjs';
import { buildSite } from './build-site.mjs';
import { OUT } from './places.mjs';
import { command, Stop, say } from './say.mjs';
import { serveSite } from './serve.mjs';

const SCREENS = ['', '/call', '/toolkit', '/scoreboard', '/test'];
const ROUTES = ['', '/es'].flatMap((locale) => SCREENS.map((screen) => locale + screen || '/'));

/**
 * Measures each of these routes of an exported site, one after the other.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} dir
 * @param {string[]} routes
 */
async function measureSite(browser, dir, routes) {
  const { port, close } = await serveSite({ dir, port: 0 });
  const results = [];
  for (const route of routes) {
    const measured = await measurePage(browser, `http://localhost:${port}${route}`);
    results.push({ route, measured });
  }
  await close();
  return results;
}

// `npm run bench`: what each page costs a visitor before any press, beside an empty page.
await command(async () => {
  const executablePath = await ensureBrowser();
  // with its services, so that the forms are there, but as shipped: nothing is counted
  const services = { ...localEnvironment(LOCAL_PORTS), NEXT_PUBLIC_ANALYTICS_HOST: '' };
  await buildSite({ ...services, ...process.env });
  const emptyPage = await buildEmptyPage();

  say('Measuring every route in a browser ...');
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const [empty] = await measureSite(browser, emptyPage, ['/']);
    if (!empty) throw new Stop('The empty page could not be measured.');
    const routes = await measureSite(browser, OUT, ROUTES);
    const sizes = benchTable(empty.measured, routes);
    say(sizes.text);

    say('Opening every modal, on a device four times slower ...');
    const site = await serveSite({ dir: OUT, port: 0 });
    const modals = modalTable(await measureModals(browser, `http://localhost:${site.port}/test`));
    say(modals.text);

    say('Making selfies of a 12-megapixel photo ...');
    const selfie = selfieTable(await measureSelfie(browser, `http://localhost:${site.port}/`));
    await site.close();
    say(selfie.text);

    const broken = sizes.broken + modals.broken + selfie.broken;
    if (broken > 0) throw new Stop(`${broken} limits are broken; they are marked with "!" above.`);
  } finally {
    await browser.close();
  }
});
