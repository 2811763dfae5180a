import type { Message } from './check/files/problem';

const spanish = new Map<string, string>();

/**
 * What a schema says was expected, for its `error`: the English, which zod keeps as the message; the
 * Spanish is found again by it.
 */
export function expected(en: string, es: string): string {
  spanish.set(en, es);
  return en;
}

/** A schema's message in both languages; English stands in where `expected` was not told the Spanish. */
export function inBothLanguages(en: string): Message {
  return { en, es: spanish.get(en) ?? en };
}
