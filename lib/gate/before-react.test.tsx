import { expect, test, vi } from 'vitest';
import { announceHydrated } from './hydrated';

test.each([
  'pointerdown',
  'mousedown',
  'touchstart',
  'keydown',
  'keypress',
  'pointerup',
  'touchend',
  'keyup',
])('React hears %s only once it has hydrated', async (type) => {
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
});

test.each([
  ['/call/?utm=1', '/call?utm=1'],
  ['/es/toolkit.html#august-2', '/es/toolkit#august-2'],
  ['/es/index.html', '/es'],
  ['/', '/'],
])('%s is %s to all that follows', async (address, own) => {
  history.replaceState(null, '', address);
  vi.resetModules();
  await import('./before-react');
  expect(location.href).toBe(new URL(own, location.origin).href);
});
