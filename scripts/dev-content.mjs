import { watch } from 'node:fs';
import { join } from 'node:path';
import { log } from './cli.mjs';
import { contentCheck, reports, writeInks } from './content.mjs';
import { execNode } from './exec.mjs';
import { writeJson } from './files.mjs';
import { contentFolder, ROOT, STAND_INS } from './paths.mjs';

/** What the pages and scripts/build/dev-content-loader.cjs read. */
export const CHECKED_CONTENT = join(STAND_INS, 'dev', 'content.json');

/** Editors save a file in several steps; wait until the last one. */
const SETTLED_MS = 100;

/**
 * Checks the content and the messages now and after every change, prints the report, writes the
 * result for the pages and draws the pictures. Resolves after the first time, and watches as long as this process runs.
 *
 * @param {NodeJS.ProcessEnv} env of the site
 */
export async function watchContent(env) {
  const checkContent = await contentCheck(env);
  const { errorReport, fullReport } = await reports();
  let revision = 0;
  let wasWrong = false;
  /** As of the last content without errors. */
  let checked = {};
  let drawing = Promise.resolve(0);

  function check() {
    const { content, problems } = checkContent();
    const report = errorReport(problems);
    if (report) log(fullReport(problems));
    else if (wasWrong) log('The content has no mistakes any more.');
    wasWrong = report !== '';
    revision += 1;
    if (content) {
      checked = content;
      writeInks(content.inks);
      drawing = drawing.then(() => execNode('scripts/build/draw-pictures.mjs', [], { env }));
    }
    writeJson(CHECKED_CONTENT, { report, revision, compiled: {}, ...checked });
  }

  /** @type {NodeJS.Timeout | undefined} */
  let settled;
  const onChange = () => {
    clearTimeout(settled);
    settled = setTimeout(check, SETTLED_MS);
  };
  check();
  await drawing;
  for (const folder of [contentFolder(env), join(ROOT, 'messages')]) {
    watch(folder, { recursive: true }, onChange);
  }
}
