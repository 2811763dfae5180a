import { isEntryList } from '@/lib/content/model/entry-lists';
import { forEachLocale, locales } from '@/lib/i18n/locales';
import { amended } from './amend';
import { checkAfterSaving, checkBeforeSaving, type Refusal } from './check-before-saving';
import { contentFormat } from './content-format';
import { ask } from './dialog';
import type { EditorSettings } from './editor-config';
import {
  folderAt,
  isStale,
  onlineTexts,
  parsed,
  pickedFolder,
  readTexts,
  rememberWritten,
  whyNotWritable,
} from './files-on-disk';
import { goToField } from './form-fields';
import type { ReportLanguage } from './form-schemas';

/** What a form holds, as the CMS hands it to its events, as far as it is read here. */
export type SavedEntry = {
  /** The list that the entry is in, which is a file of its own; `_singletons` of any other. */
  collection?: string;
  /** The name of the file: site, or rally. */
  slug: string;
  data: Record<string, unknown>;
  i18n: Partial<Record<string, { data: Record<string, unknown> }>>;
};

/** Without what the CMS itself adds to the entries of lists. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('__sc_'))
      .map(([key, inner]) => [key, withoutMarks(inner)]),
  );
}

/** A file of a form by its schema, and where it stands in the folder of a language. */
const placeIn = ({ collection = '', slug }: Pick<SavedEntry, 'collection' | 'slug'>) =>
  isEntryList(collection)
    ? { name: collection, file: `${collection}/${slug}` }
    : { name: slug, file: slug };

/** The texts that a save writes, by their paths from the content folder. */
export function textsOf(entry: SavedEntry): Record<string, string> {
  const { slug, data, i18n } = entry;
  const { name, file } = placeIn(entry);
  const { toFile } = contentFormat(name);
  const text = (fields: Record<string, unknown>) => {
    const { [slug]: list, ...rest } = withoutMarks(fields) as Record<string, unknown>;
    return toFile(
      Array.isArray(list) ? list : { ...(list !== undefined && { [slug]: list }), ...rest },
    );
  };
  if (slug === 'campaign') return { 'campaign.json': text(data) };
  const all = locales.map(
    (locale) => [locale, locale === 'en' ? data : i18n[locale]?.data] as const,
  );
  return Object.fromEntries(
    all.flatMap(([locale, fields]) =>
      fields && Object.keys(fields).length > 0 ? [[`${locale}/${file}.json`, text(fields)]] : [],
    ),
  );
}

/**
 * The files of a form that somebody broke, by their paths: the form shows such a file as empty, so a save
 * would put what is in the form in the place of all that the file holds.
 */
export function unreadableFiles(slug: string, texts: Record<string, string>): string[] {
  const paths =
    slug === 'campaign' ? ['campaign.json'] : locales.map((locale) => `${locale}/${slug}.json`);
  return paths.filter((path) => parsed(texts[path] ?? '{}') === undefined);
}

/** For this error the CMS has a sentence that says no more than that nothing was saved (build-editor.ts). */
const REFUSED = 'validation_failed';

const sentences = {
  en: {
    unreadable: (paths: string) =>
      `${paths} cannot be read: a merge or an edit by hand broke it. It is not saved over, so nothing in it is lost. “npm run content:check” names the line to mend; then reload this page.`,
    stale: (paths: string) =>
      `${paths} was changed outside the editor since it was opened here. If you save now, that change is lost. To see it first, do not save, and reload this page: what you typed is kept.`,
    unwritable: (path: string, why: string) =>
      `${path} cannot be written, so nothing is saved; what you typed stays in the form. Look whether the file is locked or may only be read, or whether another program has it open, and save again. The browser says: ${why}`,
    overwrite: 'Save over it',
    cancel: 'Do not save',
  },
  es: {
    unreadable: (paths: string) =>
      `${paths} no se puede leer: lo rompió una fusión o un cambio a mano. No se guarda encima, así que nada de lo que contiene se pierde. «npm run content:check» nombra la línea que hay que arreglar; después vuelva a cargar esta página.`,
    stale: (paths: string) =>
      `${paths} cambió fuera del editor desde que se abrió aquí. Si guarda ahora, ese cambio se pierde. Para verlo antes, no guarde y vuelva a cargar esta página: lo que escribió se conserva.`,
    unwritable: (path: string, why: string) =>
      `${path} no se puede escribir, así que no se guardó nada; lo que escribió sigue en el formulario. Mire si el archivo está bloqueado o es de solo lectura, o si otro programa lo tiene abierto, y guarde otra vez. El navegador dice: ${why}`,
    overwrite: 'Guardar encima',
    cancel: 'No guardar',
  },
};

