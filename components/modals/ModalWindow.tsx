'use client';

import type { ComponentType } from 'react';
import { Late, type LatePart, latePart } from '@/components/ui/Late';
import { UnavailableNotice } from '@/components/ui/UnavailableNotice';
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

type Body = ComponentType<ModalBodyProps>;

function lateBody(load: () => Promise<{ default: Body }>): LatePart<ModalBodyProps> {
  return latePart(async () => (await loadChunk(load)).default);
}

/** The small bodies come with the window; the forms, which are large, when they are opened. */
const bodies: Record<ModalName, Body | LatePart<ModalBodyProps>> = {
  archived: ArchivedModal,
  'call-form': lateBody(() => import('./CallFormModal')),
  'call-script': CallScriptModal,
  covid: CovidModal,
  'moral-monday': MoralMondayModal,
  trailer: TrailerModal,
  'selfie-form': lateBody(() => import('./SelfieFormModal')),
  'open-letter': OpenLetterModal,
};

/** Shows the one open modal: its frame at once, its body as soon as it has arrived. */
export default function ModalWindow({ texts }: ModalBodyProps) {
  const modal = useModal((state) => state.modal);
  useModalAddress(modal);
  if (!modal) return null;

  const { title, lang } = texts.titles[modal];
  const closed = texts.closed[modal];

  return (
    <Modal name={modal} title={title} lang={lang} closeLabel={texts.close}>
      <BodyBoundary key={modal} sentence={texts.failed}>
        {closed ? (
          <UnavailableNotice>{closed}</UnavailableNotice>
        ) : (
          <ModalBody name={modal} texts={texts} />
        )}
      </BodyBoundary>
    </Modal>
  );
}

function ModalBody({ name, texts }: ModalBodyProps & { name: ModalName }) {
  const Body = bodies[name];
  if (typeof Body === 'function') return <Body texts={texts} />;
  return (
    <Late
      part={Body}
      props={{ texts }}
      waiting={<p>{texts.loading}</p>}
      failed={<UnavailableNotice>{texts.failed}</UnavailableNotice>}
    />
  );
}
