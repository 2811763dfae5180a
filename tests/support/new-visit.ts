import { noAttempt, useAttempts } from '@/lib/call/attempts';
import { noCall, useCall } from '@/lib/call/card-state';
import { callForm } from '@/lib/call/visitor';
import { useModal, useMountedModals } from '@/lib/modals/state';
import { usePlacard } from '@/lib/placard/state';
import { noSelfie, useSelfie } from '@/lib/selfie/state';

export function newVisit(): void {
  useModal.setState({ modal: null });
  useMountedModals.setState({ mounted: [] });
  useAttempts.setState(noAttempt);
  useCall.setState(noCall);
  callForm.reset({});
  usePlacard.setState(usePlacard.getInitialState());
  useSelfie.setState(noSelfie);
  delete window.postedCall;
  delete window.receivedFields;
  delete window.savedFields;
  window.unstored = {};
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
