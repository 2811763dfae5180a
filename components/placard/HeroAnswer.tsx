'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useContent } from '@/components/providers/ContentProvider';
import { LazyMessages } from '@/components/providers/LazyMessages';
import { withBasePath } from '@/lib/addresses/paths';
import { PLACARD, placardLines } from '@/lib/placard/placard-lines';
import { type Carrier, usePlacard } from '@/lib/placard/state';
import placard from '@/messages/placard.json';
import styles from './HeroAnswer.module.css';
import { PlacardModal } from './PlacardModal';

/** The answer to the title's question, in place of the introduction. */
export function HeroAnswer() {
  return (
    <LazyMessages messages={{ placard }}>
      <Answer />
    </LazyMessages>
  );
}

/** The visitor's marcher with their words, and the way to the picture of them. */
export function VisitorMarcher(props: { question: string }) {
  return (
    <LazyMessages messages={{ placard }}>
      <Marcher {...props} />
    </LazyMessages>
  );
}

function Answer() {
  const t = useTranslations('placard');
  const action = usePlacard(({ actions }) => actions.at(-1));
  return (
    <p>
      <b {...useContent().text('intro_answer')} /> {action && t(action)}
    </p>
  );
}

function Marcher({ question }: { question: string }) {
  const t = useTranslations('placard');
  const { words, carrier } = usePlacard();
  const { intro_answer } = useContent().values;
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
      {isOpen && <PlacardModal question={question} onClose={() => setOpen(false)} />}
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
