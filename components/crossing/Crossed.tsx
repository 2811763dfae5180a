'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useContent } from '@/components/shell/ContentProvider';
import { LazyMessages } from '@/components/shell/LazyMessages';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { PLACARD, placardLines } from '@/lib/crossing/placard';
import { withBasePath } from '@/lib/paths';
import { type Carrier, useCrossing } from '@/lib/state/crossing';
import crossing from '@/messages/crossing.json';
import styles from './Crossed.module.css';
import { CrossingModal } from './CrossingModal';

/** The answer to the title's question, in place of the lead. */
export function CrossedLead() {
  return (
    <LazyMessages messages={{ crossing }}>
      <Answer />
    </LazyMessages>
  );
}

/** The visitor's marcher with their words, and the way to the picture of them. */
export function CrossedMarcher(props: { question: string }) {
  return (
    <LazyMessages messages={{ crossing }}>
      <Marcher {...props} />
    </LazyMessages>
  );
}

function Answer() {
  const t = useTranslations('crossing');
  const deed = useCrossing((crossing) => crossing.deed);
  return (
    <p>
      <b {...useContent().text('intro_answer')} /> {deed && t(deed)}
    </p>
  );
}

function Marcher({ question }: { question: string }) {
  const t = useTranslations('crossing');
  const { words, carrier } = useCrossing();
  const { intro_answer } = useContent().content;
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <MarcherDrawing carrier={carrier} />
      <Placard words={words.trim() || intro_answer} />
      <span className={styles.save}>
        <Button variant="dark" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="download" /> {t('save')}
        </Button>
      </span>
      {isOpen && <CrossingModal question={question} onClose={() => setOpen(false)} />}
    </>
  );
}

function MarcherDrawing({ carrier }: { carrier: Carrier }) {
  return <img src={withBasePath(`/art/marcher-${carrier}.svg`)} width={216} height={264} alt="" />;
}

function Placard({ words }: { words: string }) {
  const lines = placardLines(words, useLocale());
  return (
    <svg
      className={styles.placard}
      viewBox={`0 0 ${PLACARD.width} ${PLACARD.height}`}
      aria-hidden="true"
    >
      {lines.map(({ text, width, size, foot }) => (
        <text key={foot} x={PLACARD.width / 2} y={foot} fontSize={size} textLength={width}>
          {text}
        </text>
      ))}
    </svg>
  );
}
