import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ROOT } from '@/scripts/paths';
import { goToField, openedForm, SEEN_IN, valuesOf } from './cms-handles';

const cms = (file: string) => readFileSync(join(ROOT, 'node_modules/@sveltia/cms', file), 'utf8');

test('the CMS is the one whose handles were seen', () => {
  const howTo = 'Run npx playwright test editor --project=chromium-all, and name the new version.';
  expect(JSON.parse(cms('package.json')).version, howTo).toBe(SEEN_IN);
});

test.each([
  ...['highlight-editor-field', 'saving_failed', '_singletons', '/entries/', '_default'],
  ...['sveltia-cms.prefs', 'closeOnSave'],
])('the CMS still knows “%s”', (handle) => {
  expect(cms('dist/sveltia-cms.mjs').includes(handle)).toBe(true);
});

test('a handle that is gone is named in a sentence', async () => {
  const says = (handle: string) =>
    `Sveltia CMS ${SEEN_IN} ${handle}, and the installed one does not.`;
  vi.stubGlobal('location', { href: 'http://localhost/#/forms/site' });
  vi.stubGlobal('document', { activeElement: null });
  vi.stubGlobal('requestAnimationFrame', setImmediate);
  vi.stubGlobal('postMessage', () => {});
  expect(openedForm).toThrow(says('names the form that is open in the address'));
  expect(() => valuesOf(undefined as never)).toThrow(says('hands an entry to a field'));
  const from = { parentElement: null, isConnected: true } as HTMLElement;
  await expect(goToField(from, 'en', 'intro_title')).rejects.toThrow(
    says('goes to a field at the message “highlight-editor-field”'),
  );
  vi.unstubAllGlobals();
});
