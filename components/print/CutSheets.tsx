import clsx from 'clsx';
import { hasCalls } from '@/lib/config/targets';
import { type PartContent, PerLanguage, Repeated, type SheetProps } from './PerLanguage';
import { Address, Code, Group, Question } from './SheetParts';
import styles from './Sheets.module.css';
import { AskFor, DemandList, Numbers, SmallPrint } from './SheetWords';

const CARDS = 4;
const STRIPS = 8;

export function TableCards({ contents }: SheetProps) {
  return <Repeated contents={contents} times={CARDS} render={Card} />;
}

function Card(content: PartContent) {
  const { t, ask, text, values } = content;

  return (
    <>
      <Question ofPlace={values.place_question} words={text('intro_title')} most={0.5} />
      <AskFor {...content} />
      <Numbers {...content} />
      <Address page={ask} />
      <div className={styles.scan}>
        <Code page={ask} />
        <div>
          <p>{t(`printSheets.${hasCalls() ? 'words' : 'signWords'}`)}</p>
          <Group lead={t('printSheets.with')} />
        </div>
      </div>
    </>
  );
}

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

function Calling(content: PartContent) {
  return (
    <div className={clsx('cluster', styles.call)}>
      <AskFor {...content} />
      <Address page={content.ask} />
      <Group lead={content.t('printSheets.with')} />
    </div>
  );
}

function Slip({ t }: PartContent) {
  return <p className={styles.take}>{t('printSheets.takeOne')}</p>;
}

function Strip(content: PartContent) {
  return (
    <>
      <Code page={content.ask} />
      <div className={styles.upright}>
        <Numbers {...content} />
        <Address page={content.ask} />
      </div>
    </>
  );
}