/** The content folder, null online, and the texts of its files by their paths, as far as they are known. */
export async function contentTexts({ backend: { repo }, content }: EditorSettings) {
  const project = await pickedFolder(repo);
  const folder = project && (await folderAt(project, content));
  const onDisk = folder ? await readTexts(folder) : {};
  return { folder, onDisk, before: folder ? onDisk : await onlineTexts(repo, content) };
}

/**
 * A form with what a save does by itself (amend.ts).
 * @param before the texts of the files, by their paths
 */
export function amendedEntry(
  typedEntry: SavedEntry,
  before: Record<string, string>,
  { fromFile }: ReturnType<typeof contentFormat>,
): SavedEntry {
  const { collection = '', slug, data, i18n } = typedEntry;
  if (isEntryList(collection)) return typedEntry;
  const others = Object.entries(i18n).map(([locale, half]) => [locale, half?.data]);
  // as the form has them: moments may be written otherwise
  const lists = forEachLocale((locale) => {
    const text = before[`${locale}/${slug}.json`];
    return text && fromFile(text);
  });
  const typed = { en: data, ...Object.fromEntries(others) };
  const { en = data, ...halves } = amended(slug, typed, lists);
  const translated = Object.entries(halves).map(([locale, half]) => [locale, { data: half }]);
  return { slug, data: en, i18n: Object.fromEntries(translated) };
}

/** True where a save puts another entry first in the list of a file than the form has there. */
export function hasNewFirst({ slug, data }: SavedEntry, saved: SavedEntry): boolean {
  const first = (list: unknown) => (Array.isArray(list) ? list[0]?.id : undefined);
  return first(data[slug]) !== first(saved.data[slug]);
}

/**
 * Looks at what is about to be saved: whether somebody else has changed the files meanwhile, and whether
 * they would be right. Resolves to what to save. Throws where it must not be saved; then the person has been
 * told why.
 */
export async function beforeSaving(
  typed: SavedEntry,
  settings: EditorSettings,
  language: ReportLanguage,
  mark: (marks: Refusal['marks']) => void,
): Promise<SavedEntry> {
  const { folder, onDisk, before } = await contentTexts(settings);
  const { unreadable, unwritable, stale, overwrite, cancel } = sentences[language];
  const place = placeIn(typed);
  const broken = unreadableFiles(place.file, before);
  if (broken.length > 0) {
    await ask(unreadable(broken.join(', ')), { no: cancel });
    throw new Error(REFUSED);
  }
  const format = contentFormat(place.name, language, settings.timeZone);
  const entry = amendedEntry(typed, before, format);
  const texts = textsOf(entry);
  const others = Object.keys(texts).filter(
    (path) => path in onDisk && isStale(path, onDisk[path] ?? ''),
  );
  if (others.length > 0 && !(await ask(stale(others.join(', ')), { yes: overwrite, no: cancel })))
    throw new Error(REFUSED);
  const refusal = await checkBeforeSaving({
    before: new Map(Object.entries(before)),
    saved: new Map(Object.entries(texts)),
    language,
  });
  mark(refusal?.marks ?? []);
  if (refusal) {
    if (refusal.goTo) void goToField(refusal.goTo);
    throw new Error(REFUSED);
  }
  for (const [path, text] of Object.entries(texts)) {
    const why = folder && text !== onDisk[path] ? await whyNotWritable(folder, path) : null;
    if (why !== null) {
      await ask(unwritable(path, why), { no: cancel });
      throw new Error(REFUSED);
    }
  }
  for (const [path, text] of Object.entries(texts)) rememberWritten(path, text);
  return entry;
}

/** Says what is left to do after a save. */
export async function afterSaving(settings: EditorSettings, language: ReportLanguage) {
  const project = await pickedFolder(settings.backend.repo);
  if (project) await checkAfterSaving(project, settings.content, language);
}
