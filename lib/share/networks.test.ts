import { describe, expect, test } from 'vitest';
import {
  emailLink,
  isShareLink,
  mailLink,
  type Network,
  networks,
  shareLink,
  tweetLink,
} from './networks';

const page = 'https://season.example.org/es?a=1&b=2#x';
const hard = ' ¿De qué lado? #A & B 100 % ✊\nnow \n';

describe('a tweet link', () => {
  test('carries the trimmed text and the address, whatever is in them', () => {
    const { origin, pathname, searchParams } = new URL(tweetLink(hard, page));
    expect(`${origin}${pathname}`).toBe('https://twitter.com/intent/tweet');
    expect(Object.fromEntries(searchParams)).toEqual({ text: hard.trim(), url: page });
  });

  test('leaves out an empty address', () => {
    expect(tweetLink('Sing', '')).toBe('https://twitter.com/intent/tweet?text=Sing');
    expect(tweetLink('Sing')).toBe('https://twitter.com/intent/tweet?text=Sing');
  });
});

describe('a share button leads', () => {
  test('to the given address by email', () => {
    expect(shareLink('email', '', 'mailto:?body=x')).toBe('mailto:?body=x');
  });

  test.each([
    'https://twitter.com/intent/tweet?text=x',
    'https://x.com/intent/post?text=x',
    'https://www.facebook.com/sharer/sharer.php?u=https://a.example',
    'https://facebook.com/sharer.php?u=https://a.example',
    'https://t.me/share/url?url=https://a.example',
    'https://www.threads.net/intent/post?text=x',
    'https://share.joinmastodon.org/#text=x',
    'https://www.linkedin.com/sharing/share-offsite/?url=https://a.example',
  ])('to %s itself, since it is a share link', (url) => {
    expect(isShareLink(url)).toBe(true);
    expect(shareLink('twitter', 'unused', url)).toBe(url);
  });

  test.each([
    'http://twitter.com/intent/tweet',
    'https://twitter.com.evil.example/intent/tweet',
    'https://evil.example/?x=https://twitter.com/intent/tweet',
    'https://twitter.com/intent/follow',
    'https://evil.example/sharer/sharer.php',
    'https://t.me/UniteThePoor',
    'https://joinmastodon.org/#text=x',
    'https://www.linkedin.com/in/somebody',
  ])('not to %s as it is, since it only looks like one', (url) => {
    expect(isShareLink(url)).toBe(false);
    expect(new URL(shareLink('twitter', '', url) ?? '').searchParams.get('url')).toBe(url);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/hosts',
    'nothing',
  ])('nowhere for %s', (url) => {
    const names = Object.keys(networks) as Network[];
    expect(names.filter((name) => shareLink(name, 'x', url) !== null)).toEqual([]);
  });
});

test.each([
  ['whatsapp', 'https://wa.me/?text='],
  ['sms', 'sms:?&body='],
  ['bluesky', 'https://bsky.app/intent/compose?text='],
  ['threads', 'https://www.threads.com/intent/post?text='],
  ['mastodon', 'https://share.joinmastodon.org/#text='],
] as const)('a message on %s has the text and the page', (network, prefix) => {
  const link = shareLink(network, hard, page) ?? '';
  expect(link.startsWith(prefix)).toBe(true);
  expect(decodeURIComponent(link.slice(prefix.length))).toBe(`${hard.trim()} ${page}`);
});

test.each([
  ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: page }],
  ['telegram', 'https://t.me/share/url', { url: page, text: hard.trim() }],
  ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', { url: page }],
] as const)('on %s the page is a field of its own', (network, address, fields) => {
  const { origin, pathname, searchParams } = new URL(shareLink(network, hard, page) ?? '');
  expect(`${origin}${pathname}`).toBe(address);
  expect(Object.fromEntries(searchParams)).toEqual(fields);
});

test('every link writes the text alike, so that a compressed page has it once', () => {
  const names = ['whatsapp', 'bluesky', 'twitter', 'telegram', 'threads', 'mastodon'] as const;
  for (const network of names) {
    expect(shareLink(network, hard, page)).toContain(`text=${encodeURIComponent(hard.trim())}`);
  }
});

describe('a draft', () => {
  test.each([
    ['a line feed', 'one\ntwo'],
    ['both characters', 'one\r\ntwo'],
  ])('ends a line with both characters, given %s', (_given, body) => {
    expect(mailLink({ subject: 'A & B', body })).toBe(
      'mailto:?subject=A%20%26%20B&body=one%0D%0Atwo',
    );
  });

  test('keeps the order of its fields, and leaves out an empty one', () => {
    const rest = { subject: 'S', body: 'B' };
    expect(mailLink({ cc: 'a@b.example', ...rest })).toBe(
      'mailto:?cc=a%40b.example&subject=S&body=B',
    );
    expect(mailLink({ cc: '', ...rest })).toBe('mailto:?subject=S&body=B');
  });
});

test('a message to a friend keeps line breaks, ampersands and signs', () => {
  const [, query = ''] = emailLink('Sides & seasons', hard, page).split('?', 2);
  const body = query.split('&body=')[1] ?? '';
  expect(query.startsWith('subject=Sides%20%26%20seasons&body=')).toBe(true);
  expect(decodeURIComponent(body)).toBe(`${hard.trim()}\n\n${page}`.replaceAll('\n', '\r\n'));
});
