import { getTranslations } from 'next-intl/server';
import type { LocalizedContent } from '@/lib/content/localized';
import { PerLanguage, Repeated, type SheetProps } from './PerLanguage';
import { Address, Code, Group } from './SheetParts';
import styles from './Sheets.module.css';
import { AskFor, DemandList, Numbers, pagesOf, SmallPrint } from './SheetWords';

const STRIPS = 8;

export function TearOff({ contents }: SheetProps) {
  return (
    <>
      <PerLanguage contents={contents} render={DemandList} />
      <PerLanguage contents={contents} render={Calling} />
      <SmallPrint contents={contents} />
      <PerLanguage contents={contents} render={Slip} />
      <div className={styles.row}>
        <Repeated contents={contents} times={STRIPS} render={Strip} />
      </div>
    </>
  );
}

async function Calling(content: LocalizedContent) {
  const t = await getTranslations({ locale: content.locale, namespace: 'printSheets' });

  return (
    <div className={styles.call}>
      <AskFor {...content} />
      <Address page={pagesOf(content).ask} isCall />
      <Group lead={t('with')} />
    </div>
  );
}

async function Slip({ locale }: LocalizedContent) {
  const t = await getTranslations({ locale, namespace: 'printSheets' });
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
