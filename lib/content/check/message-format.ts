import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../../i18n/locales';
import type { Message } from '../schema/expected';
import { nearest } from './files/nearest';

const TAGS = {
  en: 'for each tag its end, in order: <link>words</link>',
  es: 'para cada etiqueta su cierre, en orden: <link>palabras</link>',
};
const OTHER = {
  en: 'other, in English and so written, in every plural and select: it is what all the other cases show, as in {count, plural, one {# day} other {# days}}',
  es: 'other, en inglés y así escrito, en cada plural y en cada select: es lo que se muestra en los demás casos, como en {count, plural, one {# día} other {# días}}',
};
const BRACES = {
  en: 'a } for every {, and between them a name, as in {name}, or a name with plural or select, as in {count, plural, one {# day} other {# days}}',
  es: 'una } por cada {, y entre las dos un nombre, como en {name}, o un nombre con plural o select, como en {count, plural, one {# día} other {# días}}',
};
const QUOTED = {
  en: 'a curly apostrophe (’): a straight one before { or < makes the site show what follows as it is written, instead of filling it in',
  es: 'un apóstrofo curvo (’): uno recto delante de { o < hace que lo que sigue se vea tal cual, en lugar de completarse',
};

/** The parser's names of its errors that braces do not explain. */
const faults: Record<string, Message> = {
  MISSING_OTHER_CLAUSE: OTHER,
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
function pluralFault(selectors: readonly string[], locale: Locale): Message | null {
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const known: readonly string[] = pluralCategories;
  const wrong = selectors.find((each) => !/^=\d+$/.test(each) && !known.includes(each));
  if (wrong === undefined) return null;
  const meant = nearest(wrong, known);
  return {
    en: `${meant ? `perhaps ${meant}? ` : ''}one of ${known.join(', ')}, =0, =1 ..., which stay English; what stands under "${wrong}" is never shown`,
    es: `${meant ? `¿quizá ${meant}? ` : ''}una de estas palabras, que se quedan en inglés: ${known.join(', ')}, =0, =1 ...; lo que está en "${wrong}" no se muestra nunca`,
  };
}

/** What the parser takes for plain words, and nobody means so. */
function literalFault(text: string): Message | null {
  if (/[{}]/.test(text)) return BRACES;
  return /<\/?\w/.test(text) ? TAGS : null;
}

function faultOf(element: MessageFormatElement, locale: Locale): Message | null {
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
): { placeholders: string[] } | { fault: Message } {
  if (/'[{}<>]/.test(text.replaceAll("''", ''))) return { fault: QUOTED };
  try {
    const elements = flat(parse(text));
    const fault = elements.map((element) => faultOf(element, locale)).find(Boolean);
    if (fault) return { fault };
    return { placeholders: [...new Set(elements.flatMap(placeholdersOf))].sort() };
  } catch (error) {
    return { fault: faults[(error as Error).message] ?? BRACES };
  }
}
