import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** An end that the person at the console can mend; its message is the one line that says how. */
export class Stop extends Error {
  name = 'Stop';
}

/**
 * One plain line, set apart, saying what is being done.
 *
 * @param {string} line
 */
export function say(line) {
  console.log(`\n${line}`);
}

/**
 * Runs a command's main part. A `Stop` ends it with its one line; anything else, which nobody
 * foresaw, shows its stack before the line. Either way the process ends there, with exit code 1.
 *
 * @param {() => Promise<void>} main
 */
export async function command(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof Stop)) console.error(error);
    console.error(`\n${error instanceof Stop ? error.message : 'An error nobody foresaw, above.'}`);
    process.exit(1);
  }
}

/**
 * True when this file is the one that node was started with.
 *
 * @param {ImportMeta} meta
 */
export function isCommand(meta) {
  const [, started] = process.argv;
  return started !== undefined && meta.url === pathToFileURL(realpathSync(started)).href;
}
