import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberDeed, restoreCrossing, setPlacard, useCrossing } from './crossing';

const fresh = useCrossing.getInitialState();

/** A tab's storage; the real one is tried in a browser. */
function tab(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
}

beforeEach(() => useCrossing.setState(fresh, true));
afterEach(() => vi.unstubAllGlobals());

/** What the next page of the same tab knows. */
function nextPage() {
  useCrossing.setState(fresh, true);
  restoreCrossing();
  return useCrossing.getState();
}

describe('the step across the line', () => {
  test('is remembered from page to page, with the words', () => {
    vi.stubGlobal('sessionStorage', tab());
    rememberDeed('called');
    setPlacard({ words: 'I vote', carrier: 'chair' });
    expect(nextPage()).toMatchObject({ deed: 'called', words: 'I vote', carrier: 'chair' });
  });

  test('keeps the words when something else is done on a page that does not show them', () => {
    vi.stubGlobal('sessionStorage', tab());
    setPlacard({ words: 'I vote' });
    useCrossing.setState(fresh, true);
    rememberDeed('signed');
    expect(nextPage()).toMatchObject({ deed: 'signed', words: 'I vote' });
  });

  test('is remembered by the page alone where nothing can be kept', () => {
    vi.stubGlobal('sessionStorage', undefined);
    rememberDeed('poster');
    restoreCrossing();
    expect(useCrossing.getState().deed).toBe('poster');
  });

  test.each(['', 'null', '[]', '{"deed":"flew","words":7,"carrier":"horse"}', '{'])(
    'takes nothing from %j',
    (written) => {
      vi.stubGlobal('sessionStorage', tab({ crossing: written }));
      expect(nextPage()).toEqual(fresh);
    },
  );
});
