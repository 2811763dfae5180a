import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

type LazyMessagesProps<Name extends keyof Messages> = {
  name: Name;
  messages: Record<Locale, Messages[Name]>;
  children: ReactNode;
};

/** Gives a lazy part the messages that came with it, beside those of the page. */
export function LazyMessages<Name extends keyof Messages>({
  name,
  messages,
  children,
}: LazyMessagesProps<Name>) {
  const locale = useLocale();
  const all = { ...(useMessages() as Messages), [name]: messages[locale] };
  return (
    <NextIntlClientProvider locale={locale} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
