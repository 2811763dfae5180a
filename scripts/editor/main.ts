import { keepFormsOpen } from './cms-handles';
import { contentFormat } from './content-format';
import { editorConfig, files } from './editor-config';
import { EntryCheck, Heading, InWords } from './entry-check';
import { ENTRY_CHECK, HEADING, IN_WORDS, RICH_TEXT } from './fields';
import { language } from './messages';
import { askBeforeLeaving, close } from './open-form';
import { showPageBeside } from './page-beside';
import { refuseOtherFiles } from './pictures';
import { showLiveBar, showPublishBar } from './publish-bar';
import { RichText } from './rich-text';
import { beforeSaving } from './saving';
import { settings } from './settings';

keepFormsOpen();
const { default: CMS } = await import('@sveltia/cms');
const { timeZone, translated, preview, site } = settings;

for (const name of Object.keys(files)) {
  const isWhole = !translated.includes(name);
  CMS.registerCustomFormat(name, 'json', contentFormat(name, timeZone, isWhole));
}
CMS.registerFieldType(RICH_TEXT, RichText);
CMS.registerFieldType(ENTRY_CHECK, EntryCheck);
CMS.registerFieldType(HEADING, Heading);
CMS.registerFieldType(IN_WORDS, InWords);

/** Reloads after a folder is picked: only from then on does the CMS keep drafts of that session. */
function reloadAfterPicking(): void {
  const browser = window as { showDirectoryPicker?: () => Promise<FileSystemDirectoryHandle> };
  const pick = browser.showDirectoryPicker;
  if (!pick) return;
  browser.showDirectoryPicker = async () => {
    const folder = await pick.call(window);
    addEventListener('hashchange', () => location.reload(), { once: true });
    return folder;
  };
}

refuseOtherFiles();
askBeforeLeaving();
reloadAfterPicking();
const sayOnItsWay = preview ? showPageBeside(preview) : () => {};
let savedAt = 0;
if (site) showLiveBar(site);
const updatePublishBar = showPublishBar();

// it never answers, and the browser asks again: an error says, as it happens, that the server is gone
if (!site) new EventSource('./until-stopped').onerror = updatePublishBar;

CMS.registerEventListener({
  name: 'preSave',
  handler(event) {
    savedAt = Date.now();
    return beforeSaving(event);
  },
});

CMS.registerEventListener({
  name: 'postSave',
  // the CMS has saved already, whatever comes of this
  handler() {
    close(true);
    sayOnItsWay(savedAt);
    void updatePublishBar();
  },
});

document.documentElement.lang = language;
await CMS.init({ config: editorConfig(settings) });
// the CMS prevents phones from zooming
for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="viewport"]'))
  meta.content = 'width=device-width';
