import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setUp } from './setup.mjs';

// `node scripts/run.mjs build --draft` installs the packages and runs scripts/commands/build.ts;
// `node scripts/run.mjs data/senators` runs a script that is not a command, by its path.

const fileAt = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

const [, , name = '', ...args] = process.argv;
const script = name.includes('/') ? `./${name}.ts` : `./commands/${name}.ts`;
try {
  if (!existsSync(fileAt(script))) throw new Error(`There is no command “${name}”.`);
  setUp();
} catch (error) {
  console.error(`\n${/** @type {Error} */ (error).message}`);
  process.exit(1);
}

const { register } = await import('tsx/esm/api');
register({ tsconfig: fileAt('../tsconfig.json') });
const { UserError } = await import('./cli');
try {
  const { main } = await import(script);
  await main(args);
} catch (error) {
  console.error(error instanceof UserError ? `\n${error.message}` : error);
  process.exit(1);
}
