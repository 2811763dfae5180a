import { fullReport } from '@/lib/content/check/report';
import { CONTENT_OPTION, log, readArguments, UserError } from '@/scripts/cli';
import { checkConfiguredContent } from '@/scripts/configured-content';
import { contentFolder } from '@/scripts/paths';
import { writeRecords } from '@/scripts/translation-record';

const HELP = `npm run content:check [-- --lang es] [--translated] [--content campaigns/2027/content]

Names all mistakes and warnings in content/ and messages/. Fails for mistakes, not for warnings.

--lang         the report in English (en) or in Spanish (es)
--translated   notes first that every translation fits the English of today
--content      another content folder, as the variable CONTENT_DIR does

npm run content:check [-- --lang es] [--translated] [--content campaigns/2027/content]

Dice todos los errores y avisos de content/ y messages/. Falla si hay errores, no si hay avisos.

--lang         el informe en inglés (en) o en español (es)
--translated   anota antes que cada traducción corresponde al inglés de hoy
--content      otra carpeta de contenido, como la variable CONTENT_DIR`;

export function main(args: string[]) {
  const options = {
    lang: { type: 'string' },
    translated: { type: 'boolean' },
    ...CONTENT_OPTION,
  } as const;
  const { lang = 'en', translated } = readArguments(args, HELP, { options }).values;
  if (lang !== 'en' && lang !== 'es') {
    throw new UserError(
      `--lang is "${lang}". The report speaks en (English) and es (Spanish).\n--lang es "${lang}". El informe habla en (inglés) y es (español).`,
    );
  }
  if (translated) writeRecords(contentFolder(), true);
  const { issues } = checkConfiguredContent();
  log(fullReport(issues, lang));
  if (issues.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}
