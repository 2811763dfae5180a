import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import type { BodyProps } from '@/components/modals/modal-row';
import { ActionEmbed } from '@/components/embed/ActionEmbed';
import { useContent } from '@/components/providers/ContentProvider';
import { hasCalls } from '@/lib/config/targets';
import { showModal, useModal } from '@/lib/modals/state';
import { rememberAction } from '@/lib/placard/state';
import { countGoal } from '@/lib/tracking/counting.browser';

/** The letter's form and, when it is signed, the call; where nobody is called, the way to a selfie. */
export default function OpenLetterModal({ isOnPage }: BodyProps) {
  const t = useTranslations('letter');
  const { intro_letter_action_network_id: id } = useContent().values;

  return (
    <div className={layout.stack}>
      <ActionEmbed
        type="letter"
        id={id}
        modal="open-letter"
        isOnPage={isOnPage}
        onSubmitted={() => {
          rememberAction('signed');
          // if the visitor closed the modal meanwhile, it does not open again by itself
          const modal = isOnPage ? null : 'open-letter';
          if (hasCalls() && useModal.getState().modal === modal) showModal('call-form');
          countGoal('signPetition');
        }}
      />
      {!isOnPage && (
        <p>
          <Button
            variant="outline"
            onClick={() => showModal(hasCalls() ? 'call-form' : 'selfie-form')}
          >
            {t('thenCall')}
          </Button>
        </p>
      )}
    </div>
  );
}
