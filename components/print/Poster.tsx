import type { ComponentType } from 'react';
import { withBasePath } from '@/lib/addresses/paths';
import { hasCalls } from '@/lib/config/targets';
import { type PartContent, PerLanguage, type SheetProps } from './PerLanguage';
import { Address, Code, Group, Lines } from './SheetParts';
import styles from './Sheets.module.css';
import { AskFor, Numbers, SmallPrint } from './SheetWords';

export function Poster({ contents, render }: SheetProps & { render: ComponentType<PartContent> }) {
  const src = withBasePath(`/art/crowd-${contents[0].locale}.svg`);

  return (
    <>
      <PerLanguage contents={contents} render={render} />
      <img
        className={styles.crowd}
        src={src}
        width="2374"
        height="528"
        alt=""
        fetchPriority="low"
      />
      <PerLanguage contents={contents} render={Foot} />
      <SmallPrint contents={contents} />
    </>
  );
}

function Foot(content: PartContent) {
  const { t, ask } = content;

  return (
    <div className={styles.foot}>
      <div>
        <AskFor {...content} />
        <Numbers {...content} />
        <p className={styles.note}>{t(`printSheets.${hasCalls() ? 'words' : 'signWords'}`)}</p>
        <Address page={ask} />
        <Group lead={t('printSheets.with')} />
      </div>
      <Code page={ask} />
    </div>
  );
}

export function Answered({ text, isHalf }: PartContent) {
  return (
    <>
      <Lines words={text('intro_title')} most={isHalf ? 1.1 : 0.5} isOutlined />
      <Lines words={text('intro_answer')} most={isHalf ? 1 : 0.3} />
    </>
  );
}
