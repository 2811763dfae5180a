import { seasonDates } from '@/lib/dates/days-in-words';
import type { Locale } from '@/lib/i18n/locales';
import { campaign, contents, lettered, palette } from '@/scripts/art/content';
import { columnWithin, fit, legibleLines, stack, twoLines } from '@/scripts/art/lettering';
import { placard } from '@/scripts/art/placard';
import { grounds, type March, poster, strip } from '@/scripts/art/poster';
import { filled } from '@/scripts/art/svg';
import { capitals } from './sheet';

/** The sheet of every card that networks show beside a link. */
export const CARD = { width: 1200, height: 630, ground: 558, margin: 56 };
const GAP = 14;

/** A card in the campaign's gold, with its name and its days below. @param count of the rays */
export function cardSheet(
  locale: Locale,
  {
    count = 19,
    march,
    ...file
  }: {
    body: string;
    count?: number;
    march: Pick<March, 'enlarge' | 'hasFarRow'>;
    isPrintedOnly?: boolean;
  },
) {
  return poster(CARD, {
    ...file,
    sky: { sun: 930, radius: 190, count, inks: grounds.gold.sky },
    march: {
      ...march,
      scale: 1.15,
      marchers: 'dress cap scarf hat child robe afro dress elder hat chair scarf cap afro',
      inks: grounds.gold.march,
    },
    below: strip(CARD, {
      margin: CARD.margin,
      size: 30,
      left: capitals(contents[locale].site_title, locale),
      right: capitals(seasonDates(campaign.season, locale), locale),
    }),
  });
}

/** The top and the line spacing of the question; accents need room above. */
const spacing = { plain: { top: 58, gap: 26 }, accented: { top: 84, gap: 34 } };

/** Longer texts take two lines. */
const LONG_LINE = 12;
/** The question takes more than two lines where its capitals would be less high on them. */
const SMALLEST_CAP = 40;

/** The placards: the first and the last legible demand, or the only one on a larger card. */
const cards = {
  one: [{ x: 746, y: 72, width: 372, height: 250, turn: -2.2 }],
  several: [
    { x: 730, y: 80, width: 224, height: 180, turn: -2.2 },
    { x: 980, y: 128, width: 176, height: 190, turn: 2 },
  ],
};

/** A demand is shown where the capitals of its largest line are at least so high. */
const LEGIBLE_CAP = 20;

const isLegible = (lines: { text: string; measure: number }[]) =>
  lines.some(({ text, measure }) => fit(text, measure).cap >= LEGIBLE_CAP);

/** The lines of the question. */
function questionLines(text: string, measure: number) {
  const lines = twoLines(text);
  const isLegible = lines.every((each) => fit(each, measure).cap >= SMALLEST_CAP);
  return isLegible ? lines : legibleLines(text, { measure, cap: SMALLEST_CAP });
}

/** A demand on a card of this size: emphasised words as wide as the card, the others smaller. */
function lettering(
  parts: { text: string; key: boolean }[],
  locale: Locale,
  { width, height }: { width: number; height: number },
) {
  const rows = parts.flatMap(({ text, key }) =>
    (text.length > LONG_LINE ? twoLines(text) : [text]).map((each) => ({
      text: capitals(each, locale),
      key,
    })),
  );
  const lines = (full: number) => {
    const largest = fit(rows.find(({ key }) => key)?.text ?? rows[0]?.text ?? '', full).cap;
    return rows.map((row) => {
      const { cap } = fit(row.text, full);
      return { ...row, measure: row.key ? full : Math.min(full, (full * largest * 0.7) / cap) };
    });
  };
  let measure = width * 0.84;
  const heightOf = () => stack(lines(measure), { top: 0, gap: GAP }).bottom;
  while (heightOf() > height - 30 && measure > width / 4) measure *= 0.98;
  return lines(measure);
}

/** The picture that networks show beside a link. */
export function shareCard(locale: Locale) {
  const { top, gap } = spacing[locale === 'en' ? 'plain' : 'accented'];
  const held = { stick: 12, foot: CARD.ground, gap: GAP };
  const words = contents[locale];
  const demands = lettered(words.intro_demands);
  const setting = { x: CARD.margin, top, measure: 640, gap, tallest: 340 - top };
  const question = questionLines(capitals(words.intro_title, locale), setting.measure);
  const carried = demands.length > 1 ? cards.several : cards.one;
  const left = new Set(demands);
  const shown = carried.map((card, index) => {
    const inOrder = index ? [...left].reverse() : [...left];
    const set = inOrder.map((demand) => ({ demand, lines: lettering(demand, locale, card) }));
    const chosen = set.find(({ lines }) => isLegible(lines)) ?? set[0];
    if (chosen) left.delete(chosen.demand);
    return { ...card, lines: chosen?.lines ?? [] };
  });
  return cardSheet(locale, {
    body: [
      filled(columnWithin(question, setting).d, palette.ink),
      ...shown.map((card) => placard({ ...held, ...card })),
    ].join(''),
    march: { enlarge: 4 / 3 },
  });
}
