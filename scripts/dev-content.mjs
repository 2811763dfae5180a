import { watch } from 'node:fs';
import { join } from 'node:path';
import { log } from './cli.mjs';
import { importFromLib, reports } from './content.mjs';
import { writeJson } from './files.mjs';
import { contentFolder, ROOT, STAND_INS } from './paths.mjs';

/** The file that scripts/build/dev-content-loader.cjs reads. */
export const DEV_CONTENT = join(STAND_INS, 'dev', 'content.json');

/** Editors save a file in several steps; wait until the last one. */
const SETTLED_MS = 100;

/**
 * Checks the content and the messages now and after every change, prints the report, and writes the
 * result for the pages. Resolves after the first check to a function that stops watching.
 *
 * @param {NodeJS.ProcessEnv} env of the site
 */
export async function watchContent(env) {
  const { checkContent } = await importFromLib('content/check/content.ts');
  const { compiledContent } = await importFromLib('content/compiled.ts');
  const { writeInks } = await importFromLib('content/inks-css.ts');
  const { errorReport, fullReport } = await reports();
  const [dir, messagesDir] = [contentFolder(env), join(ROOT, 'messages')];
  let revision = 0;
  let wasWrong = false;
  /** From the last valid content. @type {Record<string, string>} */
  let compiled = {};

  function check() {
    const { bundle, problems } = checkContent({ dir, messagesDir, env });
    const report = errorReport(problems);
    if (report) log(fullReport(problems));
    else if (wasWrong) log('The content has no mistakes any more.');
    wasWrong = report !== '';
    revision += 1;
    if (bundle) {
      compiled = compiledContent(bundle, env);
      writeInks(bundle.campaign.inks, ROOT);
    }
    writeJson(DEV_CONTENT, { report, revision, compiled });
  }

  /** @type {NodeJS.Timeout | undefined} */
  let settled;
  const onChange = () => {
    clearTimeout(settled);
    settled = setTimeout(check, SETTLED_MS);
  };
  check();
  const watchers = [dir, messagesDir].map((folder) => watch(folder, { recursive: true }, onChange));
  return () => {
    clearTimeout(settled);
    for (const watcher of watchers) watcher.close();
  };
}
