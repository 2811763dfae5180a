import { useTranslations } from 'next-intl';
import { FittedLine } from '@/components/ui/FittedLine';
import { withBasePath } from '@/lib/addresses/paths';
import { hasCalls } from '@/lib/config/targets';
import type { LocalizedContent } from '@/lib/content/localized';
import { Address, Code, Contacts, Group, Question } from './SheetParts';
import styles from './Sheets.module.css';
import { AskFor, Demands, Fine, pagesOf, Switchboard } from './SheetWords';

/** So many strips are under the poster to tear from. */
const STRIPS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** To hand out: the question, the demands, and whom to call. */
export function Flyer(content: LocalizedContent) {
  const t = useTranslations('printKit');
  const { ask } = pagesOf(content);

  return (
    <>
      <Question words={content.text('intro_title')} most={0.42} />
      <Demands {...content} />
      <img
        className={styles.march}
        src={withBasePath('/art/march.svg')}
        width="3840"
        height="528"
        alt=""
      />
      <div className={styles.foot}>
        <div>
          <AskFor {...content} />
          <Contacts>
            <Switchboard />
          </Contacts>
          <p className={styles.note}>{t(hasCalls() ? 'words' : 'signWords')}</p>
          <Address page={ask} isCall />
          <Group lead={t('with')} />
        </div>
        <Code page={ask} isCall />
      </div>
      <Fine {...content} />
    </>
  );
}

/** To pin up: the flyer's words over strips with a number and a code each. */
export function TearOff(content: LocalizedContent) {
  const t = useTranslations('printKit');
  const { ask } = pagesOf(content);

  return (
    <>
      <Question words={content.text('intro_title')} most={0.42} />
      <Demands {...content} />
      <div className={styles.call}>
        <AskFor {...content} />
        <Address page={ask} isCall />
        <Group lead={t('with')} />
        <Fine {...content} />
      </div>
      <p className={styles.take}>{t('takeOne')}</p>
      <div className={styles.row}>
        {STRIPS.map((strip) => (
          <div key={strip}>
            <Code page={ask} isCall />
            <div className={styles.upright}>
              <Contacts>
                <Switchboard />
              </Contacts>
              <Address page={ask} isCall />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

/** For a window: the question, and the answer of whoever hangs it there. */
export function WindowSign(content: LocalizedContent) {
  const t = useTranslations('printKit');
  const { ask } = pagesOf(content);
  const answer = content.text('intro_answer');

  return (
    <>
      <Question words={content.text('intro_title')} most={0.52} isToReader />
      <div className={styles.answer} lang={answer.lang}>
        <FittedLine text={answer.children} isCapped isDecorative />
      </div>
      <Group lead={t('with')} />
      <div className={styles.foot}>
        <div>
          <AskFor {...content} />
          <Contacts>
            <Switchboard />
          </Contacts>
          <Address page={ask} isCall />
        </div>
        <Code page={ask} isCall />
      </div>
      <Fine {...content} />
    </>
  );
}
