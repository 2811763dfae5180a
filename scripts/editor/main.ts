import CMS from '@sveltia/cms';
import { contentFormat } from './content-format';
import { type EditorSettings, editorConfig, files, formatOf } from './editor-config';
import { remember } from './files-on-disk';
import { beforeSaving, type SavedEntry } from './saving';

/** Put in by whoever builds the editor (build-editor.mjs). */
declare const EDITOR_SETTINGS: EditorSettings;

/** The language of the interface: what was chosen in the editor's settings, or the browser's own. */
function interfaceLanguage(): 'en' | 'es' {
  const { locale } = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}');
  const chosen = typeof locale === 'string' && locale !== 'auto' ? [locale] : navigator.languages;
  const spoken = chosen.find((each) => /^(en|es)\b/.test(each));
  return spoken?.startsWith('es') ? 'es' : 'en';
}

const language = interfaceLanguage();

for (const [name] of files) {
  const { fromFile, toFile } = contentFormat(name, language);
  CMS.registerCustomFormat(formatOf(name), 'json', {
    fromFile: (text) => fromFile(remember(text)),
    toFile,
  });
}

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => beforeSaving(entry.toJS() as SavedEntry, EDITOR_SETTINGS, language),
});

document.documentElement.lang = language;
CMS.init({ config: editorConfig(EDITOR_SETTINGS, language) });
