import { getTranslations } from 'next-intl/server';
import { rollCallsIn } from '@/lib/call/votes';
import { htmlLangs } from '@/lib/i18n/locales';
import { Blanks, OfficeAddress, Reason, Salutation, Sender, VoteText } from './LetterParts';
import styles from './OfficeLetter.module.css';
import { type PartContent, PerLanguage, type SheetProps } from './PerLanguage';
import { DemandItems } from './SheetWords';

/** A letter whose address shows in the window of a #10 envelope, on Letter and A4 folded in three. */
export async function OfficeLetter({ contents }: SheetProps) {
  const inEach = await Promise.all(
    contents.map(({ locale }) => getTranslations({ locale, namespace: 'printSheets.letter' })),
  );
  const labelOf = (key: 'from' | 'date') => inEach.map((t) => t(key)).join(' / ');

  return (
    <div className={styles.letter}>
      <div className={styles.head}>
        <p className={styles.sender}>
          <small>{labelOf('from')}</small>
          <Sender />
          <Blanks count={2} />
        </p>
        <p className={styles.date}>
          <small>{labelOf('date')}</small>
          <Blanks count={1} />
        </p>
      </div>
      <p className={styles.address} lang={htmlLangs.en} translate="no">
        <OfficeAddress />
      </p>
      <PerLanguage contents={contents} render={Asking} />
      <p className={styles.reason} dir="auto">
        <Reason />
      </p>
      <PerLanguage contents={contents} render={Closing} />
      <p className={styles.signature} />
    </div>
  );
}

function Asking(content: PartContent) {
  const { t, locale } = content;
  const voteSentences = rollCallsIn(locale)?.calls.map(({ question, said }) =>
    said
      ? {
          yea: t('printSheets.letter.votes.yea', { question }),
          nay: t('printSheets.letter.votes.nay', { question }),
          none: t('printSheets.letter.votes.none', { question }),
        }
      : null,
  );
  return (
    <>
      <p>
        <Salutation to={t('printSheets.letter.dear', { name: '{name}' })} />
      </p>
      <p>{t('printSheets.letter.asking')}</p>
      <ol className={styles.demands}>
        <DemandItems {...content} />
      </ol>
      <p>
        <VoteText sentences={voteSentences ?? []} />
      </p>
      <p>{t('printSheets.letter.reason')}</p>
    </>
  );
}

function Closing({ t }: PartContent) {
  return (
    <>
      <p>{t('printSheets.letter.answer')}</p>
      <p>{t('printSheets.letter.sincerely')}</p>
    </>
  );
}
