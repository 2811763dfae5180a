import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import type { ModalTitle } from '@/components/modals/modal-row';
import { useAttempts } from '@/lib/call/attempts';
import { callFailures } from '@/lib/call/service';

/** The call card's title: "Calling you now...", and what is true instead where no call was placed. */
export function useCallTitle(): ModalTitle {
  const t = useTranslations('call');
  const attempt = useAttempts((attempts) => attempts.attempt);
  if (attempt.phase !== 'failed') {
    return {
      children: (
        <>
          <Icon name="phone" />
          {t('callingYou')}
        </>
      ),
    };
  }
  return {
    isUndone: true,
    children: (
      <>
        <s>{t('callingYou')}</s>{' '}
        <span>{t(callFailures[attempt.cause].mayRing ? 'mayRing' : 'willNotRing')}</span>
      </>
    ),
  };
}
