import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { SyntheticEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { SpokenAs } from '@/components/ui/SpokenAs';
import { showBelow } from '@/lib/browser/scroll';
import { isCallOnItsWay, useAttempts } from '@/lib/call/attempts';
import styles from './CallForm.module.css';

/** The form's button, which asks before a second call; `onConfirm` runs if the visitor wants that one, too. */
export function CallButton({ onConfirm }: { onConfirm: (event: SyntheticEvent) => void }) {
  const t = useTranslations('call');
  const attempt = useAttempts((attempts) => attempts.attempt);
  const isAnotherOnItsWay = useAttempts(isCallOnItsWay);
  const isSending = attempt.phase === 'asked';

  return (
    <>
      <Button type="submit" size="lg" isFullWidth aria-disabled={isSending || undefined}>
        {isSending ? (
          <SpokenAs spoken={t('sendingSpoken')}>{t('sending')}</SpokenAs>
        ) : (
          <>
            <Icon name="phone" /> <span>{t('call')}</span>
          </>
        )}
      </Button>
      {/* below, so that the button stays under the finger that pressed it */}
      {attempt.phase === 'confirming' && (
        <div ref={showBelow} className={clsx('alert', styles.confirm)} role="alert">
          <p>{t(attempt.earlier === 'placed' ? 'recentlyCalled' : 'mayStillRing')}</p>
          <Button variant="dark" onClick={onConfirm}>
            {t('callAgain')}
          </Button>
        </div>
      )}
      <p className={isSending ? 'visuallyHidden' : styles.earlier} role="status">
        {isSending ? t('sendingSpoken') : isAnotherOnItsWay && t('callOnItsWay')}
      </p>
    </>
  );
}
