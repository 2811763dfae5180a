import { cpSync, existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { slugOf } from '@/lib/addresses/paths';
import { codePoint } from '@/lib/content/model/html';
import { day } from '@/lib/content/model/values';
import { isTimeZone } from '@/lib/dates/local-moment';
import { lackingLetters } from '@/lib/lettering/poster-letters';
import { log, readArguments, UserError } from '@/scripts/cli';
import { campaignIn } from '@/scripts/configured-content';
import { changeJson, writeJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';
import { writeRecords } from '@/scripts/translation-record';

const checkDay = (given: string) =>
  day.safeParse(given).success ||
  'Write a day that exists, such as 2027-03-01 / Escriba un día que exista, como 2027-03-01';

function checkName(given: string) {
  const [letter] = lackingLetters(given);
  const missing = `“${letter}” (${Array.from(letter ?? '', codePoint).join(' ')})`;
  return (
    !letter || `The pictures have no letter ${missing} / Los dibujos no tienen la letra ${missing}`
  );
}

type Question = {
  ask: string;
  /** true, or what to write instead */
  check: (given: string, before: Partial<Record<string, string>>) => true | string;
};

/** By the flags that answer them: `--name-en "..."`. */
export const questions = {
  folder: {
    ask: 'A new folder for it / Una carpeta nueva (campaigns/2027)',
    // the checks of the site's own files leave it alone there
    check: (given) =>
      dirname(resolve(ROOT, given)) !== join(ROOT, 'campaigns') || !/\w$/.test(given)
        ? 'Name a folder in campaigns/ / Elija una carpeta en campaigns/ (campaigns/2027)'
        : !existsSync(resolve(ROOT, given)) ||
          'That is there already. Name a new folder / Ya existe. Elija una carpeta nueva',
  },
  'name-en': { ask: 'Its name in English / Su nombre en inglés', check: checkName },
  'name-es': { ask: 'Its name in Spanish / Su nombre en español', check: checkName },
  starts: { ask: 'Its first day / Su primer día (2027-03-01)', check: checkDay },
  ends: {
    ask: 'Its last day / Su último día (2027-03-28)',
    check: (given, { starts = '' }) =>
      given < starts
        ? 'The last day is before the first / El último día es anterior al primero'
        : checkDay(given),
  },
  zone: {
    ask: 'The time zone of its place / La zona horaria del lugar (America/New_York, America/Chicago)',
    check: (given) =>
      isTimeZone(given) || 'Write one such as America/Denver / Escriba una como America/Denver',
  },
  address: {
    ask: 'Its address / Su dirección (https://campaign.example.org)',
    check: (given) =>
      /^https:\/\/[\w-]+(\.[\w-]+)+$/.test(given) ||
      'Write https:// in front and nothing after the name / Escriba https:// delante y nada después del nombre',
  },
  targets: {
    ask: 'Whom it calls: "senators" (each visitor’s two), "list" (people whom you then name in the forms) or "nobody" / A quién llama: "senators" (los dos senadores de cada persona), "list" (personas que nombrará en los formularios) o "nobody" (a nadie)',
    check: (given) =>
      ['senators', 'list', 'nobody'].includes(given) ||
      'Write one of these words / Escriba una de estas palabras: senators, list, nobody',
  },
} satisfies Record<string, Question>;

export type Answers = Record<Exclude<keyof typeof questions, 'folder'>, string>;

const HELP = `npm run new-campaign

Asks what another campaign is, and writes it into a new folder: pages that say “Write here” where only you
know what belongs there, and their drawings. Options answer in advance:

Pregunta cómo es otra campaña y la escribe en una carpeta nueva: páginas que dicen “Escriba aquí” donde solo
usted sabe qué va, y sus dibujos. Las opciones contestan de antemano:

${Object.entries(questions)
  .map(([name, { ask }]) => `--${name.padEnd(16)}${ask}`)
  .join('\n')}`;

/** Answers from the flags, else from the console, where an invalid one is asked for again. */
async function collect(flags: Record<string, string | undefined>) {
  const isAsking = process.stdin.isTTY;
  const console = createInterface({ input: process.stdin, output: process.stdout });
  const given: Record<string, string> = {};
  try {
    for (const [name, { ask, check }] of Object.entries(questions)) {
      for (let answer = flags[name]; ; answer = undefined) {
        if (answer === undefined && !isAsking) {
          throw new UserError(`Nobody is here to be asked. Add --${name} "...": ${ask}`);
        }
        const value = (answer ?? (await console.question(`${ask}:\n> `))).trim();
        const checked = value
          ? check(value, given)
          : 'This cannot stay empty / No puede quedar vacío';
        given[name] = value;
        if (checked === true) break;
        if (!isAsking) throw new UserError(`--${name}: ${checked}`);
        log(checked);
      }
    }
  } finally {
    console.close();
  }
  return given as Answers & { folder: string };
}

/** Writes content-template/ with these answers into a new folder (from the root). Returns its content folder. */
export function writeCampaign(folder: string, answers: Answers) {
  const content = resolve(ROOT, folder, 'content');
  cpSync(join(ROOT, 'content-template'), content, { recursive: true });
  const { starts, ends, zone: time_zone, address: site_url } = answers;
  const campaign_slug = slugOf(answers['name-en']);
  changeJson(join(content, 'campaign.json'), {
    season: { starts, ends },
    time_zone,
    site_url,
    hashtag: `#${campaign_slug.replace(/(?:^|-)(.)/g, (_, first) => first.toUpperCase())}`,
    selfie: { ...campaignIn(content).selfie, campaign_slug },
  });
  changeJson(join(content, 'en/events/first-event.json'), { starts_at: `${starts}T12:00` });
  for (const locale of ['en', 'es'] as const) {
    changeJson(join(content, locale, 'site.json'), { site_title: answers[`name-${locale}`] });
    const kind = answers.targets === 'senators' ? 'us-senators' : answers.targets;
    if (kind !== 'list') writeJson(join(content, locale, 'targets.json'), { kind });
  }
  writeRecords(content);
  return content;
}

export async function main(args: string[]) {
  const named = Object.keys(questions).map((name) => [name, { type: 'string' }] as const);
  const { values: flags } = readArguments(args, HELP, { options: Object.fromEntries(named) });
  const { folder, ...answers } = await collect(flags);
  writeCampaign(folder, answers);
  log(
    `The campaign is in ${folder}/content. Look at it / La campaña está ahí. Véala:
npm run preview -- --content ${folder}/content
Then write its texts / Luego escriba sus textos: docs/en/next-campaign.md, docs/es/next-campaign.md`,
  );
}
