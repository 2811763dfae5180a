import { readFileSync } from 'node:fs';

export function figureFile(name: string) {
  return readFileSync(new URL(`./figures/${name}.svg`, import.meta.url), 'utf8');
}

/** The outlines in a file of figures, by name. */
export function outlines(name: string): Record<string, string> {
  const paths = figureFile(name).matchAll(/<path id="([\w-]+)".* d="(.+)"/g);
  return Object.fromEntries(Array.from(paths, ([, id, d]) => [id, d]));
}
