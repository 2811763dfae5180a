import { getTranslations } from 'next-intl/server';
import type { LocalizedContent } from '@/lib/content/localized';
import { PerLanguage, Repeated, type SheetProps } from './PerLanguage';
import { Address, Code, Group } from './SheetParts';
import styles from './Sheets.module.css';
import { AskFor, Demanding, Fine, Numbers, pagesOf } from './SheetWords';

const STRIPS = 8;

export function TearOff({ contents }: SheetProps) {
  return (
    <>
      <PerLanguage contents={contents} of={Demanding} />
      <PerLanguage contents={contents} of={Calling} />
      <Fine contents={contents} />
      <PerLanguage contents={contents} of={Take} />
      <div className={styles.row}>
        <Repeated contents={contents} times={STRIPS} of={Strip} />
      </div>
    </>
  );
}

async function Calling(content: LocalizedContent) {
  const t = await getTranslations({ locale: content.locale, namespace: 'printKit' });

  return (
    <div className={styles.call}>
      <AskFor {...content} />
      <Address page={pagesOf(content).ask} isCall />
      <Group lead={t('with')} />
    </div>
  );
}

async function Take({ locale }: LocalizedContent) {
  const t = await getTranslations({ locale, namespace: 'printKit' });
  return <p className={styles.take}>{t('takeOne')}</p>;
}

function Strip(content: LocalizedContent) {
  const { ask } = pagesOf(content);

  return (
    <>
      <Code page={ask} isCall />
      <div className={styles.upright}>
        <Numbers {...content} />
        <Address page={ask} isCall />
      </div>
    </>
  );
}
