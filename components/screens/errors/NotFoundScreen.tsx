import { LocaleLink } from '@/components/shell/LocaleLink';
import { PageLayout } from '@/components/shell/PageLayout';
import { loadContent } from '@/lib/content/load';
import { type Locale, otherLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { screenHref } from '@/lib/paths';
import { ErrorLayout } from './ErrorLayout';

/**
 * "404 - Page not found" in the visitor's language. A host that has only one such file still serves
 * a sentence for readers of the other language.
 */
export function NotFoundScreen({ locale }: { locale: Locale }) {
  const other = otherLocale(locale);
  const { notFound, home } = messagesOf(other).errors;

  return (
    <PageLayout edition={loadContent(locale)} path={null}>
      <ErrorLayout status={404} message={messagesOf(locale).errors.notFound}>
        <LocaleLink href={screenHref(other, '/')} locale={other}>
          {notFound}. {home}
        </LocaleLink>
      </ErrorLayout>
    </PageLayout>
  );
}
