import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { UserError } from '../cli.mjs';
import { execNode } from '../exec.mjs';
import { writeJson } from '../files.mjs';
import { ROOT, SCHEMAS } from '../paths.mjs';
import { newBundle } from './bundle.mjs';

/** @import { Answers } from './answers.mjs' */

/** The editor schema of a content file; Spanish may lack keys of site.json. @param {string} path */
function schemaFor(path) {
  const name = path === 'es/site.json' ? 'site-es.json' : basename(path);
  return join(SCHEMAS, name);
}

/**
 * Writes a new campaign into a folder: `content/`, and its drawings in `public/`. Returns the
 * content folder. Throws `UserError` where the folder already has one.
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
    const file = join(content, path);
    const $schema = relative(dirname(file), schemaFor(path));
    writeJson(file, Array.isArray(value) ? value : { $schema, .../** @type {object} */ (value) });
  }
  const env = { ...process.env, CONTENT_DIR: content };
  if (await execNode('scripts/commands/art.mjs', [], { env })) {
    throw new UserError(
      `The content is in ${folder}/content, but not drawn. Change what is named above, then: npm run art -- --content ${folder}/content`,
    );
  }
  return content;
}
