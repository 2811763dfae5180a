import type { ComponentProps } from 'react';
import { screenHref } from '@/lib/addresses/paths';
import type { ScreenPath } from '@/lib/addresses/routes';
import { htmlLangs, type Locale, otherLocales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';

type LocaleLinkProps = ComponentProps<'a'> & { locale: Locale; href: string };

/** The gate remembers the choice when it is pressed. */
export function LocaleLink({ locale, ...link }: LocaleLinkProps) {
  const lang = htmlLangs[locale];
  return <a {...link} lang={lang} hrefLang={lang} />;
}

type TranslationLinksProps = { locale: Locale; path: ScreenPath | null; className?: string };

export function TranslationLinks({ locale, path, className }: TranslationLinksProps) {
  if (!path) return null;

  return otherLocales(locale).map((other) => (
    <LocaleLink key={other} className={className} href={screenHref(other, path)} locale={other}>
      {messagesOf(other).shell.thisPage}
    </LocaleLink>
  ));
}
