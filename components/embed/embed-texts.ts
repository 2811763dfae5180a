import type { LocalizedContent } from '@/lib/content/localized';
import type { ContentKey } from '@/lib/content/schema';
import { eventId, letterPage } from '@/lib/embed/action-network';
import { htmlLangs } from '@/lib/i18n/locales';
import type { Translate } from '@/lib/i18n/translate';
import { withBasePath } from '@/lib/paths';
import type { EmbedTexts } from './ActionEmbed';

type Form = { frame: string; href: string; title: string; idKey: ContentKey; titleKey: ContentKey };

function embedTexts(
  { fallbackLang, locale }: LocalizedContent,
  t: Translate,
  form: Form,
): EmbedTexts {
  // a Spanish form has an id of its own; where there is none, the English one says so
  const borrowed = fallbackLang(form.idKey);

  return {
    src: withBasePath(`/embed/widget.html#${form.frame}/${borrowed ?? htmlLangs[locale]}`),
    href: form.href,
    title: form.title,
    titleLang: fallbackLang(form.titleKey),
    note: borrowed ? t('embed.inEnglish') : '',
    loading: t('embed.loading'),
    shown: t('embed.shown'),
    rescue: t('embed.rescue'),
    offline: t('embed.offline'),
    cta: t('embed.onActionNetwork'),
    newTab: t('share.newTab'),
  };
}

/** The open letter's form (spec.md section 2, open-letter). */
export function letterEmbed(edition: LocalizedContent, t: Translate): EmbedTexts {
  const id = edition.content.intro_letter_action_network_id;

  return embedTexts(edition, t, {
    frame: `letter/${id}`,
    href: letterPage(id),
    title: edition.content.letter_title,
    titleKey: 'letter_title',
    idKey: 'intro_letter_action_network_id',
  });
}

/** The next event's form, or null where its link leads to another place, which is only linked. */
export function eventEmbed(edition: LocalizedContent, t: Translate): EmbedTexts | null {
  const href = edition.content.intro_moral_monday_link;
  const id = eventId(href);

  return id
    ? embedTexts(edition, t, {
        frame: `event/${id}`,
        href,
        title: edition.content.intro_moral_monday_cta,
        titleKey: 'intro_moral_monday_cta',
        idKey: 'intro_moral_monday_link',
      })
    : null;
}
