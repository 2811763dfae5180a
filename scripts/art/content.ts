import { errorReport } from '@/lib/content/check/report';
import { drawingsOf } from '@/lib/content/drawings';
import type { Campaign } from '@/lib/content/model/campaign';
import type { Content } from '@/lib/content/model/content';
import { unescapeHtml } from '@/lib/content/model/html';
import { forEachLocale } from '@/lib/i18n/locales';
import { UserError } from '@/scripts/cli';
import { checkContent } from '@/scripts/content';

const { content, issues } = checkContent();
if (!content) throw new UserError(errorReport(issues));

const { bundle } = content['content.json'];
export const { campaign } = bundle;

const contents = forEachLocale((locale): Content => ({ ...bundle.en, ...bundle[locale] }));

export const toolkits = forEachLocale((locale) => contents[locale].toolkit);

/** Every drawing, with the words that it is made from. */
export const drawings = drawingsOf({
  campaign,
  sites: contents,
  toolkits,
  targets: forEachLocale((locale) => contents[locale].targets),
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
