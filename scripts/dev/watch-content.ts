import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CheckedContent } from '@/lib/content/check/check-content';
import { errorReport, fullReport } from '@/lib/content/check/report';
import { log } from '@/scripts/cli';
import { checkConfiguredContent } from '@/scripts/configured-content';
import { execTool } from '@/scripts/exec';
import { watchFolder, writeGenerated } from '@/scripts/files';
import { contentFolder, FONTS, MESSAGES, ROOT } from '@/scripts/paths';

const GENERATED = join(ROOT, 'generated/dev');

/** Until there has been content without errors. */
const NOTHING: Record<keyof CheckedContent, object | string> = {
  'content.json': {},
  'public-config.json': {},
  'call-scripts.json': {},
  'targets.json': { lists: {} },
  'palette.css': '',
};

/** Editors save a file in several steps. */
const SETTLED_MS = 100;

const POLL_MS = 100;

/**
 * Checks content and messages now and on every change, writes the result, draws the pictures. Resolves when there is
 * all that styles import.
 */
export async function watchContent(env: NodeJS.Dict<string>) {
  let wasWrong = false;
  /** Of the last content without errors. */
  let checked: typeof NOTHING = NOTHING;
  let drawing = Promise.resolve(0);
  const isStyled = () => existsSync(FONTS);

  function check() {
    const checkedAt = Date.now();
    const { content, issues } = checkConfiguredContent(env);
    const report = errorReport(issues);
    if (report) log(fullReport(issues));
    else if (wasWrong) log('The content has no mistakes any more.');
    wasWrong = report !== '';
    if (content) {
      checked = content;
      drawing = drawing.then(() =>
        execTool('run', ['build/draw-pictures'], { env, isBackground: isStyled() }),
      );
    }
    writeGenerated(GENERATED, {
      ...checked,
      'content.json': { ...Object(checked['content.json']), report, checkedAt },
    });
  }

  let settled: NodeJS.Timeout | undefined;
  const onChange = () => {
    clearTimeout(settled);
    settled = globalThis.setTimeout(check, SETTLED_MS);
  };
  check();
  let isDrawing = true;
  while (isDrawing && !isStyled())
    isDrawing = await Promise.race([drawing.then(() => false), setTimeout(POLL_MS, true)]);
  for (const folder of [contentFolder(env), MESSAGES]) {
    watchFolder(folder, onChange);
  }
}
