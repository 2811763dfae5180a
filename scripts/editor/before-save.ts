import type { Locale } from '@/lib/i18n/locales';
import { causedBy } from './check';
import { ask } from './dialog';
import {
  brokenFiles,
  collisions,
  type FormPlace,
  type Halves,
  pathOf,
  readContent,
  savedHalves,
  textsOf,
} from './open-form';
import { settled, withRevision } from './settle';
import { t } from './texts';

/** Refuses a save in a dialog of the CMS, which shows the message of the cause. */
const refusal = (message: string) => new Error('saving_failed', { cause: new Error(message) });

/**
 * What is saved of a form. Asks where that would undo what others have changed in its files meanwhile, and throws
 * where it must not be saved, which is then said.
 * @param isLocal whether the files are in a folder; online the CMS itself compares
 */
export async function beforeSaving(
  place: FormPlace & { isNew: boolean },
  typed: Halves,
  { timeZone, isLocal }: { timeZone: string; isLocal: boolean },
): Promise<Halves> {
  const { texts, locked } = await readContent().catch(() => {
    throw refusal(t('save.unreachable'));
  });
  const [broken] = brokenFiles(place, texts);
  if (broken) throw refusal(t('check.broken', { file: broken }));

  const saved = place.isNew ? {} : savedHalves(place, texts, timeZone);
  const halves = Object.fromEntries(
    Object.entries(typed).map(([each, half]) => {
      const locale = each as Locale;
      return [locale, settled(half, saved[locale] ?? {})];
    }),
  ) as Halves;
  if (place.name === 'events' && halves.en && !place.isNew)
    halves.en = withRevision(halves.en, saved.en ?? {});

  const askOver = async (question: string) => {
    const isMeant = await ask(question, { yes: t('save.over'), no: t('save.back') });
    if (!isMeant) throw refusal(t('save.kept'));
  };
  const file = pathOf(place, 'en');
  if (isLocal && place.isNew && file in texts) throw refusal(t('save.taken', { file }));
  if (isLocal && !place.isNew && place.id && !(file in texts))
    await askOver(t('save.gone', { file }));
  const undone = isLocal ? collisions(place, halves, saved) : [];
  const fields = undone.map(({ field, theirs }) => `${field}: “${theirs}”`).join('; ');
  if (fields) await askOver(t('save.stale', { fields }));

  const written = textsOf(place, halves, timeZone);
  const unwritable = locked.find((path) => path in written);
  if (unwritable) throw refusal(t('save.unwritable', { file: unwritable }));
  const mistake = causedBy(texts, written).find(({ isMistake }) => isMistake);
  if (mistake)
    throw refusal(t('save.mistake', { place: mistake.label, expected: mistake.expected }));
  return halves;
}
