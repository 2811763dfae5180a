import { LocaleLink } from '@/components/shell/LocaleLink';
import { PageLayout } from '@/components/shell/PageLayout';
import { screenHref } from '@/lib/addresses/paths';
import { loadContent } from '@/lib/content/load';
import { type Locale, otherLocales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';
import { ErrorLayout } from './ErrorScreen';

export function NotFoundScreen({ locale }: { locale: Locale }) {
  const links = otherLocales(locale).map((other) => {
    const { titles, errors } = messagesOf(other);
    return (
      <LocaleLink
        key={other}
        className="target textButton"
        href={screenHref(other, '/')}
        locale={other}
      >
        {titles.notFound}. {errors.home}
      </LocaleLink>
    );
  });

  return (
    <PageLayout content={loadContent(locale)} path={null}>
      <ErrorLayout status={404} message={messagesOf(locale).titles.notFound}>
        {links}
      </ErrorLayout>
    </PageLayout>
  );
}
