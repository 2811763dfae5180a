import type { AppEventListener } from '@sveltia/cms';
import { type FormPlace, refusal, type Values, valuesOf } from './cms-handles';
import { ask } from './dialog';
import { examine, pathOf } from './examine';
import { t } from './messages';
import { fetchContent } from './server';
import { settings } from './settings';

async function askOver(question: string) {
  const isMeant = await ask(question, { yes: t('save.over'), no: t('save.back') });
  if (!isMeant) throw refusal(t('save.kept'));
}

/** What is saved of a form. Asks before it undoes others' changes; throws to prevent the save. */
async function checked(place: FormPlace, isNew: boolean, typed: Values) {
  const content = await fetchContent();
  if (!content) throw refusal(t('save.unreachable'));
  const { texts, locked, isFull } = content;
  if (isFull) throw refusal(t('save.full'));
  const { broken, values, written, undone, issues } = examine(place, typed, content);
  if (broken) throw refusal(t('check.broken', { file: broken }));
  const file = pathOf(place, 'en');
  // the online CMS compares by itself
  if (!settings.site) {
    if (isNew && file in texts) throw refusal(t('save.taken', { file }));
    if (!isNew && place.id && !(file in texts)) await askOver(t('save.gone', { file }));
    const fields = undone.map(({ field, theirs }) => `${field}: “${theirs}”`).join('; ');
    if (fields) await askOver(t('save.stale', { fields }));
  }
  const unwritable = locked.find((path) => path in written);
  if (unwritable) throw refusal(t('save.unwritable', { file: unwritable }));
  const mistake = issues.find(({ isMistake }) => isMistake);
  if (mistake) throw refusal(`${mistake.label}: ${mistake.text}`);
  return values;
}

export const beforeSaving: AppEventListener['handler'] = async ({ entry }) => {
  type Saved = { collection: string; slug: string; newRecord: boolean };
  const { collection, slug, newRecord } = entry.toJS() as Saved;
  const place = collection === '_singletons' ? { name: slug } : { name: collection, id: slug };
  const { en, ...others } = await checked(place, newRecord, valuesOf(entry).values);
  const byLocale = Object.entries(others).map(([locale, data]) => [locale, { data }]);
  const i18n = Object.fromEntries(byLocale);
  return entry.merge({ data: en, i18n } as never) as typeof entry;
};
