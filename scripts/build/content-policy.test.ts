import { expect, test } from 'vitest';
import { SPECULATION_RULES } from '@/lib/browser/prefetch';
import { eachHost, noHosts } from '@/lib/content/model/hosts';
import { sha256 } from '@/lib/sha256';
import { deployed } from '@/tests/support/deployed';
import { contentPolicy, framePolicy, withPolicy } from './content-policy';

const gate = "alert('Hello, world.');";
// the specification's example: https://www.w3.org/TR/CSP3/#example-hash
const HASH = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
const RULES = `'sha256-${sha256(SPECULATION_RULES, 'base64')}'`;
const campaign = { ...deployed, action_network: { host: '' } };
const OWN_FILES =
  "style-src 'self'; font-src 'self'; img-src 'self' blob:; manifest-src 'self'; " +
  "connect-src 'self'; form-action 'self'; ";

test('without services everything but the video players stays with us', () => {
  expect(contentPolicy({ gate, campaign })).toBe(
    `default-src 'none'; script-src 'self' ${HASH} ${RULES} https://www.youtube.com/iframe_api ` +
      `https://www.youtube.com/s/player/; ${OWN_FILES}` +
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com " +
      "https://www.facebook.com; base-uri 'none'",
  );
});

test('lets the page talk to each service once, and post the call form without scripts', () => {
  const hosts = {
    ...noHosts,
    call: 'https://x.example/call',
    selfie: 'https://selfie.example',
    queue: 'https://x.example/q',
  };
  const action_network = { host: 'https://forms.example' };
  const embed_origin = 'https://embed.season.example.org';
  const services = { ...campaign, hosts, action_network, embed_origin };
  const policy = contentPolicy({ gate, campaign: services });
  expect(policy).toContain("connect-src 'self' https://x.example https://selfie.example;");
  expect(policy).toContain("form-action 'self' https://x.example;");
  expect(policy).toContain("img-src 'self' blob:;");
  expect(policy).toContain(
    "frame-src 'self' https://forms.example https://embed.season.example.org https://www.youtube-",
  );
});

test.each([
  'x.example/call',
  'javascript:alert(1)',
  '/call',
  'https://*',
  'https://x.example;sandbox',
  'https://x.example,sandbox',
])('refuses the host %s', (call) => {
  const hosts = { ...campaign.hosts, call };
  expect(() => contentPolicy({ gate, campaign: { ...campaign, hosts } })).toThrow(`"${call}"`);
});

test('the archived edition allows no other host, whatever its services are', () => {
  const call = 'https://c.example';
  const hosts = eachHost(() => call);
  expect(contentPolicy({ gate, campaign: { ...campaign, isArchived: true, hosts } })).toBe(
    `default-src 'none'; script-src 'self' ${HASH} ${RULES}; ${OWN_FILES}frame-src 'self'; base-uri 'none'`,
  );
});

test('the frame for third-party forms allows their host’s scripts alone', () => {
  const action_network = { host: 'https://forms.example/base' };
  const policy = framePolicy({ ...campaign, action_network });
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain(
    "script-src 'self' https://season.example.org 'unsafe-inline' 'unsafe-eval' https://forms.example;",
  );
  expect(policy).not.toMatch(/ (https?:|\*)(;| |$)/);
});

test('the hosts of a form’s maps and pictures are trusted in its frame alone', () => {
  const maps = 'https://maps.example';
  const action_network = { host: 'https://forms.example' };
  const named = { ...campaign, action_network, embed_hosts: [maps] };
  const directives = framePolicy(named).split('; ');
  const trusting = directives
    .filter((each) => each.includes(maps))
    .map((each) => each.split(' ')[0]);
  expect(trusting).toEqual(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']);
  expect(contentPolicy({ gate, campaign: named })).not.toContain(maps);
});

test('the forms of others get no origin that is the site’s', () => {
  const embed_origin = `${campaign.site_url}/`;
  expect(() => framePolicy({ ...campaign, embed_origin })).toThrow('EMBED_ORIGIN');
});

test('Cloudflare leaves the e-mail addresses of a page alone, by the comments that it knows', () => {
  const html = withPolicy('<head></head><body class="a"><p>press@example.org</p></body>', 'x');
  expect(html).toContain(
    '<body class="a"><!--email_off--><p>press@example.org</p><!--/email_off--></body>',
  );
});
