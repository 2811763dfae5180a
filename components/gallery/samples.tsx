import { useLayoutEffect } from 'react';
import { CallForm } from '@/components/call/CallForm';
import type { CallFormTexts } from '@/components/call/call-texts';
import { NoCallForm } from '@/components/call/NoCallForm';
import { CallScriptModal } from '@/components/modals/CallScriptModal';
import type { ModalTexts } from '@/components/modals/modal-texts';
import { type CallAttempt, type SignUp, setAttempt, setSignUp } from '@/lib/state/call';

/** The call form as it stands after this attempt, until it goes; where there is one at all. */
export function CallSample({ attempt, texts }: { attempt: CallAttempt; texts: CallFormTexts }) {
  useLayoutEffect(() => {
    setAttempt(attempt);
    return () => setAttempt({ phase: 'idle' });
  }, [attempt]);
  if (texts.unavailable) return <NoCallForm reason={texts.unavailable} />;
  return <CallForm id="gallery" texts={texts} />;
}

type ScriptSampleProps = { attempt: CallAttempt; signUp?: SignUp; texts: ModalTexts };

/** The call script as it stands after this attempt, and this wish to be kept posted. */
export function ScriptSample({ attempt, signUp = 'none', texts }: ScriptSampleProps) {
  useLayoutEffect(() => {
    setAttempt(attempt);
    setSignUp(signUp);
    return () => {
      setAttempt({ phase: 'idle' });
      setSignUp('none');
    };
  }, [attempt, signUp]);
  return <CallScriptModal texts={texts} />;
}
