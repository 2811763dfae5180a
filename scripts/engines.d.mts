// For playwright.config.ts and the tests, whose compiler does not read JavaScript.
export type Engines = {
  firefox?: { browser: string; channel?: 'moz-firefox' };
  webkit?: { browser: string; driver: string; screen: string };
};
export function findEngines(env?: Record<string, string | undefined>): Engines;
export function missingEngines(engines?: Engines): string[];
