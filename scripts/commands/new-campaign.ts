import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { slugOf } from '@/lib/addresses/paths';
import { numberOf } from '@/lib/content/model/html';
import { day } from '@/lib/content/model/values';
import { lackingLetters } from '@/lib/lettering/poster-letters';
import { campaignIn } from '@/scripts/check-content';
import { log, readArguments, UserError } from '@/scripts/cli';
import { changeJson, writeJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';
import { writeTranslationRecord } from '@/scripts/translation-record';

const checkDay = (given: string) =>
  day.safeParse(given).success || 'Write a day that exists as year-month-day, such as 2027-03-01.';

function checkName(given: string) {
  const [letter] = lackingLetters(given);
  const number = Array.from(letter ?? '', numberOf).join(' ');
  return (
    !letter || `The letters of the pictures have no “${letter}” (${number}): write it without.`
  );
}

type Question = {
  ask: string;
  /** true, or what to write instead */
  check: (given: string, before: Partial<Record<string, string>>) => true | string;
};

/** By the flags that answer them: `--name-en "..."`. */
const questions = {
  folder: {
    ask: 'A new folder for it, such as campaigns/2027',
    // the checks of the site's own files leave it alone there
    check: (given) =>
      /^(\.|campaigns[\\/]\w)/.test(given) ||
      'Name a folder in campaigns/, such as campaigns/2027.',
  },
  'name-en': { ask: 'Its name in English', check: checkName },
  'name-es': { ask: 'Its name in Spanish', check: checkName },
  starts: { ask: 'Its first day, as year-month-day', check: checkDay },
  ends: {
    ask: 'Its last day, as year-month-day',
    check: (given, { starts = '' }) =>
      given < starts ? 'The last day is before the first.' : checkDay(given),
  },
  address: {
    ask: 'Its address, such as https://campaign.example.org',
    check: (given) =>
      /^https:\/\/[\w-]+(\.[\w-]+)+$/.test(given) ||
      'Write the address with https:// in front and nothing after the name.',
  },
  targets: {
    ask: 'Whom it calls: "senators" (each visitor’s two US senators), "list" (people whom you then name in the forms) or "nobody" (letter, selfie and events only)',
    check: (given) =>
      ['senators', 'list', 'nobody'].includes(given) ||
      'Write one of these three words: senators, list, nobody.',
  },
} satisfies Record<string, Question>;

export type Answers = Record<Exclude<keyof typeof questions, 'folder'>, string>;

const HELP = `npm run new-campaign

Asks what another campaign is, and writes it into a new folder: pages that say “Write here” where only you
know what belongs there, and their drawings. Options answer in advance:

Pregunta cómo es otra campaña y la escribe en una carpeta nueva: páginas neutrales y sus dibujos. Las
opciones contestan de antemano:

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
          throw new UserError(`Nobody is here to be asked. Add --${name} "...": ${ask}.`);
        }
        const value = (answer ?? (await console.question(`${ask}:\n> `))).trim();
        const checked = value ? check(value, given) : 'This cannot stay empty.';
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

/**
 * Writes a new campaign into a folder (from the root): content-template/ with these answers. Returns
 * its content folder. Throws `UserError` where the folder is not empty.
 */
export function writeCampaign(folder: string, answers: Answers) {
  const dir = resolve(ROOT, folder);
  if (existsSync(dir) && readdirSync(dir).length > 0) {
    throw new UserError(`${folder} is not empty. Name a new folder: nothing is overwritten.`);
  }
  const content = join(dir, 'content');
  cpSync(join(ROOT, 'content-template'), content, { recursive: true });
  const { starts, ends, address: site_url } = answers;
  const campaign_slug = slugOf(answers['name-en']);
  changeJson(join(content, 'campaign.json'), {
    season: { starts, ends },
    site_url,
    hashtag: `#${campaign_slug.replace(/(?:^|-)(.)/g, (_, first) => first.toUpperCase())}`,
    selfie: { ...campaignIn(content).selfie, campaign_slug },
  });
  for (const locale of ['en', 'es'] as const) {
    changeJson(join(content, locale, 'site.json'), { site_title: answers[`name-${locale}`] });
    const kind = answers.targets === 'senators' ? 'us-senators' : answers.targets;
    if (kind !== 'list') writeJson(join(content, locale, 'targets.json'), { kind });
  }
  writeTranslationRecord(content, 'es');
  return content;
}

export async function main(args: string[]) {
  const named = Object.keys(questions).map((name) => [name, { type: 'string' }] as const);
  const { values: flags } = readArguments(args, HELP, { options: Object.fromEntries(named) });
  const { folder, ...answers } = await collect(flags);
  writeCampaign(folder, answers);
  log(
    `The campaign is in ${folder}. Look at it: npm run preview -- --content ${folder}/content\nThen write its texts in ${folder}/content: docs/en/next-campaign.md`,
  );
}
