import { LocaleLink } from '@/components/shell/LocaleLink';
import { PageLayout } from '@/components/shell/PageLayout';
import { loadContent } from '@/lib/content/load';
import { type Locale, otherLocale } from '@/lib/i18n/locales';
import { screenHref } from '@/lib/paths';
import words from '@/messages/errors.json';
import { ErrorLayout } from './ErrorLayout';

/**
 * "404 - Page not found" in the visitor's language. A host that knows only one such file still has
 * a word for readers of the other language.
 */
export function NotFoundScreen({ locale }: { locale: Locale }) {
  const other = otherLocale(locale);
  const { notFound, home } = words[locale];

  return (
    <PageLayout edition={loadContent(locale)} path={null}>
      <ErrorLayout
        status="404"
        message={notFound}
        home={{ href: screenHref(locale, '/'), label: home }}
      >
        <LocaleLink href={screenHref(other, '/')} locale={other}>
          {words[other].notFound}. {words[other].home}
        </LocaleLink>
      </ErrorLayout>
    </PageLayout>
  );
}
