import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { publicConfig } from '@/lib/config/public-config';
import { countGoal, countPageView, countPlacedCall, countShare } from './counting.browser';

const send = vi.fn<typeof fetch>();
const compiled = structuredClone(publicConfig);

function setSignal(name: 'doNotTrack' | 'globalPrivacyControl', value: unknown) {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

const sent = () =>
  send.mock.calls.map(([address, init]) => ({ address, ...JSON.parse(String(init?.body)) }));
const pings = () => sent().map(({ address, ping }) => [address, ping.action]);

beforeEach(() => {
  send.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', send);
  publicConfig.hosts.analytics = 'https://counter.example';
  publicConfig.analytics.goals.makePhoneCall = 'goal-7';
  document.body.innerHTML = '<main data-route="call___es"></main>';
  setSignal('doNotTrack', null);
  setSignal('globalPrivacyControl', undefined);
  return () => void Object.assign(publicConfig, structuredClone(compiled));
});

describe('counting', () => {
  test('a placed call counts the form’s event on its route, and the goal by its id', () => {
    countPlacedCall();
    expect(pings()).toEqual([
      ['https://counter.example/pings', 'call_form_call___es'],
      ['https://counter.example/pings', 'goal-7'],
    ]);
  });

  test('a share counts its network and its route', () => {
    countShare('telegram');
    expect(pings()).toEqual([['https://counter.example/pings', 'telegram_share_button_call___es']]);
  });

  test('a ping outlives the page, says where the visit came from, and no more', () => {
    history.replaceState(null, '', '/?source=a');
    countPageView();
    expect(send.mock.lastCall?.[1]).toMatchObject({ method: 'POST', keepalive: true });
    const ping = { source: 'direct', action: 'pageView', website: 'localhost' };
    expect(sent()).toEqual([{ address: 'https://counter.example/pings', ping }]);
  });

  test('of who was moved to the Spanish page a ping says where they came from before', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/?from=poster`);
    sessionStorage.setItem('referrer /', 'https://t.co/abc');
    countPageView();
    expect(sent()[0]?.ping.source).toBe('twitter');
  });

  test('a counter that fails says nothing', async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    send.mockRejectedValue(new TypeError('Failed to fetch'));

    countGoal('playVideo');
    expect(send).toHaveBeenCalledOnce();
    // Node reports unhandled rejections after all microtasks
    await new Promise((resolve) => setTimeout(resolve));
    expect(unhandled).not.toHaveBeenCalled();
  });
});

test.each([
  ['without a counter', () => Object.assign(publicConfig.hosts, { analytics: '' })],
  ['from an archived site', () => Object.assign(publicConfig, { isArchived: true })],
  ['under Do Not Track', () => setSignal('doNotTrack', '1')],
  ['under Global Privacy Control', () => setSignal('globalPrivacyControl', true)],
])('nothing is sent %s', (_case, arrange) => {
  arrange();
  countPlacedCall();
  countPageView();
  expect(send).not.toHaveBeenCalled();
});
