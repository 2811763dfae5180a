import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { log, runCommand, UserError } from '../cli.mjs';
import { answersFrom, questions } from '../new-campaign/answers.mjs';
import { setUp } from '../setup.mjs';

const NO_BUILD = 'no-build';

/**
 * Answers to all questions: from the flags, else from the console, where an invalid answer is asked
 * for again.
 *
 * @param {Record<string, string | undefined>} flags
 */
async function collect(flags) {
  const isAsking = process.stdin.isTTY;
  const console = createInterface({ input: process.stdin, output: process.stdout });
  /** @type {Record<string, string>} */
  const given = {};
  try {
    for (const [name, { ask, usual, fault, when }] of Object.entries(questions)) {
      if (when && !when(given)) continue;
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

// `npm run new-campaign`: creates a folder with neutral pages and drawings for another campaign,
// and builds the site from it. Flags answer questions in advance; --no-build skips the build.
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
