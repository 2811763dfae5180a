import { expect, test, vi } from 'vitest';
import { announceHydrated } from './hydrated';
import { delayPresses } from './presses';

test.each(['pointerdown', 'mousedown', 'touchstart', 'keydown', 'pointerup', 'touchend', 'keyup'])(
  'React hears %s only once it has hydrated',
  (type) => {
    const heard = vi.fn();
    document.addEventListener(type, heard, { capture: true });
    const press = () => document.body.dispatchEvent(new Event(type, { bubbles: true }));
    delayPresses();
    press();
    expect(heard).not.toHaveBeenCalled();
    announceHydrated();
    press();
    expect(heard).toHaveBeenCalledOnce();
  },
);
