import { getTranslations } from 'next-intl/server';
import { hasCalls } from '@/lib/config/targets';
import type { LocalizedContent } from '@/lib/content/localized';
import { Repeated, type SheetProps } from './PerLanguage';
import { Address, Code, Group, Question } from './SheetParts';
import styles from './Sheets.module.css';
import { AskFor, Numbers, pagesOf } from './SheetWords';

const CARDS = 4;

export function TableCards({ contents }: SheetProps) {
  return <Repeated contents={contents} times={CARDS} render={Card} />;
}

async function Card(content: LocalizedContent) {
  const t = await getTranslations({ locale: content.locale, namespace: 'printSheets' });
  const { ask } = pagesOf(content);

  return (
    <>
      <Question
        ofPlace={content.values.place_question}
        words={content.text('intro_title')}
        most={0.5}
      />
      <AskFor {...content} />
      <Numbers {...content} />
      <Address page={ask} isCall />
      <div className={styles.scan}>
        <Code page={ask} isCall />
        <div>
          <p>{t(hasCalls() ? 'words' : 'signWords')}</p>
          <Group lead={t('with')} />
        </div>
      </div>
    </>
  );
}
