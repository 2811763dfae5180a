import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deployedConfig } from '@/lib/config/deployment';
import type { Bundle } from '@/lib/content/bundle';
import { checkConfiguredContent } from '@/scripts/configured-content';
import { listen } from '@/scripts/servers/listen';
import { tempFolder } from '@/tests/support/temp-folder';
import { callConnectionItem, isCurrent, launchChecklist, main } from './launch';

/** For a review that is recent, and not ahead. */
const today = new Date().toISOString().slice(0, 10);

/** A campaign with everything of its own: the small one, its samples replaced. */
function readyCampaign() {
  const dir = tempFolder();
  cpSync('tests/fixtures', dir, { recursive: true });
  const content = join(dir, 'content');
  for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const file = join(content, name);
    const text = readFileSync(file, 'utf8')
      .replaceAll('example.org', 'moralaction.org')
      .replaceAll('(202) 555-0142', '(919) 867-5309')
      .replaceAll('appXXXXXXXXXXXXXX', 'app1234567890abcd')
      .replaceAll('"callpower_id": "1"', '"callpower_id": "42"')
      .replaceAll('10153231379946729', '10153231379946730')
      .replaceAll('M7lc1UVf-VE', 'dQw4w9WgXcQ')
      .replaceAll('76979871', '76979872')
      .replaceAll('(304) 555-01', '(304) 867-53')
      .replaceAll('"reviewed_on": "2021-10-20"', `"reviewed_on": "${today}"`);
    writeFileSync(file, text);
  }
  return content;
}

const call = 'https://call.moralaction.org';
const services = {
  NEXT_PUBLIC_CALL_HOST: call,
  NEXT_PUBLIC_SELFIE_HOST: 'https://selfie.moralaction.org',
  NEXT_PUBLIC_QUEUE_HOST: 'https://queue.moralaction.org',
  EMBED_ORIGIN: 'https://forms.moralaction.org',
};

const { content, issues } = checkConfiguredContent({ CONTENT_DIR: readyCampaign(), ...services });
const ready = content?.['content.json'].bundle as Bundle;
const readyConfig = deployedConfig(ready.campaign, services);
const hosts = (change: object) => ({ hosts: { ...readyConfig.hosts, ...change } });

const undone = (change: object, found: { code: string }[] = issues, en: object = ready.en) =>
  launchChecklist({ campaign: { ...readyConfig, ...change }, en: en as Bundle['en'] }, found)
    .filter(([isDone]) => !isDone)
    .map(([, text, isRecommended]) => `${text}${isRecommended ? ', recommended' : ''}`);

test('a campaign that has everything may be launched', () => {
  expect(undone({})).toEqual([]);
});

test('content with mistakes is no site yet: they are named', async () => {
  const dir = readyCampaign();
  writeFileSync(join(dir, 'en/covid.json'), '{}');
  vi.stubEnv('CONTENT_DIR', dir);
  await expect(main([])).rejects.toThrow(/^The content has 3 mistakes/);
});

test.each([
  ['2021-06-16', '2021-07-12', true],
  ['2021-06-16', '2022-06-01', true],
  ['2021-06-16', '2021-01-04', true],
  ['2022-12-20', '2023-01-20', false],
  ['2021-06-16', '2022-11-01', false],
])('senators of %s do for a season from %s: %j', (day, starts, does) => {
  expect(isCurrent(day, starts)).toBe(does);
});

test.each<[string, object, RegExp[]]>([
  ['a sample domain', { site_url: 'https://season.example.org' }, [/^domain: /]],
  ['no https', { site_url: 'http://season.org' }, [/^domain: /]],
  ['this machine', { site_url: 'https://localhost:3000' }, [/^domain: /]],
  ['a sample policy', { privacy_url: 'https://example.org/privacy' }, [/^privacy/]],
  [
    'a contact for security that is no longer sure',
    { security: { contact: 'safe@season.org', expires: '2021-07-01' } },
    [/^security.txt: until 2021-07-01$/],
  ],
  ['no call host', hosts({ call: '' }), [/^services: no call$/]],
  [
    'forms without an address',
    { embed_origin: '' },
    [/^forms: at no address of their own .*, recommended$/],
  ],
  ['the archive alone', { isArchived: true, embed_origin: '' }, [/^archived: yes$/]],
  [
    'data of another Senate',
    { season: { starts: '2099-01-20' } },
    [
      /^senators: of 2021-06-16, \d+ days old, for a season from 2099-01-20 \(node scripts\/run.mjs data\/senators \S+ renews/,
      /^offices in their states: of 2021-05-15, \d+ days old, .*data\/senators \S+ \S+ renews/,
      /^votes: of 2021-06-16, \d+ days old, .*data\/scoreboard \S+ renews/,
    ],
  ],
  ['a queue beside the call host', hosts({ queue: `${call}/q` }), [/^call host: .*with queue, or/]],
  ['the site beside it', { site_url: call }, [/^call host: origin shared with site, /]],
  ['the forms beside it', { embed_origin: `${call}/forms` }, [/shared with embed, /]],
  ['two beside it', hosts({ selfie: `${call}/s`, queue: call }), [/with selfie, queue, /]],
  ['nothing for another port', hosts({ queue: `${call}:8443` }), []],
])('is told of %s', (_, change, expected) => {
  expect(undone(change)).toEqual(expected.map((text) => expect.stringMatching(text)));
});

test('counts how old the senators, their offices and their votes are', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2021-08-16') / 1000));
  const aged = launchChecklist({ ...ready, campaign: readyConfig }, []).map(([, text]) => text);
  const ages = aged.flatMap((text) => /, (\d+) days old/.exec(text)?.[1] ?? []);
  expect(ages).toEqual(['61', '93', '61']);
});

test('is told of what the check names, and of an empty rally card', () => {
  const codes = [
    'sample',
    'warning.translation.stale',
    'warning.translation.missing',
    'warning.file.untranslated',
  ];
  const issues = codes.map((code) => ({ code }));
  expect(undone({}, issues, {})).toEqual([
    expect.stringMatching(/^content: 2 samples and things/),
    expect.stringMatching(/^translations: 1 of an English that has changed .* texts: 2 /),
    expect.stringMatching(/^rally card: 0 parts .*, recommended$/),
  ]);
});

test.each([
  ['closes each connection', 'close', true],
  ['keeps connections', 'keep-alive', false],
])('a call host that %s, asked without a call', async (text, connection, isDone) => {
  const methods: (string | undefined)[] = [];
  const { port, close } = await listen(({ method }, answer) => {
    methods.push(method);
    answer.writeHead(204, { Connection: connection }).end();
  }, 0);
  onTestFinished(close);
  expect(await callConnectionItem(`http://127.0.0.1:${port}/call`)).toEqual([
    isDone,
    expect.stringContaining(`:${port}/call/create ${text}`),
  ]);
  expect(methods).toEqual(['OPTIONS']);
});

test('a call host that is not there', async () => {
  const item = await callConnectionItem('http://127.0.0.1:9');
  expect(item).toEqual([false, expect.stringContaining('does not answer')]);
});
