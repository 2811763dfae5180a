import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contentWith } from '@/tests/support/content';
import { renderIn, withoutScripts } from '@/tests/support/renderIn';
import { SiteNotices } from './SiteNotices';

const UNTIL = '2021-08-02T23:00:00Z';
const text = 'Esta noche: en Union Station';
const notice = <SiteNotices {...contentWith('es', { notice: { text, until: UNTIL } })} />;

test.each([
  ['2021-08-02T22:59:30Z', 1],
  [UNTIL, 0],
])('a page that is built at %s has the notice %d times, until its moment', (now, times) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  renderIn('es', notice);
  expect(screen.queryAllByRole('complementary', { name: 'Aviso' })).toHaveLength(times);
  const dated = withoutScripts('es', notice).querySelectorAll(
    `[data-until="${Date.parse(UNTIL)}"]`,
  );
  expect(Array.from(dated, ({ textContent }) => textContent)).toEqual(Array(times).fill(text));
});
