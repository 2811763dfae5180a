import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useIsPast } from '@/components/ui/useNow';
import { restoreCard, savedCard } from '@/lib/call/saved-card';
import { showModal } from '@/lib/modals/state';
import styles from './CallCard.module.css';

/** Leads back to the card of a call that may ring, for half an hour. */
export function ReturnToScript() {
  const t = useTranslations('callCard');
  const [card] = useState(savedCard);
  const isOver = useIsPast(card?.until);
  if (!card || isOver) return null;

  function open() {
    if (card) restoreCard(card);
    showModal('call-script');
  }

  return (
    <aside className={clsx('screenOnly', styles.back)} aria-label={t('backToScript')}>
      <Button variant="dark" isFullWidth aria-haspopup="dialog" onClick={open}>
        <Icon name="phone" /> {t('backToScript')}
      </Button>
    </aside>
  );
}
