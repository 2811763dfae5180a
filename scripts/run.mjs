import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setUp } from './setup.mjs';

// `node scripts/run.mjs build --draft` installs the packages and runs scripts/commands/build.ts.

const fileAt = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

const [, , name = '', ...args] = process.argv;
const command = `./commands/${name}.ts`;
let isNew = false;
try {
  if (!existsSync(fileAt(command))) throw new Error(`There is no command “${name}”.`);
  isNew = setUp();
} catch (error) {
  console.error(`\n${/** @type {Error} */ (error).message}`);
  process.exit(1);
}

const { register } = await import('tsx/esm/api');
register({ tsconfig: fileAt('../tsconfig.json') });
const { runCommand } = await import('./cli');
await runCommand(async () => {
  if (isNew || !existsSync(fileAt('../.vscode/schemas')))
    (await import('./dev/schemas')).writeSchemas();
  const { main } = await import(command);
  await main(args);
});
