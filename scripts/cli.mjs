import { realpathSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

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

/**
 * What a command says of its arguments, in each language that it speaks; English comes first.
 *
 * @type {Record<'en' | 'es', Record<'unknown' | 'valueless' | 'valued' | 'surplus' | 'swallowed', (given: string) => string>>}
 */
const sentences = {
  en: {
    unknown: (option) => `This command has no ${option}.`,
    valueless: (option) => `${option} wants a value after it.`,
    valued: (option) => `${option} takes no value.`,
    surplus: (argument) => `“${argument}” is one argument too many.`,
    swallowed: (name) => `npm has kept --${name} to itself: write -- in front of it.`,
  },
  es: {
    unknown: (option) => `Este comando no tiene ${option}.`,
    valueless: (option) => `Después de ${option} va un valor.`,
    valued: (option) => `${option} no lleva ningún valor.`,
    surplus: (argument) => `Sobra el argumento “${argument}”.`,
    swallowed: (name) => `npm se quedó con --${name}: escriba -- delante.`,
  },
};

/** Where a command reads the content from, for those that read it: `--content campaigns/2027/content`. */
export const CONTENT_OPTION = /** @type {const} */ ({ content: { type: 'string' } });

/**
 * Reads this command's arguments; for `--help` it prints the help and ends the process. Throws
 * `UserError`, with the help, for an option that the command does not have, one without its value, and
 * more arguments than it takes. `--content` names CONTENT_DIR in a way that works in every shell.
 *
 * @template {Record<string, { type: 'string' | 'boolean' }>} [Options={}]
 * @param {string | { en: string, es: string }} help how it is written, an empty line, and what it does
 * @param {{ options?: Options, most?: number }} [accepts] options, and how many arguments beside them
 * @param {{ args?: string[], env?: NodeJS.ProcessEnv }} [given]
 * @returns {{ values: { [Name in keyof Options]?: Options[Name]['type'] extends 'string' ? string : boolean }, positionals: string[] }}
 */
export function readArguments(
  help,
  { options = /** @type {Options} */ ({}), most = 0 } = {},
  { args = process.argv.slice(2), env = process.env } = {},
) {
  const helps = typeof help === 'string' ? { en: help } : help;
  const { values, positionals, tokens } = parseArgs({
    args,
    options: { ...options, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  if (values.help) {
    console.log(`\n${Object.values(helps).join('\n\n')}`);
    process.exit(0);
  }
  /** @param {keyof typeof sentences.en} fault @param {string} found */
  const refuse = (fault, found) => {
    const told = Object.entries(helps).map(([language, text]) => {
      return `${sentences[/** @type {'en' | 'es'} */ (language)][fault](found)}\n\n${text}`;
    });
    throw new UserError(told.join('\n\n'));
  };
  // without the --, npm takes an option for one of its own
  const swallowed = Object.keys(options).find(
    (name) => env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  );
  if (swallowed) refuse('swallowed', swallowed);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { rawName, name, value, inlineValue } = token;
    const type = options[name]?.type;
    if (!type) refuse('unknown', rawName);
    if (type === 'boolean' && value !== undefined) refuse('valued', rawName);
    const isNext = !inlineValue && value?.startsWith('-');
    if (type === 'string' && (value === undefined || isNext)) refuse('valueless', rawName);
  }
  const surplus = positionals[most];
  if (surplus !== undefined) refuse('surplus', surplus);
  if (typeof values.content === 'string') process.env.CONTENT_DIR = values.content;
  return { values: /** @type {any} */ (values), positionals };
}

/** True for the module that Node was started with. @param {ImportMeta} meta */
export function isMain(meta) {
  const [, entry] = process.argv;
  return entry !== undefined && meta.url === pathToFileURL(realpathSync(entry)).href;
}
