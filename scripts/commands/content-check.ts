import { fullReport } from '@/lib/content/check/report';
import { jsonIssue } from '@/lib/content/check/say';
import { CONTENT_OPTION, readArguments, UserError } from '@/scripts/cli';
import { checkConfiguredContent } from '@/scripts/configured-content';
import { contentFolder } from '@/scripts/paths';
import { writeRecords } from '@/scripts/translation-record';

const HELP = `npm run content:check [-- --lang es] [--json] [--translated] [--content campaigns/2027/content]

Names all mistakes and warnings in content/ and messages/. Fails for mistakes, not for warnings.

--lang         the report in English (en) or in Spanish (es)
--json         the report for programs
--translated   notes first that every translation fits the English of today
--content      another content folder, as the variable CONTENT_DIR does

npm run content:check [-- --lang es] [--json] [--translated] [--content campaigns/2027/content]

Dice todos los errores y avisos de content/ y messages/. Falla si hay errores, no si hay avisos.

--lang         el informe en inglés (en) o en español (es)
--json         el informe para programas
--translated   anota antes que cada traducción corresponde al inglés de hoy
--content      otra carpeta de contenido, como la variable CONTENT_DIR`;

export function main(args: string[]) {
  const options = {
    lang: { type: 'string' },
    json: { type: 'boolean' },
    translated: { type: 'boolean' },
    ...CONTENT_OPTION,
  } as const;
  const { lang = 'en', json, translated } = readArguments(args, HELP, { options }).values;
  if (lang !== 'en' && lang !== 'es') {
    throw new UserError(
      `--lang is "${lang}". The report speaks en (English) and es (Spanish).\n--lang es "${lang}". El informe habla en (inglés) y es (español).`,
    );
  }
  if (translated) writeRecords(contentFolder(), true);
  const { issues } = checkConfiguredContent();
  console.log(
    json ? JSON.stringify(issues.map(jsonIssue), null, 2) : `\n${fullReport(issues, lang)}`,
  );
  if (issues.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}
