import { execFile } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { RECORD_FILE } from '@/lib/content/check/files/content-files';
import { errorReport } from '@/lib/content/check/report';
import type { ReportLanguage } from '@/lib/content/model/issue';
import { checkConfiguredContent } from '@/scripts/configured-content';
import { writeJson } from '@/scripts/files';
import { writeRecords } from '@/scripts/translation-record';
import { type Change, isEqual, valueIn } from './content-changes';
import { type Choice, type Collision, merged } from './content-merge';

const run = promisify(execFile);
const GIT_MS = 120_000;

/** `said` is the check's report, git's message or the files of code; `taken` counts others' files that were merged. */
export type Published = {
  state:
    | 'pushed'
    | 'takenBack'
    | 'mistakes'
    | 'noRemote'
    | 'nothing'
    | 'conflict'
    | 'overtaken'
    | 'failed'
    | 'unpublished'
    | 'code';
  said?: string;
  files?: string[];
  collisions?: Collision[];
  commit?: string;
  taken?: number;
  isDraft?: boolean;
  unshown?: string[];
};

const failed = (error: unknown): Published => ({
  state: 'failed',
  said: String((error as { stderr?: string }).stderr || error).trim(),
});

/** False for the record of translations, which is made from the content. */
const isEdited = (file: string) => !file.endsWith(`/${RECORD_FILE}`);

const lines = (text: string) => text.split('\n').filter(Boolean);

/** What all languages have in common of what `add-language` writes for one. */
const LANGUAGES = 'lib/i18n/languages.json';
const SHARED =
  /^(lib\/i18n\/languages\.json|lib\/messages\/translations\.ts|netlify\.toml|messages\/[^/]+)$/;

/** The modes of what a browser has written: only its owner can read it. */
const BROWSERS_MODES = [0o600, 0o700];

/** A content folder and its pictures in a git repository. */
export class ContentRepository {
  constructor(
    private root: string,
    private paths: readonly [content: string, pictures: string],
    private check = checkConfiguredContent,
  ) {}

  /** Makes the browser's files readable like their folder, and updates the record; see `writeRecords`. */
  afterSaving(right?: Record<string, string>) {
    const folders = this.paths.map((path) => join(this.root, path));
    for (const folder of folders.filter(existsSync)) {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const path = join(folder, name);
        const { mode = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
        if (!BROWSERS_MODES.includes(mode & 0o777)) continue;
        // 0o700 is a folder's
        const most = mode & 0o100 ? 0o777 : 0o666;
        chmodSync(path, statSync(dirname(path)).mode & most);
      }
    }
    writeRecords(join(this.root, this.paths[0]), right);
  }

  /** Runs git without prompts. */
  private async git(...args: string[]): Promise<string> {
    const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
    const { stdout } = await run('git', args, { cwd: this.root, timeout: GIT_MS, env });
    return stdout.trimEnd();
  }

  /**
   * Changes that are not committed; `ahead`, how many files of content are committed and not pushed; `base`, the
   * published commit that the branch began from; and `languages` that are not on the site yet, with their changed
   * files beside the content.
   */
  async unpublished() {
    const ask = (...args: string[]) => this.git(...args).catch(() => '');
    const [remotes, branch] = await Promise.all([ask('remote'), ask('branch', '--show-current')]);
    const [remote = null] = lines(remotes).sort((name) => (name === 'origin' ? -1 : 0));
    const refs = await ask('for-each-ref', '--format=%(refname)', `refs/remotes/${remote}`);
    const own = `refs/remotes/${remote}/${branch}`;
    const isNew = !lines(refs).includes(own);
    const base = refs && (await ask('merge-base', 'HEAD', ...(isNew ? lines(refs) : [own])));
    const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'];
    const [changes, differences, table] = await Promise.all([
      ask(...status),
      base && ask('diff', '--name-only', '-z', '--no-renames', base, 'HEAD'),
      base && this.textAt(base, LANGUAGES),
    ]);
    const committed = differences.split('\0').filter(Boolean);
    const changed = changes.split('\0').flatMap((change) => change.slice(3) || []);
    const content = changed.filter((file) => this.has(file));
    // the record may have been made anew
    const files = content.some(isEdited) ? content : [];
    const others = [...new Set([...changed, ...committed])].filter((file) => !this.has(file));
    const languages = Object.keys(Object(valueIn(await this.textAt(null, LANGUAGES)))).filter(
      (code) =>
        (Object(valueIn(table))[code]?.isUnfinished ?? true) &&
        others.some((file) => file === `messages/${code}.json` || file.startsWith(`app/${code}/`)),
    );
    const ofLanguages = others.filter((file) =>
      languages.some((code) => SHARED.test(file) || file.startsWith(`app/${code}/`)),
    );
    const ahead = committed.filter((file) => this.has(file)).length;
    const branches = { remote, branch, base, isNew };
    return { files, ahead, changed, committed, languages, ofLanguages, ...branches };
  }

