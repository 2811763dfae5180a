'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import typography from '@/components/ui/typography.module.css';
import { focusedElement, returnFocus } from '@/lib/browser/focus';
import type { HtmlLang } from '@/lib/i18n/locales';
import { hideModal, type ModalName } from '@/lib/modals/state';
import styles from './Modal.module.css';

type ModalProps = {
  /** one of the store's modals, or the hero's own; null for none, while what is in it stays */
  name: ModalName | 'crossed' | null;
  /** `isUndone` marks a title that says what did not come true. */
  title: { children?: ReactNode; lang?: HtmlLang | undefined; isUndone?: boolean };
  onClose?: () => void;
  children: ReactNode;
};

const wide: readonly ModalProps['name'][] = ['selfie-form', 'trailer', 'crossed'];
const cards: readonly ModalProps['name'][] = ['call-script', 'crossed'];

/** Long enough for the second press of two, which is meant for what opened the modal. */
const BACKDROP_DELAY_MS = 700;

/**
 * The frame of every modal: a native dialog that takes the focus to its title and gives it back.
 * Escape, the close button and the backdrop close it; the backdrop not at once, and never the script
 * of a call that is ringing.
 */
export function Modal({ name, title, onClose = hideModal, children }: ModalProps) {
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
    heading.current?.focus();
    dialog.current?.scrollTo(0, 0);
  }, [name]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop's keyboard twin is Escape
    <dialog
      ref={dialog}
      className={clsx(
        styles.modal,
        wide.includes(name) && styles.wide,
        name === 'trailer' && styles.screening,
        cards.includes(name) && styles.card,
        title.isUndone && styles.undone,
      )}
      data-modal={name ?? undefined}
      aria-labelledby={titleId}
      onClose={({ currentTarget }) => {
        // the event comes late: it may be open again
        if (!currentTarget.open) onClose();
      }}
      onPointerDown={({ target, currentTarget }) => {
        mayClose.current =
          target === currentTarget &&
          name !== 'call-script' &&
          Date.now() - openedAt.current >= BACKDROP_DELAY_MS;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && mayClose.current) onClose();
      }}
    >
      <div className={styles.sheet}>
        <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </button>
        <h2
          ref={heading}
          id={titleId}
          className={`${typography.section} ${styles.title}`}
          tabIndex={-1}
          lang={title.lang}
        >
          {name === 'call-script' && !title.isUndone && <Icon name="phone" />}
          {title.children}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
