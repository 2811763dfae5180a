import { contentPlace, RECORD_FILE } from '@/lib/content/check/files/content-files';
import type { Path } from '@/lib/content/model/issue';
import { locales } from '@/lib/i18n/locales';
import { type Change, titleOf, valueIn, valuesOf } from '@/scripts/publishing/content-changes';
import type { Collision } from '@/scripts/publishing/content-merge';
import { inContent, placeInWords, valueInWords } from '@/scripts/publishing/in-words';
import type { Texts } from './check';
import { element, paragraph } from './dialog';
import { fileLabel, language, t } from './messages';
import { settings } from './open-form';

/** A file as the forms call it, in any language: `Events: Moral Monday`. */
export function nameOf(file: string, texts: Texts): string {
  const { name, id } = contentPlace(inContent(file));
  if (id === undefined) return fileLabel(name);
  const titles = locales.map((each) => titleOf(valueIn(texts[`${each}/${name}/${id}.json`])));
  return `${fileLabel(name)}: ${titles.find(Boolean) ?? id}`;
}

export const namesOf = (files: readonly string[], texts: Texts) => [
  ...new Set(
    files.filter((file) => !file.endsWith(RECORD_FILE)).map((file) => nameOf(file, texts)),
  ),
];

/** A value in words; undefined for none. */
function inWords(file: string, path: Path, value: unknown): string | undefined {
  if (value === null && path.length === 0) return t('publish.broken');
  if (typeof value === 'boolean') return t(value ? 'publish.on' : 'publish.off');
  return valueInWords(file, path, value, language, settings.timeZone) || undefined;
}

function rowsOf(change: Change): HTMLElement[] {
  const { file } = change;
  const changed = valuesOf(change);
  if (changed.length === 0 && change.was && change.is) return [paragraph(t('publish.unseen'))];
  return changed.map(({ path, title, was, is }) => {
    const [before, after] = [was, is].map((each) => inWords(file, path, each));
    const name = element('b', { textContent: placeInWords(file, path, title, language) });
    const said = after === undefined ? t('publish.deleted') : t('publish.is', { text: after });
    const now = element('ins', { textContent: said });
    if (before === undefined) return element('p', {}, name, now);
    const then = element('del', { textContent: t('publish.was', { text: before }) });
    return element('p', {}, name, then, now);
  });
}

/** What was changed, by entry and field. */
export function changesIn(files: readonly Change[], texts: Texts): HTMLElement[] {
  // deleted entries have their titles in what was
  const all = {
    ...Object.fromEntries(files.map((each) => [inContent(each.file), each.was])),
    ...texts,
  };
  return namesOf(
    files.map(({ file }) => file),
    all,
  ).map((textContent) => {
    const own = files.filter(({ file }) => nameOf(file, all) === textContent);
    return element('section', {}, element('h3', { textContent }), ...own.flatMap(rowsOf));
  });
}

/** What two people made of a value, of which one is chosen. */
export function choiceOf(collision: Collision, texts: Texts): HTMLElement {
  const { file, path, title } = collision;
  const ways = (['mine', 'theirs'] as const).map((taken) => {
    const value = JSON.stringify({ ...collision, taken });
    const input = element('input', { type: 'radio', name: JSON.stringify(collision), value });
    const textContent = inWords(file, path, collision[taken]) ?? t('publish.deleted');
    const name = element('b', { textContent: t(`publish.${taken}`) });
    return element('label', {}, input, name, element('span', { textContent }));
  });
  const place = [nameOf(file, texts), placeInWords(file, path, title, language)];
  const legend = element('legend', { textContent: place.filter(Boolean).join(': ') });
  return element('fieldset', {}, legend, ...ways);
}
