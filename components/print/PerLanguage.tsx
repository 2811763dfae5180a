import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { qrHref } from '@/lib/addresses/paths';
import { screenUrl } from '@/lib/config/screen-url';
import { hasCalls } from '@/lib/config/targets';
import type { LocalizedContent } from '@/lib/content/localized';
import { htmlLangs } from '@/lib/i18n/locales';
import type { CodedPage } from '@/lib/print/choice';
import styles from './Sheets.module.css';

/** The page's language and, for a sheet in both, the other as well. */
export type SheetProps = { contents: readonly [LocalizedContent, ...LocalizedContent[]] };

export type PartContent = Awaited<ReturnType<typeof partContent>> & { isHalf: boolean };

type PartProps = SheetProps & { render: ComponentType<PartContent> };

async function partContent(content: LocalizedContent) {
  const { locale } = content;
  const coded = (name: 'letter' | 'rsvp'): CodedPage => ({
    url: screenUrl(locale, `/${name}`),
    qr: qrHref(locale, 'print', name),
  });
  const letter = coded('letter');
  const call = {
    url: screenUrl(locale, '/call'),
    qr: qrHref(locale, 'call', 'call'),
    isCall: true,
  };
  return {
    ...content,
    t: await getTranslations({ locale }),
    letter,
    rsvp: coded('rsvp'),
    /** what a sheet asks for first */
    ask: hasCalls() ? call : letter,
  };
}

/** A part of a sheet in each of its languages, side by side and of one size. */
export function PerLanguage(props: PartProps) {
  return (
    <div className={styles.perLanguage}>
      <Repeated {...props} times={props.contents.length} />
    </div>
  );
}

/** Alternates between the languages of its sheet. */
export async function Repeated({ contents, render: Part, times }: PartProps & { times: number }) {
  const parts = await Promise.all(contents.map(partContent));
  return Array.from({ length: times }, (_, index) => {
    const part = parts[index % parts.length] as (typeof parts)[number];
    return (
      // what it shows comes from the server, so that the browser needs no messages
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
      <NextIntlClientProvider key={index} locale={part.locale} messages={null}>
        <div lang={htmlLangs[part.locale]}>
          <Part {...part} isHalf={parts.length > 1} />
        </div>
      </NextIntlClientProvider>
    );
  });
}
