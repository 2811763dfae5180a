import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkContent } from '@/lib/content/check/check-content';
import { valueAt } from '@/lib/content/check/files/json-path';
import { errorReport } from '@/lib/content/check/report';
import type { Path } from '@/lib/content/model/issue';
import { locales } from '@/lib/i18n/locales';
import { readJson, writeJson } from '@/scripts/files';

const WORD = 'nonviolentmoraldirectaction'.repeat(4).slice(0, 90);

/** Ends every text of a content folder in a word of 90 letters, except where the check refuses it. */
export function addLongWords(dir: string): void {
  const listed = locales.flatMap((locale) =>
    readdirSync(join(dir, locale), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(dir, locale, name)),
  );
  for (const file of listed) {
    writeJson(
      file,
      changed(readJson(file), (text) => text && `${text} ${WORD}`),
    );
  }
  for (let wrong = errorsIn(dir); wrong.length > 0; wrong = errorsIn(dir)) {
    const refused = wrong.filter(({ file, path }) => takeWordAway(join(dirname(dir), file), path));
    if (refused.length === 0) throw new Error(errorReport(wrong));
  }
}

const errorsIn = (dir: string) =>
  checkContent({ dir }).issues.filter(({ severity }) => severity === 'error');

function takeWordAway(file: string, path: Path): boolean {
  const last = path.at(-1) ?? '';
  const root = readJson(file);
  const owner = valueAt(root, path.slice(0, -1)) as Record<string, unknown>;
  if (!JSON.stringify(owner[last])?.includes(WORD)) return false;
  owner[last] = changed(owner[last], (text) => text.replace(` ${WORD}`, ''));
  writeJson(file, root);
  return true;
}

function changed(value: unknown, change: (text: string) => string): unknown {
  return JSON.parse(JSON.stringify(value), (_, each) =>
    typeof each === 'string' ? change(each) : each,
  );
}
