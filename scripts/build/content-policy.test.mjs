import { expect, test } from 'vitest';
import { contentPolicy, hostsOf, inlineScripts, withPolicy } from './content-policy.mjs';

const none = { call: '', selfie: '', queue: '', analytics: '', forms: '', isArchived: false };
const page =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script src="/a.js" async=""></script>' +
  '<script>one()</script></head><body><script id="_R_">two(\n)</script>' +
  '<script type="application/ld+json">{"a":1}</script></body></html>';

test('finds the scripts that run from the page itself', () => {
  expect(inlineScripts(page)).toEqual(['one()', 'two(\n)']);
});

test('names the hash of a script as browsers reckon it', () => {
  // the example of the specification: https://www.w3.org/TR/CSP3/#example-hash
  expect(contentPolicy({ scripts: ["alert('Hello, world.');"], hosts: none })).toContain(
    "script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=' https://www.youtube.com; style-src 'self'",
  );
});

test('without services everything but the video players stays with us', () => {
  expect(contentPolicy({ scripts: [], hosts: none })).toBe(
    "default-src 'self'; script-src 'self' https://www.youtube.com; style-src 'self'; img-src 'self' data: blob:; " +
      "media-src 'self' blob:; font-src 'self'; connect-src 'self'; form-action 'self'; " +
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com " +
      "https://www.facebook.com; base-uri 'self'; object-src 'none'",
  );
});

test('lets the page talk to each service once, and post the call form without scripts', () => {
  const call = 'https://x.example/call';
  const hosts = {
    call,
    selfie: 'https://selfie.example',
    queue: 'https://x.example/q',
    analytics: '',
    forms: 'https://forms.example',
    isArchived: false,
  };
  const policy = contentPolicy({ scripts: [], hosts });
  expect(policy).toContain("connect-src 'self' https://x.example https://selfie.example;");
  expect(policy).toContain("form-action 'self' https://x.example;");
  expect(policy).toContain("img-src 'self' data: blob: https://selfie.example https:;");
  expect(policy).toContain(
    "frame-src 'self' https://forms.example https://www.youtube-nocookie.com ",
  );
});

test.each(['x.example/call', 'javascript:alert(1)', '/call'])('refuses the host %s', (call) => {
  expect(() => contentPolicy({ scripts: [], hosts: { ...none, call } })).toThrow(`"${call}"`);
});

test('stands behind the charset and before everything else, once', () => {
  const first = withPolicy(page, "default-src 'none'");
  const second = withPolicy(first, "default-src 'self'");
  expect(second).toContain(
    `<head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'self'"/><script src`,
  );
  expect(second).not.toContain("'none'");
  expect(withPolicy('<head><title>', 'p')).toBe(
    '<head><meta http-equiv="Content-Security-Policy" content="p"/><title>',
  );
});

test('the environment overrides campaign.json, also with nothing', () => {
  const campaign = { hosts: { ...none, call: 'https://a.example', queue: 'https://b.example' } };
  const env = { NEXT_PUBLIC_CALL_HOST: 'https://c.example', NEXT_PUBLIC_QUEUE_HOST: '' };
  expect(hostsOf(campaign, env)).toEqual({ ...none, call: 'https://c.example' });
});

test('the archived edition asks nobody, whatever its services are', () => {
  const call = 'https://c.example';
  const campaign = { isArchived: true, hosts: none, action_network: { host: 'https://f.example' } };
  const hosts = hostsOf(campaign, { NEXT_PUBLIC_CALL_HOST: call, NEXT_PUBLIC_SELFIE_HOST: call });
  expect(contentPolicy({ scripts: [], hosts })).toBe(
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
      "media-src 'self' blob:; font-src 'self'; connect-src 'self'; form-action 'self'; " +
      "frame-src 'self'; base-uri 'self'; object-src 'none'",
  );
});
