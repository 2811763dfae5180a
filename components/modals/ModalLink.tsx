'use client';

import type { ComponentProps } from 'react';
import { countPlay } from '@/lib/browser/counting';
import { isPlainClick } from '@/lib/browser/plain-click';
import { type ModalName, showModal } from '@/lib/state/modal';
import { requestPlay } from '@/lib/state/playing';

type ModalLinkProps = ComponentProps<'a'> & { modal: ModalName; href: string };

/**
 * A link that opens a modal here. Before scripts, and in a new tab, it leads to `href`, which must
 * be of use by itself. The trailer's starts a video, which is counted here, from the press.
 */
export function ModalLink({ modal, href, ...rest }: ModalLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        event.currentTarget.focus({ preventScroll: true });
        if (modal === 'trailer') {
          countPlay();
          requestPlay(modal);
        }
        showModal(modal);
      }}
    />
  );
}
