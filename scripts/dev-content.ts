import { watch } from 'node:fs';
import { join } from 'node:path';
import { errorReport, fullReport } from '@/lib/content/check/report';
import { log } from './cli';
import { checkContent, writeInks } from './content';
import { execScript } from './exec';
import { writeJson } from './files';
import { contentFolder, ROOT, STAND_INS } from './paths';

/** What the pages and scripts/build/dev-content-loader.cjs read. */
export const CHECKED_CONTENT = join(STAND_INS, 'dev', 'content.json');

/** Editors save a file in several steps; wait until the last one. */
const SETTLED_MS = 100;

/**
 * Checks the content and the messages now and after every change, prints the report, writes the result
 * for the pages and draws the pictures. Resolves after the first time, and watches as long as this
 * process runs.
 * @param env of the site
 */
export async function watchContent(env: NodeJS.Dict<string>) {
  let revision = 0;
  let wasWrong = false;
  /** As of the last content without errors. */
  let checked = {};
  let drawing = Promise.resolve(0);

  function check() {
    const { content, problems } = checkContent(env);
    const report = errorReport(problems);
    if (report) log(fullReport(problems));
    else if (wasWrong) log('The content has no mistakes any more.');
    wasWrong = report !== '';
    revision += 1;
    if (content) {
      checked = content;
      writeInks(content.inks);
      drawing = drawing.then(() => execScript('scripts/build/draw-pictures.ts', { env }));
    }
    writeJson(CHECKED_CONTENT, { report, revision, compiled: {}, ...checked });
  }

  let settled: NodeJS.Timeout | undefined;
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
