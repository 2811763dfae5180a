import { describe, expect, test } from 'vitest';
import { messagesOf } from '@/lib/i18n/messages';
import rootError from '@/messages/root-error.json';

/** Strings that are the same in both languages: dots, what a language calls itself, and networks. */
const sameInBoth = new Set([
  'call.sending',
  'livestream.spanish',
  'share.whatsapp',
  'share.sms',
  'share.bluesky',
  'share.facebook',
]);

/** Strings that have nothing to say in English. */
const emptyInEnglish = new Set(['embed.inEnglish']);

/** The strings of a file by their key path. */
function flat(value: object, path = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'string' ? [[`${path}${key}`, inner]] : flat(inner, `${path}${key}.`),
  );
}

/** What a translator must not change: arguments, plural forms aside, and tags. */
function fixedParts(text: string): string[] {
  return (text.match(/\{\s*\w+\s*[,}]|<\/?\w+/g) ?? [])
    .map((part) => part.replace(/\s/g, ''))
    .sort();
}

describe.each([
  ['messages', messagesOf('en'), messagesOf('es')],
  ['root error', rootError.en, rootError.es],
])('%s', (_file, english, spanish) => {
  const en = flat(english);
  const es = new Map(flat(spanish));

  test('both languages have the same strings, in the same order', () => {
    expect([...es.keys()]).toEqual(en.map(([key]) => key));
  });

  test.each(en)('%s is said in Spanish too', (key, text) => {
    const translated = es.get(key) ?? '';
    expect(translated.trim()).not.toBe('');
    if (!emptyInEnglish.has(key)) expect(text.trim()).not.toBe('');
    if (!sameInBoth.has(key)) expect(translated).not.toBe(text);
    expect(fixedParts(translated)).toEqual(fixedParts(text));
  });
});
