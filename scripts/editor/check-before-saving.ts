import { contentPlace } from '@/lib/content/model/entry-lists';
import { type Locale, locales } from '@/lib/i18n/locales';
import { isLocalMoment } from '@/lib/local-moment';
import { element, openDialog, paragraph } from './dialog';
import { files } from './editor-config';
import { folderAt, readTexts } from './files-on-disk';
import { type FieldPlace, openFile, placeInForm } from './form-fields';
import type { ReportLanguage } from './form-schemas';
import { namesAt } from './form-schemas';
import { publicFilesOf } from './public-files';
import { issuesOfSave, leftAfterSave, type ReportedIssue, type Texts } from './save-issues';

/** What is about to be saved. */
export type Saving = {
  /** The content files as they are, by their paths from the content folder. */
  before: Texts;
  /** The files that this save writes. */
  saved: ReadonlyMap<string, string>;
  language: ReportLanguage;
};

const sentences = {
  en: {
    title: (count: number) =>
      `Nothing is saved yet: ${count === 1 ? '1 mistake' : `${count} mistakes`}`,
    found: 'It says',
    expected: 'Expected',
    example: 'For example',
    entry: 'entry',
    back: 'Back to the form',
    understood: 'Understood',
    later: 'Pictures are checked once this is saved.',
    left: (count: number) => `Saved. ${count === 1 ? '1 thing is' : `${count} things are`} left`,
    before: 'Until then the site cannot be built.',
    doubts: (count: number) =>
      `Save it so? ${count === 1 ? '1 thing' : `${count} things`} to look at`,
    anyway: 'Save anyway',
    noMistake: 'None of them keeps the site from being built.',
  },
  es: {
    title: (count: number) =>
      `Todavía no se guardó nada: ${count === 1 ? '1 error' : `${count} errores`}`,
    found: 'Dice',
    expected: 'Se espera',
    example: 'Por ejemplo',
    entry: 'entrada',
    back: 'Volver al formulario',
    understood: 'Entendido',
    later: 'Las imágenes se revisan una vez que esto esté guardado.',
    left: (count: number) => `Se guardó. ${count === 1 ? 'Falta 1 cosa' : `Faltan ${count} cosas`}`,
    before: 'Hasta entonces el sitio no se puede construir.',
    doubts: (count: number) =>
      `¿Guardarlo así? ${count === 1 ? '1 cosa' : `${count} cosas`} por mirar`,
    anyway: 'Guardar de todos modos',
    noMistake: 'Ninguna impide construir el sitio.',
  },
} satisfies Record<ReportLanguage, unknown>;

