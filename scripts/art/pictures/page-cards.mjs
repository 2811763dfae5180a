import { join } from 'node:path';
import { pageCodes } from '../../../lib/call/state-codes.mjs';
import { languages, locales } from '../../../lib/i18n/languages.mjs';
import { cardPath, statePath, targetPaths } from '../../../lib/page-paths.mjs';
import { seasonDates } from '../../../lib/season.mjs';
import { readJson } from '../../files.mjs';
import { ROOT } from '../../paths.mjs';
import { drawings, wordsOf } from '../content.mjs';
import { inks } from '../inks.mjs';
import { fit, heightsOf, legibleLines, stack } from '../lettering.mjs';
import { bar } from '../path.mjs';
import { grounds, poster, strip } from '../poster.mjs';
import { filled } from '../svg.mjs';
import { selfieSample } from './selfie-sample.mjs';
import { capitals } from './sheet.mjs';

/**
 * @import { Locale } from '../content.mjs'
 *
 * @typedef {object} CardWords
 * @property {string} label on a red strip at the head
 * @property {string} [before] smaller, over the line that matters
 * @property {string} key the line that matters, underlined
 * @property {string} [after] smaller, under it
 */

const WIDTH = 1200;
const HEIGHT = 630;
const GROUND = 558;
const MARGIN = 56;

/** The strip with the label, and the height of its capitals. */
const label = { top: 50, height: 112, cap: 70, beyond: 40 };
/** Where the lettering begins and ends: under it are the marchers' heads. */
const [TOP, FOOT] = [196, 386];
const GAP = 24;
/** The heights of capitals: at most, and at least where words are to be read on a phone. */
const cap = { key: 108, least: 56, beside: 0.6, after: 46 };

/** Room for the lettering: the whole width, or what a picture at the right leaves. */
const room = { whole: WIDTH - MARGIN * 2, half: 640 };

/** How wide a line is in capitals of a height, or as wide as there is room. @param {string} text @param {number} height @param {number} widest */
function widthAt(text, height, widest) {
  return Math.min(widest, (widest * height) / heightsOf(text, widest).cap);
}

/**
 * The lettering of a card, set as large as it has room for.
 *
 * @param {Locale} locale @param {CardWords} words @param {number} widest
 */
