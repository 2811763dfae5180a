import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/Button';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { useContent } from '@/components/providers/ContentProvider';
import { isOnline, onConnectionChange } from '@/lib/browser/network';
import { publicConfig } from '@/lib/config/public-config';
import { modalNames } from '@/lib/modals/deep-links';
import { useModal, useMountedModals } from '@/lib/modals/state';
import { Modal } from './Modal';
import type { BodyProps, ModalFrame, ModalRow, ModalRows } from './modal-types';
import { useModalAddress } from './useModalAddress.browser';

const closed: ModalFrame = { useTitle: () => ({}) };

export function ModalHost({ modals }: { modals: ModalRows }) {
  const modal = useModal((state) => state.modal);
  const kept = useMountedModals((state) => state.mounted);
  useModalAddress(modals);
  // in one order, because a frame that is moved loads anew
  const mounted = modalNames.filter((name) => name === modal || kept.includes(name));
  if (mounted.length === 0) return null;

  return (
    <Modal name={modal} frame={modal ? modals[modal] : closed}>
      {mounted.map((name) => (
        <div key={name} className="modalBody" hidden={name !== modal}>
          <ModalBody row={modals[name]} />
        </div>
      ))}
    </Modal>
  );
}

export function ModalBody({ row, ...props }: { row: ModalRow } & BodyProps) {
  const t = useTranslations();
  const { Body, closedNotice } = row;

  return (
    <ErrorBoundary fallback={(retry) => <FailedBody row={row} retry={retry} />}>
      {closedNotice && publicConfig.isArchived ? (
        <p className="unavailable">{t(`closed.${closedNotice}`)}</p>
      ) : (
        <Body {...props} />
      )}
    </ErrorBoundary>
  );
}

function FailedBody({ row: { Alert, formPage }, retry }: { row: ModalRow; retry: () => void }) {
  const t = useTranslations();
  const { values } = useContent();
  const href = formPage?.(values);
  useEffect(() => onConnectionChange(retry), [retry]);

  return (
    <>
      {Alert && <Alert />}
      <div role="status">
        <p className="unavailable">{t(href && !isOnline() ? 'embed.offline' : 'modal.failed')}</p>
      </div>
      {href && (
        <NewTabLink href={href} className={buttonClass({ size: 'lg' })}>
          {t('embed.onActionNetwork')}
        </NewTabLink>
      )}
    </>
  );
}
