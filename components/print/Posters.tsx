import { getTranslations } from 'next-intl/server';
import type { ComponentType } from 'react';
import { withBasePath } from '@/lib/addresses/paths';
import { hasCalls } from '@/lib/config/targets';
import type { LocalizedContent } from '@/lib/content/localized';
import { type PartContent, PerLanguage, Repeated, type SheetProps } from './PerLanguage';
import { Address, Code, Group, Lines, Question } from './SheetParts';
import styles from './Sheets.module.css';
import { AskFor, Demands, Fine, Numbers, pagesOf } from './SheetWords';

const STRIPS = 8;

export function Flyer({ contents }: SheetProps) {
  return <Poster contents={contents} of={Demanding} />;
}

export function WindowSign({ contents }: SheetProps) {
  return <Poster contents={contents} of={Answered} />;
}

function Poster({ contents, of }: SheetProps & { of: ComponentType<PartContent> }) {
  const src = withBasePath(`/art/crowd-${contents[0].locale}.svg`);

  return (
    <>
      <PerLanguage contents={contents} of={of} />
      <img className={styles.crowd} src={src} width="2374" height="528" alt="" />
      <PerLanguage contents={contents} of={Foot} />
      <Fine contents={contents} />
    </>
  );
}

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

function Demanding({ isHalf, ...content }: PartContent) {
  return (
    <>
      <Question
        ofPlace={content.values.place_question}
        words={content.text('intro_title')}
        most={isHalf ? 1.1 : 0.5}
      />
      <Demands {...content} />
    </>
  );
}

async function Foot(content: LocalizedContent) {
  const t = await getTranslations({ locale: content.locale, namespace: 'printKit' });
  const { ask } = pagesOf(content);

  return (
    <div className={styles.foot}>
      <div>
        <AskFor {...content} />
        <Numbers {...content} />
        <p className={styles.note}>{t(hasCalls() ? 'words' : 'signWords')}</p>
        <Address page={ask} isCall />
        <Group lead={t('with')} />
      </div>
      <Code page={ask} isCall />
    </div>
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

function Answered({ text, isHalf }: PartContent) {
  return (
    <>
      <Lines words={text('intro_title')} most={isHalf ? 1.1 : 0.5} isOutlined />
      <Lines words={text('intro_answer')} most={isHalf ? 1 : 0.3} />
    </>
  );
}
