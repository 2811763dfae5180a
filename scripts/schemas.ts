import { join } from 'node:path';
import { schemaFiles } from '@/lib/content/schema/json-schema';
import { writeWhole } from './files';
import { SCHEMAS } from './paths';

/** Writes the schemas by which editors describe and complete each key of the content. */
export function writeSchemas() {
  for (const [name, text] of Object.entries(schemaFiles)) writeWhole(join(SCHEMAS, name), text);
}
