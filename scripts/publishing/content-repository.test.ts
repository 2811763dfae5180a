import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sha256 } from '@/lib/sha256';
import { changeJson, writeWhole } from '@/scripts/files';
import { listen } from '@/scripts/servers/listen';
import { tempFolder } from '@/tests/support/temp-folder';
import { ContentRepository } from './content-repository';
import { publishEndpoint } from './publish-endpoint';

const NEWS = 'content/en/news.json';
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

let root: string;
let remote: string;
let issues: object[];
let repository: ContentRepository;
const write = (path: string, text: string, folder = root) => writeWhole(join(folder, path), text);
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
/** Commits and publishes by hand all that a folder holds. */
function pushAll(words: string, folder = root) {
  git(folder, 'add', '.');
  git(folder, 'commit', '-m', words);
  git(folder, 'push', '-u', 'origin', 'main');
}

beforeEach(() => {
  // a machine whose user has configured no more than a name
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  for (const who of ['AUTHOR', 'COMMITTER']) {
    vi.stubEnv(`GIT_${who}_NAME`, 'Ana');
    vi.stubEnv(`GIT_${who}_EMAIL`, 'ana@example.org');
  }
  [root, remote, issues] = [tempFolder(), tempFolder(), []];
  const check = () => ({ issues }) as never;
  repository = new ContentRepository(root, ['content', 'public/images'], check);
  git(remote, 'init', '--bare', '--initial-branch=main');
  git(root, 'init', '--initial-branch=main');
  write(NEWS, '[]\n');
  write('lib/other.ts', 'one\n');
  git(root, 'add', '.');
  git(root, 'commit', '-m', 'First');
  git(root, 'remote', 'add', 'origin', remote);
});

test('changed content, and nothing else, is committed with the editor’s description, and pushed', async () => {
  write(NEWS, '[{}]\n');
  write('public/images/new.webp', 'picture');
  write('lib/other.ts', 'two\n');
  git(root, 'add', 'lib/other.ts');
  expect(await repository.unpublished()).toMatchObject({
    files: [NEWS, 'public/images/new.webp'],
    remote: 'origin',
    branch: 'main',
  });

  const words = 'Add an article; “quoted”, $(date) -- and a picture';
  expect(await repository.publish(words, 'en')).toMatchObject({
    state: 'pushed',
    commit: expect.stringMatching(/^\w{7,}$/),
  });
  expect(git(remote, 'log', '-1', '--format=%s', 'main')).toBe(words);
  expect(git(remote, 'show', '--name-only', '--format=', 'main').split('\n')).toEqual([
    NEWS,
    'public/images/new.webp',
  ]);
  expect(git(root, 'diff', '--cached', '--name-only')).toBe('lib/other.ts');
  expect(await repository.unpublished()).toMatchObject({ files: [], ahead: 0 });
  expect(await repository.publish('Nothing new', 'en')).toEqual({ state: 'nothing' });
});

test('mistakes and a folder without a remote keep everything as it was', async () => {
  git(root, 'remote', 'remove', 'origin');
  write(NEWS, '[{}]\n');
  expect(await repository.publish('Change', 'en')).toEqual({ state: 'noRemote' });
  const place = { file: NEWS, line: 1, path: [0, 'title'], value: '', entry: null };
  issues = [{ severity: 'error', code: 'value.empty', params: {}, ...place }];
  expect(await repository.publish('Change', 'es')).toEqual({
    state: 'mistakes',
    said: expect.stringContaining('un texto que no esté vacío'),
  });
  expect(git(root, 'log', '--format=%s')).toBe('First');
});

