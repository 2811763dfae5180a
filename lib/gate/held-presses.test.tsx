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
  await import('./held-presses');
  press();
  expect(heard).not.toHaveBeenCalled();
  announceHydrated();
  press();
  expect(heard).toHaveBeenCalledOnce();
});