  private has(file: string): boolean {
    return this.paths.some((path) => file.startsWith(`${path}/`));
  }

  /** A file in a commit, a merge's stage, or the folder; "" if missing, and for a picture its name. */
  private async textAt(revision: string | null, file: string): Promise<string> {
    const path = join(this.root, file);
    const isText = file.endsWith('.json');
    if (revision === null) {
      if (!existsSync(path)) return '';
      return isText ? readFileSync(path, 'utf8').trim() : basename(file);
    }
    const asked = [isText ? 'show' : 'rev-parse', `${revision}:${file}`] as const;
    return this.git(...asked).then(
      (text) => (isText ? text : basename(file)),
      () => '',
    );
  }

  private changesOf = (files: string[], before: string, after: string | null) =>
    Promise.all(
      files.filter(isEdited).map(async (file): Promise<Change> => {
        const [was, is] = await Promise.all([before, after].map((each) => this.textAt(each, file)));
        return { file, was: was ?? '', is: is ?? '' };
      }),
    );

  /** What would be published, and the languages that would not, unless it is asked for. */
  async waiting() {
    const { files, committed, base, languages } = await this.unpublished();
    const all = [...new Set([...files, ...committed])].filter((file) => this.has(file));
    return { files: await this.changesOf(all, base || 'HEAD', null), languages };
  }

  /** Resolves a file in conflict by the choices; returns the collisions that lack one. */
  private async resolve(file: string, choices: Choice[]): Promise<Collision[]> {
    const open: Collision[] = [];
    const take = (both: Omit<Collision, 'file'>) => {
      const own = { file, ...both };
      const made = choices.find((each) => isEqual({ ...own, taken: each.taken }, each));
      if (!made) open.push(own);
      return made?.taken === 'theirs' ? both.theirs : both.mine;
    };
    const isText = file.endsWith('.json');
    const version = async (stage: string) => {
      const text = await this.textAt(stage, file);
      if (isText || !text) return valueIn(text);
      return `${text} (${await this.git('rev-parse', '--short', `${stage}:${file}`)})`;
    };
    const [base, mine, theirs] = await Promise.all([':1', ':2', ':3'].map(version));
    const value = merged([base, mine, theirs], take);
    if (value === undefined) await this.git('rm', '--quiet', '--', file);
    else if (isText && value !== null) writeJson(join(this.root, file), value);
    else await this.git('checkout', value === theirs ? '--theirs' : '--ours', '--', file);
    if (value !== undefined) await this.git('add', '--', file);
    return open;
  }

  /** Merges what others have published, or returns the collisions that need a choice first. */
  private async merge(remote: string, branch: string, choices: Choice[]): Promise<Collision[]> {
    const [content] = this.paths;
    await this.git('fetch', remote, branch);
    const failure = await this.git('merge', '--no-edit', 'FETCH_HEAD').then(
      () => null,
      (error) => error,
    );
    if (!failure) return [];
    const files = lines(await this.git('diff', '--name-only', '--diff-filter=U'));
    if (files.length === 0) throw failure;
    let isMerged = false;
    try {
      const collisions: Collision[] = [];
      for (const file of files.filter(isEdited))
        collisions.push(...(await this.resolve(file, choices)));
      if (collisions.length > 0) return collisions;
      const records = files.filter((file) => !isEdited(file));
      if (records.length > 0) await this.git('checkout', '--theirs', '--', ...records);
      writeRecords(join(this.root, content));
      await this.git('add', '--', content);
      await this.git('commit', '--no-edit');
      isMerged = true;
      return [];
    } finally {
      if (!isMerged) await this.git('merge', '--abort');
    }
  }

