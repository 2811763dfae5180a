import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '@/scripts/cli';
import { writeTranslationRecord } from '@/scripts/content';
import { writeJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';
import type { Answers } from './answers';
import { newBundle } from './bundle';

/**
 * Writes a new campaign into a folder: `content/`. Returns the content folder. Throws `UserError` where
 * the folder already has one.
 * @param folder from the project's root
 */
export function writeCampaign(folder: string, answers: Answers) {
  const dir = resolve(ROOT, folder);
  if (existsSync(dir) && readdirSync(dir).length > 0) {
    throw new UserError(`${folder} is not empty. Name a new folder: nothing is overwritten.`);
  }
  const content = join(dir, 'content');
  const bundle = newBundle(answers);
  for (const [path, value] of Object.entries(bundle)) {
    writeJson(join(content, path), value);
  }
  writeTranslationRecord(content, 'es');
  return content;
}
