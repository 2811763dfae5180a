'use client';

import type { ComponentProps } from 'react';
import { isPlainClick } from '@/lib/browser/plain-click';
import { type ModalName, showModal } from '@/lib/modals/state';

type ModalLinkProps = ComponentProps<'a'> & {
  modal: ModalName;
  href: string;
  /** what else the press does, before the modal opens */
  onOpen?: () => void;
};

/**
 * A link that opens a modal here. Before scripts, and in a new tab, it leads to `href`, which must
 * be of use by itself.
 */
export function ModalLink({ modal, href, onOpen, ...rest }: ModalLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        event.currentTarget.focus({ preventScroll: true });
        onOpen?.();
        showModal(modal);
      }}
    />
  );
}