function lettering(locale, words, widest) {
  const [name, before, after] = [words.label, words.before, words.after].map(
    (text) => text && capitals(text, locale),
  );
  const keys = legibleLines(capitals(words.key, locale), { measure: widest, cap: cap.least });
  /** @param {number} scale */
  function rows(scale) {
    const key = keys.map((text) => ({ text, measure: widthAt(text, cap.key * scale, widest) }));
    const tall = Math.min(...key.map(({ text, measure }) => heightsOf(text, measure).cap));
    const beside = (/** @type {string} */ text, /** @type {number} */ height) => ({
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

  const labelWidth = widthAt(name ?? '', label.cap, widest - label.beyond);
  const { cap: labelCap } = heightsOf(name ?? '', labelWidth);
  const labelFoot = label.top + (label.height + labelCap) / 2;
  return [
    filled(bar(0, label.top, MARGIN + labelWidth + label.beyond, label.height), inks.flame),
    filled(fit(name ?? '', labelWidth, MARGIN, labelFoot).d, inks.onFlame),
    filled(
      lines.map(({ text, measure, foot }) => fit(text, measure, MARGIN, foot).d).join(''),
      inks.ink,
    ),
    ...lines
      .filter(({ key }) => key)
      .map(({ measure, foot, cap }) =>
        filled(bar(MARGIN, foot + cap * 0.18, measure, cap * 0.1), inks.flame),
      ),
  ].join('');
}

/** What is the same on all cards of a language. @param {Locale} locale @param {string} [picture] at the right, behind the march */
function ground(locale, picture = '') {
  const { site_title, season } = wordsOf(`images/share-${locale}.png`);
  return poster({
    width: WIDTH,
    height: HEIGHT,
    ground: GROUND,
    isPrintedOnly: true,
    sky: { sun: 930, radius: 190, count: 11, inks: grounds.gold.sky },
    body: picture,
    march: {
      enlarge: 1.3,
      scale: 1.15,
      hasFarRow: false,
      marchers: 'dress cap scarf hat child robe afro dress elder hat chair scarf cap afro',
      inks: grounds.gold.march,
    },
    below: strip({
      width: WIDTH,
      top: GROUND,
      height: HEIGHT - GROUND,
      margin: MARGIN,
      size: 30,
      left: capitals(site_title, locale),
      right: capitals(seasonDates(season, locale), locale),
    }),
  });
}

/** A drawing with more on top. @param {string} svg @param {string} more */
const over = (svg, more) => svg.replace(/<\/svg>$/, `${more}</svg>`);

/** @param {string} path from the project's root */
const read = (path) => readJson(join(ROOT, path));

/** The last names of a state's senators, the senior one first. @param {string} packed */
const lastNames = (packed) =>
  packed.split('/').map((senator) => /\*([^|,]*)/.exec(senator)?.[1] ?? '');

/**
 * A state: its senators in the campaign's question, in `place_question`; or that it has none.
 *
 * @param {Locale} locale
 * @param {{ place_question?: string, intro_title: string }} words
 * @returns {[path: string, words: CardWords][]}
 */
function placeWords(locale, { place_question, intro_title }) {
  const { states: packed } = read('lib/call/senate-directory.json');
  const { states, others } = read('messages/state-names.json')[locale];
  const { noVote } = read('messages/senators.json')[locale];
  const list = new Intl.ListFormat(languages[locale].htmlLang, { type: 'conjunction' });
  const withoutPlace = (/** @type {string} */ text) =>
    text.replace(/\{place\}\s*[:,.–-]?/, '').trim();
  const [before = '', after = ''] = withoutPlace(place_question ?? '').split('{names}');

  return pageCodes({ states, others }).map((code) => {
    const name = states[code] ?? others[code];
    const key = packed[code] && list.format(lastNames(packed[code]));
    const said = key
      ? { before: before.trim(), key: key + after, ...(!place_question && { after: intro_title }) }
      : { key: withoutPlace(noVote), after: intro_title };
    return [statePath(code), { label: name, ...said }];
  });
}

/** @param {{ targets: { name: string, role: string }[], intro_title: string }} words @returns {[string, CardWords][]} */
function targetWords({ targets, intro_title }) {
  const paths = targetPaths(targets.map(({ name }) => name));
  return targets.map(({ name, role }, index) => [
    paths[index] ?? '',
    { label: name, before: role, key: intro_title },
  ]);
}

/** The day of a moment in Washington: `July 19`. @param {string} moment @param {Locale} locale */
const dayOf = (moment, locale) =>
  new Intl.DateTimeFormat(languages[locale].formatLocale, {
    month: 'long',
    day: 'numeric',
    timeZone: 'America/New_York',
  }).format(new Date(moment));

/** The sample selfie, pinned at the right. @param {Locale} locale */
function pinned(locale) {
  const [side, scale] = [640, 0.6];
  const edge = filled(bar(-12, -12, side + 24, side + 24), inks.sheet);
  return `<g transform="translate(756 34) rotate(3) scale(${scale})">${edge}${selfieSample(locale)}</g>`;
}

/** The cards of the pages for one action. @param {Locale} locale */
function actionCards(locale) {
  const words = (/** @type {string} */ path) => wordsOf(cardPath(locale, path).slice(1));
  const letter = words('/letter');
  const rsvp = words('/rsvp');
  const { intro_moral_monday_starts_at: starts, intro_moral_monday_place: place } = rsvp;
  const selfie = words('/selfie');
  return {
    '/letter': over(
      ground(locale),
      lettering(
        locale,
        { label: letter.letter_title, key: letter.letter_cta, after: letter.intro_title },
        room.whole,
      ),
    ),
    '/rsvp': over(
      ground(locale),
      lettering(
        locale,
        {
          label: starts ? dayOf(starts, locale) : read('messages/event.json')[locale].rsvp,
          key: rsvp.intro_moral_monday_cta,
          after: place,
        },
        room.whole,
      ),
    ),
    '/selfie': over(
      ground(locale, pinned(locale)),
      lettering(locale, { label: selfie.selfies_title, key: selfie.selfies_cta }, room.half),
    ),
  };
}

/**
 * The share card of every page that has one of its own, by its path in `public/`.
 *
 * @returns {Record<string, string>} SVG files
 */
export function pageCards() {
  const cards = locales.flatMap((locale) => {
    const own = drawings.find(({ picture }) => picture === `images/card-call-*-${locale}.png`);
    const from = /** @type {any} */ (own?.from);
    const persons = from && (from.targets ? targetWords(from) : placeWords(locale, from));
    const sky = persons && ground(locale);
    return [
      ...Object.entries(actionCards(locale)),
      ...(persons ?? []).map((/** @type {[string, CardWords]} */ [path, words]) => [
        path,
        over(sky, lettering(locale, words, room.whole)),
      ]),
    ].map(([path, svg]) => [cardPath(locale, path), svg]);
  });
  return Object.fromEntries(cards);
}
