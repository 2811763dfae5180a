'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import type from '@/components/ui/type.module.css';
import { focusedElement, returnFocus } from '@/lib/browser/focus';
import type { HtmlLang } from '@/lib/i18n/locales';
import { hideModal, type ModalName } from '@/lib/state/modal';
import styles from './Modal.module.css';

type ModalProps = {
  name: ModalName;
  title: string;
  lang: HtmlLang | undefined;
  closeLabel: string;
  children: ReactNode;
};

const wide: readonly ModalName[] = ['selfie-form', 'trailer'];

/**
 * The frame of every modal: a native dialog that takes the focus to its title and gives it back.
 * Escape, the close button and the backdrop close it (look.md, Modals).
 */
export function Modal({ name, title, lang, closeLabel, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // a press that began inside, on words being selected, say, may end on the backdrop
  const beganOutside = useRef(false);

  useEffect(() => {
    const opener = focusedElement();
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    return () => returnFocus(opener);
  }, []);

  // another modal in the same frame begins at its own title
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name is what changes
  useEffect(() => {
    heading.current?.focus();
    dialog.current?.scrollTo(0, 0);
  }, [name]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's keyboard twin is Escape
    <dialog
      ref={dialog}
      className={[
        styles.modal,
        wide.includes(name) && styles.wide,
        name === 'trailer' && styles.screening,
      ]
        .filter(Boolean)
        .join(' ')}
      data-modal={name}
      aria-labelledby="modal-title"
      onClose={hideModal}
      onPointerDown={({ target, currentTarget }) => {
        beganOutside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && beganOutside.current) hideModal();
      }}
    >
      <div className={styles.sheet}>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={hideModal}>
          <Icon name="close" />
        </button>
        <h2
          ref={heading}
          id="modal-title"
          className={`${type.section} ${styles.title}`}
          tabIndex={-1}
          lang={lang}
        >
          {name === 'call-script' && <Icon name="phone" />}
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
