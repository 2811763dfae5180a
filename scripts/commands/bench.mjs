import { buildEmptyPage } from '../bench/empty-page.mjs';
import { measurePage } from '../bench/measure.mjs';
import { measureModals } from '../bench/modal-press.mjs';
import { measureSelfie } from '../bench/selfie.mjs';
import { benchTable, modalTable, selfieTable } from '../bench/table.mjs';
import { ensureBrowser } from '../browser.mjs';
import { buildSite } from '../build/build-site.mjs';
import { log, runCommand, UserError } from '../cli.mjs';
import { OUT } from '../paths.mjs';
import { LOCAL_PORTS, localEnvironment } from '../ports.mjs';
import { serveSite } from '../static-server.mjs';

const SCREENS = ['', '/call', '/toolkit', '/scoreboard', '/test'];
const ROUTES = ['', '/es'].flatMap((locale) => SCREENS.map((screen) => locale + screen || '/'));

// `npm run bench`: what each page costs a visitor before any press, beside an empty page, and what
// opening a modal and making a selfie cost after it.
await runCommand(async () => {
  const executablePath = await ensureBrowser();
  // with its services, so that the forms are there, but as shipped: nothing is counted
  const services = { ...localEnvironment(LOCAL_PORTS), NEXT_PUBLIC_ANALYTICS_HOST: '' };
  await buildSite({ ...services, ...process.env });
  const emptyPage = await serveSite({ dir: await buildEmptyPage(), port: 0 });
  const site = await serveSite({ dir: OUT, port: 0 });
  const origin = `http://localhost:${site.port}`;
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

    log('Opening every modal, on a device four times slower ...');
    const modals = modalTable(await measureModals(browser, `${origin}/test`));
    log(modals.text);

    log('Making selfies of a 12-megapixel photo ...');
    const selfie = selfieTable(await measureSelfie(browser, `${origin}/`));
    log(selfie.text);

    const broken = pages.broken + modals.broken + selfie.broken;
    if (broken > 0) {
      throw new UserError(`${broken} limits are broken; they are marked with "!" above.`);
    }
  } finally {
    await browser.close();
    await Promise.all([emptyPage.close(), site.close()]);
  }
});
