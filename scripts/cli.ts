import { type ParseArgsConfig, parseArgs } from 'node:util';

/** An error that the person at the console can fix; its message is one line that says how. */
export class UserError extends Error {
  override name = 'UserError';
}

export function log(line: string) {
  console.log(`\n${line}`);
}

/** What took two seconds or more, each as it ended. */
export const durations: { name: string; seconds: number }[] = [];

/** Runs what may take long: says so before, and after two seconds how many it took. */
export async function timed<Result>(name: string, run: () => Result | Promise<Result>) {
  log(`${name} ...`);
  const start = performance.now();
  const result = await run();
  const seconds = Math.round((performance.now() - start) / 1000);
  if (seconds < 2) return result;
  durations.push({ name, seconds });
  log(`${name}: ${seconds} s`);
  return result;
}

/** Where a command reads the content from, for those that read it: `--content campaigns/2027/content`. */
export const CONTENT_OPTION = { content: { type: 'string' } } as const;

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads a command’s arguments; `--help` prints the help and ends the process. Throws `UserError`, with
 * the help, for unknown options, missing values, and more than `most` arguments. `--content` sets
 * CONTENT_DIR.
 */
export function readArguments<const Accepted extends Options = Record<never, never>>(
  args: string[],
  help: string,
  { options, most = 0 }: { options?: Accepted; most?: number } = {},
) {
  const refuse = (what: string) => new UserError(`${what}\n\n${help}`);
  // without the --, npm takes an option for one of its own
  const swallowed = Object.keys(options ?? {}).find(
    (name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  );
  if (swallowed) throw refuse(`npm has kept --${swallowed} to itself: write -- in front of it.`);
  const all: Options = { ...options, help: { type: 'boolean', short: 'h' } };
  let given: ReturnType<typeof parseArgs>;
  try {
    given = parseArgs({ args, options: all, allowPositionals: true });
  } catch (error) {
    throw refuse((error as Error).message);
  }
  const { values, positionals } = given;
  if (values.help) {
    console.log(`\n${help}`);
    process.exit(0);
  }
  if (positionals.length > most) throw refuse(`“${positionals[most]}” is one argument too many.`);
  if (typeof values.content === 'string') process.env.CONTENT_DIR = values.content;
  return given as ReturnType<typeof parseArgs<{ options: Accepted; allowPositionals: true }>>;
}
