import { shadesOf } from '@/lib/colours/palette';
import { errorReport } from '@/lib/content/check/report';
import { contentOverEnglish } from '@/lib/content/english-fallback';
import { unescapeHtml } from '@/lib/content/model/html';
import { forEachLocale } from '@/lib/i18n/locales';
import { UserError } from '@/scripts/cli';
import { checkConfiguredContent } from '@/scripts/configured-content';

const { content, issues } = checkConfiguredContent();
if (!content) throw new UserError(errorReport(issues));

const { bundle } = content['content.json'];
export const { campaign } = bundle;

/** `darkPalette` has the inks that differ in the dark scheme: the hour before dawn. */
export const { dark: darkPalette, ...palette } = shadesOf(campaign.inks);

/** The content of each locale, from which its pictures are drawn. */
export const contents = forEachLocale((locale) => contentOverEnglish(bundle, locale).values);

export const siteHost = new URL(campaign.site_url).host;

/** The parts of a demand (HTML) in order, and whether each is emphasised. */
export function demandParts(html: string) {
  const parts = html.split(/<\/?em>/).map((part, index) => ({
    text: unescapeHtml(part.replace(/<[^>]*>/g, '')).trim(),
    key: index % 2 === 1,
  }));
  return parts.filter(({ text }) => text);
}
