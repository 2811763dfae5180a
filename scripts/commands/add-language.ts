import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addLanguage } from '@/scripts/add-language';
import { log, readArguments, UserError } from '@/scripts/cli';
import { execCommand } from '@/scripts/exec';
import { contentFolder, ROOT } from '@/scripts/paths';

const HELP = `node scripts/run.mjs add-language fr

Writes whatever another language of the site needs, draws its pictures, and writes the sheet for its
translator. Run again, it adds what is missing by then; nothing that is there is overwritten.`;

export async function main(args: string[]) {
  const [code] = readArguments(args, HELP, { most: 1 }).positionals;
  if (!code) {
    throw new UserError('Say which language, by its code: node scripts/run.mjs add-language fr');
  }
  const written = addLanguage({ root: ROOT, content: contentFolder() }, code);
  log(
    written.length > 0
      ? `Written:\n- ${written.join('\n- ')}`
      : 'Every file that it needs is there already.',
  );
  const sheet = `translation-${code}.csv`;
  const failed = !existsSync(join(ROOT, sheet)) && (await execCommand('translate', ['--to', code]));
  if (failed) {
    throw new UserError(
      `The files are there; change what is named above, then again: node scripts/run.mjs add-language ${code}`,
    );
  }
  log(
    [
      `Still to do, as docs/en/add-a-language.md says:`,
      `- look at its row in lib/i18n/languages.ts`,
      `- translate ${sheet}, then: npm run translate -- --to ${code} ${sheet}`,
      `- once all of messages/ is translated, delete isUnfinished in the row; then npm run check`,
    ].join('\n'),
  );
}
