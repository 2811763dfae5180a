import { useTranslations } from 'next-intl';
import type { BodyProps } from '@/components/modals/modal-types';
import { ActionEmbed } from '@/components/embed/ActionEmbed';
import { useContent } from '@/components/providers/ContentProvider';
import { withMessages } from '@/components/providers/LazyMessages';
import { hasCalls, targetsKind } from '@/lib/config/targets';
import { showModal, useModal } from '@/lib/modals/state';
import { rememberAction } from '@/lib/placard/state';
import { countGoal } from '@/lib/tracking/counting.browser';
import signing from '@/messages/signing.json';

export default withMessages({ signing }, Signing);

function Signing({ isOnPage }: BodyProps) {
  const t = useTranslations();
  const { intro_letter_action_network_id: id } = useContent().values;

  return (
    <div className="stack">
      {!isOnPage && <p>{t('signing.what', { targets: targetsKind() })}</p>}
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
          {t('signing.already')}{' '}
          <button
            type="button"
            className="target textButton"
            onClick={() => showModal(hasCalls() ? 'call-form' : 'selfie-form')}
          >
            {t('letter.thenCall')}
          </button>
        </p>
      )}
    </div>
  );
}
