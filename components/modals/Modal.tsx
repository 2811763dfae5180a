import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { focusedElement, returnFocus } from '@/lib/browser/focus';
import { coverPage, SECOND_PRESS_MS } from '@/lib/browser/presses';
import { hideModal } from '@/lib/modals/state';
import styles from './Modal.module.css';
import type { ModalFrame } from './modal-types';

export const ModalContext = createContext(false);

type ModalProps = {
  /** null while none is open; what was in it stays */
  name: string | null;
  frame: ModalFrame;
  onClose?: () => void;
  children: ReactNode;
};

/**
 * The frame of every modal: a native dialog that takes the focus to its title and gives it back. Escape,
 * the close button and, after a moment, the backdrop close it.
 */
export function Modal({ name, frame, onClose = hideModal, children }: ModalProps) {
  const { useTitle, look = [], closesOnBackdrop = true } = frame;
  const t = useTranslations('modal');
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // another one may be on the page, closed
  const titleId = useId();
  const openedAt = useRef(0);
  // a press that began inside, on words being selected, say, may end on the backdrop
  const mayClose = useRef(false);
  const isOpen = name !== null;

  useEffect(() => {
    const { current: element } = dialog;
    if (!isOpen || !element) return;
    const opener = focusedElement();
    if (!element.open) element.showModal();
    return () => {
      if (element.isConnected) element.close();
      returnFocus(opener);
    };
  }, [isOpen]);

  // another modal in the same frame begins at its own title
  useEffect(() => {
    if (!name) return;
    openedAt.current = Date.now();
    coverPage();
    heading.current?.focus();
    dialog.current?.scrollTo(0, 0);
  }, [name]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's keyboard twin is Escape
    <dialog
      ref={dialog}
      className={clsx(styles.modal, ...look.map((each) => styles[each]))}
      data-modal={name ?? undefined}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => {
        // the event comes late: it may be open again
        if (!currentTarget.open) onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        mayClose.current =
          target === currentTarget &&
          closesOnBackdrop &&
          Date.now() - openedAt.current >= SECOND_PRESS_MS;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && mayClose.current) onClose();
      }}
    >
      <button
        type="button"
        className={clsx('screenOnly', styles.close)}
        aria-label={t('close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      <div className={styles.sheet}>
        <Title key={name} ref={heading} id={titleId} useTitle={useTitle} />
        <ModalContext value={true}>{children}</ModalContext>
      </div>
    </dialog>
  );
}

type TitleProps = Pick<ModalFrame, 'useTitle'> & { id: string; ref: Ref<HTMLHeadingElement> };

/** Its own part, because each modal's title has other hooks. */
function Title({ useTitle, id, ref }: TitleProps) {
  const { children, lang, isUndone } = useTitle();

  return (
    <h2
      ref={ref}
      id={id}
      className={clsx('landing sectionTitle', styles.title, isUndone && styles.undone)}
      tabIndex={-1}
      lang={lang}
    >
      {children}
    </h2>
  );
}
