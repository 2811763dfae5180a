'use client';

import type { ComponentProps } from 'react';
import { rememberLocale } from '@/lib/browser/storage';
import { htmlLangs, type Locale } from '@/lib/i18n/locales';

type LocaleLinkProps = ComponentProps<'a'> & { locale: Locale; href: string };

/** A link to a page in another locale, which keeps the choice. */
export function LocaleLink({ locale, href, ...rest }: LocaleLinkProps) {
  const lang = htmlLangs[locale];
  return (
    <a {...rest} href={href} lang={lang} hrefLang={lang} onClick={() => rememberLocale(locale)} />
  );
}
