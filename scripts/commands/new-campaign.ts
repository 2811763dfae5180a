import { createInterface } from 'node:readline/promises';
import { numberOf } from '@/lib/content/model/html';
import { day, phone } from '@/lib/content/model/values';
import { lackingLetters } from '@/lib/lettering/poster-letters';
import { log, readArguments, UserError } from '@/scripts/cli';
import { type Answers, listed, writeCampaign } from '@/scripts/new-campaign/write';

type Question = {
  ask: string;
  /** what has to be written instead; nothing where it is right */
  fault: (given: string, before: Partial<Answers>) => string | false;
  /** only where the campaign calls a list */
  isOfList?: boolean;
};

const MOST_TARGETS = 20;

const isTarget = ([name, role, number, place, picture = '/images/', ...more]: string[]) =>
  name &&
  role &&
  phone.safeParse(number).success &&
  place &&
  picture.startsWith('/images/') &&
  !more.length;

const noDay = (given: string) =>
  !day.safeParse(given).success && 'Write a day that exists as year-month-day, such as 2027-03-01.';

function noName(given: string) {
  const [letter] = lackingLetters(given);
  const number = Array.from(letter ?? '', numberOf).join(' ');
  return (
    !!letter && `The letters of the pictures have no “${letter}” (${number}): write it without.`
  );
}

/** The questions by the flags that answer them: `--name-en "..."`. */
const questions: Record<'folder' | keyof Answers, Question> = {
  folder: {
    ask: 'A new folder for it, such as campaigns/2027',
    // the checks of the site's own files leave it alone there
    fault: (given) =>
      !/^(\.|campaigns[\\/]\w)/.test(given) &&
      'Name a folder in campaigns/, such as campaigns/2027.',
  },
  'name-en': { ask: 'Its name in English', fault: noName },
  'name-es': { ask: 'Its name in Spanish', fault: noName },
  starts: { ask: 'Its first day, as year-month-day', fault: noDay },
  ends: {
    ask: 'Its last day, as year-month-day',
    fault: (given, { starts = '' }) =>
      noDay(given) || (given < starts && 'The last day is before the first.'),
  },
  address: {
    ask: 'Its address, such as https://campaign.example.org',
    fault: (given) =>
      !/^https:\/\/[\w-]+(\.[\w-]+)+$/.test(given) &&
      'Write the address with https:// in front and nothing after the name.',
  },
  targets: {
    ask: 'Whom it calls: "senators" (each visitor’s two US senators), "list" (people whom you name) or "nobody" (letter, selfie and events only)',
    fault: (given) =>
      !['senators', 'list', 'nobody'].includes(given) &&
      'Write one of these three words: senators, list, nobody.',
  },
  'targets-en': {
    ask: `The people to call, one to ${MOST_TARGETS}, each as name | what they are | phone number | place, with a semicolon between two (Ana Ruiz | Council member | (540) 555-0143 | City Hall; ...)`,
    fault: (given) => {
      const targets = listed(given);
      if (targets.length > MOST_TARGETS) return `Name ${MOST_TARGETS} at most.`;
      const wrong = targets.find((each) => !isTarget(each));
      return (
        !!wrong &&
        `“${wrong.join(' | ')}”: write a name | what they are | a number of ten digits | a place, and if you like | a picture such as /images/ana.jpg.`
      );
    },
    isOfList: true,
  },
  'targets-es': {
    ask: 'The same people in Spanish, each only as what they are | place (Concejala | Ayuntamiento; ...)',
    fault: (given, before) =>
      (listed(given).some((each) => each.length !== 2) ||
        listed(given).length !== listed(before['targets-en']).length) &&
      'Write as many as in English, each as what they are | a place, with a semicolon between two.',
    isOfList: true,
  },
};

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
    for (const [name, { ask, fault, isOfList }] of Object.entries(questions)) {
      if (isOfList && given.targets !== 'list') continue;
      for (let answer = flags[name]; ; answer = undefined) {
        if (answer === undefined && !isAsking) {
          throw new UserError(`Nobody is here to be asked. Add --${name} "...": ${ask}.`);
        }
        const value = (answer ?? (await console.question(`${ask}:\n> `))).trim();
        const wrong = value ? fault(value, given) : 'This cannot stay empty.';
        given[name] = value;
        if (!wrong) break;
        if (!isAsking) throw new UserError(`--${name}: ${wrong}`);
        log(wrong);
      }
    }
  } finally {
    console.close();
  }
  return given as Answers & { folder: string };
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
