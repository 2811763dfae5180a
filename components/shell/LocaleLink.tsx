import type { ComponentProps } from 'react';
import { htmlLangs, type Locale } from '@/lib/i18n/locales';

type LocaleLinkProps = ComponentProps<'a'> & { locale: Locale; href: string };

/** A link to a page in another locale; the gate remembers the choice when it is pressed. */
export function LocaleLink({ locale, ...link }: LocaleLinkProps) {
  const lang = htmlLangs[locale];
  return <a {...link} lang={lang} hrefLang={lang} />;
}
