import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { scripts } from '@/package.json';
import { readArguments, timed, UserError } from './cli';

const options = { lang: { type: 'string' }, json: { type: 'boolean' } } as const;
const help = 'npm run it\n\nDoes it.';

const read = (args: string[]) => readArguments(args, help, { options, most: 1 });

test('options and arguments are read in any order', () => {
  expect(read(['votes.json', '--lang', 'es', '--json'])).toMatchObject({
    values: { lang: 'es', json: true },
    positionals: ['votes.json'],
  });
});

test('help is printed, and nothing else is done', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  for (const option of ['--help', '-h']) expect(() => read([option])).toThrow('exit 0');
  expect(print.mock.calls).toEqual([[`\n${help}`], [`\n${help}`]]);
});

describe('a mistake is named, with the help', () => {
  test.each([
    ['an unknown option', ['--lan', 'es'], '--lan'],
    ['a short one', ['-x'], '-x'],
    ['no value', ['--lang'], '--lang'],
    ['an option for a value', ['--lang', '--json'], '--lang'],
    ['a value for a switch', ['--json=yes'], '--json'],
    ['an argument too many', ['a', 'b'], '“b” is one argument too many.'],
  ])('%s', (_, args, named) => {
    expect(() => read(args)).toThrow(UserError);
    expect(() => read(args)).toThrow(new RegExp(`${named}.*\n\nnpm run it\n\nDoes it\\.$`, 's'));
  });

  test('an option that npm took for one of its own', () => {
    vi.stubEnv('npm_config_lang', 'es');
    expect(() => read([])).toThrow('npm has kept --lang to itself: write -- in front of it.');
  });
});

test.each([
  ['nothing', 1_400, []],
  ['how long it took', 2_400, ['\nWork: 2 s']],
])('of a step says that it begins, and at its end %s', async (_, ms, end) => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(ms);
  expect(await timed('Work', () => 'done')).toBe('done');
  expect(print.mock.calls.flat()).toEqual(['\nWork ...', ...end]);
});

/** Every command, and the data imports, which are run by their path, with how each is started. */
const commands = ['commands', 'data'].flatMap((folder) =>
  readdirSync(`scripts/${folder}`)
    .filter((file) => !/\.test\.ts$|^serve-tests/.test(file) && file.endsWith('.ts'))
    .map((file) => {
      const path = `${folder}/${file.replace('.ts', '')}`;
      const line = `node scripts/run.mjs ${path.replace('commands/', '')}`;
      const [own] = Object.entries(scripts).find(([, runs]) => runs === line) ?? [];
      return [path, own ? `npm (run )?${own}` : line] as const;
    }),
);

/** What a command says before it fails; an error that is not meant for its user has no sentence. */
async function failureOf(path: string, args: string[]) {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { main } = await import(`./${path}.ts`);
  const error = await Promise.resolve()
    .then(() => main(args))
    .catch((reason) => reason);
  expect(error).toMatchObject({ name: 'UserError' });
  return String(error.message);
}

test.each(commands)(
  '%s refuses what it does not know, and says what it does',
  async (path, started) => {
    const message = await failureOf(path, ['--nonsense']);
    expect(message).toContain("'--nonsense'");
    expect(message).toMatch(new RegExp(`^${started}\\b`, 'm'));
  },
);

describe('what a command needs', () => {
  test.each([
    ['commands/verify', ['season.example.org'], /“season\.example\.org” is no whole address/],
    ['commands/verify', ['localhost:3000'], /“localhost:3000” is no whole address/],
    ['commands/bench', ['--rounds', 'x'], /--rounds 3/],
    ['commands/build', ['--previous', 'nowhere'], /There is no earlier build in nowhere\./],
    ['data/scoreboard', ['nowhere.json'], /There is no file nowhere\.json\./],
    ['data/senators', ['nowhere.yaml'], /There is no file nowhere\.yaml\./],
    ['commands/content-check', ['--lang', 'fr'], /--lang is "fr"\..*\n.*El informe habla/],
    ['commands/dev', ['--port', 'x'], /PORT is "x"/],
  ])('%s %s: a sentence, and it fails', async (path, args, sentence) => {
    expect(await failureOf(path, args)).toMatch(sentence);
  });

  test('commands/verify https://localhost:1: a built site', async () => {
    vi.stubEnv('EXPORT_DIR', 'nowhere');
    vi.resetModules();
    expect(await failureOf('commands/verify', ['https://localhost:1'])).toMatch(
      /There is no built site in nowhere\/\. Build it first/,
    );
  });
});

test('started by itself, a command prints its help, or fails with a sentence', () => {
  const started = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/run.mjs', ...args], { encoding: 'utf8' });
  expect(started('use-campaign', '--help')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^\nnode scripts\/run.mjs use-campaign campaigns/),
    stderr: '',
  });
  expect(started('use-campaign', '--nonsense')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^\nUnknown option '--nonsense'.*\n\nnode scripts\/run.mjs use-campaign/s,
    ),
  });
  expect(started('kept')).toMatchObject({ status: 1, stderr: '\nThere is no command “kept”.\n' });
});
