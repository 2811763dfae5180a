import { noCall, useCall } from '@/lib/state/call';
import { useKeptModals, useModal } from '@/lib/state/modal';
import { noSelfie, useSelfie } from '@/lib/state/selfie';
import { noVisitor, useVisitor } from '@/lib/state/visitor';

/** Forgets the visitor before: the stores and the address are as on a fresh page. */
export function newVisit(): void {
  useModal.setState({ modal: null });
  useKeptModals.setState({ kept: [] });
  useCall.setState(noCall);
  useVisitor.setState(noVisitor);
  useSelfie.setState(noSelfie);
  delete document.documentElement.dataset.callSentAt;
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
