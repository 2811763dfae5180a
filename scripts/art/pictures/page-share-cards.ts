import { cardPath, statePath, targetPaths } from '@/lib/addresses/paths';
import { lastNames, senatorsOf } from '@/lib/call/senators';
import { bareStateName, hasSeats, pageCodes } from '@/lib/call/state-names';
import { eventDay } from '@/lib/dates/days-in-words';
import { type Locale, locales } from '@/lib/i18n/locales';
import senators from '@/messages/senators.json';
import signing from '@/messages/signing.json';
import { campaign, contents, palette } from '@/scripts/art/drawn-content';
import { fit, heightsOf, largest, legibleLines, stack, widthAt } from '@/scripts/art/lettering';
import { bar } from '@/scripts/art/path';
import { filled } from '@/scripts/art/svg';
import { selfieSample } from './selfie-sample';
import { CARD, cardSheet } from './site-share-card';

type CardWords = {
  /** on a red strip at the head */
  label: string;
  /** smaller, over the line that matters */
  before?: string | undefined;
  /** the line that matters, underlined */
  key: string;
  /** smaller, under it */
  after?: string | undefined;
};

/** Enough for flat inks and their edges, and a card stays under 40 kB. */
export const CARD_COLOURS = 16;

const { width: WIDTH, margin: MARGIN } = CARD;

/** The strip with the label, and the height of its capitals. */
const label = { top: 50, height: 112, cap: 70, beyond: 40 };
/** Where the lettering begins and ends: under it are the marchers' heads. */
const [TOP, FOOT] = [196, 386];
const GAP = 24;
/** The heights of capitals: at most, and at least where words are to be read on a phone. */
const cap = { key: 108, least: 56, beside: 0.6, after: 46 };

/** Room for the lettering: the whole width, or what a picture at the right leaves. */
const room = { whole: WIDTH - MARGIN * 2, half: 640 };

function lettering(locale: Locale, words: CardWords, widest: number) {
  const set = (text = '') => text.toLocaleUpperCase(locale);
  const [name, before, after] = [set(words.label), set(words.before), set(words.after)];
  const keys = legibleLines(set(words.key), widest, cap.least);
  const highest = Math.min(...keys.map((text) => heightsOf(text, widest).cap));

  function stackAt(scale: number) {
    const height = cap.key * scale;
    const rows = [
      { text: before, height: Math.min(height, highest) * cap.beside, key: false },
      ...keys.map((text, index) => ({ text, height, key: index === keys.length - 1 })),
      { text: after, height: cap.after * scale, key: false },
    ];
    return stack(
      rows
        .filter(({ text }) => text)
        .map((row) => ({ ...row, measure: widthAt(row.text, row.height, widest) })),
      { top: TOP, gap: GAP },
    );
  }
  const { lines } = stackAt(largest(1, (scale) => stackAt(scale).bottom <= FOOT, 0.97));

  const labelWidth = widthAt(name, label.cap, widest - label.beyond);
  const { cap: labelCap } = heightsOf(name, labelWidth);
  const labelFoot = label.top + (label.height + labelCap) / 2;
  const written = lines.map(({ text, measure, foot }) => fit(text, measure, MARGIN, foot));
  const strokes = lines.map(({ key, measure, foot, cap }) =>
    key ? bar(MARGIN, foot + cap * 0.18, measure, cap * 0.1) : '',
  );
  return [
    filled(bar(0, label.top, MARGIN + labelWidth + label.beyond, label.height), palette.flame),
    filled(fit(name, labelWidth, MARGIN, labelFoot), palette.onFlame),
    filled(written.join(''), palette.ink),
    filled(strokes.join(''), palette.flame),
  ].join('');
}

/** The picture is at the right, behind the march. */
type Card = [path: string, words: CardWords, picture?: string];

/** A state: its two senators in `place_question`, or one with the campaign’s question; or that it has none. */
function placeCards(locale: Locale): Card[] {
  const { place_question, intro_title } = contents[locale];
  const { noVote, vacant } = senators[locale];
  const withoutPlace = (text: string) => text.replace(/\{place\}\s*[:,.–-]?/, '').trim();
  const [before = '', after = ''] = withoutPlace(place_question ?? '').split('{names}');

  return pageCodes.map((code) => {
    const name = bareStateName(code, locale);
    const ofCode = senatorsOf(code);
    const none = withoutPlace(hasSeats(code) ? vacant.line : noVote);
    const words =
      place_question && ofCode.length > 1
        ? { before: before.trim(), key: lastNames(ofCode, locale) + after }
        : { key: lastNames(ofCode, locale) || none, after: intro_title };
    return [statePath(code), { label: name, ...words }];
  });
}

function personCards(locale: Locale): Card[] {
  const { targets, intro_title: key } = contents[locale];
  if (!campaign.features.places || targets.kind === 'nobody') return [];
  if (!('targets' in targets)) return placeCards(locale);
  const paths = targetPaths(targets.targets.map(({ name }) => name));
  return targets.targets.map(({ name: label, role: before }, index) => [
    paths[index] ?? '',
    { label, before, key },
  ]);
}

/** The sample selfie, pinned at the right, over the heads of the march. */
function pinned(locale: Locale) {
  const [side, scale] = [640, 0.55];
  const edge = filled(bar(-12, -12, side + 24, side + 24), palette.sheet);
  return `<g transform="translate(776 26) rotate(3) scale(${scale})">${edge}${selfieSample(locale)}</g>`;
}

function actionCards(locale: Locale): Card[] {
  const words = contents[locale];
  const { intro_moral_monday_starts_at: starts, intro_moral_monday_place: after } = words;
  const { letter_title, letter_cta, intro_title, selfies_title, selfies_cta } = words;
  const day = starts && eventDay(starts, undefined, locale, campaign.time_zone);
  const when = day || signing[locale].rsvp.rsvp;
  return [
    ['/letter', { label: letter_title, key: letter_cta, after: intro_title }],
    ['/rsvp', { label: when, key: words.intro_moral_monday_cta, after }],
    ['/selfie', { label: selfies_title, key: selfies_cta }, pinned(locale)],
  ];
}

/** The share card of every page that has one of its own: its path in `public/`, and the SVG file. */
export function pageCards(): [path: string, svg: string][] {
  return locales.flatMap((locale) =>
    [...actionCards(locale), ...personCards(locale)].map(([path, words, body]) => {
      const front = lettering(locale, words, body ? room.half : room.whole);
      const own = { count: 11, enlarge: 1.3, hasFarRow: false, body, front };
      return [cardPath(locale, path), cardSheet(locale, own)] as const;
    }),
  );
}
