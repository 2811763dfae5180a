import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/messages/messages';

type LazyMessagesProps = {
  messages: { [Name in keyof Messages]?: Record<Locale, Messages[Name]> };
  children: ReactNode;
};

export function withMessages<Props extends object>(
  messages: LazyMessagesProps['messages'],
  Part: ComponentType<Props>,
) {
  return (props: Props) => (
    <LazyMessages messages={messages}>
      <Part {...props} />
    </LazyMessages>
  );
}

/** On top of the page's messages. */
export function LazyMessages({ messages, children }: LazyMessagesProps) {
  const locale = useLocale();
  const added = Object.entries(messages).map(([name, byLocale]) => [name, byLocale[locale]]);
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ ...useMessages(), ...Object.fromEntries(added) }}
    >
      {children}
    </NextIntlClientProvider>
  );
}
