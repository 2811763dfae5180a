import { describe, expect, test } from 'vitest';
import { otherSites } from '@/scripts/tests/other-sites';
import { exportedSite } from '@/tests/built/exported-site';
import { styleAttributes } from '@/tests/built/html-rules';
import { deadLinks, unsafeLinks } from '@/tests/built/links';

describe.each([
  ['the archived site', otherSites.archived.out],
  ['a campaign that calls a city council', otherSites.nextCampaign.out],
  ['a campaign without calls', otherSites.withoutCalls.out],
])('%s', (_, out) => {
  const exported = exportedSite(out);

  test('has no style attribute, which its content policy would forbid', () => {
    expect(exported.pages.length).toBeGreaterThan(15);
    expect(styleAttributes(exported.htmlFiles)).toEqual([]);
  });

  test('has every link, anchor, picture and script that it names, and no unsafe link', () => {
    expect(deadLinks(exported)).toEqual([]);
    expect(unsafeLinks(exported)).toEqual([]);
  });
});
