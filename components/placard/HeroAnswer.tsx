import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useContent } from '@/components/providers/ContentProvider';
import { withMessages } from '@/components/providers/LazyMessages';
import { withBasePath } from '@/lib/addresses/paths';
import { PLACARD, placardLines } from '@/lib/placard/placard-lines';
import { usePlacard } from '@/lib/placard/state';
import placard from '@/messages/placard.json';
import { PlacardModal } from './PlacardModal';
import styles from './placard.module.css';

export const HeroAnswer = withMessages({ placard }, Answer);

function Answer({ question }: { question: string }) {
  const t = useTranslations('placard');
  const tShare = useTranslations('share');
  const action = usePlacard(({ actions }) => actions.at(-1));
  const hasCalled = usePlacard(({ actions }) => actions.includes('called'));
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <p className={styles.answer}>
        <span>
          <b {...useContent().text('intro_answer')} /> {action && t(action)}{' '}
          {/* a visitor who has signed and not called is asked to call by the order of the buttons */}
          {hasCalled && <a href="#pass-it-on">{tShare('title')}</a>}
        </span>
        <Button variant="dark" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="download" /> {t('save')}
        </Button>
      </p>
      {isOpen && <PlacardModal question={question} onClose={() => setOpen(false)} />}
    </>
  );
}

export function VisitorMarcher() {
  const { words, carrier } = usePlacard();
  const { intro_answer } = useContent().values;
  const lines = placardLines(words.trim() || intro_answer, useLocale());

  return (
    <>
      <img src={withBasePath(`/art/marcher-${carrier}.svg`)} width={216} height={264} alt="" />
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
    </>
  );
}
