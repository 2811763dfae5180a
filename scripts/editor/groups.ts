import type { Message } from './form-schemas';
import { headings, jsonSchemas } from './form-schemas';

/** Some keys of a long file, under a heading of the form editor. */
export type Group = { name: string; label: Message; keys: string[] };

/** The groups of a content file, in order; none for a file that needs none. Each key is in one. */
export function groupsOf(name: string): Group[] {
  const keys = Object.entries(jsonSchemas[name]?.properties ?? {});
  return Object.entries(headings[name] ?? {}).map(([heading, label], index) => ({
    name: `group_${index + 1}`,
    label,
    keys: keys.filter(([, schema]) => schema.heading === heading).map(([key]) => key),
  }));
}
