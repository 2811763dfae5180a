import { z } from 'zod';
import type { Message, ReportLanguage } from './expected';
import type { Heading } from './headings';

/** The label of a key's field, or that and what neither it nor the type says. */
type Description = Message | Record<ReportLanguage, readonly [name: string, hint: string]>;

/** What a key is for. Its example is left out where the keys of a table have theirs. */
export type Row = Description & { example?: unknown };

/** The name and the hint of a key in a language; the hint may be empty. */
export function described(row: Row, language: ReportLanguage): { name: string; hint: string } {
  const [name = '', hint = ''] = [row[language]].flat();
  return { name, hint };
}

/** What a form shows of a value beyond its type. */
export type FieldOptions = {
  isLong?: boolean;
  /** The largest size of a picture; it keeps its proportions. */
  picture?: { width: number; height: number };
  /** The choices and what they are called. */
  choices?: Record<string, Message>;
  /** What one of a list is called. */
  entry?: Message;
  /** Where the page shows a list from its newest entry on, which stands first in the file. */
  isNewestFirst?: boolean;
};

declare module 'zod' {
  interface GlobalMeta {
    row?: Row;
    heading?: Heading;
    field?: FieldOptions;
  }
}

declare const isDescribed: unique symbol;
/** A key's schema with its row. */
type Described<S extends z.ZodType = z.ZodType> = S & { [isDescribed]: true };
type Rows = Record<string, Described>;

/** A key in one row: its type and rule, an example, its name and hint. A table's example is made of its keys'. */
export function key<S extends z.ZodType<unknown, object | null | undefined>>(
  schema: S,
  description: Description,
): Described<S>;
export function key<S extends z.ZodType>(
  schema: S,
  example: z.input<S>,
  description: Description,
): Described<S>;
export function key(schema: z.ZodType, ...given: unknown[]) {
  const description = given.at(-1) as Description;
  const row = given.length > 1 ? { ...description, example: given[0] } : description;
  return schema.meta({ row });
}

/** An object whose keys all have their rows, and no other keys. */
export const table = <Shape extends Rows>(shape: Shape) => z.strictObject(shape);

/** Keys that the forms show under a heading. */
export const under = <Shape extends Rows>(heading: Heading, rows: Shape): Shape =>
  Object.fromEntries(
    Object.entries(rows).map(([name, schema]) => [name, schema.meta({ heading })]),
  ) as Shape;
