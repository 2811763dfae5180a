import { contentPlace } from '@/lib/content/check/files/content-files';
import { fieldAt, namesAt, titleOf } from '@/lib/content/fields';
import type { Path } from '@/lib/content/model/issue';
import { plainText } from '@/lib/content/model/sanitize';
import { locales } from '@/lib/i18n/locales';
import { type Change, valueIn, valuesOf } from '@/scripts/publishing/content-changes';
import type { Collision } from '@/scripts/publishing/content-merge';
import { languageName, valueInWords } from '@/scripts/publishing/in-words';
import type { Texts } from './check';
import { element, paragraph } from './dialog';
import { isShared } from './fields';
import { fileLabel, language, t } from './messages';
import { settings } from './settings';

/** A file as the forms call it, in any language: `Events: Moral Monday`. */
export function nameOf(file: string, texts: Texts): string {
  const { name, id } = contentPlace(file);
  if (id === undefined) return fileLabel(name);
  const titles = locales.map((each) => titleOf(valueIn(texts[`${each}/${name}/${id}.json`])));
  return `${fileLabel(name)}: ${plainText(titles.find(Boolean) ?? id)}`;
}

/** Where a value is: the list's entry, the field, and the language if each has words of its own. */
export function placeInWords({ file, path, title }: Omit<Collision, 'mine' | 'theirs'>): string {
  const { name, locale } = contentPlace(file);
  const end = path.findLastIndex((key) => typeof key === 'string') + 1;
  const field = fieldAt(name, path);
  const isWord = path.length === 0 || (field?.isWord && !isShared(field));
  const isOfLanguage = locale && isWord && settings.translated.includes(name);
  const label = namesAt(name, path.slice(0, end), language).at(-1);
  return [title, label, isOfLanguage && languageName(locale, language)].filter(Boolean).join(', ');
}

/** A value in words; undefined for a missing one. */
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
    const name = element('b', {}, placeInWords({ file, path, title }));
    const now = after === undefined ? t('publish.deleted') : t('publish.is', { text: after });
    const then = before === undefined ? '' : element('del', {}, t('publish.was', { text: before }));
    return element('p', {}, name, then, element('ins', {}, now));
  });
}

/** What was changed, by entry and field. */
export function changesIn(files: readonly Change[], texts: Texts): HTMLElement[] {
  // deleted entries have their titles in what was
  const inFolder = (file: string) => file.replace(/^.*?content\//, '');
  const were = Object.fromEntries(files.map(({ file, was }) => [inFolder(file), was]));
  const name = ({ file }: Change) => nameOf(file, { ...were, ...texts });
  return [...new Set(files.map(name))].map((heading) => {
    const own = files.filter((each) => name(each) === heading);
    return element('section', {}, element('h3', {}, heading), ...own.flatMap(rowsOf));
  });
}

/** The two versions of a value that the editor chooses between. */
export function choiceOf(collision: Collision, texts: Texts): HTMLElement {
  const { file, path } = collision;
  const ways = (['mine', 'theirs'] as const).map((taken) => {
    const value = JSON.stringify({ ...collision, taken });
    const input = element('input', { type: 'radio', name: JSON.stringify(collision), value });
    const said = inWords(file, path, collision[taken]) ?? t('publish.deleted');
    const name = element('b', {}, t(`publish.${taken}`));
    return element('label', {}, input, name, element('span', {}, said));
  });
  const place = [nameOf(file, texts), placeInWords(collision)];
  const legend = element('legend', {}, place.filter(Boolean).join(': '));
  return element('fieldset', {}, legend, ...ways);
}
