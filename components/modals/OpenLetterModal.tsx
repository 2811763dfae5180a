import { useTranslations } from 'next-intl';
import { ActionEmbed } from '@/components/embed/ActionEmbed';
import { useContent } from '@/components/shell/ContentProvider';
import { Button } from '@/components/ui/Button';
import { countGoal } from '@/lib/browser/counting';
import { rememberDeed } from '@/lib/state/crossing';
import { showModal, useModal } from '@/lib/state/modal';
import styles from './parts.module.css';

/** The letter's form and, when it is signed, the call (spec.md section 2, open-letter). */
export default function OpenLetterModal() {
  const t = useTranslations('letter');
  const { intro_letter_action_network_id: id } = useContent().content;

  return (
    <div className={styles.stack}>
      <ActionEmbed
        type="letter"
        id={id}
        modal="open-letter"
        onSubmitted={() => {
          rememberDeed('signed');
          // one that was closed meanwhile does not come back by itself
          if (useModal.getState().modal === 'open-letter') showModal('call-form');
          countGoal('signPetition');
        }}
      />
      <p>
        <Button variant="outline" onClick={() => showModal('call-form')}>
          {t('thenCall')}
        </Button>
      </p>
    </div>
  );
}
