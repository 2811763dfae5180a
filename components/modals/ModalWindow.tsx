'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { Closed } from '@/components/ui/Closed';
import { loadChunk } from '@/lib/browser/chunk';
import { type ModalName, useModal } from '@/lib/state/modal';
import { ArchivedModal } from './ArchivedModal';
import { BodyBoundary } from './BodyBoundary';
import { CallScriptModal } from './CallScriptModal';
import { CovidModal } from './CovidModal';
import { Modal } from './Modal';
import { MoralMondayModal } from './MoralMondayModal';
import type { ModalTexts } from './modal-texts';
import { OpenLetterModal } from './OpenLetterModal';
import { TrailerModal } from './TrailerModal';
import { useModalAddress } from './useModalAddress';

export type ModalBodyProps = { texts: ModalTexts };

/** The small bodies come with the window; the forms, which are large, when they are opened. */
const bodies: Record<ModalName, ComponentType<ModalBodyProps>> = {
  archived: ArchivedModal,
  'call-form': lazy(() => loadChunk(() => import('./CallFormModal'))),
  'call-script': CallScriptModal,
  covid: CovidModal,
  'moral-monday': MoralMondayModal,
  trailer: TrailerModal,
  'selfie-form': lazy(() => loadChunk(() => import('./SelfieFormModal'))),
  'open-letter': OpenLetterModal,
};

/** Shows the one open modal: its frame at once, its body as soon as it has arrived. */
export default function ModalWindow({ texts }: ModalBodyProps) {
  const modal = useModal((state) => state.modal);
  useModalAddress(modal);
  if (!modal) return null;

  const Body = bodies[modal];
  const { title, lang } = texts.titles[modal];
  const closed = texts.closed[modal];

  return (
    <Modal name={modal} title={title} lang={lang} closeLabel={texts.close}>
      <BodyBoundary key={modal} sentence={texts.failed}>
        <Suspense fallback={<p>{texts.loading}</p>}>
          {closed ? <Closed>{closed}</Closed> : <Body texts={texts} />}
        </Suspense>
      </BodyBoundary>
    </Modal>
  );
}
