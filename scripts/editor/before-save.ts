import { locales } from '@/lib/i18n/locales';
import { causedBy } from './check';
import { ask } from './dialog';
import {
  brokenFile,
  collisions,
  type FormPlace,
  type Halves,
  pathOf,
  readContent,
  savedHalves,
  settings,
  textsOf,
} from './open-form';
import { settled, withRevision } from './settle';
import { t } from './texts';

/** Refuses a save in a dialog of the CMS, which shows the message of the cause. */
const refusal = (message: string) => new Error('saving_failed', { cause: new Error(message) });

/**
 * What is saved of a form. Asks where that would undo what others have changed in its files meanwhile, and throws
 * where it must not be saved, which is then said.
 */
export async function beforeSaving(
  place: FormPlace,
  isNew: boolean,
  typed: Halves,
): Promise<Halves> {
  // online the CMS itself compares
  const isLocal = !settings.site;
  const { texts, locked } = await readContent().catch(() => {
    throw refusal(t('save.unreachable'));
  });
  const broken = brokenFile(place, texts);
  if (broken) throw refusal(t('check.broken', { file: broken }));

  const saved = isNew ? {} : savedHalves(place, texts);
  const halves = { ...typed };
  for (const locale of locales) {
    const half = typed[locale];
    if (half) halves[locale] = settled(half, saved[locale] ?? {});
  }
  if (place.name === 'events' && halves.en && !isNew)
    halves.en = withRevision(halves.en, saved.en ?? {});

  const askOver = async (question: string) => {
    const isMeant = await ask(question, { yes: t('save.over'), no: t('save.back') });
    if (!isMeant) throw refusal(t('save.kept'));
  };
  const file = pathOf(place, 'en');
  if (isLocal && isNew && file in texts) throw refusal(t('save.taken', { file }));
  if (isLocal && !isNew && place.id && !(file in texts)) await askOver(t('save.gone', { file }));
  const undone = isLocal ? collisions(place, halves, saved) : [];
  const fields = undone.map(({ field, theirs }) => `${field}: “${theirs}”`).join('; ');
  if (fields) await askOver(t('save.stale', { fields }));

  const written = textsOf(place, halves);
  const unwritable = locked.find((path) => path in written);
  if (unwritable) throw refusal(t('save.unwritable', { file: unwritable }));
  const mistake = causedBy(texts, written).find(({ isMistake }) => isMistake);
  if (mistake)
    throw refusal(t('save.mistake', { place: mistake.label, expected: mistake.expected }));
  return halves;
}
