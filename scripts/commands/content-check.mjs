import { parseArgs } from 'node:util';
import { runCommand, UserError } from '../cli.mjs';
import { setUp } from '../setup.mjs';

/** @returns {{ lang: 'en' | 'es', json: boolean }} */
function options() {
  const { values } = parseArgs({
    options: { lang: { type: 'string', default: 'en' }, json: { type: 'boolean', default: false } },
  });
  const { lang, json } = values;
  if (lang === 'en' || lang === 'es') return { lang, json };
  throw new UserError(`--lang is "${lang}". The report speaks en (English) and es (Spanish).`);
}

// `npm run content:check` reports all errors and warnings in content/ and messages/ within seconds.
// `-- --lang es` reports in Spanish, `-- --json` for programs. Exits with 1 on errors, not on
// warnings.
await runCommand(async () => {
  const { lang, json } = options();
  await setUp();
  // these need the packages that set-up installs
  const { checkContent, reports } = await import('../content.mjs');
  const problems = await checkContent();
  const { fullReport } = await reports();
  console.log(json ? JSON.stringify(problems, null, 2) : `\n${fullReport(problems, lang)}`);
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
});
