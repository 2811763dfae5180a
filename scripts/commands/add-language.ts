import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addLanguage, openLanguage } from '@/scripts/add-language';
import { log, readArguments, UserError } from '@/scripts/cli';
import { execCommand } from '@/scripts/exec';
import { contentFolder, ROOT } from '@/scripts/paths';

const HELP = `node scripts/run.mjs add-language fr [--open]

Writes whatever another language of the site needs, draws its pictures, and writes the sheet for its
translator. Run again, it adds what is missing by then; nothing that is there is overwritten.

  --open   once it is translated: leads visitors to it`;

export async function main(args: string[]) {
  const { values, positionals } = readArguments(args, HELP, {
    options: { open: { type: 'boolean' } },
    most: 1,
  });
  const [code] = positionals;
  if (!code) {
    throw new UserError('Say which language, by its code: node scripts/run.mjs add-language fr');
  }
  if (values.open) {
    openLanguage(ROOT, code);
    log('Visitors are led to it from the next build on. Now: npm run check');
    return;
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
      `- look at its row in lib/i18n/languages.json`,
      `- translate ${sheet}, then: npm run translate -- --to ${code} ${sheet}`,
      `- once all of messages/ is translated: node scripts/run.mjs add-language ${code} --open`,
    ].join('\n'),
  );
}
