import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fullReport } from '@/lib/content/check/report';
import { coverage, readSheet, sheetOf } from '@/lib/content/translation/sheet';
import { type Locale, locales, translatedLocales } from '@/lib/i18n/locales';
import { checkContent } from '@/scripts/check-content';
import { CONTENT_OPTION, log, readArguments, UserError } from '@/scripts/cli';
import { requireFile, writeWhole } from '@/scripts/files';
import { contentFolder, ROOT } from '@/scripts/paths';
import { translationRecord, writeTranslationRecord } from '@/scripts/translation-record';

const HELP = `npm run translate [-- --all] [--to fr] [--content campaigns/2027/content]
npm run translate -- translation-es.csv [--to fr] [--content campaigns/2027/content]

Says how much is translated, and writes a sheet, with the English beside a column to fill, of what is not
translated or was made from another English; or reads a filled sheet back. It notes from which English
each translation was made.

--all       a sheet of everything, also of what is translated
--to        another language than Spanish
--content   another content folder, as the variable CONTENT_DIR does

Dice cuánto está traducido y escribe una hoja, con el inglés junto a una columna por llenar, de lo que no está
traducido o se hizo de otro inglés; o lee una hoja llena. Anota de qué inglés se hizo cada traducción.

--all       una hoja de todo, también de lo traducido
--to        otro idioma que el español
--content   otra carpeta de contenido, como la variable CONTENT_DIR`;

export function main(args: string[]) {
  const { values, positionals } = readArguments(args, HELP, {
    options: { all: { type: 'boolean' }, to: { type: 'string' }, ...CONTENT_OPTION },
    most: 1,
  });
  const to = translatedLocales.find((locale) => locale === (values.to ?? 'es'));
  if (!to) {
    throw new UserError(`--to is "${values.to}". The site’s languages: ${locales.join(', ')}.`);
  }
  const [filled] = positionals;
  if (filled) readBack(filled, to);
  else writeSheet(to, values.all);
}

function writeSheet(to: Locale, all = false) {
  const contentDir = contentFolder();
  const { rows, stale } = translationRecord(contentDir, to);
  const wanted = rows.filter((row) => all || row.translation === null || stale.includes(row));
  writeTranslationRecord(contentDir, to);
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
  log(
    `Texts in ${relative(process.cwd(), sheet)}: ${wanted.length}. Fill the column “${to}”; what stands in it already was made from another English: correct it, or leave it if it is right. Then: npm run translate -- ${to === 'es' ? '' : `--to ${to} `}translation-${to}.csv`,
  );
}

/** The text of a sheet. Throws `UserError` for one that a spreadsheet has saved otherwise. */
function textOf(path: string) {
  requireFile(path);
  const bytes = readFileSync(path);
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  throw new UserError(
    `${path} is not UTF-8, so its accents would be lost. Save it again as “CSV UTF-8”.`,
  );
}

function readBack(filled: string, to: Locale) {
  const text = textOf(resolve(process.env.INIT_CWD ?? '', filled));
  const contentDir = contentFolder();
  const pathOf = (file: string) => resolve(ROOT, file.replace(/^content(?=\/)/, contentDir));
  const reading = readSheet(text, translationRecord(contentDir, to).rows, to, (file) =>
    existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : undefined,
  );
  if (typeof reading === 'string') throw new UserError(`${filled}: ${reading}`);
  for (const [file, text] of reading.files) writeWhole(pathOf(file), text);
  writeTranslationRecord(contentDir, to, reading.confirmed);
  log(`Texts written: ${reading.written}.`);
  if (reading.refused.length > 0) {
    log(`Not written: ${reading.refused.length}\n- ${reading.refused.join('\n- ')}`);
    process.exitCode = 1;
  }
  log(fullReport(checkContent().issues));
}
