import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { CONTENT_OPTION, log, readArguments, runCommand, UserError } from '../cli.mjs';
import { requireFile, writeWhole } from '../files.mjs';
import { contentFolder, ROOT } from '../paths.mjs';
import { setUp } from '../setup.mjs';
import { writeTranslationRecord } from '../translation-record.mjs';

/** Reads a filled sheet. @param {string} path */
function readUtf8(path) {
  requireFile(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
  } catch {
    throw new UserError(
      `${path} is not UTF-8, so its accents would be lost. Save it again as “CSV UTF-8”.`,
    );
  }
}

/**
 * @typedef {{ translation: string | null }} Row as lib/content/translation/rows.ts has it
 * @typedef {{ rows: Row[], stale: Row[] }} RecordFile as lib/content/translation/record.ts has it
 */

const HELP = `npm run translate [-- --all] [--to fr] [--content campaigns/2027/content]
npm run translate -- translation-es.csv [--to fr] [--content campaigns/2027/content]

Says how much is translated, and writes a sheet, with the English beside a column to fill, of what is not
translated or was made from another English; or reads a filled sheet back. It notes from which English
each translation was made.

--all       a sheet of everything, also of what is translated
--to        another language than Spanish
--content   another content folder, as the variable CONTENT_DIR does`;

await runCommand(async () => {
  const { values, positionals } = readArguments(HELP, {
    options: { all: { type: 'boolean' }, to: { type: 'string' }, ...CONTENT_OPTION },
    most: 1,
  });
  await setUp();
  const { checkContent, importFromLib, reports } = await import('../content.mjs');
  const { locales } = await importFromLib('i18n/locales.ts');
  const { recordFiles } = await importFromLib('content/translation/record.ts');
  const { coverage, readSheet, sheetOf } = await importFromLib('content/translation/sheet.ts');
  const { to = 'es' } = values;
  if (to === 'en' || !locales.includes(to)) {
    throw new UserError(`--to is "${to}". The site’s languages: ${locales.join(', ')}.`);
  }
  const folders = { contentDir: contentFolder(), messagesDir: join(ROOT, 'messages') };
  /** @type {RecordFile[]} */
  const records = recordFiles(folders, to);
  const rows = records.flatMap((record) => record.rows);
  const stale = records.flatMap((record) => record.stale);
  const [filled] = positionals;

  if (!filled) {
    const wanted = rows.filter(
      (row) => values.all || row.translation === null || stale.includes(row),
    );
    await writeTranslationRecord(folders.contentDir, to);
    log(coverage(rows, stale));
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
      `Texts in ${relative(process.cwd(), sheet)}: ${wanted.length}. Fill the column “${to}”; what stands in it already was made from another English: correct it, or leave it if it is right. Then: npm run translate -- ${to === 'es' ? '' : `--to ${to} `}translation-${to}.csv`,
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
  await writeTranslationRecord(folders.contentDir, to, reading.confirmed);
  log(`Texts written: ${reading.written}.`);
  if (reading.refused.length > 0) {
    log(`Not written: ${reading.refused.length}\n- ${reading.refused.join('\n- ')}`);
    process.exitCode = 1;
  }
  const { fullReport } = await reports();
  log(fullReport(await checkContent()));
});
