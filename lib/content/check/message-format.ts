import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../../i18n/locales';
import type { Fault } from '../model/issue';
import { nearest } from './files/nearest';

const BRACES: Fault = { code: 'message.braces' };
const TAGS: Fault = { code: 'message.tags' };
/** The parser's names of its errors that braces do not explain. */
const faults: Record<string, Fault> = {
  MISSING_OTHER_CLAUSE: { code: 'message.other' },
  INVALID_TAG: TAGS,
  INVALID_TAG_NAME: TAGS,
  UNMATCHED_CLOSING_TAG: TAGS,
  UNCLOSED_TAG: TAGS,
};

/** Every element of a message, those in tags and cases too. */
function flat(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...flat(element.children)];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => flat(value))];
  });
}

/** A word of a plural that the language does not use, such as `uno`, or null. */
function pluralFault(selectors: readonly string[], locale: Locale): Fault | null {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const known: readonly string[] = pluralCategories;
  const wrong = selectors.find((each) => !/^=\d+$/.test(each) && !known.includes(each));
  if (wrong === undefined) return null;
  const meant = nearest(wrong, known) ?? 'none';
  return { code: 'message.plural', params: { meant, known: known.join(', '), wrong } };
}

/** What the parser takes for plain words, and nobody means so. */
function literalFault(text: string): Fault | null {
  if (/[{}]/.test(text)) return BRACES;
  return /<\/?\w/.test(text) ? TAGS : null;
}

function faultOf(element: MessageFormatElement, locale: Locale): Fault | null {
  if (element.type === TYPE.literal) return literalFault(element.value);
  return element.type === TYPE.plural ? pluralFault(Object.keys(element.options), locale) : null;
}

/** What the code fills in: `{name}`, `<link>`, and each `{kind, select, case}`. */
function placeholdersOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
  if (element.type === TYPE.tag) return [`<${element.value}>`];
  const cases = element.type === TYPE.select ? Object.keys(element.options) : [];
  return [`{${element.value}}`, ...cases.map((each) => `{${element.value}, select, ${each}}`)];
}

/** Reads a message as the site does: what the code fills in, or what is wrong with it. */
export function readMessage(
  text: string,
  locale: Locale,
): { placeholders: string[] } | { fault: Fault } {
  if (/'[{}<>]/.test(text.replaceAll("''", ''))) return { fault: { code: 'message.apostrophe' } };
  try {
    const elements = flat(parse(text));
    const fault = elements.map((element) => faultOf(element, locale)).find(Boolean);
    if (fault) return { fault };
    return { placeholders: [...new Set(elements.flatMap(placeholdersOf))].sort() };
  } catch (error) {
    return { fault: faults[(error as Error).message] ?? BRACES };
  }
}
