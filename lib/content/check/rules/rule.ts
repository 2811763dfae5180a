import type { z } from 'zod';
import { type Locale, locales } from '../../../i18n/locales';
import { campaignSchema } from '../../model/campaign';
import type { CheckCode, Finding, Params, Path } from '../../model/issue';
import { entrySchemas, listSchemas } from '../../model/lists';
import { siteSchema } from '../../model/site';
import { type ContentFiles, filesOf, type ReadFile } from '../files/content-files';
import { isTable } from '../files/json-path';

/** What rules are asked of: an entry of a list, or a file that is one table. */
const schemas = {
  campaign: campaignSchema,
  site: siteSchema,
  covid: listSchemas.covid,
  partners: listSchemas.partners.element,
  ...entrySchemas,
};
type Name = keyof typeof schemas;
type Written<N extends Name> = z.input<(typeof schemas)[N]>;

/** An entry as it is written, moments with their zone, as far as its schema takes it. */
export type Entry<N extends Name> = { [Key in keyof Written<N>]?: Written<N>[Key] | undefined };
/** An entry, and where it stands. */
export type Placed<N extends Name> = { entry: Entry<N>; file: ReadFile; path: Path };

const soundParts = new WeakMap<object, object>();

/** The keys of an entry that its schema takes. */
function soundPart(name: Name, entry: object): object {
  const known = soundParts.get(entry);
  if (known) return known;
  const shape: z.ZodRawShape = schemas[name].shape;
  const keys = Object.entries(entry).filter(
    ([key, value]) => (shape[key] as z.ZodType | undefined)?.safeParse(value).success,
  );
  const sound = Object.fromEntries(keys);
  soundParts.set(entry, sound);
  return sound;
}

/** The entries of this name in a locale; the one of a file that is a table. */
export function entriesIn<N extends Name>(
  { files }: ContentFiles,
  name: N,
  locale: Locale = 'en',
): Placed<N>[] {
  return filesOf(files, name, locale).flatMap((file) => {
    const isList = Array.isArray(file.meant);
    return [file.meant].flat().flatMap((entry, index) => {
      const path = isList ? [index] : [];
      return isTable(entry) ? [{ entry: soundPart(name, entry) as Entry<N>, file, path }] : [];
    });
  });
}

/** The table of a file of this name, empty where it is not there. */
export const tableIn = <N extends Name>(files: ContentFiles, name: N, locale: Locale = 'en') =>
  entriesIn(files, name, locale)[0]?.entry ?? ({} as Entry<N>);

/** What a rule finds: a place from its entry on, and what its sentence names. */
type Found = Pick<Finding, 'params'> & { at: Path; cause?: Path };

/** A place of an entry. */
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

/** What is doubtful where something is found, and keeps nobody from building. */
export const warn = <R extends Rule<never>>(find: R) => ({ find });

/** A finding at a place of an entry. */
export const findingAt = (
  { file: { file }, path }: Placed<Name>,
  code: CheckCode,
  { at, cause, ...found }: Found,
  isWarning = false,
): Finding => ({
  file,
  path: [...path, ...at],
  code,
  isWarning,
  ...found,
  ...(cause && { cause: { file, path: [...path, ...cause] } }),
});

/** Rules that are asked of each entry of this name, in each language: each by what is wrong where it finds something. */
export function rulesFor<N extends Name>(
  name: N,
  rules: { [Code in CheckCode]?: Rule<N> | { find: Rule<N> } },
) {
  return (files: ContentFiles): Finding[] =>
    locales.flatMap((locale) => {
      const all = entriesIn(files, name, locale);
      const entries = all.map(({ entry }) => entry);
      return all.flatMap((placed, index) => {
        const { value, english } = placed.file;
        // what a translation has from English is told of that
        const isOwn = ({ at: [key] }: Found) => !english?.id || String(key) in Object(value);
        const place = { locale, files, earlier: entries.slice(0, index) };
        return Object.entries(rules).flatMap(([code, rule]) => {
          const [find, isWarning] = typeof rule === 'function' ? [rule, false] : [rule.find, true];
          const found = [find(placed.entry, place)].flat().filter((each) => each && isOwn(each));
          return (found as Found[]).map((each) =>
            findingAt(placed, code as CheckCode, each, isWarning),
          );
        });
      });
    });
}
