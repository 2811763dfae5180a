import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { log, runCommand, UserError } from '../cli.mjs';
import { writeJson, writeWhole } from '../files.mjs';
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

/**
 * @typedef {{ translation: string | null }} Row as lib/content/translation/rows.ts has it
 * @typedef {{ rows: Row[], stale: Row[] }} RecordFile as lib/content/translation/record.ts has it
 */

// `npm run translate`: reports how much is translated, writes down from which English each translation
// was made, and writes a sheet, with English next to a column to fill, of what is not translated or was
// made from another English. `-- --all` is a sheet of everything, `-- file.csv` imports a filled one,
// and `-- --to fr` is for a language other than Spanish.
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
  const { recordFiles, recordOf } = await importFromLib('content/translation/record.ts');
  const { coverage, readSheet, sheetOf } = await importFromLib('content/translation/sheet.ts');
  const { to } = values;
  if (to === 'en' || !locales.includes(to)) {
    throw new UserError(`--to is "${to}". The site’s languages: ${locales.join(', ')}.`);
  }
  const folders = { contentDir: contentFolder(), messagesDir: join(ROOT, 'messages') };
  /** @type {RecordFile[]} */
  const records = recordFiles(folders, to);
  const rows = records.flatMap((record) => record.rows);
  const stale = records.flatMap((record) => record.stale);
  /** Writes down from which English each translation was made. @param {Set<string>} [confirmed] */
  const writeRecords = (confirmed) => {
    for (const file of recordFiles(folders, to)) {
      writeJson(file.path, recordOf(file.rows, file.record, confirmed));
    }
  };
  const [filled] = positionals;

  if (!filled) {
    const wanted = rows.filter(
      (row) => values.all || row.translation === null || stale.includes(row),
    );
    writeRecords();
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
      `Texts in ${relative(process.cwd(), sheet)}: ${wanted.length}. Fill the column “${to}”; what stands in it already was made from another English: correct it, or leave it if it is right. Then: npm run translate -- translation-${to}.csv`,
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
  writeRecords(reading.confirmed);
  log(`Texts written: ${reading.written}.`);
  if (reading.refused.length > 0) {
    log(`Not written: ${reading.refused.length}\n- ${reading.refused.join('\n- ')}`);
    process.exitCode = 1;
  }
  const { fullReport } = await reports();
  log(fullReport(await checkContent()));
});
