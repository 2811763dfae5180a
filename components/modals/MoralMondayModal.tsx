import { LinkOut } from './LinkOut';
import type { ModalBodyProps } from './ModalHost';

/** The next Moral Monday: its page takes the RSVP (spec.md section 2, moral-monday). */
export default function MoralMondayModal({ texts }: ModalBodyProps) {
  return <LinkOut {...texts.moralMonday} newTab={texts.newTab} />;
}
