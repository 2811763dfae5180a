import { cardPath, statePath, targetPaths } from '@/lib/addresses/paths';
import directory from '@/lib/call/senate-directory.json';
import { bareStateName, pageCodes } from '@/lib/call/state-names';
import type { Target } from '@/lib/content/model/lists';
import { eventDay } from '@/lib/dates/days-in-words';
import { htmlLangs, type Locale, locales } from '@/lib/i18n/locales';
import event from '@/messages/event.json';
import senators from '@/messages/senators.json';
import { campaign, contents, palette } from '@/scripts/art/content';
import { fit, heightsOf, legibleLines, stack } from '@/scripts/art/lettering';
import { bar } from '@/scripts/art/path';
import { filled } from '@/scripts/art/svg';
import { selfieSample } from './selfie-sample';
import { CARD, cardSheet } from './share-card';
import { capitals } from './sheet';

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

/** How wide a line is in capitals of a height, or as wide as there is room. */
function widthAt(text: string, height: number, widest: number) {
  return Math.min(widest, (widest * height) / heightsOf(text, widest).cap);
}

/** The lettering of a card, set as large as it has room for. */
function lettering(locale: Locale, words: CardWords, widest: number) {
  const set = (text = '') => capitals(text, locale);
  const [name, before, after] = [set(words.label), set(words.before), set(words.after)];
  const keys = legibleLines(set(words.key), { measure: widest, cap: cap.least });

  function rows(scale: number) {
    const key = keys.map((text) => ({ text, measure: widthAt(text, cap.key * scale, widest) }));
    const tall = Math.min(...key.map(({ text, measure }) => heightsOf(text, measure).cap));
    const beside = (text: string, height: number) => ({
      text,
      measure: widthAt(text, height, widest),
      key: false,
    });
    return [
      ...(before ? [beside(before, tall * cap.beside)] : []),
      ...key.map((row, index) => ({ ...row, key: index === key.length - 1 })),
      ...(after ? [beside(after, cap.after * scale)] : []),
    ];
  }
  let scale = 1;
  while (stack(rows(scale), { top: TOP, gap: GAP }).bottom > FOOT && scale > 0.2) scale *= 0.97;
  const { lines } = stack(rows(scale), { top: TOP, gap: GAP });

  const labelWidth = widthAt(name, label.cap, widest - label.beyond);
  const { cap: labelCap } = heightsOf(name, labelWidth);
  const labelFoot = label.top + (label.height + labelCap) / 2;
  return [
    filled(bar(0, label.top, MARGIN + labelWidth + label.beyond, label.height), palette.flame),
    filled(fit(name, labelWidth, MARGIN, labelFoot).d, palette.onFlame),
    filled(
      lines.map(({ text, measure, foot }) => fit(text, measure, MARGIN, foot).d).join(''),
      palette.ink,
    ),
    ...lines
      .filter(({ key }) => key)
      .map(({ measure, foot, cap }) =>
        filled(bar(MARGIN, foot + cap * 0.18, measure, cap * 0.1), palette.flame),
      ),
  ].join('');
}

/** What is the same on all cards of a language. @param picture at the right, behind the march */
const ground = (locale: Locale, picture: string = '') =>
  cardSheet(locale, {
    isPrintedOnly: true,
    count: 11,
    body: picture,
    march: { enlarge: 1.3, hasFarRow: false },
  });

/** A drawing with more on top. */
const over = (svg: string, more: string) => svg.replace(/<\/svg>$/, `${more}</svg>`);

/** The last names of a state's senators, the senior one first. */
const lastNames = (packed: string) =>
  packed.split('/').map((senator) => /\*([^|,]*)/.exec(senator)?.[1] ?? '');

/** A state: its senators in the campaign's question, in `place_question`; or that it has none. */
function placeWords(locale: Locale): [path: string, words: CardWords][] {
  const { place_question, intro_title } = contents[locale];
  const packed: Record<string, string> = directory.states;
  const { noVote } = senators[locale];
  const list = new Intl.ListFormat(htmlLangs[locale], { type: 'conjunction' });
  const withoutPlace = (text: string) => text.replace(/\{place\}\s*[:,.–-]?/, '').trim();
  const [before = '', after = ''] = withoutPlace(place_question ?? '').split('{names}');

  return pageCodes.map((code) => {
    const name = bareStateName(code, locale);
    const key = packed[code] && list.format(lastNames(packed[code]));
    const words = key
      ? { before: before.trim(), key: key + after, ...(!place_question && { after: intro_title }) }
      : { key: withoutPlace(noVote), after: intro_title };
    return [statePath(code), { label: name, ...words }];
  });
}

function targetWords(
  targets: Pick<Target, 'name' | 'role'>[],
  intro_title: string,
): [string, CardWords][] {
  const paths = targetPaths(targets.map(({ name }) => name));
  return targets.map(({ name, role }, index) => [
    paths[index] ?? '',
    { label: name, before: role, key: intro_title },
  ]);
}

/** The sample selfie, pinned at the right, over the heads of the march. */
function pinned(locale: Locale) {
  const [side, scale] = [640, 0.55];
  const edge = filled(bar(-12, -12, side + 24, side + 24), palette.sheet);
  return `<g transform="translate(776 26) rotate(3) scale(${scale})">${edge}${selfieSample(locale)}</g>`;
}

/** The cards of the pages for one action. @param sky the ground of the others, too */
function actionCards(locale: Locale, sky: string): [path: string, svg: string][] {
  const words = contents[locale];
  const { intro_moral_monday_starts_at: starts, intro_moral_monday_place: after } = words;
  const { letter_title, letter_cta, intro_title, selfies_title, selfies_cta } = words;
  const day = starts && eventDay(starts, undefined, locale, campaign.time_zone);
  const letter = { label: letter_title, key: letter_cta, after: intro_title };
  const rsvp = { label: day || event[locale].rsvp, key: words.intro_moral_monday_cta, after };
  const selfie = { label: selfies_title, key: selfies_cta };
  return [
    ['/letter', over(sky, lettering(locale, letter, room.whole))],
    ['/rsvp', over(sky, lettering(locale, rsvp, room.whole))],
    ['/selfie', over(ground(locale, pinned(locale)), lettering(locale, selfie, room.half))],
  ];
}

/**
 * The share card of every page that has one of its own, by its path in `public/`.
 * @returns SVG files
 */
export function pageCards(): Record<string, string> {
  const cards = locales.flatMap((locale) => {
    const { targets, intro_title } = contents[locale];
    const sky = ground(locale);
    const all =
      'targets' in targets ? targetWords(targets.targets, intro_title) : placeWords(locale);
    const persons = campaign.features.places && targets.kind !== 'nobody' ? all : [];
    return [
      ...actionCards(locale, sky),
      ...persons.map(([path, words]) => [path, over(sky, lettering(locale, words, room.whole))]),
    ].map(([path = '', svg]) => [cardPath(locale, path), svg]);
  });
  return Object.fromEntries(cards);
}
