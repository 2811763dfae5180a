import type { z } from 'zod';

/** Only `sanitize.ts` makes it. */
export type SafeHtml = string & z.$brand<'SafeHtml'>;

const entities = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
] as const;

/** Escapes a text for HTML or XML, between tags and in attributes. */
export const escapeHtml = (text: string): string =>
  entities.reduce((html, [letter, entity]) => html.replaceAll(letter, entity), text);

/** The opposite of `escapeHtml`. */
export const unescapeHtml = (html: string): string =>
  entities.reduceRight((text, [letter, entity]) => text.replaceAll(entity, letter), html);

/** A letter's code point: `U+202E`. */
export const codePoint = (letter: string) =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Fills the `{name}` placeholders of a text; one without a value stays visible. */
export function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : gap,
  );
}

/** Like `fillPlaceholders`, with each value as escaped text. */
export function fillHtml(html: SafeHtml, values: Record<string, string>): SafeHtml {
  const escaped = Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]);
  return fillPlaceholders(html, Object.fromEntries(escaped)) as SafeHtml;
}
