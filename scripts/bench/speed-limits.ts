import type { Browser } from '@playwright/test';
import { measureAnswers, measureLoad, measurePress, measureTakeover, type Values } from './measure';

export type Variant = 'gate' | 'framework' | 'inlined';

/** The most that the page with the gate may take: so many times what `of` takes, and so many ms. */
type Limit = { times?: number; of?: Variant; plusMs?: number };

export type Bench = {
  name: string;
  variants: Variant[];
  measure: (browser: Browser, origin: string) => Promise<Values>;
  limits: Record<string, Limit>;
};

const press = (name: string, waitMs: number, scrolls = false): Bench => ({
  name: `press, ${name}`,
  variants: ['gate', 'framework'],
  measure: (browser, origin) => measurePress(browser, `${origin}/`, waitMs, scrolls),
  limits: { answer: { plusMs: 50 }, dialog: { times: 1.3, of: 'framework' } },
});

export const benches: Bench[] = [
  ...['/', '/call'].flatMap((path): Bench[] => [
    {
      name: `load of ${path} with slow 3G`,
      variants: ['gate', 'inlined', 'framework'],
      measure: (browser, origin) => measureLoad(browser, origin + path),
      limits: {
        first: { times: 1.1, of: 'inlined' },
        largest: { times: 1.1, of: 'inlined' },
        blocked: { times: 1.1, of: 'inlined', plusMs: 30 },
      },
    },
    {
      name: `takeover of ${path} by React`,
      variants: ['gate', 'framework'],
      measure: (browser, origin) => measureTakeover(browser, origin + path),
      limits: { longest: { times: 0.6, of: 'framework' } },
    },
  ]),
  press('untouched, after 1 s', 1_000),
  press('untouched, after 3 s', 3_000),
  press('2 s after a scroll', 1_000, true),
  {
    name: 'press, at each second after the load',
    variants: ['gate'],
    measure: (browser, origin) => measureAnswers(browser, `${origin}/`),
    limits: { median: { plusMs: 100 }, latest: { plusMs: 250 } },
  },
];
