import { config } from '@/lib/config';
import type { LocalizedContent } from '@/lib/content/localized';
import type { Locale } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { screenUrl } from '@/lib/paths';
import { shareText } from '@/lib/selfie/caption';
import { COUNTDOWN_S } from '@/lib/selfie/capture';
import { tweetLink } from '@/lib/share/networks';

/** Where the way to a selfie leads before scripts: a tweet of the default words and this home page. */
export function selfieTweet(locale: Locale, t: Translate): string {
  const text = shareText(t('selfie.defaultComment'), config.hashtag);
  return tweetLink(text, screenUrl(locale, '/'));
}

/** Everything that the selfie form needs from the server: its words, its host and its campaign. */
export type SelfieTexts = ReturnType<typeof selfieTexts>;

export function selfieTexts({ content, fallbackLang, locale }: LocalizedContent, t: Translate) {
  const pageUrl = screenUrl(locale, '/');
  return {
    locale,
    host: config.hosts.selfie,
    campaign: config.selfie,
    hashtag: config.hashtag,
    pageUrl,
    /** What is printed on the poster: the campaign's name and address. */
    printed: { title: content.selfies_title, address: new URL(config.site_url).host },
    description: content.selfies_description,
    lang: fallbackLang('selfies_description'),
    /** The note under the form where no selfie host is set, else null. */
    noHost: config.hosts.selfie ? null : t('selfie.noHost'),
    capture: {
      takePhoto: t('selfie.takePhoto'),
      starting: t('selfie.starting'),
      readyIn: String(t.raw('selfie.readyIn')),
      retakePhoto: t('selfie.retakePhoto'),
      cancel: t('selfie.cancel'),
      upload: t('selfie.upload'),
      sound: t('selfie.sound'),
      startCamera: t('selfie.startCamera'),
      choosePhoto: t('selfie.choosePhoto'),
      dropHint: t('selfie.dropHint'),
      inApp: t('selfie.inApp'),
    },
    spoken: {
      starting: t('selfie.startingSpoken'),
      counting: t('selfie.countingSpoken', { seconds: COUNTDOWN_S }),
      taken: t('selfie.takenSpoken'),
      loading: t('selfie.loadingSpoken'),
      sending: t('selfie.sendingSpoken'),
    },
    problems: {
      camera: t('selfie.cameraConnectionError'),
      load: t('selfie.loadFailed'),
      read: t('selfie.readFailed'),
      submit: t('global.common.error'),
      uploadInstead: t('selfie.uploadInstead'),
    },
    caption: {
      label: t('selfie.captionLabel'),
      hint: t('selfie.captionHint'),
      fallback: t('selfie.defaultComment'),
      left: {
        zero: t('selfie.charactersLeft.zero'),
        one: t('selfie.charactersLeft.one'),
        other: String(t.raw('selfie.charactersLeft.other')),
      },
    },
    submit: {
      submit: config.hosts.selfie ? t('selfie.submit') : t('selfie.make'),
      sending: t('selfie.sending'),
      photoFirst: t('selfie.photoFirst'),
      keepCopy: t('selfie.keepCopy'),
      note: t('selfie.publicNote'),
      privacy: t('selfie.privacy'),
      privacyUrl: config.privacy_url,
    },
    result: {
      ready: t('selfie.ready'),
      readyText: t('selfie.readyText'),
      alt: String(t.raw('selfie.posterAlt')),
      download: t('selfie.download'),
      share: t('selfie.share'),
      another: t('selfie.makeAnother'),
      newTab: t('share.newTab'),
    },
  };
}
