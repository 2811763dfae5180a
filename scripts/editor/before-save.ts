import { ask } from './dialog';
import { examine, type FormPlace, pathOf, readContent, settings, type Values } from './open-form';
import { t } from './texts';

/** Refuses a save; the CMS shows the message of the cause in a dialog. */
const refusal = (message: string) => new Error('saving_failed', { cause: new Error(message) });

async function askOver(question: string) {
  const isMeant = await ask(question, { yes: t('save.over'), no: t('save.back') });
  if (!isMeant) throw refusal(t('save.kept'));
}

/** What is saved of a form. Asks before it undoes others' changes; throws to prevent the save. */
export async function beforeSaving(
  place: FormPlace,
  isNew: boolean,
  typed: Values,
): Promise<Values> {
  const { texts, locked } = await readContent().catch(() => {
    throw refusal(t('save.unreachable'));
  });
  const { broken, values, written, undone, issues } = examine(place, typed, texts);
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
  if (mistake)
    throw refusal(t('save.mistake', { place: mistake.label, expected: mistake.expected }));
  return values;
}
