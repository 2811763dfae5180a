import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { WordsTweet } from '@/components/selfie/WordsTweet';
import { locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';
import { type Network, networks } from '@/lib/share/networks';
import { renderIn, withoutScripts } from '@/tests/support/renderIn';
import { ShareButton } from './ShareButton';
import { ShareRow } from './ShareRow';

const ADDRESS = 'https://season.example.org/call';
const row = <ShareRow url={ADDRESS} text="March & sing" />;
const { share: t } = messagesOf('en');
const press = (name: string) => screen.getByRole('button', { name }).click();

afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

test.each(locales)(
  'in %s it leads to every network before scripts, the phone’s own first',
  (locale) => {
    const { share } = messagesOf(locale);
    const links = [...withoutScripts(locale, row).querySelectorAll('a')];
    expect(
      links.map(({ textContent }) => textContent?.replace(share.newTab, '').trim()).sort(),
    ).toEqual((Object.keys(networks) as Network[]).map((each) => share[each]).sort());
    const text = encodeURIComponent(`March & sing ${ADDRESS}`);
    expect(links[0]?.href).toBe(`https://wa.me/?text=${text}`);
    expect(links[1]?.href).toBe(`sms:?&body=${text}`);
    expect(links.some(({ href }) => /^mailto:\?subject=/.test(href))).toBe(true);
  },
);

test('where copying is blocked, the address is shown', async () => {
  userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
  renderIn('en', row);
  press(t.copy);
  expect(await screen.findByText(t.notCopied.replace('{url}', ADDRESS))).toBeVisible();
});

test('the device’s own share sheet is offered only where there is one, and is given both, with the code', () => {
  history.replaceState(null, '', '/?ref=kairos-center');
  const { unmount } = renderIn('en', row);
  expect(screen.queryByRole('button', { name: t.system })).not.toBeInTheDocument();
  unmount();

  const share = vi.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  renderIn('en', row);
  press(t.system);
  expect(share).toHaveBeenCalledExactlyOnceWith({
    text: 'March & sing',
    url: `${ADDRESS}?source=kairos-center`,
  });
});

test.each([
  ['the row', row],
  ['a button of its own', <ShareButton key="button" network="twitter" />],
  ['the words of a selfie', <WordsTweet key="words">Tweet</WordsTweet>],
])('%s shares an address with the code of this page', (_, part) => {
  history.replaceState(null, '', '/?source=kairos-center');
  renderIn('en', part);
  const tweet = screen.getByRole<HTMLAnchorElement>('link', { name: /^(Tweet|Twitter)/ });
  expect(new URL(tweet.href).searchParams.get('url')).toMatch(/\?source=kairos-center$/);
});
