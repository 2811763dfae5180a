import { useTranslations } from 'next-intl';
import { CallForm } from '@/components/call/CallForm';
import { CallYourself } from '@/components/call/CallYourself';
import { NoCallForm } from '@/components/call/NoCallForm';
import { useFormTexts } from './FormTextsProvider';
import styles from './parts.module.css';

/** "Thanks! Can you call?", what will happen, and the form (spec.md section 2, call-form). */
export function CallFormModal() {
  const t = useTranslations('call');
  const { callForm } = useFormTexts();
  if (callForm.unavailable) {
    return (
      <>
        <NoCallForm reason={callForm.unavailable} />
        <CallYourself
          id="modal"
          isOpen
          texts={callForm.direct}
          switchboard={callForm.failure.switchboard}
        />
      </>
    );
  }
  return (
    <div className={styles.stack}>
      <p>{t('instructions')}</p>
      <CallForm id="modal-call" texts={callForm} isKeepPostedOffered={callForm.queueHost !== ''} />
    </div>
  );
}