/** Where an issue stands, as the form calls it: `Events, español, entry 3, “Vigil”: When it starts`. */
export function placeOf({ file, key, entry }: ReportedIssue, language: ReportLanguage): string {
  const { locale: folder = '', name, id } = contentPlace(file.replace(/^.*?\//, ''));
  const label = files.find(([each]) => each === name)?.[2][language] ?? file;
  const tongue = locales.includes(folder as Locale)
    ? new Intl.DisplayNames(language, { type: 'language' }).of(folder)
    : undefined;
  const number = entry?.number && `${sentences[language].entry} ${entry.number}`;
  const place = [label, tongue, number, entry?.name && `“${entry.name}”`]
    .filter(Boolean)
    .join(', ');
  const [, inList] = /\D\[(\d+)\]$/.exec(key) ?? [];
  const inSchema = id === undefined ? key : `[0].${key}`;
  const names = namesAt(name, inSchema, language).join(': ') || key.replace(/^\[\d+\]\.?/, '');
  const field = inList === undefined ? names : `${names} ${Number(inList) + 1}`;
  return field ? `${place}: ${field}` : place;
}

/** A key in a sentence, as a file would have it: `starts_at`, `"is_first": true`, `"date"`, or a colour. */
const KEY =
  /"?\b([a-z]+(?:_[a-z]+)+)\b"?(?:: true)?|"([a-z]+)"|\b(paper|ink|gold|flame|night)\b(?= \()/g;

/** A sentence of the check with the names that the form has in the place of keys. */
export function inFormWords(
  sentence: string,
  { file, key }: Pick<ReportedIssue, 'file' | 'key'>,
  language: ReportLanguage,
): string {
  const { name, id } = contentPlace(file.replace(/^.*?\//, ''));
  const table = `${id === undefined ? '' : '[0].'}${key.replace(/[^.\]]+$/, '')}`;
  return sentence.replace(KEY, (written, ...[own, quoted, ink]: (string | undefined)[]) => {
    const label = namesAt(name, `${table}${own ?? quoted ?? ink}`, language).at(-1);
    return label ? `“${label}”` : written;
  });
}

/** A value as a field shows it. */
function asTyped(value: string, language: ReportLanguage): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return value
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, (local) =>
      isLocalMoment(local) ? format.format(new Date(`${local}Z`)) : local,
    );
}

/** What an issue asks for, in the form's words. */
function wish(issue: ReportedIssue, language: ReportLanguage): string {
  const { expected } = sentences[language];
  return `${expected}: ${inFormWords(issue.expected[language], issue, language)}`;
}

/** An issue of the open form is a way to its field. */
function item(issue: ReportedIssue, index: number, language: ReportLanguage): HTMLElement {
  const { found, example } = sentences[language];
  const place = placeOf(issue, language);
  const isHere = placeInForm(issue.file, issue.key).file === openFile();
  const way = element('button', { textContent: place, className: 'way', value: `${index}` });
  const list = element('li');
  list.append(
    isHere ? way : element('strong', { textContent: place }),
    paragraph(`${found}: ${asTyped(issue.found[language], language)}`),
    paragraph(wish(issue, language)),
    ...(issue.example ? [paragraph(`${example}: ${asTyped(issue.example, language)}`)] : []),
  );
  return list;
}

type Answers = { title: string; note: string; no: string; yes?: string };

/**
 * Shows issues in a dialog; resolves when it is closed, to `yes`, to the number of the issue whose field was
 * asked for, or to anything else.
 */
function show(
  issues: readonly ReportedIssue[],
  { title, note, no, yes }: Answers,
  language: ReportLanguage,
): Promise<string> {
  const list = element('ul');
  list.append(...issues.map((issue, index) => item(issue, index, language)));
  const heading = element('h2', { textContent: title });
  return openDialog([heading, list, paragraph(note)], { no, ...(yes && { yes }) });
}

/** Why something is not saved: what is to be said under fields, and the field that was asked for. */
export type Refusal = { marks: (FieldPlace & { text: string })[]; goTo: FieldPlace | undefined };

/**
 * Shows what is wrong with what is about to be saved, and asks about what is doubtful; resolves to null where
 * it may be saved.
 */
export async function checkBeforeSaving({
  before,
  saved,
  language,
}: Saving): Promise<Refusal | null> {
  const { mistakes, warnings } = issuesOfSave(before, saved);
  const { title, later, back: no, doubts, anyway, noMistake } = sentences[language];
  const issues = mistakes.length > 0 ? mistakes : warnings;
  if (issues.length === 0) return null;
  const answers =
    issues === mistakes
      ? { title: title(issues.length), note: later, no }
      : { title: doubts(issues.length), note: noMistake, no, yes: anyway };
  const answer = await show(issues, answers, language);
  if (answer === 'yes') return null;
  const marks = issues.flatMap((issue) => {
    const { file, ...place } = placeInForm(issue.file, issue.key);
    return file === openFile() ? [{ ...place, text: wish(issue, language) }] : [];
  });
  const asked = /^\d+$/.test(answer) ? issues[Number(answer)] : undefined;
  return { marks, goTo: asked && placeInForm(asked.file, asked.key) };
}

/** What was said to be left, so that it is said once. */
const said = new Set<string>();

/**
 * Shows what is left to do after a save, such as a picture of another size. Only the project's folder shows
 * that; online, the check of the pull request says it.
 */
export async function checkAfterSaving(
  project: FileSystemDirectoryHandle,
  content: string,
  language: ReportLanguage,
): Promise<void> {
  const texts = await readTexts(await folderAt(project, content));
  const publicFiles = await publicFilesOf(project, content);
  if (!publicFiles) return;
  const all = leftAfterSave(new Map(Object.entries(texts)), publicFiles);
  const issues = all.filter((issue) => !said.has(JSON.stringify(issue)));
  for (const issue of issues) said.add(JSON.stringify(issue));
  const { left, before, understood } = sentences[language];
  const words = { title: left(issues.length), note: before, no: understood };
  if (issues.length > 0) await show(issues, words, language);
}
