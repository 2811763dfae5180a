import { type Locale, locales } from '@/lib/i18n/locales';
import { causedBy } from './check';
import { contentFormat, type Values } from './content-format';
import { ask } from './dialog';
import {
  brokenFiles,
  collisions,
  type FormPlace,
  type Halves,
  pathOf,
  readContent,
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

  const { fromFile } = contentFormat(place.name, timeZone, true);
  const was = (locale: Locale) => {
    const text = texts[pathOf(place, locale)];
    return text && !place.isNew ? fromFile(text) : {};
  };
  const halves: Halves = Object.fromEntries(
    locales.flatMap((locale) => {
      const half = typed[locale];
      return half ? [[locale, settled(half, was(locale)) as Values]] : [];
    }),
  );
  if (place.name === 'events' && halves.en && !place.isNew)
    halves.en = withRevision(halves.en, was('en'));

  const answers = { yes: t('save.over'), no: t('save.back') };
  const file = pathOf(place, 'en');
  if (isLocal && place.isNew && file in texts) throw refusal(t('save.taken', { file }));
  if (isLocal && !place.isNew && place.id && !(file in texts)) {
    if (!(await ask(t('save.gone', { file }), answers))) throw refusal(t('save.kept'));
  }
  const undone = isLocal && !place.isNew ? collisions(place, halves, texts, timeZone) : [];
  if (undone.length > 0) {
    const fields = undone.map(({ field, theirs }) => `${field}: “${theirs}”`).join('; ');
    if (!(await ask(t('save.stale', { fields }), answers))) throw refusal(t('save.kept'));
  }
  const [unwritable] = Object.keys(halves)
    .map((locale) => pathOf(place, locale as Locale))
    .filter((path) => locked.includes(path));
  if (unwritable) throw refusal(t('save.unwritable', { file: unwritable }));
  const [mistake] = causedBy(texts, textsOf(place, halves, timeZone)).filter(
    ({ isMistake }) => isMistake,
  );
  if (mistake)
    throw refusal(t('save.mistake', { place: mistake.label, expected: mistake.expected }));
  return halves;
}
