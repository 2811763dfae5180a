import { expect, test, vi } from 'vitest';
import { announceHydrated } from './hydrated';

test.each(['pointerdown', 'mousedown', 'touchend', 'keyup'])(
  'React hears %s only once it has hydrated',
  async (type) => {
    const heard = vi.fn();
    document.addEventListener(type, heard, { capture: true });
    const press = () => document.body.dispatchEvent(new Event(type, { bubbles: true }));
    vi.resetModules();
    await import('./before-react');
    press();
    expect(heard).not.toHaveBeenCalled();
    announceHydrated();
    press();
    expect(heard).toHaveBeenCalledOnce();
  },
);

test.each([
  ['/call/?utm=1', '/call?utm=1'],
  ['/es/toolkit.html#august-2', '/es/toolkit#august-2'],
  ['/es/index.html', '/es'],
  ['/', '/'],
  ['//', '/'],
  ['//call', '/call'],
  ['//es//call?source=x#for=2', '/es/call?source=x#for=2'],
  ['/call//', '/call'],
  ['/call/./', '/call'],
  ['//call//index.html', '/call'],
  ['/es%2Fcall%2fwv', '/es/call/wv'],
  ['/CALL', '/CALL'],
  ['/calendar/season.ics', '/calendar/season.ics'],
  ['/call.', '/call.'],
])('%s is %s to all that follows', async (address, own) => {
  history.replaceState(null, '', location.origin + address);
  vi.resetModules();
  await import('./before-react');
  expect(location.href).toBe(new URL(own, location.origin).href);
});

test.each([
  ['#selfie?fbclid=IwAR0', '#selfie'],
  ['#call-form&utm_source=x', '#call-form'],
  ['#for=Grace%20%26%20Peace?fbclid=1', '#for=Grace%20%26%20Peace'],
  ['#calendar', '#calendar'],
])('of %s only %s is left, on arrival and later', async (address, hash) => {
  history.replaceState(null, '', `/${address}`);
  vi.resetModules();
  await import('./before-react');
  expect(location.hash).toBe(hash);
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.replaceState(null, '', `/${address}`);
  dispatchEvent(new PopStateEvent('popstate'));
  await moved;
  expect(location.hash).toBe(hash);
  history.replaceState(null, '', '/');
});
