import { expect, test } from 'vitest';
import { fillHtml } from './html';
import { safeHtml } from './sanitize';

test('a placeholder is filled wherever it stands', () => {
  const html = safeHtml.parse('<a href="mailto:{email}">{email}</a> © {year}');
  expect(fillHtml(html, { email: 'press@example.org', year: '2021' })).toBe(
    '<a href="mailto:press@example.org">press@example.org</a> © 2021',
  );
});

test('a value is text, never HTML', () => {
  const html = safeHtml.parse('<a href="mailto:{email}">write</a>');
  expect(fillHtml(html, { email: '"><script>alert(1)</script>&' })).toBe(
    '<a href="mailto:&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;">write</a>',
  );
});

test.each(['{phone}', '{constructor}', '{ year }', '{}'])(
  'a placeholder without a value, %s, stays as it is',
  (gap) => {
    expect(fillHtml(safeHtml.parse(`<p>${gap}</p>`), { year: '2021' })).toBe(`<p>${gap}</p>`);
  },
);
