import { expect, onTestFinished, test } from 'vitest';
import { listen } from '@/scripts/servers/listen';
import { callConnectionItem, type LaunchFacts, launchChecklist } from './checklist';

const ready: LaunchFacts = {
  campaign: {
    site_url: 'https://season.org',
    privacy_url: 'https://season.org/privacy',
    embed_origin: 'https://forms.season.org',
    report_url: '',
    isArchived: false,
    season: { starts: '2021-07-12' },
    security: { contact: 'safe@season.org', expires: '2021-07-01' },
    action_network: { host: 'https://actionnetwork.org' },
    hosts: { call: 'https://call.season.org', selfie: 'x', queue: 'x', analytics: '' },
  },
  today: '2021-07-01',
  samples: 0,
  stale: 0,
  rallyParts: 7,
  senate: { senators: '2021-06-16' },
};
const undone = (change: Partial<LaunchFacts>) =>
  launchChecklist({ ...ready, ...change })
    .filter(({ isDone }) => !isDone)
    .map(({ text }) => text);
const campaign = (change: object) => ({
  campaign: { ...ready.campaign, ...change },
});

test('a campaign that has everything may be launched', () => {
  expect(undone({})).toEqual([]);
});

test.each(['2021-06-16', '2022-06-01', '2021-01-04'])(
  'senators of June 2021 do for a season from %s',
  (starts) => {
    expect(undone(campaign({ season: { starts } }))).toEqual([]);
  },
);

test.each([
  ['a sample', { samples: 1 }, [expect.stringMatching(/^content: 1 sam/)]],
  ['a sample domain', campaign({ site_url: 'https://season.example.org' }), [/^domain: /]],
  ['no https', campaign({ site_url: 'http://season.org' }), [/^domain: /]],
  ['this machine', campaign({ site_url: 'https://localhost:3000' }), [/^domain: /]],
  ['a sample policy', campaign({ privacy_url: 'https://example.org/privacy' }), [/^privacy/]],
  [
    'a contact for security that is no longer sure',
    { today: '2021-07-02' },
    [/^security.txt: until 2021-07-01$/],
  ],
  [
    'no call host',
    campaign({ hosts: { ...ready.campaign.hosts, call: '' } }),
    [/^services: no call/],
  ],
  ['an empty rally card', { rallyParts: 0 }, [/^rally card: 0 parts .*, recommended$/]],
  [
    'forms without an address',
    campaign({ embed_origin: '' }),
    [/^forms: at no address of their own .*, recommended$/],
  ],
  [
    'a call host beside the site',
    campaign({ hosts: { ...ready.campaign.hosts, call: 'https://season.org/call' } }),
    [/^call host: origin shared with site/],
  ],
  ['the archive', campaign({ isArchived: true }), ['archived: yes']],
  ['stale translations', { stale: 2 }, [/^translations: 2 of an English that has changed/]],
  [
    'senators of another Congress',
    campaign({ season: { starts: '2023-01-20' } }),
    [
      'senators: of 2021-06-16, for a season from 2023-01-20 (npx tsx scripts/data/senators.ts renews them)',
    ],
  ],
  ['senators of long ago', campaign({ season: { starts: '2022-11-01' } }), [/^senators: of/]],
])('is told of %s', (_, change, expected) => {
  expect(undone(change)).toEqual(
    expected.map((text) => (text instanceof RegExp ? expect.stringMatching(text) : text)),
  );
});

test.each([
  [{ call: 'https://api.season.org:8443' }, null],
  [{ queue: 'https://call.season.org/queue' }, /shared with queue, /],
  [{ call: 'https://season.org/call' }, /shared with site, /],
  [{ selfie: 'https://call.season.org/s', queue: 'https://call.season.org' }, /selfie, queue, /],
  [{ call: 'https://forms.season.org/call' }, /shared with embed, /],
])('hosts of %j beside the call', (change, text) => {
  const hosts = { ...ready.campaign.hosts, ...change };
  expect(undone(campaign({ hosts }))).toEqual(text ? [expect.stringMatching(text)] : []);
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
  expect(await callConnectionItem(`http://127.0.0.1:${port}/call`)).toEqual({
    isDone,
    text: expect.stringContaining(`:${port}/call/create ${text}`),
  });
  expect(methods).toEqual(['OPTIONS']);
});

test('a call host that is not there', async () => {
  const item = await callConnectionItem('http://127.0.0.1:9');
  expect(item).toEqual({ isDone: false, text: expect.stringContaining('does not answer') });
});
