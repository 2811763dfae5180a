import { NextIntlClientProvider } from 'next-intl';
import type { ComponentType } from 'react';
import type { LocalizedContent } from '@/lib/content/localized';
import { htmlLangs } from '@/lib/i18n/locales';
import styles from './Sheets.module.css';

/** The page's language and, for a sheet in both, the other as well. */
export type SheetProps = { contents: readonly [LocalizedContent, ...LocalizedContent[]] };

export type PartContent = LocalizedContent & { isHalf: boolean };

type PartProps = SheetProps & { render: ComponentType<PartContent> };

/** A part of a sheet in each of its languages, side by side and of one size. */
export function PerLanguage(props: PartProps) {
  return (
    <div className={styles.perLanguage}>
      <Repeated {...props} times={props.contents.length} />
    </div>
  );
}

/** Alternates between the languages of its sheet. */
export function Repeated({ contents, render: Part, times }: PartProps & { times: number }) {
  return Array.from({ length: times }, (_, index) => {
    const content = contents[index % contents.length] ?? contents[0];
    return (
      // what it shows comes from the server, so that the browser needs no messages
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
      <NextIntlClientProvider key={index} locale={content.locale} messages={null}>
        <div lang={htmlLangs[content.locale]}>
          <Part {...content} isHalf={contents.length > 1} />
        </div>
      </NextIntlClientProvider>
    );
  });
}
