import CMS from '@sveltia/cms';
import { beforeSaving } from './before-save';
import { contentFormat } from './content-format';
import { editorConfig, files } from './editor-config';
import { EntryCheck, Heading } from './entry-check';
import { ENTRY_CHECK, HEADING, RICH_TEXT } from './fields';
import { askBeforeLeaving, refuseOtherFiles, reloadAfterPicking } from './leaving';
import { close, settings, valuesOf } from './open-form';
import { showPageBeside } from './page-beside';
import { showLiveBar, showPublishBar } from './publish-bar';
import { RichText } from './rich-text';
import { language } from './texts';

const { timeZone, translated, preview, site } = settings;

for (const name of Object.keys(files)) {
  const isWhole = !translated.includes(name);
  CMS.registerCustomFormat(name, 'json', contentFormat(name, timeZone, isWhole));
}
CMS.registerFieldType(RICH_TEXT, RichText);
CMS.registerFieldType(ENTRY_CHECK, EntryCheck);
CMS.registerFieldType(HEADING, Heading);

refuseOtherFiles();
askBeforeLeaving();
reloadAfterPicking();
if (preview) showPageBeside(preview);
if (site) showLiveBar(site);
const updatePublishBar = showPublishBar();

CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    type Saved = { collection: string; slug: string; newRecord: boolean };
    const { collection, slug, newRecord } = entry.toJS() as Saved;
    const place = collection === '_singletons' ? { name: slug } : { name: collection, id: slug };
    const { en, ...others } = await beforeSaving(place, newRecord, valuesOf(entry).values);
    const i18n = Object.fromEntries(
      Object.entries(others).map(([locale, data]) => [locale, { data }]),
    );
    return entry.merge({ data: en, i18n } as never) as typeof entry;
  },
});

CMS.registerEventListener({
  name: 'postSave',
  // the CMS has saved already, whatever comes of this
  handler() {
    close(true);
    void updatePublishBar();
  },
});

document.documentElement.lang = language;
await CMS.init({ config: editorConfig(settings) });
// the CMS keeps phones from zooming
for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="viewport"]'))
  meta.content = 'width=device-width';
