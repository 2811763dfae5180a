import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { htmlLangs, locales } from '@/lib/i18n/locales';
import { pngSize } from '@/tests/support/e2e-pages';
import { site } from '@/tests/support/e2e-stand-ins';
import { expect, test } from './visitor';

const OUT = fileURLToPath(new URL('../../out', import.meta.url));

/** What each of them reads of a page whose link is sent, as far as it says so. */
const readers = {
  WhatsApp: ['og:title', 'og:description', 'og:url', 'og:image'],
  iMessage: ['og:title', 'og:site_name', 'og:image'],
  Bluesky: ['og:title', 'og:description', 'og:image'],
  Slack: ['og:site_name', 'og:title', 'og:description', 'og:image', 'twitter:card'],
  Facebook: [
    'og:url',
    'og:type',
    'og:title',
    'og:description',
    'og:locale',
    'og:image',
    'og:image:width',
    'og:image:height',
    'og:image:alt',
  ],
  'X and Telegram': ['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'],
};

/** Longer texts are cut. */
const LONGEST = { 'og:description': 300, 'twitter:description': 300 };

/** A card of a page's own may have so many bytes; WhatsApp leaves out what is far larger. */
const OWN_CARD_BYTES = 40_000;
const CARD_BYTES = 300_000;

const pages = readdirSync(OUT, { recursive: true })
  .map(String)
  .filter(
    (file) => file.endsWith('.html') && !/(^|\/)(404|widget|partners\/card)\.html$/.test(file),
  );

/** The tags of a page by name; a name that stands there twice has its first value. */
function tagsOf(html: string): Record<string, string> {
  const found = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name, content]) => [name, content]).reverse());
}

test('every state, each action and each screen has a link to share', () => {
  for (const prefix of ['', 'es/']) {
    const own = pages.filter((file) => file.startsWith(`${prefix}call/`));
    expect(own.length, 'states, the District and five territories').toBe(56);
    for (const name of ['letter', 'rsvp', 'selfie'])
      expect(pages).toContain(`${prefix}${name}.html`);
  }
});

for (const file of pages) {
  test(`a link to ${file} is shown with its words and its card`, () => {
    const html = readFileSync(join(OUT, file), 'utf8');
    const tags = tagsOf(html);
    for (const [reader, names] of Object.entries(readers)) {
      for (const name of names) expect.soft(tags[name], `${name} for ${reader}`).toBeTruthy();
    }
    expect(tags['twitter:card']).toBe('summary_large_image');
    expect(tags['og:type']).toBe('website');
    const locale = locales.find((each) => file.startsWith(`${each}/`) || file === `${each}.html`);
    expect(tags['og:locale']).toBe(htmlLangs[locale ?? 'en'].replace('-', '_'));

    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    const path = `/${file.replace(/(index)?\.html$/, '')}`.replace(/\/$/, '');
    expect(canonical).toBe(`${site}${path}`);
    expect(tags['og:url']).toBe(canonical);

    const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    expect([tags['og:title'], tags['twitter:title']]).toEqual([title, title]);
    for (const name of ['og:title', 'og:description', 'og:image:alt']) {
      expect(tags[name], 'nothing left to fill in').not.toMatch(/[{}]|undefined|&amp;amp;/);
    }
    for (const [name, most] of Object.entries(LONGEST)) {
      expect(tags[name]?.length, name).toBeLessThanOrEqual(most);
    }

    const image = tags['og:image'] ?? '';
    expect(tags['twitter:image']).toBe(image);
    expect(image.startsWith(`${site}/images/`), image).toBe(true);
    const card = readFileSync(join(OUT, image.slice(site.length)));
    expect(pngSize(card)).toEqual({ width: 1200, height: 630 });
    expect([tags['og:image:width'], tags['og:image:height']]).toEqual(['1200', '630']);
    const isOwn = /^(es\/)?(call\/|(letter|rsvp|selfie)\.html)/.test(file);
    expect(image.includes('/card-')).toBe(isOwn);
    expect(card.length).toBeLessThanOrEqual(isOwn ? OWN_CARD_BYTES : CARD_BYTES);
  });
}
