import { type Browser, chromium } from '@playwright/test';
import { addressVariables } from '@/lib/config/deployment';
import {
  measureAnswers,
  measureLoad,
  measurePress,
  measureTakeover,
  median,
  type Values,
} from '@/scripts/bench/measure';
import { type Variant, writeVariants } from '@/scripts/bench/variants';
import { buildSite } from '@/scripts/build/build-site';
import { log, readArguments, UserError } from '@/scripts/cli';
import { LOCAL_PORTS, localServers } from '@/scripts/servers/ports';
import { serveSite } from '@/scripts/servers/static-server';
import { requireBrowser } from '@/scripts/tests/browser';

const HELP = `node scripts/run.mjs bench [--rounds 3] [--minutes 9] [load press]

What loads and presses cost a visitor on a slow phone, compared in the same run to the same page
without scripts and as the framework exports it; with words, only what has one of them in its name. Sizes are
limited in tests/built/limits.ts.

--rounds    how often each is measured; medians count
--minutes   no round begins that would end later`;

type Bench = {
  name: string;
  variants: Variant[];
  measure: (browser: Browser, origin: string) => Promise<Values>;
  /** the most that the page with the gate may take */
  limits: (measured: Partial<Record<Variant, Values>>) => Values;
};

const press = (name: string, waitMs: number, limits: Values, scrolls = false): Bench => ({
  name: `press, ${name}`,
  variants: ['gate', 'framework'],
  measure: (browser, origin) => measurePress(browser, `${origin}/`, waitMs, scrolls),
  limits: () => limits,
});

const paths = ['/', '/call'];
const benches: Bench[] = [
  ...paths.map(
    (path): Bench => ({
      name: `load of ${path} with slow 4G`,
      variants: ['gate', 'no scripts', 'framework'],
      measure: (browser, origin) => measureLoad(browser, origin + path),
      limits: ({ 'no scripts': bare = {} }) => ({
        paint: 1.1 * (bare.paint ?? 0),
        blocked: 1.1 * (bare.blocked ?? 0) + 30,
      }),
    }),
  ),
  press('untouched, after 1 s', 1_000, { answer: 100, dialog: 1_300 }),
  press('untouched, after 3 s', 3_000, { answer: 100, dialog: 1_300 }),
  press('2 s after a scroll', 1_000, { dialog: 300 }, true),
  {
    name: 'press, at each second after the load',
    variants: ['gate'],
    measure: (browser, origin) => measureAnswers(browser, `${origin}/`),
    limits: () => ({ median: 100, latest: 250 }),
  },
  ...paths.map(
    (path): Bench => ({
      name: `takeover of ${path} by React`,
      variants: ['gate', 'framework'],
      measure: (browser, origin) => measureTakeover(browser, origin + path),
      limits: ({ framework = {} }) => ({ longest: 0.6 * (framework.longest ?? 0) }),
    }),
  ),
];

export async function main(args: string[]) {
  const options = { rounds: { type: 'string' }, minutes: { type: 'string' } } as const;
  const { values, positionals } = readArguments(args, HELP, { options, most: benches.length });
  const [rounds, minutes] = [Number(values.rounds ?? 3), Number(values.minutes ?? 9)];
  const wanted = benches.filter(
    ({ name }) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
  );
  if (!(rounds >= 1 && minutes > 0 && wanted.length > 0)) throw new UserError(HELP);

  const executablePath = await requireBrowser();
  // with services, so that forms are there, but without counting, as shipped
  const services = { ...localServers(LOCAL_PORTS).environment, [addressVariables.analytics]: '' };
  await buildSite({ ...services, ...process.env });
  const variants = writeVariants();
  const sites = await Promise.all(variants.map(({ dir }) => serveSite({ dir, port: 0 })));
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const measured = wanted.map(() => new Map<Variant, Values[]>());
  const start = performance.now();
  const elapsed = () => (performance.now() - start) / 60_000;
  let done = 0;
  try {
    while (done < rounds && (done === 0 || (elapsed() / done) * (done + 1) <= minutes)) {
      for (const [index, { variants: compared, measure }] of wanted.entries()) {
        for (const variant of compared) {
          const site = sites[variants.findIndex(({ name }) => name === variant)];
          const value = await measure(browser, `http://localhost:${site?.port}`);
          measured[index]?.set(variant, [...(measured[index].get(variant) ?? []), value]);
        }
      }
      done += 1;
      log(`Round ${done} of ${rounds}: ${elapsed().toFixed(1)} minutes so far.`);
    }
  } finally {
    await browser.close();
    await Promise.all(sites.map(({ close }) => close()));
  }
  const over = wanted.reduce((sum, bench, index) => sum + report(bench, measured[index]), 0);
  if (done < rounds) log(`Left, for want of time: ${rounds - done} of ${rounds} rounds.`);
  if (over > 0) throw new UserError(`${over} limits are broken; they are marked with "!" above.`);
}

/** Prints the medians of a bench, and returns how many are over their limit. */
function report({ name, variants, limits }: Bench, rounds = new Map<Variant, Values[]>()): number {
  const medians: Partial<Record<Variant, Values>> = {};
  for (const [variant, all] of rounds) {
    const whats = Object.keys(all[0] ?? {});
    const middle = (what: string) => median(all.map((values) => values[what] ?? 0));
    medians[variant] = Object.fromEntries(whats.map((what) => [what, middle(what)]));
  }
  const most = limits(medians);
  let over = 0;
  const lines = variants.flatMap((variant) =>
    Object.entries(medians[variant] ?? {}).map(([what, value]) => {
      const limit = variant === 'gate' ? most[what] : undefined;
      if (limit === undefined) return `  ${what}, ${variant}: ${value.toFixed(0)}`;
      if (value > limit) over += 1;
      return `  ${what}: ${value.toFixed(0)}, at most ${limit.toFixed(0)}${value > limit ? ' !' : ''}`;
    }),
  );
  log([name, ...lines].join('\n'));
  return over;
}
