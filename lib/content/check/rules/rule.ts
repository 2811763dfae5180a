import type { z } from 'zod';
import { type Locale, locales } from '../../../i18n/locales';
import { schemas as fileSchemas } from '../../fields';
import type { CheckCode, Finding, Params, Path } from '../../model/issue';
import { type ContentFiles, filesNamed, type ReadFile } from '../files/content-files';
import { isTable, valueAt } from '../files/json-path';

/** What a rule runs on: an entry of a list, or a file that is one table. */
const { targets: _, ...tables } = fileSchemas;
const schemas = { ...tables, partners: tables.partners.element };
type Name = keyof typeof schemas;
type Written<N extends Name> = z.input<(typeof schemas)[N]>;

/** An entry as written, moments with their zone; only the keys that its schema accepts. */
export type Entry<N extends Name> = { [Key in keyof Written<N>]?: Written<N>[Key] | undefined };
export type Placed<N extends Name> = { entry: Entry<N>; file: ReadFile; path: Path };

const validParts = new WeakMap<object, object>();

function validPart(name: Name, entry: object): object {
  const known = validParts.get(entry);
  if (known) return known;
  const shape: z.ZodRawShape = schemas[name].shape;
  const keys = Object.entries(entry).filter(
    ([key, value]) => (shape[key] as z.ZodType | undefined)?.safeParse(value).success,
  );
  const valid = Object.fromEntries(keys);
  validParts.set(entry, valid);
  return valid;
}

/** The entries of this name in a locale; a file that is a table is its one entry. */
export function entriesIn<N extends Name>({ files }: ContentFiles, name: N, locale: Locale = 'en') {
  return filesNamed(files, name, locale).flatMap((file) => {
    const isList = Array.isArray(file.completed);
    return [file.completed].flat().flatMap((entry, index) => {
      const path = isList ? [index] : [];
      return isTable(entry) ? [{ entry: validPart(name, entry) as Entry<N>, file, path }] : [];
    });
  });
}

export const tableIn = <N extends Name>(files: ContentFiles, name: N, locale: Locale = 'en') =>
  entriesIn(files, name, locale)[0]?.entry ?? ({} as Entry<N>);

/** Whom the campaign addresses. */
export function targetsKindIn({ files }: ContentFiles) {
  const [targets] = filesNamed(files, 'targets');
  return { kind: String(valueAt(targets?.value, ['kind'])) };
}

/** The path is relative to the entry. */
type Found = Pick<Finding, 'params'> & { at: Path; cause?: Path };

export const at = (key: string | Path, params?: Params): Found => ({
  at: [key].flat(),
  ...(params && { params }),
});

type Answer = Found | false | null | undefined | '';
type Rule<N extends Name> = (
  entry: Entry<N>,
  /** `earlier` are the entries before it in the list. */
  place: { locale: Locale; files: ContentFiles; earlier: readonly Entry<N>[] },
) => Answer | readonly Answer[];

export const findingAt = (
  { file: { file }, path }: Placed<Name>,
  code: CheckCode,
  { at, cause, ...found }: Found,
): Finding => ({
  file,
  path: [...path, ...at],
  code,
  ...found,
  ...(cause && { cause: [...path, ...cause] }),
});

/** Runs rules, named by the code of what they find, on each entry of this name in each language. */
export function rulesFor<N extends Name>(name: N, rules: { [Code in CheckCode]?: Rule<N> }) {
  return (files: ContentFiles): Finding[] =>
    locales.flatMap((locale) => {
      const all = entriesIn(files, name, locale);
      const entries = all.map(({ entry }) => entry);
      return all.flatMap((placed, index) => {
        const { value, english } = placed.file;
        // what a translation inherits is reported for the English entry
        const isOwn = ({ at: [key] }: Found) => !english?.id || String(key) in Object(value);
        const place = { locale, files, earlier: entries.slice(0, index) };
        return Object.entries(rules).flatMap(([code, find]) => {
          const found = [find(placed.entry, place)].flat().filter((each) => each && isOwn(each));
          return (found as Found[]).map((each) => findingAt(placed, code as CheckCode, each));
        });
      });
    });
}
