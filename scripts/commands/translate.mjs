import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { log, runCommand, UserError } from '../cli.mjs';
import { writeWhole } from '../files.mjs';
import { contentFolder, ROOT } from '../paths.mjs';
import { setUp } from '../setup.mjs';

/** Reads a filled sheet. @param {string} path */
function readUtf8(path) {
  if (!existsSync(path)) throw new UserError(`There is no file ${path}.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    throw new UserError(
      `${path} is not UTF-8, so its accents would be lost. Save it again as “CSV UTF-8”.`,
    );
  }
}

// `npm run translate`: reports how much is translated, and writes the rest as a sheet, with English
// next to an empty column. `-- --all` includes what is translated, `-- file.csv` imports a filled
// sheet, and `-- --to fr` is for a language other than Spanish.
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      to: { type: 'string', default: 'es' },
    },
  });
  await setUp();
  const { checkContent, importFromLib, reports } = await import('../content.mjs');
  const { locales } = await importFromLib('i18n/locales.ts');
  const { translationRows } = await importFromLib('content/translation/rows.ts');
  const { coverage, readSheet, sheetOf } = await importFromLib('content/translation/sheet.ts');
  const { to } = values;
  if (to === 'en' || !locales.includes(to)) {
    throw new UserError(`--to is "${to}". The site’s languages: ${locales.join(', ')}.`);
  }
  const folders = { contentDir: contentFolder(), messagesDir: join(ROOT, 'messages') };
  const rows = translationRows(folders, to);
  const [filled] = positionals;

  if (!filled) {
    const wanted = rows.filter(
      (/** @type {{ translation: string | null }} */ row) => values.all || row.translation === null,
    );
    log(coverage(rows));
    const sheet = join(ROOT, `translation-${to}.csv`);
    if (wanted.length === 0)
      return log('Nothing is left to translate. To review it all: npm run translate -- --all');
    if (existsSync(sheet)) {
      throw new UserError(
        `${sheet} is there already. Read it back, or move it away, so that nothing in it is lost.`,
      );
    }
    writeFileSync(sheet, sheetOf(wanted, to));
    return log(
      `Texts in ${relative(process.cwd(), sheet)}: ${wanted.length}. Fill the column “${to}”, then: npm run translate -- ${to === 'es' ? '' : `--to ${to} `}translation-${to}.csv`,
    );
  }

  const path = resolve(process.env.INIT_CWD ?? '', filled);
  let reading;
  try {
    reading = readSheet(readUtf8(path), rows, to);
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${filled}: ${/** @type {Error} */ (error).message}`);
  }
  for (const [file, text] of reading.files) writeWhole(file, text);
  log(`Texts written: ${reading.written}.`);
  if (reading.refused.length > 0) {
    log(`Not written: ${reading.refused.length}\n- ${reading.refused.join('\n- ')}`);
    process.exitCode = 1;
  }
  const { fullReport } = await reports();
  log(fullReport(await checkContent()));
});
