import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '@/lib/content/check/check-content';
import { errorReport } from '@/lib/content/check/report';
import { questions, writeCampaign } from '@/scripts/commands/new-campaign';
import { readJson } from '@/scripts/files';
import { sampleAnswers } from '@/tests/support/sample-campaigns';
import { tempFolder } from '@/tests/support/temp-folder';

test('the template is a campaign that can be built', () => {
  expect(errorReport(checkContent({ dir: 'content-template' }).issues)).toBe('');
});

describe.each([
  ['senators', 'us-senators'],
  ['list', 'list'],
  ['nobody', 'nobody'],
])('a campaign that calls %s', (targets, kind) => {
  const content = writeCampaign(tempFolder(), { ...sampleAnswers, targets });
  const read = (path: string) => readJson<object>(join(content, path));

  test('can be built, and is told only what is to be written still', () => {
    const { content: made, issues } = checkContent({ dir: content });
    expect(errorReport(issues)).toBe('');
    expect(made?.['targets.json'].kind).toBe(kind);
    const codes = issues.map(({ code }) => code);
    expect(codes.filter((code) => !/^launch|sample|^warning\.campaign\.no-/.test(code))).toEqual(
      [],
    );
  });

  test('has its name, its days, its clock and its address', () => {
    expect(read('campaign.json')).toMatchObject({
      season: { starts: '2027-03-01', ends: '2027-03-28' },
      time_zone: 'America/Chicago',
      site_url: 'https://tidewater.example.net',
      hashtag: '#HomesForTidewater',
    });
    expect(read('es/site.json')).toMatchObject({ site_title: 'Viviendas para Tidewater' });
  });

  test.each(['en', 'es'])('says nothing of the Senate in %s', (locale) => {
    const texts = readFileSync(join(content, locale, 'site.json'), 'utf8');
    expect(texts).not.toMatch(/senat|senad|congres|washington|filibust/i);
  });
});

test('a list begins with one person, whose parts are all named as samples', () => {
  const dir = writeCampaign(tempFolder(), sampleAnswers);
  expect(readJson<{ targets: object[] }>(join(dir, 'es/targets.json')).targets).toHaveLength(1);
  const samples = checkContent({ dir }).issues.filter(({ file }) => file.endsWith('targets.json'));
  const parts = ['name', 'role', 'phone', 'place', 'callpower_id'];
  expect(samples.map(({ path }) => path.at(-1))).toEqual([...parts, ...parts]);
});

test('nothing is overwritten: a folder that exists is refused, before anything else is asked', () => {
  const folder = 'campaigns/of-a-test';
  expect(questions.folder.check(folder)).toBe(true);
  mkdirSync(folder, { recursive: true });
  expect(questions.folder.check(`./${folder}`)).toContain('That is there already.');
  rmSync(folder, { recursive: true });
  expect(Object.keys(questions)[0]).toBe('folder');
});

test.each(['../x', './2027', '.git/x', 'campaigns', 'campaigns/..', '/tmp/x'])(
  'not into %s',
  (given) => expect(questions.folder.check(given)).toContain('Name a folder in campaigns/'),
);