  /** Gives a content file that cannot be read back as it could be read last in what is published. */
  async restore(file: string): Promise<void> {
    const { base } = await this.unpublished();
    const commits = lines(await this.git('log', '--format=%H', base || 'HEAD', '--', file));
    for (const commit of commits) {
      const text = await this.textAt(commit, file);
      if (this.has(file) && valueIn(text)) return writeFileSync(join(this.root, file), `${text}\n`);
    }
  }

  /** The last publication, without pictures; null if it changed more than content. */
  async lastPublication() {
    const { remote, branch } = await this.unpublished();
    if (!remote || !branch) return null;
    await this.git('fetch', remote, branch);
    const newest = ['log', '-1', '--no-merges', '--format=%H%x00%s', 'FETCH_HEAD'];
    const withFiles = ['--full-diff', '--name-only', '--no-renames', '-z', '--', ...this.paths];
    const found = await this.git(...newest, ...withFiles);
    const [commit, words = '', ...names] = found.split('\0');
    const changed = names.map((name) => name.trim()).filter(Boolean);
    if (!commit || !changed.every((file) => this.has(file))) return null;
    return { commit, words, files: await this.changesOf(changed, `${commit}^`, commit) };
  }

  /** Reverts the last publication and pushes. On failure the folder stays as it was. */
  async takeBack(commit: string, language: ReportLanguage): Promise<Published> {
    const { files, remote, ahead } = await this.unpublished();
    if (!remote) return { state: 'noRemote' };
    if (files.length > 0 || ahead) return { state: 'unpublished' };
    const before = await this.git('rev-parse', 'HEAD');
    const published = await this.revert(commit, language).catch(failed);
    if (published.state === 'pushed') return { ...published, state: 'takenBack' };
    await this.git('revert', '--abort').catch(() => {});
    await this.git('reset', '--keep', before);
    return published;
  }

  private async revert(commit: string, language: ReportLanguage): Promise<Published> {
    const last = await this.lastPublication();
    const files = last?.files.map(({ file }) => file) ?? [];
    const overtaken: Published = { state: 'overtaken', files };
    if (last?.commit !== commit) return overtaken;
    // a record that was made anew
    await this.git('checkout', 'HEAD', '--', this.paths[0]);
    await this.git('merge', '--ff-only', 'FETCH_HEAD');
    return this.git('revert', '--no-edit', commit).then(
      () => this.publish('', language),
      // others have changed the same since
      () => overtaken,
    );
  }

  /**
   * Commits the content and pushes it merged with others', as `choices` say where both changed a value; with
   * what belongs to new languages, if it is asked for.
   */
  async publish(
    words: string,
    language: ReportLanguage,
    choices: Choice[] = [],
    isWithLanguages = false,
  ): Promise<Published> {
    const mistakes = () => errorReport(this.check().issues, language);
    const said = mistakes();
    if (said) return { state: 'mistakes', said };
    const { remote, branch, isNew, ...found } = await this.unpublished();
    const { changed, committed, languages, ofLanguages } = found;
    if (!remote || !branch) return { state: 'noRemote' };
    const own = isWithLanguages ? ofLanguages : [];
    const code = committed.filter((file) => !this.has(file) && !own.includes(file));
    if (code.length > 0) return { state: 'code', said: code.join('\n') };
    const files = [...found.files, ...own.filter((file) => changed.includes(file))];
    if (files.length === 0 && committed.length === 0 && !isNew) return { state: 'nothing' };
    try {
      if (files.length > 0) {
        await this.git('add', '--all', '--', ...files);
        await this.git('commit', '--message', words, '--', ...files);
      }
      const before = await this.git('rev-parse', 'HEAD');
      const collisions = isNew ? [] : await this.merge(remote, branch, choices);
      if (collisions.length > 0) return { state: 'conflict', collisions };
      const taken = lines(await this.git('diff', '--name-only', before, 'HEAD')).length;
      const saidTogether = taken > 0 && mistakes();
      if (saidTogether) return { state: 'mistakes', said: saidTogether, taken };
      await this.git('push', '--set-upstream', remote, branch);
      return {
        state: 'pushed',
        commit: await this.git('rev-parse', '--short', 'HEAD'),
        taken,
        isDraft: this.paths[0] !== 'content',
        unshown: isWithLanguages ? [] : languages,
      };
    } catch (error) {
      return failed(error);
    }
  }
}
export type Unpublished = Awaited<ReturnType<ContentRepository['unpublished']>>;
export type Publication = NonNullable<Awaited<ReturnType<ContentRepository['lastPublication']>>>;
