import type { useTranslations } from 'next-intl';
import { type HtmlLang, htmlLangs, type Locale } from '@/lib/i18n/locales';

/** What a player says; `{title}` and `{service}` are left open. */
export type VideoTexts = {
  lang: HtmlLang;
  play: string;
  watchOn: string;
  slow: string;
  newTab: string;
};

export function videoTexts(
  locale: Locale,
  t: ReturnType<typeof useTranslations<never>>,
): VideoTexts {
  return {
    lang: htmlLangs[locale],
    play: t('livestream.play', { title: '{title}' }),
    watchOn: t('video.watchOn', { service: '{service}' }),
    slow: t('video.slow', { service: '{service}' }),
    newTab: t('share.newTab'),
  };
}
