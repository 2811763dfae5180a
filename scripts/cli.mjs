import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** An error that the person at the console can fix; its message is one line that says how. */
export class UserError extends Error {
  name = 'UserError';
}

/** Logs a line after an empty one. @param {string} line */
export function log(line) {
  console.log(`\n${line}`);
}

/**
 * Runs a command's main function. When it throws, prints the message of a `UserError`, or the stack
 * of any other error, and exits with code 1.
 *
 * @param {() => void | Promise<void>} main
 */
export async function runCommand(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exit(1);
  }
}

/** True for the module that Node was started with. @param {ImportMeta} meta */
export function isMain(meta) {
  const [, entry] = process.argv;
  return entry !== undefined && meta.url === pathToFileURL(realpathSync(entry)).href;
}