test('what others have published is taken in where nothing collides, and either is chosen where it does', async () => {
  git(root, 'push', '-u', 'origin', 'main');
  const other = tempFolder();
  git(other, 'clone', remote, '.');
  const theirs = (path: string, text: string) => {
    git(other, 'pull');
    write(path, text, other);
    pushAll('Other', other);
  };
  theirs('content/en/events/rally.json', '{}\n');
  write(NEWS, '["mine"]\n');
  expect(await repository.publish('Mine', 'en')).toMatchObject({ state: 'pushed', taken: 1 });
  expect(git(remote, 'show', 'main:content/en/news.json')).toBe('["mine"]');
  expect(git(remote, 'show', 'main:content/en/events/rally.json')).toBe('{}');

  theirs(NEWS, '["other"]\n');
  write(NEWS, '["mine again"]\n');
  const place = { file: NEWS, path: [0], title: '' };
  const collisions = [{ ...place, mine: 'mine again', theirs: 'other' }];
  for (let times = 0; times < 2; times += 1) {
    const published = await repository.publish('Mine again', 'en');
    expect(published).toEqual({ state: 'conflict', collisions });
  }
  expect(git(remote, 'show', 'main:content/en/news.json')).toBe('["other"]');
  expect(textOf(NEWS)).toBe('["mine again"]\n');
  const choose = (taken: 'mine' | 'theirs') => collisions.map((each) => ({ ...each, taken }));
  const chosen = await repository.publish('Mine again', 'en', choose('theirs'));
  expect(chosen).toMatchObject({ state: 'pushed' });
  expect(JSON.parse(textOf(NEWS))).toEqual(['other']);

  // what both had changed cannot be told apart any more
  const last = await repository.lastPublication();
  const files = [NEWS];
  const back = await repository.takeBack(last?.commit ?? '', 'en');
  expect(back).toEqual({ state: 'overtaken', files });

  const picture = 'public/images/poster.webp';
  theirs(picture, '\0\xfftheirs');
  write(picture, '\0\xffmine');
  const [poster] = (await repository.publish('Poster', 'en')).collisions ?? [];
  if (!poster) throw new Error('The two pictures do not collide.');
  await repository.publish('Poster', 'en', [{ ...poster, taken: 'theirs' }]);
  expect(textOf(picture)).toBe('\0\xfftheirs');

  theirs(NEWS, '["third"]\n');
  rmSync(join(root, NEWS));
  const [deleted] = (await repository.publish('Delete', 'en')).collisions ?? [];
  expect(deleted).toEqual({ file: NEWS, path: [], title: '', theirs: ['third'] });
  if (deleted) await repository.publish('Delete', 'en', [{ ...deleted, taken: 'mine' }]);
  expect(git(remote, 'ls-tree', '-r', '--name-only', 'main')).not.toContain(NEWS);
});

test('a file that a merge broke is given back as it could be read last in what is published', async () => {
  write(NEWS, '["live"]\n');
  await repository.publish('Live', 'en');
  write(NEWS, '<<<<<<< HEAD\n');
  await repository.publish('Broken', 'en');
  await repository.restore('lib/other.ts');
  await repository.restore(NEWS);
  expect(textOf(NEWS)).toBe('["live"]\n');
});

test('the record of translations, where it alone collides, is made anew of what both have translated', async () => {
  cpSync('tests/fixtures/content', join(root, 'content'), { recursive: true });
  pushAll('Content');
  const other = tempFolder();
  git(other, 'clone', remote, '.');
  const translate = (folder: string, file: string, change: object) => {
    changeJson(join(folder, 'content/es', file), change);
    new ContentRepository(folder, ['content', 'public/images']).afterSaving();
  };
  // they stand one under the other in the record
  translate(other, 'covid.json', { title: 'Reglas' });
  pushAll('Theirs', other);
  translate(root, 'events/2021-10-24-2000.json', { description: 'Una marcha.' });
  expect(await repository.publish('Mine', 'en')).toMatchObject({ state: 'pushed' });
  const record = JSON.parse(git(remote, 'show', 'main:content/es/translated-from.json'));
  const places = ['covid title', 'events/2021-10-24-2000 description'];
  expect(places.map((place) => record[place].slice(0, 8))).toEqual(
    ['Reglas', 'Una marcha.'].map((text) => sha256(text).slice(0, 8)),
  );
});

test('what was published last is shown as it was and is, and taken back as a publication of its own', async () => {
  write(NEWS, '["right"]\n');
  await repository.publish('Right', 'en');
  write(NEWS, '["wrong"]\n');
  write('content/en/events/rally.json', '{}\n');
  await repository.publish('Wrong', 'en');
  const last = await repository.lastPublication();
  expect(last).toMatchObject({
    words: 'Wrong',
    files: [
      { file: 'content/en/events/rally.json', was: '', is: '{}' },
      { file: NEWS, was: '["right"]', is: '["wrong"]' },
    ],
  });
  const back = () => repository.takeBack(last?.commit ?? '', 'en');

  // unpublished changes stay, and prevent it
  write(NEWS, '["typed"]\n');
  expect(await back()).toEqual({ state: 'unpublished' });
  expect(textOf(NEWS)).toBe('["typed"]\n');
  write(NEWS, '["wrong"]\n');

  // so do others' changes of code
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
  expect(textOf('lib/other.ts')).toBe('two\n');
  expect(await back()).toMatchObject({ state: 'overtaken' });
});

test.each(['main', 'season'])(
  'commits of code are not pushed with the content of %s, but named',
  async (branch) => {
    git(root, 'push', '-u', 'origin', 'main');
    if (branch !== 'main') git(root, 'switch', '-c', branch);
    write('lib/other.ts', 'half\n');
    git(root, 'commit', '-am', 'Half done');
    write(NEWS, '[{}]\n');
    expect(await repository.publish('Change', 'en')).toEqual({
      state: 'code',
      said: 'lib/other.ts',
    });
    expect(git(remote, 'for-each-ref', '--format=%(subject)')).toBe('First');
    git(root, 'push', '-u', 'origin', branch);
    expect(await repository.publish('Change', 'en')).toMatchObject({ state: 'pushed' });
  },
);

