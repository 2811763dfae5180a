import { join } from 'node:path';
import { log, runCommand } from '../cli.mjs';
import { writeWhole } from '../files.mjs';
import { ROOT } from '../paths.mjs';
import { setUp } from '../setup.mjs';

const FOLDER = '.vscode/schemas';

// `npm run content:schemas`: run after a change to lib/content/schema.ts or key-docs.ts, so that
// editors document and complete the content's keys.
await runCommand(async () => {
  await setUp();
  const { importFromLib } = await import('../content.mjs');
  const { schemaFiles } = await importFromLib('content/json-schema.ts');
  for (const [name, text] of Object.entries(schemaFiles)) {
    writeWhole(join(ROOT, FOLDER, name), text);
  }
  log(`${Object.keys(schemaFiles).length} schemas are in ${FOLDER}/.`);
});
