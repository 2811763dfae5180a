import { join } from 'node:path';
import { importFromLib } from './content.mjs';
import { writeWhole } from './files.mjs';
import { SCHEMAS } from './paths.mjs';

/**
 * Writes the schemas by which editors describe and complete each key of the content. Resolves to how
 * many there are.
 */
export async function writeSchemas() {
  const { schemaFiles } = await importFromLib('content/schema/json-schema.ts');
  for (const [name, text] of Object.entries(schemaFiles)) writeWhole(join(SCHEMAS, name), text);
  return Object.keys(schemaFiles).length;
}
