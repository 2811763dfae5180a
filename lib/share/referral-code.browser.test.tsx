import { beforeEach, describe, expect, test, vi } from 'vitest';
import { publicConfig } from '@/lib/config/public-config';
import { carryReferralCode, referralCode, withCarriedCode } from './referral-code.browser';

const { origin } = location;
const { site_url: published } = publicConfig;

function open(address: string, referrer = '') {
  history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
}

beforeEach(() => () => open('/'));

test.each([
  ['/call?source=a', '', 'a'],
  ['/call', `${origin}/?source=b`, 'b'],
  ['/call?source=a', `${origin}/?source=b`, 'a'],
  ['/call?source=%F0%9F%98%80', `${origin}/?source=b`, 'b'],
  ['/call', `${origin}/es/toolkit`, null],
  ['/call', 'https://elsewhere.example/?source=b', null],
  ['/call', `${origin}.elsewhere.example/?source=b`, null],
  ['/call', '', null],
])('the page %s, opened from "%s", has the code %s', (address, referrer, code) => {
  open(address, referrer);
  expect(referralCode()).toBe(code);
});

describe('the page’s code goes', () => {
  test.each([
    ['to a page of ours', `${origin}/es/call`, `${origin}/es/call?source=a`],
    ['to the home page', `${origin}/`, `${origin}/?source=a`],
    ['to the published page', `${published}/call#zip`, `${published}/call?source=a#zip`],
    ['behind a query', `${origin}/scoreboard?state=WV`, `${origin}/scoreboard?state=WV&source=a`],
    ['in the place of what is none', `${origin}/?source=%3F`, `${origin}/?source=a`],
  ])('%s: %s', (_where, address, carried) => {
    open('/?source=a');
    expect(withCarriedCode(address)).toBe(carried);
  });

  test.each([
    ['to another site', 'https://actionnetwork.org/letters/x'],
    ['to one whose address begins alike', `${origin}.example/call`],
    ['to a calendar file', `${origin}/calendar/season.ics`],
    ['to a subscription', `${published.replace(/^https?/, 'webcal')}/calendar/season.ics`],
    ['to a picture', `${origin}/images/card.png`],
    ['to a picture in memory', `blob:${origin}/1-2-3`],
    ['to an address with its own code', `${origin}/?ref=b`],
    ['to an email', 'mailto:?body=x'],
    ['to a phone number', 'tel:+12025550123'],
  ])('not %s: %s', (_where, address) => {
    open('/?source=a');
    expect(withCarriedCode(address)).toBe(address);
  });
});

describe('a link', () => {
  const links = '<a href="/call"><b>Call</b></a> <a href="#zip">ZIP</a> <a>None</a>';

  function afterEvent(type: string) {
    document.body.innerHTML = links;
    const all = [...document.querySelectorAll('a')];
    for (const link of all) {
      // jsdom follows no link, and says so
      link.addEventListener('click', (event) => event.preventDefault());
      (link.firstElementChild ?? link).dispatchEvent(
        new MouseEvent(type, { bubbles: true, cancelable: true }),
      );
    }
    return all.map((link) => link.getAttribute('href'));
  }

  test.each(['pointerdown', 'click', 'contextmenu'])(
    'takes the code along on %s; one within the page is left alone',
    (type) => {
      open('/?source=a');
      const stop = carryReferralCode();
      expect(afterEvent(type)).toEqual([`${origin}/call?source=a`, '#zip', null]);
      stop();
      expect(afterEvent(type)).toEqual(['/call', '#zip', null]);
    },
  );

  test('within the page leads nowhere else where the browser refuses this page another address', () => {
    open('/call', `${origin}/?source=a`);
    vi.spyOn(history, 'replaceState').mockImplementationOnce(() => {
      throw new DOMException('Too many.', 'SecurityError');
    });
    const stop = carryReferralCode();
    expect(afterEvent('click')).toEqual([`${origin}/call?source=a`, '#zip', null]);
    stop();
  });

  test('stays as it is without a code, and no listener is added', () => {
    const listen = vi.spyOn(window, 'addEventListener');
    open('/?source=<b>');
    const stop = carryReferralCode();
    expect(listen).not.toHaveBeenCalled();
    expect(afterEvent('click')).toEqual(['/call', '#zip', null]);
    expect(location.search).toBe('?source=%3Cb%3E');
    stop();
  });
});

test('a code that came from the page before is put into this page’s address', () => {
  const steps = history.length;
  open('/call?from=poster#call-form', `${origin}/?source=a`);
  carryReferralCode()();
  expect(location.href).toBe(`${origin}/call?from=poster&source=a#call-form`);
  expect(history.length).toBe(steps);
});
