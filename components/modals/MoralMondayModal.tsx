'use client';

import { ActionEmbed } from '@/components/embed/ActionEmbed';
import { hideModal } from '@/lib/state/modal';
import { LinkOut } from './LinkOut';
import type { ModalBodyProps } from './ModalWindow';

/** The next Moral Monday's RSVP, or the way to it where it is kept elsewhere (spec.md section 2). */
export function MoralMondayModal({ texts: { moralMonday, newTab } }: ModalBodyProps) {
  const { embed, elsewhere, cta, href } = moralMonday;
  return embed ? (
    <ActionEmbed texts={embed} onEscape={hideModal} />
  ) : (
    <LinkOut text={elsewhere} cta={cta} href={href} newTab={newTab} />
  );
}
