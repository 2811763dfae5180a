import type { Problem, ReportLanguage } from '@/lib/content/check/files/problem';
import { describeKey } from '@/lib/content/key-docs';
import { type Locale, locales } from '@/lib/i18n/locales';
import { files } from './editor-config';
import { problemsOfSave, type Texts } from './save-problems';

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
    left: 'Pictures and drawings are checked by the preview.',
  },
  es: {
    title: (count: number) =>
      `Todavía no se guardó nada: ${count === 1 ? '1 error' : `${count} errores`}`,
    found: 'Dice',
    expected: 'Se espera',
    example: 'Por ejemplo',
    entry: 'entrada',
    back: 'Volver al formulario',
    left: 'Las imágenes y los dibujos los revisa la vista previa.',
  },
} satisfies Record<ReportLanguage, unknown>;

const element = (tag: string, text = '', className = '') =>
  Object.assign(document.createElement(tag), { textContent: text, className });

/** Where a problem stands, as the form calls it: `Events, español, entry 3, “Vigil”: When it starts`. */
export function placeOf({ file, key, entry }: Problem, language: ReportLanguage): string {
  const [name = '', folder = ''] = file
    .replace(/\.json$/, '')
    .split('/')
    .reverse();
  const label = files.find(([each]) => each === name)?.[2][language] ?? file;
  const tongue = locales.includes(folder as Locale)
    ? new Intl.DisplayNames(language, { type: 'language' }).of(folder)
    : undefined;
  const number = entry && `${sentences[language].entry} ${entry.number}`;
  const place = [label, tongue, number, entry?.name && `“${entry.name}”`]
    .filter(Boolean)
    .join(', ');
  const field = describeKey(name, key, language)?.label ?? key.replace(/^\[\d+\]\.?/, '');
  return field ? `${place}: ${field}` : place;
}

/** An example as it is typed into a field. */
const typed = (example: string) => example.replace(/^"(.*)"$/, '$1');

function item(problem: Problem, language: ReportLanguage): HTMLElement {
  const { found, expected, example } = sentences[language];
  const list = element('li');
  list.append(
    element('strong', placeOf(problem, language)),
    element('p', `${found}: ${problem.found[language]}`),
    element('p', `${expected}: ${problem.expected[language]}`),
    ...(problem.example ? [element('p', `${example}: ${typed(problem.example)}`)] : []),
  );
  return list;
}

/** Shows mistakes in a dialog; resolves when it is closed. */
function show(mistakes: readonly Problem[], language: ReportLanguage): Promise<void> {
  const { title, back, left } = sentences[language];
  const dialog = document.createElement('dialog');
  dialog.className = 'question';
  dialog.lang = language;
  const heading = element('h2', title(mistakes.length));
  heading.id = 'mistakes';
  dialog.setAttribute('aria-labelledby', heading.id);
  const list = element('ul');
  list.append(...mistakes.map((problem) => item(problem, language)));
  const form = Object.assign(document.createElement('form'), { method: 'dialog' });
  form.append(Object.assign(element('button', back), { autofocus: true }));
  dialog.append(heading, list, element('p', left), form);
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve();
    });
    dialog.showModal();
  });
}

/** Shows what is wrong with what is about to be saved; resolves to false where it must not be. */
export async function checkBeforeSaving({ before, saved, language }: Saving): Promise<boolean> {
  const { mistakes } = problemsOfSave(before, saved);
  if (mistakes.length > 0) await show(mistakes, language);
  return mistakes.length === 0;
}
