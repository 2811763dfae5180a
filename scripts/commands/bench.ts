import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { addressVariables } from '@/lib/config/deployment';
import { median, type Values } from '@/scripts/bench/measure';
import { type Bench, benches, type Variant } from '@/scripts/bench/speed-limits';
import { buildSite } from '@/scripts/build/build-site';
import { compressFiles } from '@/scripts/build/compress';
import { CHUNK, COMPILE_HINT, rewrite } from '@/scripts/build/finish-export';
import { log, readArguments, UserError } from '@/scripts/cli';
import { OUT, ROOT } from '@/scripts/paths';
import { LOCAL_PORTS, localServers } from '@/scripts/servers/ports';
import { serveSite } from '@/scripts/servers/static-server';
import { requireBrowser } from '@/scripts/tests/chromium';

const HELP = `node scripts/run.mjs bench [--rounds 3] [--minutes 9] [load press]

What loads and presses cost a visitor on a slow phone, compared in the same run to the same page
with its pictures inside and no scripts, and as the framework exports it; with words, only what has one of
them in its name.

--rounds    how often each is measured; medians count
--minutes   no round begins that would end later`;

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

export async function main(given: string[]) {
  const options = { rounds: { type: 'string' }, minutes: { type: 'string' } } as const;
  const { values, positionals } = readArguments(given, HELP, { options, most: benches.length });
  const [rounds, minutes] = [Number(values.rounds ?? 3), Number(values.minutes ?? 9)];
  const words = positionals.length > 0 ? positionals : [''];
  const wanted = benches
    .filter(({ name }) => words.some((word) => name.includes(word)))
    .map((bench) => ({ bench, measured: new Map<Variant, Values[]>() }));
  if (!(rounds >= 1 && minutes > 0 && wanted.length > 0)) throw new UserError(HELP);

  const executablePath = await requireBrowser();
  // with services, so that forms are there, but without counting, as shipped
  const services = { ...localServers(LOCAL_PORTS).environment, [addressVariables.analytics]: '' };
  await buildSite({ ...services, ...process.env });
  const sites = await Promise.all((Object.keys(variants) as Variant[]).map(serveVariant));
  // under a debugger, V8 parses a script once more for the places of its errors: twice a visitor's time
  const args = ['--no-sandbox', '--js-flags=--no-enable-lazy-source-positions'];
  const browser = await chromium.launch({ executablePath, args });
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 60_000;
  let done = 0;
  while (done < rounds && (done === 0 || (elapsed() / done) * (done + 1) <= minutes)) {
    for (const { bench, measured } of wanted) {
      for (const { name, origin } of sites.filter((each) => bench.variants.includes(each.name))) {
        const value = await bench.measure(browser, origin);
        measured.set(name, [...(measured.get(name) ?? []), value]);
      }
    }
    done += 1;
    log(`Round ${done} of ${rounds}: ${elapsed().toFixed(1)} minutes so far.`);
  }
  await Promise.all([browser, ...sites].map((each) => each.close()));
  const over = wanted.reduce((sum, { bench, measured }) => sum + report(bench, measured), 0);
  if (done < rounds) log(`Left, for want of time: ${rounds - done} of ${rounds} rounds.`);
  if (over > 0) throw new UserError(`${over} limits are broken; they are marked with "!" above.`);
}

/** Prints the medians of a bench, and returns how many are over their limit. */
function report({ name, limits }: Bench, measured: Map<Variant, Values[]>): number {
  const middle = (what: string, variant: Variant | undefined) =>
    variant ? median((measured.get(variant) ?? []).map((values) => values[what] ?? 0)) : 0;
  let over = 0;
  const lines = [...measured].flatMap(([variant, [first = {}]]) =>
    Object.keys(first).map((what) => {
      const value = middle(what, variant);
      const limit = variant === 'gate' && limits[what];
      if (!limit) return `  ${what}, ${variant}: ${value.toFixed(0)}`;
      const { times = 1, of, plusMs = 0 } = limit;
      const most = times * middle(what, of) + plusMs;
      if (value > most) over += 1;
      return `  ${what}: ${value.toFixed(0)}, at most ${most.toFixed(0)}${value > most ? ' !' : ''}`;
    }),
  );
  log([name, ...lines].join('\n'));
  return over;
}