test('what belongs to a new language is named, and sent with the content if that is asked for', async () => {
  const table = 'lib/i18n/languages.json';
  write(table, '{"en":{}}');
  pushAll('Table');
  write(table, '{"en":{},"fr":{"isUnfinished":true}}');
  write('messages/fr.json', '{}');
  write('app/fr/page.tsx', 'export {};');
  write('lib/other.ts', 'half\n');
  write('content/fr/site.json', '{}');
  expect(await repository.waiting()).toEqual({
    files: [{ file: 'content/fr/site.json', was: '', is: '{}' }],
    languages: ['fr'],
  });
  const alone = await repository.publish('French', 'en');
  expect(alone).toMatchObject({ state: 'pushed', unshown: ['fr'] });
  const together = await repository.publish('French', 'en', [], true);
  expect(together).toMatchObject({ state: 'pushed', unshown: [] });
  const sent = git(remote, 'show', '--name-only', '--format=', 'main').split('\n');
  expect(sent).toEqual(['app/fr/page.tsx', table, 'messages/fr.json']);
  expect(await repository.unpublished()).toMatchObject({
    languages: [],
    changed: ['lib/other.ts'],
  });

  // later, committed changes of an unfinished one
  write('messages/fr.json', '{"a":"b"}');
  git(root, 'commit', '-am', 'Translate');
  write('messages/fr.json', '{"a":"c"}');
  const refused = await repository.publish('French', 'en', [], true);
  expect(refused).toEqual({ state: 'code', said: 'lib/other.ts' });
});

test('a publication that broke a file, and left its record behind, is taken back', async () => {
  cpSync('tests/fixtures/content', join(root, 'content'), { recursive: true });
  repository.afterSaving();
  pushAll('Content');
  const [covid, es] = ['content/en/covid.json', 'content/es/covid.json'];
  const whole = textOf(covid);
  changeJson(join(root, es), { title: 'Reglas' });
  write(covid, '<<<<<<< HEAD\n');
  pushAll('Broken');
  const taken = async () =>
    repository.takeBack((await repository.lastPublication())?.commit ?? '', 'en');
  expect(await taken()).toMatchObject({ state: 'takenBack' });
  expect(textOf(covid)).toBe(whole);

  changeJson(join(root, es), { title: 'Reglas' });
  pushAll('By hand');
  repository.afterSaving();
  expect(git(root, 'status', '--short')).toContain('translated-from.json');
  expect(await repository.unpublished()).toMatchObject({ files: [] });
  expect(await taken()).toMatchObject({ state: 'takenBack' });
});

test('a commit that changed more than the content is not taken back', async () => {
  git(root, 'push', '-u', 'origin', 'main');
  write(NEWS, '["new"]\n');
  write('lib/other.ts', 'two\n');
  pushAll('Both');
  expect(await repository.lastPublication()).toBeNull();
});

test('a remote that cannot be reached is named in git’s words', async () => {
  git(root, 'remote', 'set-url', 'origin', join(remote, 'gone'));
  write(NEWS, '[{}]\n');
  expect(await repository.publish('Change', 'en')).toMatchObject({
    state: 'failed',
    said: expect.stringContaining('gone'),
  });
});

test('the server answers the forms alone, by the token that they were opened with', async () => {
  git(root, 'remote', 'remove', 'origin');
  const { answer, token } = publishEndpoint(repository);
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

test('a text that is saved in both languages is noted as translated, without a command, and its file is again for those whom its folder is for', () => {
  cpSync('tests/fixtures/content', join(root, 'content'), { recursive: true });
  const record = () => JSON.parse(textOf('content/es/translated-from.json'));
  const before = record();
  chmodSync(join(root, 'content/en'), 0o775);
  chmodSync(join(root, 'content/en/covid.json'), 0o444);
  chmodSync(join(root, 'content/en/events'), 0o700);

  for (const [locale, news_title] of [
    ['en', 'In the Papers'],
    ['es', 'En los diarios'],
  ] as const) {
    const path = `content/${locale}/site.json`;
    const site = JSON.stringify({ ...JSON.parse(textOf(path)), news_title });
    // as a browser does
    rmSync(join(root, path));
    writeFileSync(join(root, path), site, { mode: 0o600 });
  }
  repository.afterSaving();
  const mode = (path: string) => statSync(join(root, path)).mode & 0o777;
  expect(mode('content/en/site.json')).toBe(0o664);
  expect(mode('content/en/events')).toBe(0o775);
  // a locked one stays locked
  expect(mode('content/en/covid.json')).toBe(0o444);
  // the first eight digits of the translation's SHA-256, and the English
  expect(record()).toEqual({ ...before, 'site news_title': '4fd8f85d In the Papers' });
});
