import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drawingsOf } from '@/lib/content/drawings';
import { laidOver } from '@/lib/content/laid-over';
import type { Campaign } from '@/lib/content/schema/campaign';
import type { Content } from '@/lib/content/schema/content';
import { unescapeHtml } from '@/lib/content/schema/html';
import type { ToolkitEntry } from '@/lib/content/schema/toolkit';
import { type Locale, locales } from '@/lib/i18n/locales';
import { UserError } from '@/scripts/cli';
import { readJson } from '@/scripts/files';
import { contentFolder } from '@/scripts/paths';

/**
 * @param path in the content folder
 * @param missing where there is no such file
 */
function contentOf<T>(path: string, missing: T): T {
  const file = join(contentFolder(), path);
  if (!existsSync(file)) return missing;
  try {
    return readJson<T>(file);
  } catch {
    throw new UserError(`${file} is not valid JSON. Its line is named by: npm run content:check`);
  }
}

const byLocale = <Made>(make: (locale: Locale) => Made) =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Made>;

export const campaign = contentOf('campaign.json', {} as Campaign);

const english = contentOf('en/site.json', {});

const englishToolkit = contentOf<ToolkitEntry[]>('en/toolkit.json', []);

/** A locale's own entries; Spanish without a toolkit shows the English one with its graphics. */
export const toolkits = byLocale(
  (locale) => laidOver(englishToolkit, contentOf(`${locale}/toolkit.json`, [])) as ToolkitEntry[],
);

const englishTargets = contentOf('en/targets.json', {});

/** Every drawing, with the words that it is made from. */
export const drawings = drawingsOf({
  campaign,
  sites: byLocale((locale) => ({ ...english, ...contentOf(`${locale}/site.json`, {}) })),
  toolkits,
  targets: byLocale((locale) => contentOf(`${locale}/targets.json`, englishTargets)),
});

const wordsByPicture = new Map(drawings.map(({ picture, from }) => [picture, from]));

/** The content that a drawing is made from: as it is written, of some keys. */
export type Words = Content & Pick<Campaign, 'season' | 'site_url'>;

/**
 * The words of a drawing: these, and no others, are compared with later changes of the content.
 * @param picture its path in `public/`
 */
export const wordsOf = (picture: string) => (wordsByPicture.get(picture) ?? {}) as Words;

/** The site's host, as pictures print it. */
export const addressOf = (site_url: string) => new URL(site_url).host;

/**
 * The demands for lettering: the parts of each in order, and which of them are emphasised.
 * @param demands HTML
 */
export function lettered(demands: string[]): { text: string; key: boolean }[][] {
  return demands.map((html) => {
    const parts = html.split(/<\/?em>/).map((part, index) => ({
      text: unescapeHtml(part.replace(/<[^>]*>/g, '')).trim(),
      key: index % 2 === 1,
    }));
    return parts.filter(({ text }) => text);
  });
}
