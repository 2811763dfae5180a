'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from '@/lib/browser/chunk';
import { type ModalName, useModal } from '@/lib/state/modal';
import { Modal } from './Modal';
import type { ModalTexts } from './modal-texts';
import { useModalAddress } from './useModalAddress';

export type ModalBodyProps = { texts: ModalTexts };

const late = (load: () => Promise<{ default: ComponentType<ModalBodyProps> }>) =>
  lazy(() => loadChunk(load));

const bodies: Record<ModalName, ComponentType<ModalBodyProps>> = {
  archived: late(() => import('./ArchivedModal')),
  'call-form': late(() => import('./CallFormModal')),
  'call-script': late(() => import('./CallScriptModal')),
  covid: late(() => import('./CovidModal')),
  'moral-monday': late(() => import('./MoralMondayModal')),
  trailer: late(() => import('./TrailerModal')),
  'selfie-form': late(() => import('./SelfieFormModal')),
  'open-letter': late(() => import('./OpenLetterModal')),
};

/** Shows the one open modal; its frame at once, its body as soon as it has arrived. */
export function ModalHost({ isArchived, texts }: { isArchived: boolean; texts: ModalTexts }) {
  const modal = useModal((state) => state.modal);
  useModalAddress(isArchived);
  if (!modal) return null;

  const Body = bodies[modal];
  const { title, lang } = texts.titles[modal];

  return (
    <Modal name={modal} title={title} lang={lang} closeLabel={texts.close}>
      <Suspense fallback={<p>{texts.loading}</p>}>
        <Body texts={texts} />
      </Suspense>
    </Modal>
  );
}
