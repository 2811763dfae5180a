import { callFormTexts, directTexts, failureTexts } from '@/components/call/call-texts';
import { eventEmbed, letterEmbed } from '@/components/embed/embed-texts';
import { selfieTexts } from '@/components/selfie/selfie-texts';
import { shareWords } from '@/components/share/share-words';
import { config } from '@/lib/config';
import type { LocalizedContent } from '@/lib/content/localized';
import type { HtmlLang } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import type { ModalName } from '@/lib/state/modal';
import { trailerVideo } from '@/lib/video/trailer';

type Title = { title: string; lang: HtmlLang | undefined };

/** What stands where a form was, once the site is archived; nothing before. */
function closedTexts(t: Translate): Partial<Record<ModalName, string>> {
  if (!config.isArchived) return {};
  return {
    'moral-monday': t('archived.event'),
    'selfie-form': t('archived.selfie'),
    'open-letter': t('archived.letter'),
  };
}

/** Everything that the modals say, in one locale; the first load carries it, their code comes late. */
export type ModalTexts = ReturnType<typeof modalTexts>;

export function modalTexts(edition: LocalizedContent, t: Translate) {
  const { content, fallbackLang } = edition;
  const own = (title: string): Title => ({ title, lang: undefined });

  const titles: Record<ModalName, Title> = {
    archived: own(t('archived.title')),
    'call-form': own(`${t('call.thanks')} ${t('call.pleaseCall')}`),
    'call-script': own(t('script.title')),
    covid: { title: content.covid.title, lang: fallbackLang('covid') },
    'moral-monday': {
      title: content.intro_moral_monday_cta,
      lang: fallbackLang('intro_moral_monday_cta'),
    },
    trailer: own(t('intro.trailer')),
    'selfie-form': { title: content.selfies_title, lang: fallbackLang('selfies_title') },
    'open-letter': { title: content.letter_title, lang: fallbackLang('letter_title') },
  };

  return {
    titles,
    closed: closedTexts(t),
    close: t('modal.close'),
    loading: t('modal.loading'),
    failed: t('modal.failed'),
    newTab: t('share.newTab'),
    archived: {
      locale: edition.locale,
      logo: content.site_title,
      message: t('archived.message'),
      parent: t('archived.parent'),
      href: config.parent_url,
    },
    callForm: { ...callFormTexts(edition, t), instructions: t('call.instructions') },
    script: {
      html: content.callpower_script,
      lang: fallbackLang('callpower_script'),
      intro: t('script.intro'),
      busy: t('script.busy'),
      done: t('script.done'),
      signUpSent: t('posted.sent'),
      signUpFailed: t('posted.failed'),
      tools: { large: t('script.large'), print: t('script.print') },
      failure: failureTexts(t),
      direct: directTexts(edition.locale, t),
      share: shareWords(edition, '/call', t),
    },
    covid: { ...content.covid, lang: fallbackLang('covid') },
    letter: { embed: letterEmbed(edition, t), call: t('letter.thenCall') },
    moralMonday: {
      embed: eventEmbed(edition, t),
      elsewhere: t('event.elsewhere'),
      cta: t('event.rsvp'),
      href: content.intro_moral_monday_link,
    },
    trailer: trailerVideo(),
    selfie: selfieTexts(edition, t),
  };
}
