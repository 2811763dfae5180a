import './stay-after-saving';

import CMS from '@sveltia/cms';
import { DEFAULT_TIME_ZONE } from '@/lib/local-moment';
import { contentFormat } from './content-format';
import { type EditorSettings, editorConfig, files, formatOf } from './editor-config';
import { RICH_TEXT } from './fields';
import { remember } from './files-on-disk';
import { followPresses, goToEntry } from './form-fields';
import { followForm } from './form-notes';
import { showLiveBar } from './live-bar';
import { showPageBeside } from './page-beside';
import { interfaceLanguage } from './preferences';
import { protectChanges } from './protect-changes';
import { showPublishBar } from './publish-bar';
import { richTextControl } from './rich-text';
import { afterSaving, beforeSaving, contentTexts, hasNewFirst, type SavedEntry } from './saving';

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

CMS.registerFieldType(RICH_TEXT, richTextControl(language));

followPresses();
const save = protectChanges(language);
if (EDITOR_SETTINGS.preview) showPageBeside(EDITOR_SETTINGS.preview, language);
if (EDITOR_SETTINGS.online) showLiveBar(EDITOR_SETTINGS.online, EDITOR_SETTINGS, language);
const form = followForm(
  async () => (await contentTexts(EDITOR_SETTINGS)).before,
  EDITOR_SETTINGS.timeZone ?? DEFAULT_TIME_ZONE,
  language,
);

/** The list whose new entry the save that is on its way puts first. */
let newFirstIn: string | undefined;

CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    save.isSaving = true;
    const typed = entry.toJS() as SavedEntry;
    const checked = beforeSaving(typed, EDITOR_SETTINGS, language, form.refuse);
    const saved = await checked.catch((refusal) => {
      save.isSaving = false;
      throw refusal;
    });
    const { slug, data, i18n } = saved;
    newFirstIn = hasNewFirst(typed, saved) ? slug : undefined;
    return entry.merge({ data, i18n } as never) as typeof entry;
  },
});

CMS.registerEventListener({
  name: 'postSave',
  // it is saved already, whatever is said of it
  handler: () => {
    save.isSaving = false;
    if (newFirstIn) void goToEntry(newFirstIn, 0);
    void form.load();
    void afterSaving(EDITOR_SETTINGS, language);
    void publishBar.update();
  },
});

const publishBar = showPublishBar(language);
document.documentElement.lang = language;
await CMS.init({ config: editorConfig(EDITOR_SETTINGS, language) });
// the CMS keeps phones from zooming
for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="viewport"]'))
  meta.content = 'width=device-width';
