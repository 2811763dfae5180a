import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { log, runCommand, UserError } from '../cli.mjs';
import { answersFrom, questions } from '../new-campaign/answers.mjs';
import { setUp } from '../setup.mjs';

const NO_BUILD = 'no-build';

/**
 * An answer to each question: from the flags, else from whoever is at the console, who is asked again
 * after a mistake.
 *
 * @param {Record<string, string | undefined>} flags
 */
async function collect(flags) {
  const isAsking = process.stdin.isTTY;
  const console = createInterface({ input: process.stdin, output: process.stdout });
  /** @type {Record<string, string>} */
  const given = {};
  try {
    for (const [name, { ask, usual, fault }] of Object.entries(questions)) {
      for (let answer = flags[name]; ; answer = undefined) {
        if (answer === undefined && !isAsking && usual === undefined) {
          throw new UserError(`Nobody is here to be asked. Add --${name} "...": ${ask}.`);
        }
        const hint = usual === undefined ? '' : ` [${usual}]`;
        const typed = answer ?? (isAsking ? await console.question(`${ask}${hint}:\n> `) : '');
        const value = typed.trim() || usual || '';
        const wrong = value ? fault?.(value, given) : 'This cannot stay empty.';
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

// `npm run new-campaign`: a folder with the neutral pages and the drawings of another campaign, and the
// site built from it. Flags answer the questions beforehand; --no-build stops before the build.
await runCommand(async () => {
  const named = Object.keys(questions).map((name) => [name, { type: 'string' }]);
  const options = { ...Object.fromEntries(named), [NO_BUILD]: { type: 'boolean' } };
  const flags = /** @type {Record<string, string | undefined>} */ (parseArgs({ options }).values);
  await setUp();
  const given = await collect(flags);
  const { writeCampaign } = await import('../new-campaign/write.mjs');
  const { folder = '' } = given;
  const content = await writeCampaign(folder, answersFrom(given));
  if (!flags[NO_BUILD]) {
    const { buildSite } = await import('../build/build-site.mjs');
    await buildSite({ ...process.env, CONTENT_DIR: content });
  }
  log(
    `The campaign is in ${folder}: write its texts in ${folder}/content, then build it with\nCONTENT_DIR=${folder}/content npm run build`,
  );
});
