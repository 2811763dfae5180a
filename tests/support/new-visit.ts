import { noCall, useCall } from '@/lib/call/state';
import { noVisitor, useVisitor } from '@/lib/call/visitor';
import { useKeptModals, useModal } from '@/lib/modals/state';
import { noSelfie, useSelfie } from '@/lib/selfie/state';

/** Resets the stores and the address, as on a fresh page. */
export function newVisit(): void {
  useModal.setState({ modal: null });
  useKeptModals.setState({ kept: [] });
  useCall.setState(noCall);
  useVisitor.setState(noVisitor);
  useSelfie.setState(noSelfie);
  delete window.askedCalls;
  delete window.handedFields;
  delete window.toldFields;
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
