import { log, readArguments, runCommand, UserError } from '../cli.mjs';
import { findEngines, missingEngines } from '../engines.mjs';
import { execTool } from '../exec.mjs';

const HELP = `npm run e2e:engines

The main flows in Firefox and WebKit, whichever of them is here.`;

await runCommand(async () => {
  readArguments(HELP);
  const engines = findEngines();
  for (const sentence of missingEngines(engines)) log(sentence);
  const projects = Object.keys(engines).map((name) => `--project=${name}`);
  if (projects.length === 0) throw new UserError('There is no engine to test with.');
  if ((await execTool('playwright', ['test', ...projects])) !== 0)
    throw new UserError('A flow failed in another engine. Fix what is named above.');
});
