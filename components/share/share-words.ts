import type { LocalizedContent } from '@/lib/content/localized';
import type { ScreenPath } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { screenUrl } from '@/lib/paths';
import type { ShareWords } from './ShareRow';

/**
 * What sharing a screen says: the address is the screen's own, the text share_text, else
 * share_tweet, else the site's title (spec.md section 2, Share buttons).
 */
export function shareWords(
  { locale, content }: LocalizedContent,
  path: ScreenPath,
  t: Translate,
): ShareWords {
  const url = screenUrl(locale, path);

  return {
    text: content.share_text ?? content.share_tweet ?? content.site_title,
    url,
    title: content.site_title,
    tweet: t('share.tweet'),
    facebook: t('share.facebook'),
    email: t('share.email'),
    copy: t('share.copy'),
    copied: t('share.copied'),
    notCopied: t('share.notCopied', { url }),
    system: t('share.system'),
    newTab: t('share.newTab'),
  };
}
