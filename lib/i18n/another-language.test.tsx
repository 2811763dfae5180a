import { cpSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { messagesIn } from '@/lib/content/check/check-content';
import { interfaceStrings } from '@/lib/content/check/interface-strings';
import { messageRows } from '@/lib/content/translation/translatable-texts';
import { seasonDates } from '@/lib/dates/days-in-words';
import { screenMetadata } from '@/lib/metadata/metadata';
import { siteMap } from '@/lib/metadata/sitemap';
import { tempFolder } from '@/tests/support/temp-folder';
import { localePath } from '../addresses/routes';
import { type Locale, locales, otherLocales } from './locales';

vi.mock('./languages.json', async (original) => {
  const { default: languages } = await original<{ default: Record<string, object> }>();
  const french = { name: 'Français', htmlLang: 'fr-FR', formatLocale: 'fr-FR', isUnfinished: true };
  const { en, es } = languages;
  // which has one form for every number
  const vietnamese = { name: 'Tiếng Việt', htmlLang: 'vi-VN', formatLocale: 'vi-VN' };
  return { default: { en, es, fr: french, vi: { ...vietnamese, isUnfinished: true } } };
});
vi.mock('@/lib/messages/translations', async () => {
  const { default: es } = await import('@/messages/es.json');
  return { translations: { es, fr: es, vi: es } };
});

vi.mock('@/lib/content/bundle', async (original) => {
  const module = await original<typeof import('@/lib/content/bundle')>();
  return { ...module, bundle: { ...module.bundle, fr: {}, vi: {} } };
});

const fr = 'fr' as Locale;
const english = readFileSync('messages/en.json', 'utf8');

test('a language in preparation has its pages, to which no other leads', () => {
  expect(locales).toContain(fr);
  expect(localePath(fr, '/call')).toBe('/fr/call');
  expect(otherLocales(fr)).toEqual(['en', 'es']);
  expect(otherLocales('en')).toEqual(['es']);
});

test('in its messages, what reads as in English is not translated yet', () => {
  const messagesDir = tempFolder({ 'fr.json': english.replace('"Donate"', '"Faire un don"') });
  cpSync('messages', messagesDir, { recursive: true });
  const rows = messageRows(messagesIn(messagesDir), fr);
  const translationOf = (key: string) =>
    rows.find((row) => row.file === 'messages/fr.json' && row.recordKey === ` ${key}`)?.translation;
  expect(translationOf('shell.donate')).toBe('Faire un don');
  expect(translationOf('shell.language')).toBeNull();
});

test('messages that are English still are no mistakes, whatever plurals it has', () => {
  const messagesDir = tempFolder({ 'en.json': english, 'vi.json': english });
  const own = interfaceStrings({ others: messagesIn(messagesDir) }).filter(
    ({ file, code }) => file === 'messages/vi.json' && code !== 'file.missing',
  );
  expect(own).toEqual([]);
});

test('search engines are told of none of them', () => {
  const listed = siteMap().map(({ url }) => new URL(url).pathname);
  expect(listed).toContain('/es/call');
  expect(listed.filter((path) => path.startsWith('/fr'))).toEqual([]);
  const alternates = screenMetadata('en', '/call').alternates?.languages;
  expect(Object.keys(alternates ?? {})).toEqual(['en', 'es', 'x-default']);
  expect(screenMetadata('es', '/call').robots).toBeUndefined();
  expect(screenMetadata(fr, '/call').robots).toMatchObject({ index: false });
});

test('the season is dated as its row says', () => {
  const season = { starts: '2021-07-12', ends: '2021-08-08' };
  expect(seasonDates(season, fr).replaceAll('\u00a0', ' ')).toBe('12 juillet – 8 août 2021');
});
