import { type HtmlLang, htmlLangs, type Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';

/** What a player says; `{title}` and `{service}` are left open. */
export type VideoTexts = {
  lang: HtmlLang;
  play: string;
  watchOn: string;
  slow: string;
  newTab: string;
};

export function videoTexts(locale: Locale, t: Translate): VideoTexts {
  return {
    lang: htmlLangs[locale],
    play: t('livestream.play', { title: '{title}' }),
    watchOn: t('video.watchOn', { service: '{service}' }),
    slow: t('video.slow', { service: '{service}' }),
    newTab: t('share.newTab'),
  };
}
