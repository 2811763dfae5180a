import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Locale, locales, readyLocales } from '../../i18n/locales';
import type { Fault, Finding } from '../model/issue';
import type { ContentFiles } from './files/content-files';
import { textsIn, valueAt } from './files/json-path';
import { nearest } from './files/nearest';

const BRACES: Fault = { code: 'message.braces' };
const TAGS: Fault = { code: 'message.tags' };
/** The parser's errors that braces do not explain. */
const faults: Record<string, Fault> = {
  MISSING_OTHER_CLAUSE: { code: 'message.other' },
  INVALID_TAG: TAGS,
  INVALID_TAG_NAME: TAGS,
  UNMATCHED_CLOSING_TAG: TAGS,
  UNCLOSED_TAG: TAGS,
};

function flat(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...flat(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => flat(value))];
  });
}

/** The first plural category that the language does not use, such as `uno`, or null. */
function pluralFault(selectors: readonly string[], locale: Locale): Fault | null {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const known: readonly string[] = pluralCategories;
  const wrong = selectors.find((each) => !/^=\d+$/.test(each) && !known.includes(each));
  if (wrong === undefined) return null;
  const meant = nearest(wrong, known) ?? 'none';
  return { code: 'message.plural', params: { meant, known: known.join(', '), wrong } };
}

function elementFault(element: MessageFormatElement, locale: Locale): Fault | null {
  if (element.type === TYPE.plural) return pluralFault(Object.keys(element.options), locale);
  // syntax that the parser takes for plain text
  const text = element.type === TYPE.literal ? element.value : '';
  if (/[{}]/.test(text)) return BRACES;
  return /<\/?\w/.test(text) ? TAGS : null;
}

/** What the code fills in: `{name}`, `<link>`, and each `{kind, select, case}`. */
function placeholdersOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
  if (element.type === TYPE.tag) return [`<${element.value}>`];
  const cases = element.type === TYPE.select ? Object.keys(element.options) : [];
  return [`{${element.value}}`, ...cases.map((each) => `{${element.value}, select, ${each}}`)];
}

/** Parses a message as the site does: its placeholders, or what is wrong with it. */
function readMessage(text: string, locale: Locale): { placeholders: string[] } | { fault: Fault } {
  if (/'[{}<>]/.test(text.replaceAll("''", ''))) return { fault: { code: 'message.apostrophe' } };
  try {
    const elements = flat(parse(text));
    const fault = elements.map((element) => elementFault(element, locale)).find(Boolean);
    if (fault) return { fault };
    return { placeholders: [...new Set(elements.flatMap(placeholdersOf))].sort() };
  } catch (error) {
    return { fault: faults[(error as Error).message] ?? BRACES };
  }
}

const sameMessages = ['Puerto Rico', 'Rhode Island'];

/** True for several words that are still the English ones; a name or a single word may be. */
function isEnglish(text: string, english: string): boolean {
  const words = text.replace(/<[^>]*>|\{\w+\}/g, ' ').match(/\p{L}{2,}/gu) ?? [];
  return text === english && words.length > 1 && !sameMessages.includes(text);
}

function placeholderFault(own: string[], english: string[]): Fault | null {
  const unknown = own.filter((each) => !english.includes(each)).join(' ');
  if (!unknown && own.length === english.length) return null;
  const known = english.join(' ') || '-';
  return { code: 'message.placeholders', params: { known, unknown: unknown || 'none' } };
}

function faultOf(text: string, locale: Locale, english: unknown): Fault | null {
  // what an unfinished language lacks is counted by file
  if (text === english && !readyLocales.includes(locale)) return null;
  const own = readMessage(text, locale);
  if ('fault' in own) return own.fault;
  if (locale === 'en' || typeof english !== 'string') return null;
  const example = JSON.stringify(english);
  if (!text.trim() && english.trim()) return { code: 'value.empty', params: { example } };
  if (isEnglish(text, english)) return { code: 'warning.message.english' };
  const other = readMessage(english, 'en');
  const fault = 'fault' in other ? null : placeholderFault(own.placeholders, other.placeholders);
  return fault && { ...fault, params: { ...fault.params, example } };
}

/** What is wrong with the messages; TypeScript checks their keys (lib/messages/messages.ts). */
export function interfaceStrings({ others }: Pick<ContentFiles, 'others'>): Finding[] {
  const ofLocale = (locale: Locale) => `messages/${locale}.json`;
  const named = (wanted: string) => others.find(({ file }) => file === wanted);
  const written = others.flatMap(({ file }) => (file.startsWith('messages/') ? file : []));
  return [...new Set([...locales.map(ofLocale), ...written])].flatMap((file): Finding[] => {
    const source = named(file);
    if (!source) return [{ file, path: [], code: 'file.missing' }];
    const own = locales.find((each) => file === ofLocale(each));
    return (own ? [own] : locales).flatMap((locale) => {
      const base = own ? [] : [locale];
      const english = own ? named(ofLocale('en'))?.value : valueAt(source.value, ['en']);
      return textsIn(valueAt(source.value, base)).flatMap(({ path, text }): Finding[] => {
        const fault = faultOf(text, locale, valueAt(english, path));
        return fault ? [{ file, path: [...base, ...path], ...fault }] : [];
      });
    });
  });
}
