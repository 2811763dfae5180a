import { beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberAction, restorePlacard, setPlacard, usePlacard } from './state';

const fresh = usePlacard.getInitialState();

function tab(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
}

beforeEach(() => {
  globalThis.unstored = {};
  usePlacard.setState(fresh, true);
});

function nextPage() {
  usePlacard.setState(fresh, true);
  restorePlacard();
  return usePlacard.getState();
}

describe('the step across the line', () => {
  test('is remembered from page to page, with the words', () => {
    vi.stubGlobal('sessionStorage', tab());
    rememberAction('called');
    setPlacard({ words: 'I vote', carrier: 'chair' });
    expect(nextPage()).toMatchObject({ actions: ['called'], words: 'I vote', carrier: 'chair' });
  });

  test('keeps the words when something else is done on a page that does not show them', () => {
    vi.stubGlobal('sessionStorage', tab());
    setPlacard({ words: 'I vote' });
    usePlacard.setState(fresh, true);
    rememberAction('signed');
    rememberAction('called');
    rememberAction('signed');
    expect(nextPage()).toMatchObject({ actions: ['called', 'signed'], words: 'I vote' });
  });

  test('is remembered by the page alone where nothing can be kept', () => {
    vi.stubGlobal('sessionStorage', undefined);
    rememberAction('poster');
    restorePlacard();
    expect(usePlacard.getState().actions).toEqual(['poster']);
  });

  test.each(['', 'null', '[]', '{"actions":["flew"],"words":7,"carrier":"horse"}', '{'])(
    'takes nothing from %j',
    (written) => {
      vi.stubGlobal('sessionStorage', tab({ 'placard /': written }));
      expect(nextPage()).toEqual(fresh);
    },
  );
});
