import { seasonDates } from '@/lib/dates/days-in-words';
import type { Locale } from '@/lib/i18n/locales';
import { campaign, contents, demandParts, palette } from '@/scripts/art/drawn-content';
import {
  column,
  heightsOf,
  largest,
  legibleLines,
  stack,
  twoLines,
  widthAt,
} from '@/scripts/art/lettering';
import { placard } from '@/scripts/art/placard';
import { poster, strip } from '@/scripts/art/scene';
import { filled } from '@/scripts/art/svg';

export const CARD = { width: 1200, height: 630, ground: 558, margin: 56, letters: 30 };
const GAP = 14;

type PosterOptions = Pick<Parameters<typeof poster>[1], 'body' | 'count' | 'enlarge' | 'hasFarRow'>;

/** A card in the campaign’s gold, with its name and its days; `front` is drawn over all, unoptimised. */
export function cardSheet(
  locale: Locale,
  { front = '', ...own }: PosterOptions & { front?: string },
) {
  const texts = [contents[locale].site_title, seasonDates(campaign.season, locale)] as const;
  return poster(CARD, {
    ...own,
    inks: 'gold',
    sun: 930,
    radius: 190,
    scale: 1.15,
    marchers: 'dress cap scarf hat child robe afro dress elder hat chair scarf cap afro',
    below: strip(CARD, locale, texts) + front,
    isPrintedOnly: Boolean(front),
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
  lines.some(({ text, measure }) => heightsOf(text, measure).cap >= LEGIBLE_CAP);

function questionLines(text: string, measure: number) {
  const lines = twoLines(text);
  const isLegible = lines.every((each) => heightsOf(each, measure).cap >= SMALLEST_CAP);
  return isLegible ? lines : legibleLines(text, measure, SMALLEST_CAP);
}

/** A demand on a card of this size: emphasised words as wide as the card, the others smaller. */
function lettering(
  parts: { text: string; key: boolean }[],
  locale: Locale,
  { width, height }: { width: number; height: number },
) {
  const rows = parts.flatMap(({ text, key }) =>
    (text.length > LONG_LINE ? twoLines(text) : [text]).map((each) => ({
      text: each.toLocaleUpperCase(locale),
      key,
    })),
  );
  const [first] = [...rows].sort((one, other) => Number(other.key) - Number(one.key));
  const linesAt = (full: number) => {
    const { cap } = heightsOf(first?.text ?? '', full);
    return rows.map((row) => ({
      ...row,
      measure: row.key ? full : widthAt(row.text, cap * 0.7, full),
    }));
  };
  const fits = (full: number) => stack(linesAt(full), { top: 0, gap: GAP }).bottom <= height - 30;
  return linesAt(largest(width * 0.84, fits));
}

export function shareCard(locale: Locale) {
  const { top, gap } = spacing[locale === 'en' ? 'plain' : 'accented'];
  const words = contents[locale];
  const demands = words.intro_demands.map(demandParts);
  const setting = { x: CARD.margin, top, measure: 640, gap, tallest: 340 - top };
  const question = questionLines(words.intro_title.toLocaleUpperCase(locale), setting.measure);
  const carried = demands.length > 1 ? cards.several : cards.one;
  const left = new Set(demands);
  const shown = carried.map((card, index) => {
    const inOrder = index ? [...left].reverse() : [...left];
    const set = inOrder.map((demand) => ({ demand, lines: lettering(demand, locale, card) }));
    const chosen = set.find(({ lines }) => isLegible(lines)) ?? set[0];
    if (chosen) left.delete(chosen.demand);
    return placard(card, chosen?.lines ?? [], GAP, { width: 12, foot: CARD.ground });
  });
  const body = filled(column(question, setting).d, palette.ink) + shown.join('');
  return cardSheet(locale, { body, enlarge: 4 / 3 });
}
