import CMS from '@sveltia/cms';
import { contentFormat } from './content-format';
import { ask } from './dialog';
import { editorConfig, files } from './editor-config';
import { EntryCheck, Heading } from './entry-check';
import { ENTRY_CHECK, HEADING, RICH_TEXT } from './fields';
import { askBeforeLeaving, refuseOtherFiles, reloadAfterPicking } from './leaving';
import { language, t } from './messages';
import {
  close,
  examine,
  type FormPlace,
  pathOf,
  readContent,
  settings,
  type Values,
  valuesOf,
} from './open-form';
import { showPageBeside } from './page-beside';
import { showLiveBar, showPublishBar } from './publish-bar';
import { RichText } from './rich-text';

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

/** Refuses a save; the CMS shows the message of the cause in a dialog. */
const refusal = (message: string) => new Error('saving_failed', { cause: new Error(message) });

async function askOver(question: string) {
  const isMeant = await ask(question, { yes: t('save.over'), no: t('save.back') });
  if (!isMeant) throw refusal(t('save.kept'));
}

/** What is saved of a form. Asks before it undoes others' changes; throws to prevent the save. */
async function beforeSaving(place: FormPlace, isNew: boolean, typed: Values) {
  const { texts, locked } = await readContent().catch(() => {
    throw refusal(t('save.unreachable'));
  });
  const { broken, values, written, undone, issues } = examine(place, typed, texts);
  if (broken) throw refusal(t('check.broken', { file: broken }));
  const file = pathOf(place, 'en');
  // the online CMS compares by itself
  if (!site) {
    if (isNew && file in texts) throw refusal(t('save.taken', { file }));
    if (!isNew && place.id && !(file in texts)) await askOver(t('save.gone', { file }));
    const fields = undone.map(({ field, theirs }) => `${field}: “${theirs}”`).join('; ');
    if (fields) await askOver(t('save.stale', { fields }));
  }
  const unwritable = locked.find((path) => path in written);
  if (unwritable) throw refusal(t('save.unwritable', { file: unwritable }));
  const mistake = issues.find(({ isMistake }) => isMistake);
  if (mistake)
    throw refusal(t('save.mistake', { place: mistake.label, expected: mistake.expected }));
  return values;
}

CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    type Saved = { collection: string; slug: string; newRecord: boolean };
    const { collection, slug, newRecord } = entry.toJS() as Saved;
    const place = collection === '_singletons' ? { name: slug } : { name: collection, id: slug };
    const { en, ...others } = await beforeSaving(place, newRecord, valuesOf(entry).values);
    const halves = Object.entries(others).map(([locale, data]) => [locale, { data }]);
    const i18n = Object.fromEntries(halves);
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
