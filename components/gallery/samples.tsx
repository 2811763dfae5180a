import { useLayoutEffect } from 'react';
import { CallForm } from '@/components/call/CallForm';
import { ActionEmbed, EmbedView } from '@/components/embed/ActionEmbed';
import { CallScriptModal } from '@/components/modals/CallScriptModal';
import { useContent } from '@/components/shell/ContentProvider';
import type { Embed } from '@/lib/embed/embed-step';
import { type CallAttempt, type SignUp, setAttempt, setSignUp } from '@/lib/state/call';

/** Puts the call where it stands after this attempt and this wish to be kept posted. */
function useCallState(attempt: CallAttempt, signUp: SignUp = 'none') {
  useLayoutEffect(() => {
    setAttempt(attempt);
    setSignUp(signUp);
    return () => {
      setAttempt({ phase: 'idle' });
      setSignUp('none');
    };
  }, [attempt, signUp]);
}

/** The call form after this attempt, where there is one at all. */
export function CallSample({ attempt }: { attempt: CallAttempt }) {
  useCallState(attempt);
  return <CallForm id="gallery" />;
}

/** The call script after this attempt. */
export function ScriptSample({ attempt, signUp }: { attempt: CallAttempt; signUp?: SignUp }) {
  useCallState(attempt, signUp);
  return <CallScriptModal />;
}

/** The open letter's form in one phase, or as it is where none is given. */
export function EmbedSample({ phase }: { phase?: Embed['phase'] }) {
  const { intro_letter_action_network_id: id } = useContent().content;
  if (!phase) return <ActionEmbed type="letter" id={id} />;
  return <EmbedView type="letter" id={id} embed={{ phase, height: 0 }} />;
}
