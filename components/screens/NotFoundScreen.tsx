import { Frame } from '@/components/shell/Frame';
import { LocaleLink } from '@/components/shell/LocaleLink';
import { withBasePath } from '@/lib/base-path';
import { loadContent } from '@/lib/content/load';
import { type Locale, localePath, otherLocale } from '@/lib/i18n/locales';
import words from '@/messages/errors.json';
import { LostScreen } from './LostScreen';

/**
 * "404 - Page not found" in the visitor's language. A host that knows only one such file still has
 * a word for readers of the other language.
 */
export function NotFoundScreen({ locale }: { locale: Locale }) {
  const other = otherLocale(locale);
  const { notFound, home } = words[locale];

  return (
    <Frame edition={loadContent(locale)} path={null}>
      <LostScreen
        status="404"
        message={notFound}
        home={{ href: withBasePath(localePath(locale, '/')), label: home }}
      >
        <LocaleLink href={withBasePath(localePath(other, '/'))} locale={other}>
          {words[other].notFound}. {words[other].home}
        </LocaleLink>
      </LostScreen>
    </Frame>
  );
}
