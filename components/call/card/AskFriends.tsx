import { useLocale, useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { ShareRow } from '@/components/share/ShareRow';
import { useCall } from '@/lib/call/card-state';
import { statePages } from '@/lib/call/state-pages';
import { publicConfig } from '@/lib/config/public-config';
import { screenUrl } from '@/lib/config/screen-url';
import { listInWords } from '@/lib/dates/formats';
import type { Locale } from '@/lib/i18n/locales';

/** The pages of the states that the campaign names, in its order; empty on an archived site. */
export function friendStates(locale: Locale): ReturnType<typeof statePages> {
  const { ask_states: asked, isArchived } = publicConfig;
  const pages = isArchived ? [] : statePages(locale);
  return asked.flatMap((code) => pages.filter((page) => page.code === code));
}

/** A message to a friend in each state. Nobody is named, and only how many were opened is kept, in memory. */
export function AskFriends({ states }: { states: ReturnType<typeof friendStates> }) {
  const t = useTranslations('senators.friends');
  const locale = useLocale();
  const passedOn = useCall((call) => call.passedOn);
  const names = states.map(({ name }) => name);

  function countPress({ target }: MouseEvent) {
    if (!(target instanceof Element && target.closest('a, button'))) return;
    useCall.setState({ passedOn: passedOn + 1 });
  }

  return (
    <section className="rows screenOnly" aria-labelledby="ask-friends" onClickCapture={countPress}>
      <h4 id="ask-friends" className="smallTitle">
        {t('title', { states: listInWords(names, locale, 'disjunction') })}
      </h4>
      <p>{t('lead')}</p>
      {states.map(({ code, name, path }) => (
        <fieldset key={code}>
          <legend>{name}</legend>
          <ShareRow
            url={screenUrl(locale, path)}
            text={t('message', { state: name })}
            copyLabel={t('copy')}
          />
        </fieldset>
      ))}
      <p role="status">{passedOn > 0 && t('passedOn', { count: passedOn })}</p>
    </section>
  );
}
