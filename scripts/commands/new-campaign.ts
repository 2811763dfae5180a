import { createInterface } from 'node:readline/promises';
import { log, readArguments, UserError } from '@/scripts/cli';
import { answersFrom, faultIn, questions } from '@/scripts/new-campaign/answers';
import { writeCampaign } from '@/scripts/new-campaign/write';

const HELP = `npm run new-campaign

Asks what another campaign is, and writes it into a new folder: neutral pages and their drawings. Options
answer in advance:

Pregunta cómo es otra campaña y la escribe en una carpeta nueva: páginas neutrales y sus dibujos. Las
opciones contestan de antemano:

${Object.entries(questions)
  .map(([name, { ask }]) => `--${name.padEnd(16)}${ask}`)
  .join('\n')}`;

/**
 * Answers to all questions: from the flags, else from the console, where an invalid answer is asked
 * for again.
 */
async function collect(flags: Record<string, string | undefined>) {
  const isAsking = process.stdin.isTTY;
  const console = createInterface({ input: process.stdin, output: process.stdout });
  const given: Record<string, string> = {};
  try {
    for (const [name, { ask, usual, when }] of Object.entries(questions)) {
      if (when && !when(given)) continue;
      for (let answer = flags[name]; ; answer = undefined) {
        if (answer === undefined && !isAsking && usual === undefined) {
          throw new UserError(`Nobody is here to be asked. Add --${name} "...": ${ask}.`);
        }
        const hint = usual === undefined ? '' : ` [${usual}]`;
        const typed = answer ?? (isAsking ? await console.question(`${ask}${hint}:\n> `) : '');
        const value = typed.trim() || usual || '';
        const wrong = value ? faultIn(name, value, given) : 'This cannot stay empty.';
        given[name] = value;
        if (!wrong) break;
        if (!isAsking) throw new UserError(`--${name}: ${wrong}`);
        log(wrong);
      }
    }
  } finally {
    console.close();
  }
  return given;
}

export async function main(args: string[]) {
  const named = Object.keys(questions).map((name) => [name, { type: 'string' }] as const);
  const options = Object.fromEntries(named);
  const { values: flags } = readArguments(args, HELP, { options });
  const given = await collect(flags);
  const { folder = '' } = given;
  writeCampaign(folder, answersFrom(given));
  log(
    `The campaign is in ${folder}. Look at it: npm run preview -- --content ${folder}/content\nThen write its texts in ${folder}/content: docs/en/next-campaign.md`,
  );
}
