import { useTranslations } from 'next-intl';
import { FittedLine } from '@/components/ui/FittedLine';
import { qrHref } from '@/lib/addresses/paths';
import { publicConfig } from '@/lib/config/public-config';
import { hasCalls, targetsKind } from '@/lib/config/targets';
import type { LocalizedContent } from '@/lib/content/localized';
import { posterLines } from '@/lib/print/poster-lines';
import { Address, Code, CodePicture, Contacts, Group, Question } from './SheetParts';
import styles from './Sheets.module.css';
import { AskFor, Fine, pagesOf, Switchboard } from './SheetWords';

/** So many cards are on a page. */
const CARDS = ['a', 'b', 'c', 'd'];

/** Cards to cut apart. */
export function Cards(content: LocalizedContent) {
  return CARDS.map((card) => <Card key={card} {...content} />);
}

function Card(content: LocalizedContent) {
  const t = useTranslations('printKit');
  const { ask } = pagesOf(content);

  return (
    <div className={styles.card}>
      <Question words={content.text('intro_title')} most={0.44} />
      <AskFor {...content} />
      <Contacts>
        <Switchboard />
      </Contacts>
      <Address page={ask} isCall />
      <div className={styles.scan}>
        <Code page={ask} isCall />
        <div>
          <p>{t(hasCalls() ? 'words' : 'signWords')}</p>
          <Group lead={t('with')} />
        </div>
      </div>
    </div>
  );
}

/** Squares to point a camera at: the letter, the call, the event, and one that dials. */
export function SignUp(content: LocalizedContent) {
  const t = useTranslations('printKit');
  const { locale, text } = content;
  const { letter, rsvp, ask } = pagesOf(content);
  const title = posterLines(t('signUpTitle'), locale, 0.3);

  return (
    <>
      <div className={styles.lines}>
        {title.map((line) => (
          <FittedLine key={line} text={line} isDecorative />
        ))}
      </div>
      <p className={styles.how}>{t('signUpHow')}</p>
      <div className={styles.squares}>
        <div>
          <p className={styles.ask} {...text('letter_cta')} />
          <Code page={letter} />
          <Address page={letter} />
        </div>
        {hasCalls() && (
          <div>
            <AskFor {...content} />
            <Code page={ask} isCall />
            <Address page={ask} isCall />
          </div>
        )}
        <div>
          <p className={styles.ask} {...text('intro_moral_monday_cta')} />
          <Code page={rsvp} />
          <Address page={rsvp} />
        </div>
        {targetsKind() === 'us-senators' && (
          <div>
            <p className={styles.ask}>{t('dial')}</p>
            <CodePicture src={qrHref(locale, 'print', 'switchboard')} />
            <span className={styles.address}>{publicConfig.switchboard_phone}</span>
            <p>{t('dialHow')}</p>
          </div>
        )}
      </div>
      <Group lead={t('with')} />
      <Fine {...content} />
    </>
  );
}
