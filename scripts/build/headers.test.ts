import { expect, test } from 'vitest';
import { eachHost, noHosts } from '@/lib/content/model/hosts';
import { hostNames, thirdParties } from '@/lib/privacy/third-parties';
import { deployed } from '@/tests/support/deployed';
import { cardPolicy, contentPolicy } from './content-policy';
import { checked, headerRules, headersFile, headersFor, parseHeadersFile } from './headers';

const hosts = { ...noHosts, call: 'https://call.example/create' };
const pages = ['/', '/call', '/es'];
const card = '/partners/card';
const cards = [{ path: card, policy: cardPolicy('<style>a{}</style>') }];

function rulesOf(change: Partial<typeof deployed> = {}, basePath = '') {
  const changed = { ...deployed, hosts, ...change };
  const policy = contentPolicy({ gate: 'gate', campaign: changed });
  return headerRules({ policy, pages, cards, campaign: changed, basePath });
}

const policyAt = (path: string, change?: Partial<typeof deployed>) =>
  headersFor(rulesOf(change), path)['Content-Security-Policy'];

test('what is written for hosts reads as it was meant, and says nothing of a path twice', () => {
  const rules = rulesOf();
  expect(new Set(rules.map(({ path }) => path)).size).toBe(rules.length);
  expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
});

test('no address is sent a header twice, which Cloudflare would join', () => {
  const rules = rulesOf();
  const files = ['/_next/static/a.js', '/embed/widget.html', '/images/a.png', '/art/a.svg', card];
  const others = ['/call/', '/es/', '/call/wv', '/call/wv/', '/es/call/', `${card}/`];
  for (const path of [...pages, ...files, ...others, '/rally-worker.js', '/published.json']) {
    const names = rules
      .filter((rule) => Object.keys(headersFor([rule], path)).length > 0)
      .flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(names).size, path).toBe(names.length);
  }
});

test('Cloudflare reads a hundred rules: local pages need none of their own', () => {
  const local = ['wv', 'nc'].flatMap((code) => [`/call/${code}`, `/es/call/${code}`]);
  const campaign = { ...deployed, hosts };
  const rules = headerRules({ policy: 'x', pages: [...pages, ...local], campaign });
  expect(rules.filter(({ path }) => /call\/\w/.test(path))).toEqual([]);
  for (const path of [...local, '/call/', '/call/wv/', '/es/', '/es/call/']) {
    expect(headersFor(rules, path), path).toEqual(headersFor(rules, '/call'));
  }
});

test('hashed files stay for ever, pages are asked for anew, feeds are read by any site', () => {
  const feed = headersFor(rulesOf(), '/es/feeds/news.atom');
  expect(feed['Access-Control-Allow-Origin']).toBe('*');
  const cacheOf = (path: string) => headersFor(rulesOf(), path)['Cache-Control'];
  expect(cacheOf('/_next/static/a.js')).toBe('public, max-age=31536000, immutable');
  expect(cacheOf('/call')).toBe('public, max-age=0, must-revalidate');
});

test('the frame for third-party forms is sandboxed, also when opened by itself', () => {
  const frame = '/embed/widget.html';
  expect(policyAt(frame)).toMatch(
    /frame-ancestors 'self'; sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox$/,
  );
  expect(policyAt(frame, { embed_origin: 'https://embed.season.example.org' })).toMatch(
    /frame-ancestors 'self' https:\/\/season\.example\.org; sandbox .* allow-same-origin$/,
  );
});

test('every other host in a header is one of the third parties that /privacy names', () => {
  const campaign = {
    ...deployed,
    hosts: eachHost((name) => `https://${name}.example`),
    embed_origin: 'https://embed.example',
    embed_hosts: ['https://maps.example'],
    report_url: 'https://report.example/csp',
  };
  const policies = rulesOf(campaign).map(({ headers }) => headers['Content-Security-Policy']);
  const found = policies.join(' ').matchAll(/https?:\/\/([^\s/;]+)/g);
  const hosts = new Set(Array.from(found, ([, host]) => host));
  hosts.delete(new URL(deployed.site_url).host);
  expect([...hosts].sort()).toEqual(thirdParties(campaign).flatMap(hostNames).sort());
});

test('violations are reported only if an address is set for them', () => {
  expect(policyAt('/')).not.toContain('report-uri');
  expect(policyAt('/', { report_url: 'https://report.example/csp' })).toMatch(
    /; report-uri https:\/\/report\.example\/csp$/,
  );
});

test.each([
  ...['/', '/call', '/call/', '/call.html', '/call/wv', '/es', '/es/', '/es/call', '/es/call/wv/'],
  ...['/nowhere', '/es/nowhere', '/partners', '/partners/', '/images/a.png', '/partners/qr/a.svg'],
])('%s is framed by nobody else', (path) => {
  expect(headersFor(rulesOf(), path)['X-Frame-Options']).toBe('SAMEORIGIN');
  expect(policyAt(path) ?? '').not.toContain('frame-ancestors *');
});

test.each([card, `${card}/`, `${card}.html`])(
  '%s is framed by anybody, runs nothing and takes nothing',
  (path) => {
    const headers = headersFor(rulesOf(), path);
    expect(headers).not.toHaveProperty('X-Frame-Options');
    expect(headers['Content-Security-Policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^' ]*'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    );
    expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  },
);

test('what hosts read says what is sent, and takes nothing back: Netlify skips such a line', () => {
  for (const line of headersFile(rulesOf()).split('\n').filter(Boolean)) {
    expect(line).toMatch(/^\/|^ {2}[\w-]+: \S/);
  }
});

test.each(['/images/a.svg', '/art/a.svg', '/icons/a.svg', '/partners/qr/a.svg'])(
  '%s runs nothing when opened',
  (path) => {
    expect(policyAt(path)).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  },
);

test('an address for reports says nothing else', () => {
  const report_url = 'https://report.example/;sandbox,sandbox?a=1&b\n/*\n X-Evil: 1';
  const rules = rulesOf({ report_url });
  expect(headersFor(rules, '/')['Content-Security-Policy']).toMatch(
    /; report-uri https:\/\/report\.example\/%3Bsandbox%2Csandbox\?a=1&b\/\*%20X-Evil:%201$/,
  );
  expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
});

test.each([
  ['/', 'one\n  X-Evil: 1'],
  ['/', 'one\r\ntwo'],
  ['/', 'señal'],
  ['/', '"; return 301 https://evil.example/; #'],
  ['/', '\\'],
  ['/', '$uri'],
  ['/\n/*', 'one'],
  ['/a b', 'one'],
  ['/a { return 301 /; }', 'one'],
  ['/$uri', 'one'],
])('no server is told of %j that it is sent with %j', (path, value) => {
  expect(() => checked({ path, headers: { 'X-A': value } })).toThrow(/cannot/);
});

test('what is written has no rule that a server cannot be told', () => {
  expect(() => rulesOf({ report_url: 'https://report.example/$uri' })).toThrow(/cannot be told/);
  expect(() => rulesOf({}, '/a { return 301 /; }')).toThrow(/cannot be written/);
});

test('the archived edition has no frame', () => {
  expect(policyAt('/embed/widget.html', { isArchived: true })).toBeUndefined();
});

test('under a base path every rule begins with it', () => {
  expect(rulesOf({}, '/season').map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/season/*', '/season', '/season/call', '/season/_next/static/*']),
  );
  const rules = rulesOf({}, '/season');
  expect(headersFor(rules, '/season')).toEqual(headersFor(rules, '/season/call'));
});
