import { describe, expect, test } from 'vitest';
import { readBundle } from '@/lib/content/bundle';
import { formatDate } from '@/lib/i18n/formats';
import { type Locale, locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { TWEET_LIMIT, tweetLength } from '@/lib/toolkit/tweet-length';

const { campaign, en, es } = readBundle('content');

const CAPTION_LIMIT = 140;
const LINK_LENGTH = 23;

/** The lists whose sections have nothing to say when they are empty; a calendar has. */
const lists = ['livestreams', 'news', 'letters', 'toolkit', 'partners'] as const;

/** The home page's sections in the order of spec.md section 9; those of special days come and go. */
const sections = ['livestream', 'calendar', 'toolkit', 'selfies', 'news', 'partners'];
const ofSpecialDays = ['june21', 'where'];

describe('the content, whatever is added to it,', () => {
  test.each(lists)('has something to show in %s', (name) => {
    expect(en[name]).not.toEqual([]);
  });

  test('has one livestream to stand first, and shows it', () => {
    const first = en.livestreams.filter(({ is_first }) => is_first);
    expect(first.map(({ visible }) => visible)).toEqual([true]);
  });

  test('shows the six sections of the specification in their order', () => {
    const shown = en.visible_sections.filter((name) => !ofSpecialDays.includes(name));
    expect(shown).toEqual(sections);
  });

  test('names no partner twice', () => {
    const names = en.partners.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('what is meant to be posted fits into a post', () => {
  test.each([en.share_tweet, es.share_tweet ?? ''])('with the page’s address: %s', (tweet) => {
    expect(tweetLength(tweet) + 1 + LINK_LENGTH).toBeLessThanOrEqual(TWEET_LIMIT);
  });

  test.each(['en', 'es'] as const)(
    'the default dream, hashtag and address included: %s',
    (locale) => {
      const { defaultComment } = messagesOf(locale).selfie;
      expect(defaultComment.length).toBeLessThanOrEqual(CAPTION_LIMIT);
      expect(
        tweetLength(`${defaultComment} ${campaign.hashtag} `) + LINK_LENGTH,
      ).toBeLessThanOrEqual(TWEET_LIMIT);
    },
  );
});

test('the call script leaves a blank for the caller and one for the senator', () => {
  const blanks = en.callpower_script.flatMap(({ sentences }) =>
    sentences.flat().flatMap(({ blank }) => blank ?? []),
  );
  expect(blanks).toEqual(['visitor', 'state', 'senator']);
});

describe('a livestream says when it is', () => {
  const clock = (iso: string, locale: Locale, timeZone: string) =>
    formatDate(new Date(iso), locale, { hour: 'numeric', minute: '2-digit', timeZone });
  const day = (iso: string, locale: Locale) =>
    formatDate(new Date(iso), locale, { dateStyle: 'long', timeZone: 'America/New_York' });

  test.each(
    locales.flatMap(
      (locale) =>
        ({ en, es })[locale].livestreams?.map((stream) => [locale, stream] as const) ?? [],
    ),
  )('in %s: $title', (locale, { date, formatted_date, formatted_time }) => {
    const eastern = clock(date, locale, 'America/New_York');
    const pacific = clock(date, locale, 'America/Los_Angeles');
    const times = `${eastern} ET / ${pacific} PT`.replaceAll('\u00a0', ' ');
    expect(formatted_time).toBe(times);
    // English says the day as an ordinal: July 29th
    expect(formatted_date.replace(/(?<=\d)(st|nd|rd|th)/, '')).toBe(day(date, locale));
  });
});

test('the footer has places for the year and the press address', () => {
  for (const { footer_contact_info } of [en, es]) {
    expect(footer_contact_info).toContain('{year}');
    expect(footer_contact_info).toContain('mailto:{email}');
  }
});
