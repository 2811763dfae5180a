import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/ui/RichText';
import { qrHref } from '@/lib/addresses/paths';
import { directoryDate } from '@/lib/call/senators';
import { publicConfig } from '@/lib/config/public-config';
import { screenUrl } from '@/lib/config/screen-url';
import { hasCalls, targetsKind } from '@/lib/config/targets';
import { datesIn } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import type { CodedPage } from '@/lib/print/choice';
import { type PartContent, PerLanguage, type SheetProps } from './PerLanguage';
import { Ask, Contacts, Question, WithContacts } from './SheetParts';
import styles from './Sheets.module.css';

export function pagesOf({ locale }: LocalizedContent) {
  const coded = (name: 'letter' | 'rsvp'): CodedPage => ({
    url: screenUrl(locale, `/${name}`),
    qr: qrHref(locale, 'print', name),
  });
  const letter = coded('letter');
  return {
    letter,
    rsvp: coded('rsvp'),
    ask: hasCalls()
      ? { url: screenUrl(locale, '/call'), qr: qrHref(locale, 'call', 'call') }
      : letter,
  };
}

export async function AskFor({ locale, text }: LocalizedContent) {
  const t = await getTranslations({ locale });
  const sign = text('letter_cta');
  return (
    <Ask
      lang={hasCalls() ? undefined : sign.lang}
      ofPlace={t('printSheets.callNames', { names: '{names}' })}
    >
      {hasCalls() ? t('letter.thenCall') : sign.children}
    </Ask>
  );
}

/** The place's numbers; without a place the switchboard, in campaigns that address senators. */
export async function Numbers({ locale }: LocalizedContent) {
  const t = await getTranslations({ locale });
  return (
    <Contacts>
      {targetsKind() === 'us-senators' && (
        <p className={styles.switchboard}>
          <span>{t('senators.switchboard')}</span> <b>{publicConfig.switchboard_phone}</b>
        </p>
      )}
    </Contacts>
  );
}

export function SmallPrint({ contents }: SheetProps) {
  return (
    <div className={styles.fine}>
      <PerLanguage contents={contents} render={Publisher} />
    </div>
  );
}

async function Publisher({ locale, values }: LocalizedContent) {
  const t = await getTranslations({ locale });
  return (
    <p>
      {`${values.site_title} · ${datesIn(locale)}`}
      {targetsKind() === 'us-senators' && (
        <WithContacts>{` · ${t('senators.asOf', { date: directoryDate(locale) })}`}</WithContacts>
      )}
    </p>
  );
}

export function DemandItems({ values, fallbackLang }: LocalizedContent) {
  return values.intro_demands.map((demand) => (
    <li key={demand}>
      <RichText as="span" html={demand} lang={fallbackLang('intro_demands')} />
    </li>
  ));
}

export function DemandList({ isHalf, ...content }: PartContent) {
  const { values, text } = content;
  return (
    <>
      <Question
        ofPlace={values.place_question}
        words={text('intro_title')}
        most={isHalf ? 1.1 : 0.5}
      />
      <ol className={styles.demands}>
        <DemandItems {...content} />
      </ol>
    </>
  );
}
