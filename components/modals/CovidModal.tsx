import { CovidProtocols } from './CovidProtocols';
import type { ModalBodyProps } from './ModalWindow';

export function CovidModal({ texts: { covid } }: ModalBodyProps) {
  return <CovidProtocols {...covid} />;
}
