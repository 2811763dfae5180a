import { keyPath, textOf, textsIn, valueAt } from '@/lib/content/check/files/json-path';
import { isEntryList } from '@/lib/content/model/entry-lists';
import {
  DIGEST_LENGTH,
  madeFrom,
  RECORD_FILE,
  type TranslationRecord,
  withoutNumbers,
} from '@/lib/content/translation/record-line';
import { type Locale, locales } from '@/lib/i18n/locales';
import { momentOf } from '@/lib/local-moment';
import { eventDay, livestreamDay, livestreamTime } from '@/lib/schedule/days-in-words';
import { contentFormat } from './content-format';
import { type FieldNote, followFields } from './field-notes';
import { parsed } from './files-on-disk';
import { drawnText, type FieldPlace, openFile } from './form-fields';
import type { ReportLanguage } from './form-schemas';

const sentences = {
  en: {
    readers: (words: string) => `Readers see: ${words}`,
    noSuchHour: 'The clocks of the campaign’s time zone skip this hour on that night.',
    changed: (old: string, now: string) =>
      `The English has changed since this was written. It was “${old}”. It is “${now}”.`,
  },
  es: {
    readers: (words: string) => `Se lee: ${words}`,
    noSuchHour: 'Esa noche los relojes de la zona horaria de la campaña se saltan esta hora.',
    changed: (old: string, now: string) =>
      `El inglés cambió desde que se escribió esto. Decía «${old}». Dice «${now}».`,
  },
} satisfies Record<ReportLanguage, unknown>;

/** A path of a form, such as `events.0.title`, in its steps. */
const stepsOf = (path: string) =>
  path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The text at a path of a form's fields; empty where there is none. */
const textAt = (fields: unknown, path: string) => textOf(valueAt(fields, stepsOf(path)));

/** What readers see of a moment by the campaign's clock; null for an hour that its clocks skip. */
function readersMoment(file: string, locale: Locale, typed: string, timeZone: string) {
  const moment = momentOf(typed, timeZone);
  if (!moment) return null;
  const day =
    file === 'events'
      ? eventDay(moment, undefined, locale, timeZone)
      : livestreamDay(moment, locale, timeZone);
  return `${day}, ${livestreamTime(moment, locale, timeZone)}`;
}

/** The key of the record of translations for a field, such as `events [].title`. */
function recordKey(file: string, path: string): string {
  const keys = path.replace(/^group_\d+\./, '').replace(`${file}.`, '');
  return withoutNumbers(`${file} ${keyPath(stepsOf(keys))}`);
}

async function digest(text: string) {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  return [...bytes.slice(0, DIGEST_LENGTH / 2)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** What the files say of the form that is open. */
type FormFiles = {
  file: string;
  /** What the file of each language holds, as its fields show it. */
  shown: Partial<Record<Locale, unknown>>;
  /** The English that the texts of a translation were made from, by language and path. */
  sources: Map<string, string>;
};

/** Reads what the files say of a form. */
async function formFiles(
  file: string,
  texts: Record<string, string>,
  timeZone: string,
  language: ReportLanguage,
): Promise<FormFiles> {
  const json = (path: string) => (parsed(texts[path]) === undefined ? undefined : texts[path]);
  const { fromFile } = contentFormat(file, language, timeZone);
  const shown: FormFiles['shown'] = {};
  const sources: FormFiles['sources'] = new Map();
  for (const locale of locales) {
    const text = json(file === 'campaign' ? 'campaign.json' : `${locale}/${file}.json`);
    const fields = text === undefined ? {} : fromFile(text);
    shown[locale] = Array.isArray(fields) ? { [file]: fields } : fields;
    const record = parsed(texts[`${locale}/${RECORD_FILE}`]) as TranslationRecord | undefined;
    const made = new Map(
      Object.entries(record ?? {}).map(([key, line]) => {
        const { translation, english } = madeFrom(line);
        return [`${withoutNumbers(key)} ${translation}`, english];
      }),
    );
    if (made.size === 0) continue;
    for (const { path: steps, text: own } of textsIn(shown[locale])) {
      const path = steps.join('.');
      const english = made.get(`${recordKey(file, path)} ${await digest(own)}`);
      if (english !== undefined) sources.set(`${locale} ${path}`, english);
    }
  }
  return { file, shown, sources };
}

/**
 * Says under the fields of the open form what readers see of a moment, which translations are behind their
 * English, and what the last save was refused for; and shows the English in empty translations.
 * @param read the texts of the content files, by their paths from the content folder
 */
export function followForm(
  read: () => Promise<Record<string, string>>,
  timeZone: string,
  language: ReportLanguage,
) {
  const say = sentences[language];
  let form: FormFiles | undefined;
  let refused: (FieldPlace & { text: string })[] = [];

  /** What a field says as it is drawn; as its file has it where it is not. */
  const now = (place: FieldPlace) =>
    drawnText(place) ?? textAt(form?.shown[place.locale], place.path);

  /** True for a field of an entry that stands at another place in English. */
  function isElsewhere({ locale, path }: FieldPlace): boolean {
    if (!form || !isEntryList(form.file)) return false;
    const id = path.replace(/^(\w+\.\d+)\..*/, '$1.id');
    return now({ locale, path: id }) !== now({ locale: 'en', path: id });
  }

  function behind(place: FieldPlace, text: string): string[] {
    const { locale, path } = place;
    if (!form || locale === 'en' || !text || isElsewhere(place)) return [];
    if (text !== textAt(form.shown[locale], path)) return [];
    const old = form.sources.get(`${locale} ${path}`);
    const english = now({ locale: 'en', path });
    return old && english && old !== english ? [say.changed(old, english)] : [];
  }

  function notes(place: FieldPlace, text: string, isMoment: boolean): FieldNote[] {
    const wrong = refused.filter(
      ({ locale, path }) => locale === place.locale && path === place.path,
    );
    const readers =
      isMoment && form && text ? readersMoment(form.file, place.locale, text, timeZone) : '';
    return [
      ...wrong.map((each) => ({ text: each.text, isWrong: true })),
      ...(readers ? [{ text: say.readers(readers) }] : []),
      ...(readers === null ? [{ text: say.noSuchHour }] : []),
      ...behind(place, text).map((each) => ({ text: each })),
    ];
  }

  const follow = followFields({
    notes,
    placeholder: (place) =>
      place.locale === 'en' || isElsewhere(place) ? '' : now({ ...place, locale: 'en' }),
  });

  async function load() {
    const file = openFile();
    form = undefined;
    refused = [];
    const files = file && (await formFiles(file, await read(), timeZone, language));
    // another form may have been opened meanwhile
    if (files && openFile() === file) form = files;
    follow();
  }

  addEventListener('hashchange', () => void load());
  return {
    /** Reads the files of the open form anew. */
    load,
    /** Marks the fields that a save was refused for. */
    refuse(places: typeof refused) {
      refused = places;
      follow();
    },
  };
}
