import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { DRAWN, drawingsOf, drawnRecord } from '@/lib/content/drawings.mjs';
import { laidOver } from '@/lib/content/laid-over.mjs';
import { forEachLocale } from '@/lib/i18n/locales';
import { handOn } from './checked-content';
import { FIXTURE } from './fixture';
import { tempFolder } from './temp-folder.mjs';

/** A copy of the fixture that a test may change, or show with `showContent`. */
export function copyBundle(): string {
  const folder = tempFolder();
  const dir = join(folder, 'content');
  cpSync(FIXTURE, dir, { recursive: true });
  cpSync(join(FIXTURE, '../public'), join(folder, 'public'), { recursive: true });
  return dir;
}

/** A copy of the fixture without these Spanish texts and lists, so that English shows. */
export function copyWithoutSpanish(
  texts: readonly string[],
  lists: readonly string[] = [],
): string {
  const dir = copyBundle();
  for (const key of texts) setAt(dir, 'es/site.json', key, undefined);
  for (const name of lists) rmSync(join(dir, `es/${name}.json`));
  return dir;
}

/** Notes a content folder's drawings as made from what is in it now, as `npm run art` would. */
export function noteDrawn(dir: string): void {
  const read = (path: string) =>
    existsSync(join(dir, path)) ? JSON.parse(readFileSync(join(dir, path), 'utf8')) : undefined;
  const en = read('en/site.json');
  const drawings = drawingsOf({
    campaign: read('campaign.json'),
    sites: forEachLocale((locale) => ({ ...en, ...read(`${locale}/site.json`) })),
    toolkits: forEachLocale(
      (locale) =>
        laidOver(read('en/toolkit.json'), read(`${locale}/toolkit.json`) ?? []) as object[],
    ),
    targets: forEachLocale((locale) => read(`${locale}/targets.json`) ?? read('en/targets.json')),
  });
  writeFileSync(join(dir, DRAWN), drawnRecord(drawings));
}

/** Lets the modules that are loaded from now on show what is in a content folder. */
export function showContent(dir: string): void {
  noteDrawn(dir);
  vi.stubEnv('CHECKED_CONTENT', handOn(dir, join(dir, '../checked.json')).CHECKED_CONTENT);
}

/**
 * Sets a value at a key path such as `[0].link`, in the notation of the content check's report;
 * without a value, removes the key.
 */
export function setAt(dir: string, file: string, path: string, value: unknown): void {
  const root: unknown = JSON.parse(readFileSync(join(dir, file), 'utf8'));
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop();
  if (last === undefined) throw new Error(`"${path}" is no key path.`);

  const owner = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], root);
  (owner as Record<string, unknown>)[last] = value;
  writeFileSync(join(dir, file), JSON.stringify(root, null, 2));
}
