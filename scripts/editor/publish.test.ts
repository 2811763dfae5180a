import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '@/scripts/servers/listen';
import { tempFolder } from '@/tests/support/temp-folder';
import { lastPublication, publish, publishing, takeBack, unpublished } from './publish';

const noMistakes = () => ({ issues: [] }) as never;
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

let root: string;
let remote: string;
const repository = () => ({ root, paths: ['content', 'public/images'] });
const send = (words: string) => publish(repository(), words, 'en', noMistakes);

function write(path: string, text: string, folder = root) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeEach(() => {
  // as on a machine of somebody who has only a name
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  for (const who of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${who}_NAME`, 'Ana');
    vi.stubEnv(`GIT_${who}_EMAIL`, 'ana@example.org');
  }
  [root, remote] = [tempFolder(), tempFolder()];
  git(remote, 'init', '--bare', '--initial-branch=main');
  git(root, 'init', '--initial-branch=main');
  write('content/en/news.json', '[]\n');
  write('lib/other.ts', 'one\n');
  git(root, 'add', '.');
  git(root, 'commit', '-m', 'First');
});

test('what was changed in the content is committed in the words of whoever edits, and pushed; nothing else is', async () => {
  git(root, 'remote', 'add', 'origin', remote);
  write('content/en/news.json', '[{}]\n');
  write('public/images/new.webp', 'picture');
  write('lib/other.ts', 'two\n');
  git(root, 'add', 'lib/other.ts');
  expect(await unpublished(repository())).toMatchObject({
    files: ['content/en/news.json', 'public/images/new.webp'],
    remote: 'origin',
    branch: 'main',
  });

  const words = 'Add an article; “quoted”, $(date) -- and a picture';
  expect(await send(words)).toMatchObject({
    state: 'pushed',
    commit: expect.stringMatching(/^\w{7,}$/),
  });
  expect(git(remote, 'log', '-1', '--format=%s', 'main')).toBe(words);
  expect(git(remote, 'show', '--name-only', '--format=', 'main').split('\n')).toEqual([
    'content/en/news.json',
    'public/images/new.webp',
  ]);
  expect(git(root, 'diff', '--cached', '--name-only')).toBe('lib/other.ts');
  expect(await unpublished(repository())).toMatchObject({ files: [], ahead: 0 });
  expect(await send('Nothing new')).toEqual({ state: 'nothing' });
});

test('mistakes and a folder without a remote keep everything as it was', async () => {
  write('content/en/news.json', '[{}]\n');
  expect(await send('Change')).toEqual({ state: 'noRemote' });
  const issue = {
    severity: 'error',
    file: 'content/en/news.json',
    line: 1,
    path: [0, 'title'],
    code: 'value.empty',
    params: {},
    value: '',
    entry: null,
  };
  const check = () => ({ issues: [issue] }) as never;
  expect(await publish(repository(), 'Change', 'es', check)).toEqual({
    state: 'mistakes',
    said: expect.stringContaining('un texto que no esté vacío'),
  });
  expect(git(root, 'log', '--format=%s')).toBe('First');
});

test('what others have published is taken in where nothing collides, and named where it does', async () => {
  git(root, 'remote', 'add', 'origin', remote);
  git(root, 'push', '-u', 'origin', 'main');
  const other = tempFolder();
  git(other, 'clone', remote, '.');
  const theirs = (path: string, text: string) => {
    git(other, 'pull');
    write(path, text, other);
    git(other, 'add', '.');
    git(other, 'commit', '-m', 'Other');
    git(other, 'push');
  };
  theirs('content/en/events/rally.json', '{}\n');
  write('content/en/news.json', '["mine"]\n');
  expect(await send('Mine')).toMatchObject({ state: 'pushed', taken: 1 });
  expect(git(remote, 'show', 'main:content/en/news.json')).toBe('["mine"]');
  expect(git(remote, 'show', 'main:content/en/events/rally.json')).toBe('{}');

  theirs('content/en/news.json', '["other"]\n');
  write('content/en/news.json', '["mine again"]\n');
  for (let times = 0; times < 2; times += 1) {
    const files = ['content/en/news.json'];
    expect(await send('Mine again')).toEqual({ state: 'conflict', files });
  }
  expect(git(remote, 'show', 'main:content/en/news.json')).toBe('["other"]');
  expect(readFileSync(join(root, 'content/en/news.json'), 'utf8')).toBe('["mine again"]\n');
});

test('what was published last is shown as it was and is, and taken back as a publication of its own', async () => {
  git(root, 'remote', 'add', 'origin', remote);
  write('content/en/news.json', '["right"]\n');
  await send('Right');
  write('content/en/news.json', '["wrong"]\n');
  write('content/en/events/rally.json', '{}\n');
  await send('Wrong');
  const last = await lastPublication(repository());
  expect(last).toMatchObject({
    words: 'Wrong',
    files: [
      { file: 'content/en/events/rally.json', was: '', is: '{}' },
      { file: 'content/en/news.json', was: '["right"]', is: '["wrong"]' },
    ],
  });
  const back = (check = noMistakes) => takeBack(repository(), last?.commit ?? '', 'en', check);

  // what is typed and not published stays, and keeps it from being done
  write('content/en/news.json', '["typed"]\n');
  expect(await back()).toEqual({ state: 'unpublished' });
  expect(readFileSync(join(root, 'content/en/news.json'), 'utf8')).toBe('["typed"]\n');
  write('content/en/news.json', '["wrong"]\n');

  // work of others in the folder, too
  write('lib/other.ts', 'two\n');
  git(root, 'config', 'remote.origin.pushurl', join(remote, 'gone'));
  expect(await back()).toMatchObject({ state: 'failed', said: expect.stringContaining('gone') });
  expect(git(root, 'log', '-1', '--format=%s')).toBe('Wrong');
  git(root, 'config', '--unset', 'remote.origin.pushurl');

  expect(await back()).toMatchObject({ state: 'takenBack' });
  expect(git(remote, 'log', '--format=%s', 'main').split('\n')).toEqual([
    'Revert "Wrong"',
    'Wrong',
    'Right',
    'First',
  ]);
  expect(git(remote, 'show', 'main:content/en/news.json')).toBe('["right"]');
  expect(readFileSync(join(root, 'lib/other.ts'), 'utf8')).toBe('two\n');
  expect(await back()).toMatchObject({ state: 'conflict' });
});

test('a commit that changed more than the content is not taken back', async () => {
  git(root, 'remote', 'add', 'origin', remote);
  git(root, 'push', '-u', 'origin', 'main');
  write('content/en/news.json', '["new"]\n');
  write('lib/other.ts', 'two\n');
  git(root, 'commit', '-am', 'Both');
  git(root, 'push');
  expect(await lastPublication(repository())).toBeNull();
});

test('a remote that cannot be reached is named in git’s words', async () => {
  git(root, 'remote', 'add', 'origin', join(remote, 'gone'));
  write('content/en/news.json', '[{}]\n');
  expect(await send('Change')).toMatchObject({
    state: 'failed',
    said: expect.stringContaining('gone'),
  });
});

test('the server answers the forms alone, by the token that they were opened with', async () => {
  const { answer, token } = publishing(repository(), () => {});
  const { port, close } = await listen((request, response) => void answer(request, response), 0);
  onTestFinished(close);
  const origin = `http://127.0.0.1:${port}`;
  const ask = (given: string, headers: Record<string, string> = {}, body?: object) =>
    fetch(`${origin}/publish`, {
      headers: { Authorization: `Bearer ${given}`, ...headers },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const change = { words: 'Change', language: 'en' };
  expect((await ask('guessed')).status).toBe(403);
  expect((await ask(token)).status).toBe(200);
  for (const headers of [{}, { Origin: 'https://elsewhere.example' }]) {
    expect((await ask(token, headers, change)).status).toBe(403);
  }
  expect((await ask(token, { Origin: origin }, { words: ' ', language: 'en' })).status).toBe(400);
  const published = await ask(token, { Origin: origin }, change);
  expect(await published.json()).toEqual({ state: 'noRemote' });
});
