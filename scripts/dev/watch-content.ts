import { join } from 'node:path';
import type { CheckedContent } from '@/lib/content/check/content';
import { errorReport, fullReport } from '@/lib/content/check/report';
import { log } from '@/scripts/cli';
import { checkContent } from '@/scripts/content';
import { execTool } from '@/scripts/exec';
import { watchFolder, writeGenerated } from '@/scripts/files';
import { contentFolder, ROOT } from '@/scripts/paths';

const GENERATED = join(ROOT, 'generated/dev');

/** Before there was any content without errors. */
const NOTHING: Record<keyof CheckedContent, object | string> = {
  'content.json': {},
  'public-config.json': {},
  'call-scripts.json': {},
  'targets.json': { lists: {} },
  'palette.css': '',
};

/** Editors save a file in several steps; wait until the last one. */
const SETTLED_MS = 100;

/**
 * Checks the content and the messages now and after every change, prints the report, writes the result
 * for the pages and draws the pictures. Resolves after the first time, and watches as long as this
 * process runs.
 * @param env of the site
 */
export async function watchContent(env: NodeJS.Dict<string>) {
  let wasWrong = false;
  /** As of the last content without errors. */
  let checked: typeof NOTHING = NOTHING;
  let drawing = Promise.resolve(0);

  function check() {
    const { content, issues } = checkContent(env);
    const report = errorReport(issues);
    if (report) log(fullReport(issues));
    else if (wasWrong) log('The content has no mistakes any more.');
    wasWrong = report !== '';
    if (content) {
      checked = content;
      drawing = drawing.then(() => execTool('run', ['build/draw-pictures'], { env }));
    }
    writeGenerated(GENERATED, {
      ...checked,
      'content.json': { ...Object(checked['content.json']), report },
    });
  }

  let settled: NodeJS.Timeout | undefined;
  const onChange = () => {
    clearTimeout(settled);
    settled = setTimeout(check, SETTLED_MS);
  };
  check();
  await drawing;
  for (const folder of [contentFolder(env), join(ROOT, 'messages')]) {
    watchFolder(folder, onChange);
  }
}
