import sanitize from 'sanitize-html';
import type { Locale } from '../../i18n/locales';
import { unescapeHtml } from './html';
import { code } from './issue';
import { plainText, safeText } from './sanitize';

/**
 * The blanks by language, the English ones elsewhere; `reason` is the caller's own, and `street`, `town`, `state`
 * and `zip` are where they live.
 */
const blanks = {
  visitor: { en: '(insert name)', es: '(inserte el nombre)' },
  senator: { en: '(insert name)', es: '(inserte el nombre)' },
  vote: { en: '(insert vote)', es: '(inserte el voto)' },
  reason: { en: '(insert reason)', es: '(inserte su motivo)' },
  street: { en: '(insert street)', es: '(inserte la calle)' },
  state: { en: '(insert state)', es: '(inserte el estado)' },
  town: { en: '(insert town)', es: '(inserte la ciudad)' },
  zip: { en: '(insert ZIP)', es: '(inserte el código)' },
} satisfies Record<string, Partial<Record<Locale, string>>>;
export type Blank = keyof typeof blanks;

export function blankName(blank: Blank, locale: Locale = 'en'): string {
  const names: Partial<Record<Locale, string>> = blanks[blank];
  return names[locale] ?? blanks[blank].en;
}

/** Words, or a blank with the words that are shown until it is filled in. */
export type Piece = { text: string; blank?: Blank };
export type Sentence = Piece[];
export type ScriptPart = { kind: 'paragraph' | 'demand'; sentences: Sentence[] };

/** Blanks by how they are written, a name as a senator's: the first of a script is the visitor's. */
const placeholders: Partial<Record<string, Blank>> = Object.fromEntries(
  Object.entries(blanks).flatMap(([blank, names]) =>
    Object.values(names).map((written) => [written, blank as Blank] as const),
  ),
);
const knownPlaceholders = Object.keys(placeholders).toSorted().join(', ');

const PLACEHOLDER = /(\(inserte? [^()]*\))/i;

const blockTags = ['p', 'br', 'ol', 'ul', 'li'];

/** The paragraphs and list entries of a script as plain text; a line break ends a paragraph. */
function blocksOf(html: string): { kind: ScriptPart['kind']; text: string }[] {
  let kind: ScriptPart['kind'] = 'paragraph';
  const blocks = sanitize(html, { allowedTags: blockTags, allowedAttributes: {} });
  return blocks.split(/(<[^>]*>)/).flatMap((part) => {
    if (/^<\/?li>/.test(part)) kind = part === '<li>' ? 'demand' : 'paragraph';
    const text = part.startsWith('<') ? '' : unescapeHtml(part).replace(/\s+/g, ' ').trim();
    return text ? [{ kind, text }] : [];
  });
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Parses a call script into paragraphs and demands; markup within a paragraph is dropped. */
export function scriptParts(html: string): ScriptPart[] {
  let isNamed = false;

  function pieceOf(text: string): Piece {
    const written = placeholders[text];
    if (!written) return { text };
    if (written !== 'senator') return { text, blank: written };
    const blank = isNamed ? 'senator' : 'visitor';
    isNamed = true;
    return { text, blank };
  }

  const sentenceOf = (text: string): Sentence =>
    text
      .split(PLACEHOLDER)
      .filter((each) => each !== '')
      .map(pieceOf);

  return blocksOf(html).map(({ kind, text }) => ({
    kind,
    sentences: Array.from(segmenter.segment(text), ({ segment }) => sentenceOf(segment.trim())),
  }));
}

export const scriptHtml = safeText.superRefine((html, context) => {
  const isUnknown = (text: string, index: number) => index % 2 === 1 && !placeholders[text];
  if (!html.split(PLACEHOLDER).some(isUnknown)) return;
  const params = { known: knownPlaceholders };
  context.addIssue({ code: 'custom', message: code('value.blanks'), params });
});

/** Twenty seconds at a talking pace. */
const VOICEMAIL_WORDS = 50;
/** About as long as what callers say in place of the vote's blank. */
const VOTE = 'vote '.repeat(20);
export const voicemailHtml = scriptHtml.superRefine((html, context) => {
  const filled = Object.values(blanks.vote).reduce(
    (text, each) => text.replaceAll(each, VOTE),
    html,
  );
  const count = plainText(filled).split(' ').length;
  if (count <= VOICEMAIL_WORDS) return;
  const params = { limit: VOICEMAIL_WORDS, count };
  context.addIssue({ code: 'custom', message: code('value.voicemail'), params });
});
