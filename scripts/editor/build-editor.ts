import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { viteBuild } from '@/scripts/build/bundle';
import { readJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';
import type { EditorSettings } from './editor-config';

/** Parts of the CMS for which the content has no use: it colours code and draws on maps. */
const UNUSED = /^(@shikijs\/(langs|themes)|terra-draw)\b/;
const leaveOut = {
  name: 'leave-out',
  enforce: 'pre' as const,
  resolveId: (id: string) => (UNUSED.test(id) ? '\0unused' : null),
  load: (id: string) => (id === '\0unused' ? 'export default {};' : null),
};

/**
 * What the CMS says when nothing was saved and no field of its own is wrong: that the content check has
 * refused it, which has said why (check-before-saving.ts). It has no sentence for this.
 */
const REFUSED = {
  en: 'Nothing was saved. Correct what was named, and save again.',
  es: 'No se guardó nada. Corrija lo que se indicó y guarde otra vez.',
};
const NO_FIELD = /(entry_validation_errors"?:[`"]\.input \{\$count :integer\} \.match \$count )/;
/** Which field is empty that has to be filled. */
const EMPTY = { en: '“{$field}” is required.', es: '«{$field}» es obligatorio.' };

/** What a language shows of a file that it does not have. */
const ENGLISH_ALONE = {
  en: 'The pages in {$locale} show this list as it is in English, and need none of their own.',
  es: 'Las páginas en {$locale} muestran esta lista como está en inglés, y no necesitan una propia.',
};

/** What opens the page of a file in the local forms, which is not the live one. */
const PREVIEW = { en: 'Preview', es: 'Vista previa' };

/** What is put otherwise in each file of the CMS. */
const changes = (language: 'en' | 'es'): [RegExp, string][] => [
  [NO_FIELD, `$10 {{${REFUSED[language]}}} `],
  [/(value_missing"?:[`"])[^`"]*/, `$1${EMPTY[language]}`],
  [/(locale_x_has_been_disabled"?:[`"])[^`"]*/, `$1${ENGLISH_ALONE[language]}`],
];
const localChanges = (language: 'en' | 'es'): [RegExp, string] => [
  /(view_on_live_site"?:[`"])[^`"]*/,
  `$1${PREVIEW[language]}`,
];
const inCode: [RegExp, string][] = [
  [/(Y\(`validation\.value_missing`)\)/, '$1,{values:{field:t.label}})'],
  // a language without a file has none, which keeps the form from drawing its mistakes
  [/(Object\.values\(\w+\(\w+\)\[\w+\])(\)\.some\(\(\{valid)/, '$1??{}$2'],
];
const sayOurs = (isOnline: boolean) => ({
  name: 'say-ours',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/@sveltia\/cms\/(npm\/index\.js|locales\/es[\w-]*\.json)/.test(id)) return null;
    const isCode = id.endsWith('.js');
    const language = isCode ? 'en' : 'es';
    const all = [
      ...changes(language),
      ...(isOnline ? [] : [localChanges(language)]),
      ...(isCode ? inCode : []),
    ];
    return all.reduce((changed, [pattern, ours]) => {
      if (!pattern.test(changed)) throw new Error(`${id} has no longer what ${pattern} finds.`);
      return changed.replace(pattern, ours);
    }, code);
  },
});

/** The time zone of a campaign's content, if it names one. */
function timeZoneOf(content: string) {
  const file = join(ROOT, content, 'campaign.json');
  return existsSync(file) ? readJson<{ time_zone?: string }>(file).time_zone : undefined;
}

/**
 * Builds the form editor into a folder.
 * @param settings of editor-config.ts
 */
export async function buildEditor(outDir: string, settings: Omit<EditorSettings, 'timeZone'>) {
  const root = join(ROOT, 'scripts/editor');
  await viteBuild({
    root,
    base: './',
    plugins: [leaveOut, sayOurs(Boolean(settings.online))],
    define: {
      EDITOR_SETTINGS: JSON.stringify({ timeZone: timeZoneOf(settings.content), ...settings }),
    },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      reportCompressedSize: false,
      rollupOptions: {
        treeshake: false,
        input: [
          join(root, 'index.html'),
          ...(settings.preview ? [join(root, 'preview.html')] : []),
        ],
      },
    },
  });
}
