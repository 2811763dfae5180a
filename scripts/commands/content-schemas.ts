import { log, readArguments } from '@/scripts/cli';
import { SCHEMAS } from '@/scripts/paths';
import { writeSchemas } from '@/scripts/schemas';

const HELP = `npm run content:schemas

Writes what editors know of the content's keys, after a change in lib/content/schema;
npm run dev does the same.`;

export function main(args: string[]) {
  readArguments(args, HELP);
  writeSchemas();
  log(`The schemas are in ${SCHEMAS}.`);
}
