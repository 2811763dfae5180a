import campaign from '@/content/campaign.json' with { type: 'json' };
import enSite from '@/content/en/site.json' with { type: 'json' };
import esSite from '@/content/es/site.json' with { type: 'json' };
import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/en.json' with { type: 'json' };
import errors from '@/messages/errors.json' with { type: 'json' };
import es from '@/messages/es.json' with { type: 'json' };
import lastResort from '@/messages/last-resort.json' with { type: 'json' };

const messages = { en, es };
const contents: Record<Locale, typeof enSite> = { en: enSite, es: { ...enSite, ...esSite } };

/** What a visitor of this locale reads: the interface strings, the content, and the error pages'. */
export function wordsOf(locale: Locale) {
  const own = messages[locale];
  return {
    ...own,
    content: contents[locale],
    errors: errors[locale],
    lastResort: lastResort[locale],
    callFormTitle: `${own.call.thanks} ${own.call.pleaseCall}`,
    switchboard: campaign.switchboard_phone,
  };
}

export type Words = ReturnType<typeof wordsOf>;
