import sanitize from 'sanitize-html';
import type { Locale } from '../../i18n/locales';
import { unescapeHtml } from './html';
import { code } from './issue';
import { plainText, safeText } from './sanitize';

/** `reason` is the caller's own; `street`, `town`, `state` and `zip` are where they live. */
export type Blank = 'visitor' | 'senator' | 'vote' | 'reason' | 'street' | 'town' | 'state' | 'zip';

/** Words, or a blank with the words that are shown until it is filled in. */
export type Piece = { text: string; blank?: Blank };
export type Sentence = Piece[];
export type ScriptPart = { kind: 'paragraph' | 'demand'; sentences: Sentence[] };

type Blanks = Record<Blank, string>;

/** The blanks by language (English ones elsewhere); the first name is the caller's. */
export const blankNames: Partial<Record<Locale, Blanks>> & { en: Blanks; es: Blanks } = {
  en: {
    visitor: '(insert name)',
    senator: '(insert name)',
    vote: '(insert vote)',
    reason: '(insert reason)',
    street: '(insert street)',
    state: '(insert state)',
    town: '(insert town)',
    zip: '(insert ZIP)',
  },
  es: {
    visitor: '(inserte el nombre)',
    senator: '(inserte el nombre)',
    vote: '(inserte el voto)',
    reason: '(inserte su motivo)',
    street: '(inserte la calle)',
    state: '(inserte el estado)',
    town: '(inserte la ciudad)',
    zip: '(inserte el código)',
  },
};

/** A name is the visitor's or the senator's, by its place in the script. */
const placeholders: Partial<Record<string, Blank | 'name'>> = Object.fromEntries(
  Object.values(blankNames).flatMap(({ visitor, senator: _, ...places }) => [
    [visitor, 'name'],
    ...Object.entries(places).map(([blank, written]) => [written, blank]),
  ]),
);
const knownPlaceholders = Object.keys(placeholders).join(', ');

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
    const stands = placeholders[text];
    if (!stands) return { text };
    if (stands !== 'name') return { text, blank: stands };
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
const votePlaceholders = Object.values(blankNames).map(({ vote }) => vote);
export const voicemailHtml = scriptHtml.superRefine((html, context) => {
  const filled = votePlaceholders.reduce((text, each) => text.replaceAll(each, VOTE), html);
  const count = plainText(filled).split(' ').length;
  if (count <= VOICEMAIL_WORDS) return;
  const params = { limit: VOICEMAIL_WORDS, count };
  context.addIssue({ code: 'custom', message: code('value.voicemail'), params });
});
