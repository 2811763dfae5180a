import { fullReport } from '@/lib/content/check/report';
import { CONTENT_OPTION, readArguments, UserError } from '@/scripts/cli';
import { checkContent, simplifyContent } from '@/scripts/content';

const HELP = {
  en: `npm run content:check [-- --lang es] [--json] [--content campaigns/2027/content]

Names all mistakes and warnings in content/ and messages/. Fails for mistakes, not for warnings.

--lang      the report in English (en) or in Spanish (es)
--json      the report for programs
--simplify  first rewrites the folder so that it says each fact once: moments by the campaign’s
            clock, no date in words, no date, link, video or picture of an entry in two languages
--content   another content folder, as the variable CONTENT_DIR does`,
  es: `npm run content:check [-- --lang es] [--json] [--content campaigns/2027/content]

Dice todos los errores y avisos de content/ y messages/. Falla si hay errores, no si hay avisos.

--lang      el informe en inglés (en) o en español (es)
--json      el informe para programas
--simplify  primero reescribe la carpeta para que diga cada dato una vez: los momentos por el reloj
            de la campaña, sin fechas en palabras, sin fecha, enlace, video ni imagen en dos idiomas
--content   otra carpeta de contenido, como la variable CONTENT_DIR`,
};

function options(args: string[]): { lang: 'en' | 'es'; json: boolean; simplify: boolean } {
  const { values } = readArguments(args, HELP, {
    options: {
      lang: { type: 'string' },
      json: { type: 'boolean' },
      simplify: { type: 'boolean' },
      ...CONTENT_OPTION,
    },
  });
  const { lang = 'en', json = false, simplify = false } = values;
  if (lang === 'en' || lang === 'es') return { lang, json, simplify };
  throw new UserError(
    `--lang is "${lang}". The report speaks en (English) and es (Spanish).\n--lang es "${lang}". El informe habla en (inglés) y es (español).`,
  );
}

export function main(args: string[]) {
  const { lang, json, simplify } = options(args);
  if (simplify) simplifyContent();
  const { issues } = checkContent();
  console.log(json ? JSON.stringify(issues, null, 2) : `\n${fullReport(issues, lang)}`);
  if (issues.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}
