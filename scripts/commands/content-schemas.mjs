import { log, readArguments, runCommand } from '../cli.mjs';
import { SCHEMAS } from '../paths.mjs';
import { setUp } from '../setup.mjs';

const HELP = `npm run content:schemas

Writes what editors know of the content's keys, after a change in lib/content/schema;
npm run dev does the same.`;

await runCommand(async () => {
  readArguments(HELP);
  await setUp();
  const { writeSchemas } = await import('../schemas.mjs');
  log(`${await writeSchemas()} schemas are in ${SCHEMAS}.`);
});
