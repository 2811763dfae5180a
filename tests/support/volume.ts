import type { Content } from '@/lib/content/schema';

type Lists = Pick<Content, 'partners' | 'livestreams' | 'letters'>;

const PARTNER_COUNT = 270;
const LIVESTREAM_COUNT = 60;
const LETTER_COUNT = 100;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The entries again and again until there are `count`; `again` makes the later rounds differ. */
function repeat<T>(
  entries: readonly T[],
  count: number,
  again: (entry: T, round: number) => T,
): T[] {
  const rounds = Math.ceil(count / entries.length);
  return Array.from({ length: rounds }, (_, round) =>
    entries.map((entry) => (round === 0 ? entry : again(entry, round))),
  )
    .flat()
    .slice(0, count);
}

function daysBefore(moment: string, days: number): string {
  return new Date(Date.parse(moment) - days * DAY_MS).toISOString();
}

/**
 * Long lists made from real ones: 270 partners, some of them named twice as in the source (spec.md
 * section 9), 60 livestreams and 100 letters.
 */
export function volumeLists({ partners, livestreams, letters }: Lists): Lists {
  return {
    partners: repeat(partners, PARTNER_COUNT, (partner, round) =>
      partner.name.length % 2 ? partner : { name: `${partner.name}, chapter ${round + 1}` },
    ),
    livestreams: repeat(livestreams, LIVESTREAM_COUNT, (stream, round) => ({
      ...stream,
      is_first: false,
      date: daysBefore(stream.date, round * 365),
      end_time: daysBefore(stream.end_time, round * 365),
    })),
    letters: repeat(letters, LETTER_COUNT, (letter, round) => ({
      ...letter,
      link: `${letter.link}?round=${round + 1}`,
    })),
  };
}
