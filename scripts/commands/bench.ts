import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { addressVariables } from '@/lib/config/deployment';
import { buildSite } from '@/scripts/build/build-site';
import { compressFiles } from '@/scripts/build/compress';
import { CHUNK, COMPILE_HINT, rewrite } from '@/scripts/build/finish-export';
import { log, readArguments, UserError } from '@/scripts/cli';
import { NAMING_HELPER } from '@/scripts/mock-services/services/action-network-widget';
import { OUT, ROOT } from '@/scripts/paths';
import { LOCAL_PORTS, localServers } from '@/scripts/servers/ports';
import { serveSite } from '@/scripts/servers/static-server';
import { requireBrowser } from '@/scripts/tests/chromium';

const HELP = `node scripts/run.mjs bench [--rounds 3]

What a load costs a visitor on a slow phone with slow 3G, in ms: the first and the largest contentful paint,
and the total blocking time. Compared in the same run to the same page with its pictures inside and no
scripts, and as the framework exports it.

--rounds   how often each is measured; medians count`;

const PATHS = ['/', '/call'];
const PHONE = { viewport: { width: 371, height: 700 }, isMobile: true };
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 400e3 / 8,
  uploadThroughput: 400e3 / 8,
};
/** The most that the page with the gate may take: so many times the inlined one's, and so many ms. */
const MOST_TIMES = 1.1;
const PLUS_MS = { first: 0, largest: 0, blocked: 30 };

type Variant = 'gate' | 'framework' | 'inlined';
/** ms */
type Load = Record<keyof typeof PLUS_MS, number>;
type Measured = Load & { path: string; name: Variant };

declare global {
  var bench: Load;
}

const GATE = /<script data-scripts="([^"]*)">[\s\S]*?<\/script>/;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*\/>/;

const variants: Record<Variant, (html: string) => string> = {
  gate: (html) => html,
  framework: (html) => {
    const [flight = '', ...chunks] = (GATE.exec(html)?.[1] ?? '').split(' ');
    const scripts = chunks.map((src) => `<script src="${src}" async=""></script>`).join('');
    const inline = `<script>${readFileSync(join(OUT, flight), 'utf8')}</script></body>`;
    return html
      .replace(POLICY, '')
      .replace(GATE, () => scripts)
      .replace('</body>', () => inline);
  },
  inlined: (html) =>
    html
      .replace(POLICY, '')
      .replace(GATE, '')
      .replace(/<img (?![^>]*loading="lazy")[^>]*>|<style>.*?<\/style>/gs, (part) =>
        part.replace(/(?<=\bsrc="|url\()\/[^")]+\.(svg|webp|png)/g, (path, type) => {
          const bytes = readFileSync(join(OUT, path)).toString('base64');
          return `data:image/${type.replace('svg', 'svg+xml')};base64,${bytes}`;
        }),
      ),
};

/** Writes a variant of the built site into its own folder, and serves it. */
async function serveVariant(name: Variant) {
  const dir = join(ROOT, '.bench', name);
  rmSync(dir, { recursive: true, force: true });
  cpSync(OUT, dir, { recursive: true });
  // browsers get the compressed files
  await compressFiles(rewrite(dir, /^[^/]+\.html$/, variants[name]));
  // the content policy forbids the framework's inline scripts, and changed styles
  if (name !== 'gate') rmSync(join(dir, '_headers'));
  if (name === 'framework') {
    await compressFiles(rewrite(dir, CHUNK, (code) => code.replace(COMPILE_HINT, '')));
  }
  const { port, close } = await serveSite({ dir, port: 0 });
  return { name, origin: `http://localhost:${port}`, close };
}

/** Loads a page on a device a quarter as fast as this one. */
async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const page = await browser.newPage(PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.addInitScript(NAMING_HELPER);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2_000);
  const load = await page.evaluate(() => bench);
  await page.close();
  return load;
}

/** Runs in each page before its own scripts. */
function observe() {
  const load = { first: 0, largest: 0, blocked: 0 };
  globalThis.bench = load;
  const each = (type: string, count: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(count)).observe({
      type,
      buffered: true,
    });
  each('largest-contentful-paint', ({ startTime }) => (load.largest = startTime));
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') load.first = startTime;
  });
  each('longtask', ({ startTime, duration }) => {
    if (load.first && startTime > load.first) load.blocked += Math.max(0, duration - 50);
  });
}

export async function main(given: string[]) {
  const { values } = readArguments(given, HELP, { options: { rounds: { type: 'string' } } });
  const rounds = Number(values.rounds ?? 3);
  if (!(rounds >= 1)) throw new UserError(HELP);

  const executablePath = await requireBrowser();
  // with services, so that forms are there, but without counting, as shipped
  const services = { ...localServers(LOCAL_PORTS).environment, [addressVariables.analytics]: '' };
  await buildSite({ ...services, ...process.env });
  const sites = await Promise.all((Object.keys(variants) as Variant[]).map(serveVariant));
  const loads: Measured[] = [];
  // under a debugger, V8 parses a script once more for the places of its errors: twice a visitor's time
  const args = ['--no-sandbox', '--js-flags=--no-enable-lazy-source-positions'];
  const browser = await chromium.launch({ executablePath, args });
  for (let round = 1; round <= rounds; round += 1) {
    for (const path of PATHS) {
      for (const { name, origin } of sites) {
        loads.push({ path, name, ...(await measureLoad(browser, origin + path)) });
      }
    }
    log(`Round ${round} of ${rounds} is done.`);
  }
  await Promise.all([browser, ...sites].map((each) => each.close()));

  const lines = PATHS.flatMap((path) => reportLines(loads.filter((each) => each.path === path)));
  log(lines.join('\n'));
  const over = lines.filter((line) => line.endsWith('!')).length;
  if (over > 0) throw new UserError(`${over} limits are broken; they are marked with "!" above.`);
}

/** The medians of a page's loads; a limit that is broken ends in "!". */
function reportLines(loads: Measured[]): string[] {
  return Object.entries(PLUS_MS).map(([what, plusMs]) => {
    const median = (variant: Variant) => {
      const own = loads
        .filter(({ name }) => name === variant)
        .map((load) => load[what as keyof Load]);
      return own.sort((a, b) => a - b)[Math.floor((own.length - 1) / 2)] ?? 0;
    };
    const [value, most] = [median('gate'), MOST_TIMES * median('inlined') + plusMs];
    const line = `${loads[0]?.path} ${what}: ${value.toFixed(0)}, at most ${most.toFixed(0)}; of the framework's own ${median('framework').toFixed(0)}`;
    return value > most ? `${line} !` : line;
  });
}
