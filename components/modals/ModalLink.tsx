'use client';

import type { ComponentProps } from 'react';
import { isPlainClick } from '@/lib/browser/plain-click';
import { type ModalName, showModal } from '@/lib/modals/state';
import { countPlay } from '@/lib/tracking/counting.browser';
import { requestPlay } from '@/lib/video/playing';

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
