import { LinkOut } from './LinkOut';
import type { ModalBodyProps } from './ModalWindow';

/** The trailer, where the campaign names one (spec.md section 2, trailer). */
export function TrailerModal({ texts }: ModalBodyProps) {
  return texts.trailer && <LinkOut {...texts.trailer} newTab={texts.newTab} />;
}
