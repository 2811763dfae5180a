import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '@/tests/support/temp-folder';
import { licensesText, publishedState } from './build-site';

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

test('the licenses are those of what the site is made of, and of no tool, the letters’ among them', () => {
  const text = licensesText();
  for (const name of ['react-dom', 'axios', '@fontsource/anton'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+\nLicense: `, 'm'));
  expect(text).not.toMatch(/^vitest /m);
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
