import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readArguments } from './cli.mjs';
import { readJson } from './files.mjs';

const options = /** @type {const} */ ({ lang: { type: 'string' }, json: { type: 'boolean' } });
const help = { en: 'npm run it', es: 'npm run eso' };

/** What is read of arguments. @param {string[]} args @param {Record<string, string>} [env] */
const read = (args, env = {}) => readArguments(help, { options, most: 1 }, { args, env });

test('options and arguments are read in any order', () => {
  expect(read(['sheet.csv', '--lang', 'es', '--json'])).toMatchObject({
    values: { lang: 'es', json: true },
    positionals: ['sheet.csv'],
  });
});

test('help is printed in each language, and nothing else is done', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  for (const option of ['--help', '-h']) expect(() => read([option])).toThrow('exit 0');
  expect(print.mock.calls).toEqual([
    ['\nnpm run it\n\nnpm run eso'],
    ['\nnpm run it\n\nnpm run eso'],
  ]);
});

describe('a mistake is told in each language of the command, with its help', () => {
  test.each([
    ['an unknown option', ['--lan', 'es'], 'This command has no --lan.'],
    ['a short one', ['-x'], 'This command has no -x.'],
    ['no value', ['--lang'], '--lang wants a value after it.'],
    ['an option for a value', ['--lang', '--json'], '--lang wants a value after it.'],
    ['a value for a switch', ['--json=yes'], '--json takes no value.'],
    ['an argument too many', ['a', 'b'], '“b” is one argument too many.'],
  ])('%s', (_, args, sentence) => {
    expect(() => read(args)).toThrow(`${sentence}\n\nnpm run it\n\n`);
    expect(() => read(args)).toThrow(/\n\nnpm run eso$/);
  });

  test('an option that npm took for one of its own', () => {
    expect(() => read([], { npm_config_lang: 'es' })).toThrow(
      /^npm has kept --lang to itself: write -- in front of it.\n.*\n\nnpm se quedó/s,
    );
  });
});

const commands = Object.fromEntries(
  Object.entries(readJson('package.json').scripts).flatMap(([name, line]) => {
    const [node, path = '', ...own] = line.split(' ');
    return node === 'node' ? [[name, { path: resolve(path), own }]] : [];
  }),
);

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  vi.unstubAllEnvs();
});

/** What a command says before it fails, as it is started from package.json. @param {string} name @param {string[]} args */
async function failureOf(name, args) {
  vi.stubEnv('EXPORT_DIR', 'nowhere');
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const { path = '', own = [] } = commands[name] ?? {};
  process.argv = [process.execPath, path, ...own, ...args];
  vi.resetModules();
  await expect(import(/* @vite-ignore */ path)).rejects.toThrow('exit 1');
  // an error that is not for whoever types would be printed as it is, with its stack
  expect(print.mock.calls).toEqual([[expect.any(String)]]);
  return String(print.mock.calls[0]);
}

test.each(Object.keys(commands))(
  'npm run %s refuses what it does not know, and says what it does',
  async (name) => {
    const said = await failureOf(name, ['--nonsense']);
    expect(said).toContain('has no --nonsense.');
    expect(said).toMatch(new RegExp(`^npm (run )?${name}\\b`, 'm'));
  },
);

describe('what a command needs', () => {
  test.each([
    ['verify', ['season.example.org'], /“season\.example\.org” is no whole address/],
    ['verify', ['localhost:3000'], /“localhost:3000” is no whole address/],
    ['verify', ['https://localhost:1'], /There is no built site in nowhere\/\. Build it first/],
    ['bench', ['--load'], /There is no built site in nowhere\//],
    ['keep', ['nowhere'], /Say where the previous build is/],
    ['scoreboard', ['nowhere.json'], /There is no file nowhere\.json\./],
    ['senators', ['nowhere.yaml'], /There is no file nowhere\.yaml\./],
    ['translate', ['nowhere.csv'], /There is no file .*nowhere\.csv\./],
    ['content:check', ['--lang', 'fr'], /--lang is "fr"\..*\n.*El informe habla/],
    ['pictures', ['fone'], /No view has “fone” in its name/],
    ['dev', ['--port', 'x'], /PORT is "x"/],
  ])('%s %s: a sentence, and it fails', async (name, args, sentence) => {
    expect(await failureOf(name, args)).toMatch(sentence);
  });
});

test('started by itself, a command prints its help, or fails with a sentence', () => {
  const started = (/** @type {string} */ option) =>
    spawnSync(process.execPath, [commands.keep?.path ?? '', option], { encoding: 'utf8' });
  expect(started('--help')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\nnpm run keep -- path/),
    stderr: '',
  });
  expect(started('--nonsense')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^\nThis command has no --nonsense\.\n\nnpm run keep/),
  });
});
