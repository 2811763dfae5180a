import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '@/scripts/paths';
import { tempFolder } from '@/tests/support/temp-folder';
import { addLanguage } from './add-language';

function project() {
  const root = tempFolder();
  for (const path of ['app', 'lib/i18n', 'lib/messages', 'messages', 'netlify.toml']) {
    cpSync(join(ROOT, path), join(root, path), { recursive: true });
  }
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  return { root, read };
}

test('a language that is there already is left as it is', () => {
  const { root } = project();
  cpSync(join(ROOT, 'content/es'), join(root, 'content/es'), { recursive: true });
  expect(addLanguage(root, 'es')).toEqual([]);
});

describe('a new language', () => {
  test('gets a row, marked as unfinished', () => {
    const { root, read } = project();
    const before = JSON.parse(read('lib/i18n/languages.json'));
    addLanguage(root, 'cy');
    const row = { name: 'Cymraeg', htmlLang: 'cy-GB', formatLocale: 'cy-GB' };
    expect(JSON.parse(read('lib/i18n/languages.json'))).toEqual({
      ...before,
      cy: { ...row, isUnfinished: true },
    });
  });

  test('gets every message, in English still', () => {
    const { root, read } = project();
    addLanguage(root, 'cy');
    addLanguage(root, 'fr');
    const list = read('lib/messages/translations.ts');
    expect(list.match(/(?<=^import )../gm)).toEqual(['cy', 'en', 'es', 'fr']);
    expect(list).toContain('{ es, fr, cy }');
    const english = JSON.parse(read('messages/en.json'));
    const own = JSON.parse(read('messages/cy.json'));
    const selfie = JSON.parse(read('messages/selfie.json'));
    expect([own, selfie.cy]).toEqual([english, selfie.en]);
  });

  test('gets its routes, its 404 page on Netlify and its share card', () => {
    const { root, read } = project();
    addLanguage(root, 'cy');
    expect(read('app/cy/404/page.tsx')).toBe(
      read('app/es/404/page.tsx').replaceAll("'es'", "'cy'").replaceAll('"es"', '"cy"'),
    );
    expect(read('netlify.toml').match(/^from = .*$/gm)).toEqual([
      'from = "/es/*"',
      'from = "/cy/*"',
    ]);
    expect(JSON.parse(read('content/cy/site.json'))).toEqual({
      open_graph_image: '/images/share-cy.png',
    });
  });

  test('added again, loses nothing, and gets what it lacks', () => {
    const { root, read } = project();
    expect(addLanguage(root, 'cy')).toContain('messages/cy.json');
    const translated = read('messages/cy.json').replace('"Donate"', '"Rhoi"');
    writeFileSync(join(root, 'messages/cy.json'), translated);
    writeFileSync(join(root, 'content/cy/site.json'), '{ "site_title": "Tymor" }');
    writeFileSync(join(root, 'app/cy/error.tsx'), '// changed');
    expect(addLanguage(root, 'cy')).toEqual([]);

    const english = { ...JSON.parse(read('messages/en.json')), added: { later: 'Later' } };
    writeFileSync(join(root, 'messages/en.json'), JSON.stringify(english));
    expect(addLanguage(root, 'cy')).toEqual(['messages/cy.json']);
    const own = JSON.parse(read('messages/cy.json'));
    expect([own.shell.donate, own.added.later]).toEqual(['Rhoi', 'Later']);
    expect(read('content/cy/site.json')).toBe('{ "site_title": "Tymor" }');
    expect(read('app/cy/error.tsx')).toBe('// changed');
  });
});

test.each(['french', 'FR', '../', 'en', 'xx', 'ar', 'zh'])(
  '“%s” is refused, and nothing is written',
  (code) => {
    const { root, read } = project();
    const before = read('lib/i18n/languages.json');
    expect(() => addLanguage(root, code)).toThrow(`“${code}” cannot be added.`);
    expect(read('lib/i18n/languages.json')).toBe(before);
  },
);
