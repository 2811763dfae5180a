import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import type { ModalTitle } from '@/components/modals/modal-types';
import { useAttempts } from '@/lib/call/attempts';
import { callFailures } from '@/lib/call/failures';

/** The call card's title: "Calling you now...", and what is true instead where no call was placed. */
export function useCallTitle(): ModalTitle {
  const t = useTranslations('call');
  const attempt = useAttempts((attempts) => attempts.attempt);
  const failure = attempt.phase === 'failed' && callFailures[attempt.cause];
  return {
    isUndone: failure !== false,
    children: failure ? (
      <>
        <s>{t('callingYou')}</s> <span>{t(failure.mayRing ? 'mayRing' : 'willNotRing')}</span>
      </>
    ) : (
      <>
        <Icon name="phone" />
        {t('callingYou')}
      </>
    ),
  };
}
