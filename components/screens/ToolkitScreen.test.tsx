import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { isReservedId } from '@/lib/content/model/toolkit';
import { locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';
import { changeContent } from '@/tests/support/content';
import { renderIn } from '@/tests/support/renderIn';
import { ToolkitScreen } from './ToolkitScreen';

test('every id of the toolkit page is an entry’s own, or one that no entry may take', () => {
  renderIn('en', <ToolkitScreen locale="en" />);
  const entries = loadContent('en').values.toolkit.map(({ id }) => id);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);

  expect(ids).toEqual(expect.arrayContaining([...entries, 'main', 'download-all-title']));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !entries.includes(id) && !isReservedId(id))).toEqual([]);
  expect(entries.filter(isReservedId)).toEqual([]);
});

describe.each(locales)('each entry in %s', (locale) => {
  const { values } = loadContent(locale);
  const { toolkitPage: t } = messagesOf(locale);

  test.each(values.toolkit.map((entry) => [entry.id, entry] as const))(
    '%s has its title and its posts',
    (id, { title, tweets }) => {
      renderIn(locale, <ToolkitScreen locale={locale} />);
      const name = title.replace(/<\/?b>/g, '');
      const entry = screen.getByRole('region', { name });
      expect(entry.id).toBe(id);
      const { href } =
        within(entry).getAllByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ })[0] ?? {};
      expect(decodeURIComponent(href ?? '')).toMatch(new RegExp(`/toolkit/${id}$`));
      const heading = within(entry).getByRole('heading', { level: 2, name });
      expect(heading.querySelector('b')).toHaveTextContent(/\w/);
      within(entry).getByText(t.allPosts.replace('{count}', String(tweets.length)));
      within(entry).getByText(values.toolkit_page_share_instructions);

      const boxes = [...entry.querySelectorAll('li:has(> p)')];
      const intents = boxes.map((box) => new URL(box.querySelector('a')?.href ?? '').searchParams);
      expect(intents.map((intent) => [...intent])).toEqual(tweets.map((text) => [['text', text]]));
      expect(boxes.map((box) => box.textContent)).toEqual(
        tweets.map((tweet) => expect.stringContaining(tweet)),
      );
    },
  );
});

test.each([
  ['on its day stands in its place', '2021-08-03T03:59Z', ['august-2', 'actiondays'], undefined],
  ['after it comes last, and says so', '2021-08-03T04:00Z', ['actiondays', 'august-2'], 'august-2'],
])('an entry for a day %s', (_, now, ids, passed) => {
  vi.useFakeTimers({ now: Date.parse(now) });
  renderIn('en', <ToolkitScreen locale="en" />);
  vi.useRealTimers();

  const entries = [...document.querySelectorAll('section:has(> h2 b)')];
  expect(entries.map(({ id }) => id)).toEqual(ids);
  const note = screen.queryByText(messagesOf('en').toolkitPage.passed);
  expect(note?.closest('section')?.id).toBe(passed);
});

test('an empty toolkit says so, over no empty list', () => {
  changeContent('en', { toolkit: [] });
  renderIn('en', <ToolkitScreen locale="en" />);
  const { toolkitPage: t } = messagesOf('en');
  expect(screen.getByText(t.none)).toBeVisible();
  expect(screen.queryByRole('navigation', { name: t.contents })).not.toBeInTheDocument();
});
