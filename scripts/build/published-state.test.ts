import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '@/tests/support/temp-folder';
import { publishedState } from './published-state';

test('a site names the commit whose content it shows, and none for content that is in no commit', () => {
  const root = tempFolder({ 'content/campaign.json': '{}\n' });
  const content = join(root, 'content');
  expect(publishedState(content)).toBeNull();

  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  const git = (...args: string[]) =>
    execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  expect(publishedState(content)).toBeNull();
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  const commit = git('rev-parse', 'HEAD');
  const merged = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:\d\d|Z)$/);
  expect(publishedState(content)).toEqual({ commit, merged });

  writeFileSync(join(root, 'README.md'), 'Not content.\n');
  expect(publishedState(content)).toEqual({ commit, merged });
  appendFileSync(join(content, 'campaign.json'), '\n');
  expect(publishedState(content)).toBeNull();
});
