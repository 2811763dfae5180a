import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../cli.mjs';
import { writeJson } from '../files.mjs';
import { ROOT } from '../paths.mjs';
import { writeTranslationRecord } from '../translation-record.mjs';
import { newBundle } from './bundle.mjs';

/** @import { Answers } from './answers.mjs' */

/**
 * Writes a new campaign into a folder: `content/`. Returns the content folder. Throws `UserError` where the folder already has one.
 *
 * @param {string} folder from the project's root
 * @param {Answers} answers
 */
export async function writeCampaign(folder, answers) {
  const dir = resolve(ROOT, folder);
  if (existsSync(dir) && readdirSync(dir).length > 0) {
    throw new UserError(`${folder} is not empty. Name a new folder: nothing is overwritten.`);
  }
  const content = join(dir, 'content');
  const bundle = newBundle(answers);
  for (const [path, value] of Object.entries(bundle)) {
    writeJson(join(content, path), value);
  }
  await writeTranslationRecord(content, 'es');
  return content;
}
