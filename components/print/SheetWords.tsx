import { RichText } from '@/components/ui/RichText';
import { directoryDate } from '@/lib/call/senators';
import { publicConfig } from '@/lib/config/public-config';
import { hasCalls, targetsKind } from '@/lib/config/targets';
import { datesIn } from '@/lib/content/load';
import { type PartContent, PerLanguage, type SheetProps } from './PerLanguage';
import { Ask, Contacts, Question, WithContacts } from './SheetParts';
import styles from './Sheets.module.css';

export function AskFor({ t, text }: PartContent) {
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
export function Numbers({ t }: PartContent) {
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

function Publisher({ t, locale, values }: PartContent) {
  return (
    <p>
      {`${values.site_title} · ${datesIn(locale)}`}
      {targetsKind() === 'us-senators' && (
        <WithContacts>{` · ${t('senators.asOf', { date: directoryDate(locale) })}`}</WithContacts>
      )}
    </p>
  );
}

export function DemandItems({ values, fallbackLang }: PartContent) {
  return values.intro_demands.map((demand) => (
    <li key={demand}>
      <RichText as="span" html={demand} lang={fallbackLang('intro_demands')} />
    </li>
  ));
}

export function DemandList(content: PartContent) {
  const { values, text, isHalf } = content;
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
