import CMS from '@sveltia/cms';
import { contentFormat } from './content-format';
import { type EditorSettings, editorConfig, files, formatOf } from './editor-config';
import { remember } from './files-on-disk';
import { interfaceLanguage } from './interface-language';
import { protectChanges } from './protect-changes';
import { afterSaving, beforeSaving, type SavedEntry } from './saving';

/** Put in by whoever builds the editor (build-editor.ts). */
declare const EDITOR_SETTINGS: EditorSettings;

const language = interfaceLanguage();

for (const [name] of files) {
  const { fromFile, toFile } = contentFormat(name, language, EDITOR_SETTINGS.timeZone);
  CMS.registerCustomFormat(formatOf(name), 'json', {
    fromFile: (text) => fromFile(remember(text)),
    toFile,
  });
}

const changes = protectChanges(language);

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => beforeSaving(entry.toJS() as SavedEntry, EDITOR_SETTINGS, language),
});

CMS.registerEventListener({
  name: 'postSave',
  // it is saved already, whatever is said of it
  handler: () => {
    changes.saved();
    void afterSaving(EDITOR_SETTINGS, language);
  },
});

document.documentElement.lang = language;
await CMS.init({ config: editorConfig(EDITOR_SETTINGS, language) });
// the CMS keeps phones from zooming
for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="viewport"]'))
  meta.content = 'width=device-width';
