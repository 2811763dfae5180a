import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

const widget = readFileSync('public/embed/widget.js', 'utf8');

// the next file’s tests have the same document
afterEach(() => document.documentElement.removeAttribute('lang'));

/** What the frame of a form tells the page around it when it opens at this `#`. */
function openWidget(hash: string) {
  document.head.innerHTML = '<meta name="forms" content="letter/which-side" />';
  document.body.innerHTML = '<p class="refusal" hidden>Not here.</p>';
  const parent = { postMessage: vi.fn() };
  class ResizeObserver {
    observe() {}
  }
  new Function('parent', 'origin', 'location', 'ResizeObserver', widget)(
    parent,
    'null',
    { hash },
    ResizeObserver,
  );
  return () => parent.postMessage.mock.calls.map(([{ type }]) => type);
}

test.each(['en-US', 'es-ES', 'qu-PE', 'zh-Hant-TW', 'hmn'])('a form opens in %s', (lang) => {
  expect(openWidget(`#letter/which-side/${lang}/some-code`)()).toEqual(['hello']);
  expect(document.documentElement.lang).toBe(lang);
  expect(document.querySelector('script')?.src).toContain('/letter/which-side?');
});

test('a form whose script is blocked says so', () => {
  const told = openWidget('#letter/which-side/en-US');
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(told()).toEqual(['hello', 'failed']);
});

test.each(['#letter/other/en-US', '#letter/which-side', ''])('"%s" is refused', (hash) => {
  expect(openWidget(hash)()).toEqual(['hello', 'failed']);
  expect(document.querySelector('p')).toBeVisible();
});
