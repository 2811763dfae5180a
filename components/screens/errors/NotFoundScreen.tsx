import { useLocale, useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import { LocaleLink } from '@/components/shell/LocaleLink';
import { PageLayout } from '@/components/shell/PageLayout';
import { screenHref } from '@/lib/addresses/paths';
import { localPaths } from '@/lib/call/local-pages';
import { targetsKind } from '@/lib/config/targets';
import { loadContent } from '@/lib/content/load';
import { type Locale, otherLocales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';
import { ErrorLayout } from './ErrorLayout';

/**
 * "404 - Page not found" in one locale, with a link in each other, since some hosts serve one such
 * file for all addresses.
 */
export function NotFoundScreen({ locale }: { locale: Locale }) {
  const links = otherLocales(locale).map((other) => {
    const { notFound, home } = messagesOf(other).errors;
    return (
      <LocaleLink
        key={other}
        className={layout.textButton}
        href={screenHref(other, '/')}
        locale={other}
      >
        {notFound}. {home}
      </LocaleLink>
    );
  });

  return (
    <PageLayout content={loadContent(locale)} path={null}>
      <ErrorLayout status={404} message={messagesOf(locale).errors.notFound}>
        {links}
        {localPaths().length > 0 && targetsKind() === 'us-senators' && <StateOffer />}
      </ErrorLayout>
    </PageLayout>
  );
}

/** Hidden until lib/gate/state-offer.ts knows a state that the address seems to mean. */
function StateOffer() {
  const t = useTranslations('localPage');
  const locale = useLocale();
  return (
    <p hidden data-state-offer="" suppressHydrationWarning>
      {t.rich('meant', {
        page: () => (
          <a href={screenHref(locale, '/call')} suppressHydrationWarning>
            {t('all')}
          </a>
        ),
      })}
    </p>
  );
}
