import { log, runCommand } from '../cli.mjs';
import { SCHEMAS } from '../paths.mjs';
import { setUp } from '../setup.mjs';

// `npm run content:schemas`: after a change of lib/content/schema.ts or key-docs.ts; `npm run dev` does
// the same.
await runCommand(async () => {
  await setUp();
  const { writeSchemas } = await import('../schemas.mjs');
  log(`${await writeSchemas()} schemas are in ${SCHEMAS}.`);
});
