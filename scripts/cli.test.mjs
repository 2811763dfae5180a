import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
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

const scripts = Object.entries(readJson('package.json').scripts).filter(([, line]) =>
  line.startsWith('node scripts/'),
);

/** Runs a line of package.json with arguments. @param {string} line @param {string[]} args */
function run(line, ...args) {
  const [, ...own] = line.split(' ');
  const child = spawn(process.execPath, [...own, ...args], {
    stdio: 'pipe',
    env: { ...process.env, EXPORT_DIR: 'nowhere' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

describe.each(scripts)('npm run %s', (name, line) => {
  test('says what it does, and refuses what it does not know, without a stack', async () => {
    const [helped, refused] = await Promise.all([run(line, '--help'), run(line, '--nonsense')]);
    expect(helped).toEqual({
      code: 0,
      said: expect.stringMatching(new RegExp(`npm (run )?${name}\\b`)),
    });
    expect(refused).toEqual({ code: 1, said: expect.stringContaining('has no --nonsense.') });
    expect(refused.said).not.toMatch(/\n +at /);
  });
});

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
    const { code, said } = await run(Object.fromEntries(scripts)[name], ...args);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/\n +at /);
    expect(code).toBe(1);
  });
});
