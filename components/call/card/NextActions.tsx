import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '@/components/ui/Icon';
import { ShareRow } from '@/components/share/ShareRow';
import { useContent } from '@/components/providers/ContentProvider';
import { canonicalAddress } from '@/lib/browser/history';
import { screenUrl } from '@/lib/config/screen-url';
import { clockNow } from '@/lib/dates/build-clock';
import type { PagedModal } from '@/lib/modals/deep-links';
import { restorePlacard, usePlacard } from '@/lib/placard/state';
import styles from './CallCard.module.css';
import { ModalButton } from './ModalButton';

type Action = Exclude<PagedModal, 'call-form'>;

const whileUnsigned: Action[] = ['open-letter', 'moral-monday', 'selfie-form'];
const onceSigned: Action[] = ['moral-monday', 'selfie-form', 'open-letter'];

/** What to do after the call: the letter, or the next date for visitors who have signed it; then passing it on, to friends if given. */
export function NextActions({ friends, more }: { friends: ReactNode; more: ReactNode }) {
  const t = useTranslations('callCard');
  const locale = useLocale();
  const { text, nextEvent } = useContent();
  const isOver = nextEvent !== undefined && clockNow() >= nextEvent.endsAt;
  const hasSigned = usePlacard(({ actions }) => actions.includes('signed'));
  useEffect(restorePlacard, []);
  const words: Record<Action, ReactNode> = {
    'open-letter': t('signLetter'),
    'moral-monday': !isOver && <span {...text('intro_moral_monday_cta')} />,
    'selfie-form': t('takeSelfie'),
  };
  const [first, ...others] = (hasSigned ? onceSigned : whileUnsigned).map(
    (modal) =>
      words[modal] && (
        <li key={modal}>
          <ModalButton modal={modal}>
            {words[modal]} <Icon name="arrow" />
          </ModalButton>
        </li>
      ),
  );

  return (
    <>
      {first && <ul className={clsx('screenOnly', styles.also, styles.first)}>{first}</ul>}
      {/* the card opens on any page, and shares that one */}
      {friends || <ShareRow url={canonicalAddress() ?? screenUrl(locale, '/call')} />}
      <details className={clsx('fold screenOnly', styles.done)}>
        <summary>{t('more')}</summary>
        <ul className={clsx('screenOnly', styles.also)}>
          {others}
          {more && <li>{more}</li>}
        </ul>
      </details>
    </>
  );
}
