import type { z } from 'zod';
import type { safeHtml } from './sanitize';

/** HTML that may be put into the page as it is; `sanitize.ts` alone makes it. */
export type SafeHtml = z.infer<typeof safeHtml>;

const entities = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
] as const;

/** Text as HTML or XML, between tags and in attributes: every character with a meaning there is escaped. */
export const escapeHtml = (text: string): string =>
  entities.reduce((html, [letter, entity]) => html.replaceAll(letter, entity), text);

/** HTML or XML without tags as text: the opposite of `escapeHtml`. */
export const unescapeHtml = (html: string): string =>
  entities.reduceRight((text, [letter, entity]) => text.replaceAll(entity, letter), html);

/** The number of a letter, as tables of letters have it: `U+202E`. */
export const numberOf = (letter: string) =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Puts values into the `{name}` placeholders of a text. One without a value stays visible. */
export function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : gap,
  );
}

/** The same for checked HTML, each value as escaped text. */
export function fillHtml(html: SafeHtml, values: Record<string, string>): SafeHtml {
  const escaped = Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]);
  return fillPlaceholders(html, Object.fromEntries(escaped)) as SafeHtml;
}
