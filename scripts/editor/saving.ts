import type { ReportLanguage } from '@/lib/content/schema/expected';
import { locales } from '@/lib/i18n/locales';
import { ask } from './ask';
import { checkAfterSaving, checkBeforeSaving } from './check-before-saving';
import { contentFormat } from './content-format';
import type { EditorSettings } from './editor-config';
import {
  folderAt,
  isStale,
  onlineTexts,
  pickedFolder,
  readTexts,
  rememberWritten,
} from './files-on-disk';

/** What the CMS hands to its events, as far as it is read here. */
export type SavedEntry = {
  /** The name of the file: events. */
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

/** The texts that a save writes, by their paths from the content folder. */
export function textsOf({ slug, data, i18n }: SavedEntry): Record<string, string> {
  const { toFile } = contentFormat(slug);
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
      fields && Object.keys(fields).length > 0 ? [[`${locale}/${slug}.json`, text(fields)]] : [],
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
  return paths.filter((path) => {
    try {
      JSON.parse((texts[path] ?? '{}').replace(/^\uFEFF/, ''));
      return false;
    } catch {
      return true;
    }
  });
}

const sentences = {
  en: {
    unreadable: (paths: string) =>
      `${paths} cannot be read: a merge or an edit by hand broke it. It is not saved over, so nothing in it is lost. “npm run content:check” names the line to mend; then reload this page.`,
    stale: (paths: string) =>
      `${paths} was changed outside the editor since it was opened here. If you save now, that change is lost. To see it first, do not save, and reload this page: what you typed is kept.`,
    overwrite: 'Save over it',
    cancel: 'Do not save',
  },
  es: {
    unreadable: (paths: string) =>
      `${paths} no se puede leer: lo rompió una fusión o un cambio a mano. No se guarda encima, así que nada de lo que contiene se pierde. «npm run content:check» nombra la línea que hay que arreglar; después vuelva a cargar esta página.`,
    stale: (paths: string) =>
      `${paths} cambió fuera del editor desde que se abrió aquí. Si guarda ahora, ese cambio se pierde. Para verlo antes, no guarde y vuelva a cargar esta página: lo que escribió se conserva.`,
    overwrite: 'Guardar encima',
    cancel: 'No guardar',
  },
};

/**
 * Looks at what is about to be saved: whether somebody else has changed the files meanwhile, and whether
 * they would be right. Throws where they must not be saved; then the person has been told why.
 */
export async function beforeSaving(
  entry: SavedEntry,
  settings: EditorSettings,
  language: ReportLanguage,
) {
  const project = await pickedFolder(settings.backend.repo);
  const texts = textsOf(entry);
  const changed = Object.keys(texts);
  const onDisk = project ? await readTexts(await folderAt(project, settings.content)) : {};
  const before = project ? onDisk : await onlineTexts(settings.backend.repo, settings.content);
  const { unreadable, stale, overwrite, cancel } = sentences[language];
  const broken = unreadableFiles(entry.slug, before);
  if (broken.length > 0) await ask(unreadable(broken.join(', ')), { no: cancel });
  const others = changed.filter((path) => path in onDisk && isStale(path, onDisk[path] ?? ''));
  const isRefused =
    broken.length > 0 ||
    (others.length > 0 && !(await ask(stale(others.join(', ')), { yes: overwrite, no: cancel }))) ||
    !(await checkBeforeSaving({
      before: new Map(Object.entries(before)),
      saved: new Map(Object.entries(texts)),
      language,
    }));
  // for this one the CMS has a sentence that says no more than that (build-editor.ts)
  if (isRefused) throw new Error('validation_failed');
  for (const [path, text] of Object.entries(texts)) rememberWritten(path, text);
}

/** Says what is left to do after a save. */
export async function afterSaving(settings: EditorSettings, language: ReportLanguage) {
  const project = await pickedFolder(settings.backend.repo);
  if (project) await checkAfterSaving(project, settings.content, language);
}
