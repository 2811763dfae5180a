import { describe, expect, test } from 'vitest';
import { readBundle } from '@/lib/content/bundle';
import { messagesOf } from '@/lib/i18n/messages';
import { TWEET_LIMIT, tweetLength } from '@/lib/toolkit/tweet-length';

const { campaign, en, es } = readBundle('content');

const CAPTION_LIMIT = 140;
const LINK_LENGTH = 23;

/** Every key that Spanish has of its own (spec.md section 2, Where the text comes from). */
const ownToSpanish =
  /^(site_title|open_graph_.+|share_tweet|intro_.+|toolkit|toolkit_.+|selfies_.+|news_title|partners_title|footer_.+|callpower_script|callpower_voicemail)$/;

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

describe('Spanish', () => {
  test('overrides only what the specification names', () => {
    expect(Object.keys(es).filter((key) => !ownToSpanish.test(key))).toEqual([]);
  });

  test('overrides all of it, but for addresses and ids', () => {
    const named = Object.keys(en).filter(
      (key) => ownToSpanish.test(key) && !/_(link|id)$/.test(key),
    );
    expect(named.filter((key) => !(key in es))).toEqual([]);
  });

  test('has the same toolkit entries with as many tweets each', () => {
    const shape = (toolkit = en.toolkit) => toolkit.map(({ id, tweets }) => [id, tweets.length]);
    expect(shape(es.toolkit)).toEqual(shape());
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

test('the footer has places for the year and the press address', () => {
  for (const { footer_contact_info } of [en, es]) {
    expect(footer_contact_info).toContain('{year}');
    expect(footer_contact_info).toContain('mailto:{email}');
  }
});
