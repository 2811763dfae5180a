import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '@/scripts/servers';
import { callConnectionItem, callHostItems } from './call-host';

const apart = {
  site_url: 'https://season.org',
  embed_origin: '',
  report_url: '',
  action_network: { host: 'https://actionnetwork.org' },
  hosts: {
    call: 'https://calls.season.org/call',
    selfie: 'https://api.season.org/selfie',
    queue: 'https://api.season.org/queue',
    analytics: '',
  },
};
const hosts = (change: Partial<typeof apart.hosts>) => ({
  ...apart,
  hosts: { ...apart.hosts, ...change },
});

test.each([
  ['of its own', apart, /of its own$/],
  ['another port', hosts({ call: 'https://api.season.org:8443' }), /of its own$/],
  ['the queue’s', hosts({ queue: 'https://calls.season.org/queue' }), /shared with queue, /],
  ['the site’s', hosts({ call: 'https://season.org/call' }), /shared with site, /],
  ['two services’', hosts({ call: 'https://api.season.org/call' }), /shared with selfie, queue, /],
  ['the forms’', { ...apart, embed_origin: 'https://calls.season.org' }, /shared with embed, /],
])('a call host with an origin %s', (_, campaign, text) => {
  expect(callHostItems(campaign)).toEqual([
    { isDone: /own/.test(text.source), text: expect.stringMatching(text) },
  ]);
});

test('no call host is said elsewhere', () => {
  expect(callHostItems(hosts({ call: '' }))).toEqual([]);
});

test.each([
  ['closes each connection', 'close', true],
  ['keeps connections', 'keep-alive', false],
])('a call host that %s, asked without a call', async (text, connection, isDone) => {
  const methods: (string | undefined)[] = [];
  const server = createServer(({ method }, answer) => {
    methods.push(method);
    answer.writeHead(204, { Connection: connection }).end();
  });
  const { port, close } = await listen(server, 0);
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
