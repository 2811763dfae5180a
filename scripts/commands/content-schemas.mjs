import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { log, runCommand } from '../cli.mjs';
import { ROOT } from '../paths.mjs';
import { setUp } from '../setup.mjs';

const FOLDER = '.vscode/schemas';

// `npm run content:schemas`: after a change of lib/content/schema.ts or key-docs.ts, so that editors
// describe and complete each key of the content.
await runCommand(async () => {
  await setUp();
  const { importFromLib } = await import('../content.mjs');
  const { schemaFiles } = await importFromLib('content/json-schema.ts');
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  for (const [name, text] of Object.entries(schemaFiles)) {
    writeFileSync(join(ROOT, FOLDER, name), text);
  }
  log(`${Object.keys(schemaFiles).length} schemas are in ${FOLDER}/.`);
});
