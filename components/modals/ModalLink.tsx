'use client';

import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { screenHref } from '@/lib/addresses/paths';
import { isPlainClick } from '@/lib/browser/plain-click';
import { type ModalName, modalPages, type PagedModal } from '@/lib/modals/deep-links';
import { showModal } from '@/lib/modals/state';

type ModalLinkProps = ComponentProps<'a'> & {
  /** before the modal opens */
  onOpen?: () => void;
} & ({ modal: PagedModal } | { modal: ModalName; href: string });

/**
 * A link that opens a modal here. Before scripts, and in a new tab, it leads to the page with the same form,
 * or to `href`, which must be of use by itself.
 */
export function ModalLink({ modal, href, onOpen, ...rest }: ModalLinkProps) {
  const page = screenHref(useLocale(), modalPages[modal as PagedModal]);

  return (
    <a
      {...rest}
      href={href ?? page}
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
