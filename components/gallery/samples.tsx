import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { CallForm } from '@/components/call/CallForm';
import { importCallCard } from '@/components/call/import-call-card';
import { ActionEmbed, EmbedView } from '@/components/embed/ActionEmbed';
import { useContent } from '@/components/providers/ContentProvider';
import { type Attempt, noAttempt, useAttempts } from '@/lib/call/attempts';
import type { ScriptVersion } from '@/lib/call/compiled-scripts';
import { type CallResult, noCall, type SignUp, setSignUp, useCall } from '@/lib/call/state';
import { saveFields } from '@/lib/call/visitor';
import type { Embed } from '@/lib/embed/embed-step';

/** Sets the call's state to this attempt and sign-up, and resets it on unmount. */
function useCallState(attempt: Attempt, signUp: SignUp = 'none') {
  useLayoutEffect(() => {
    useAttempts.setState({ attempt });
    setSignUp(signUp);
    return () => {
      useAttempts.setState(noAttempt);
      setSignUp('none');
    };
  }, [attempt, signUp]);
}

/** The call form after this attempt, in the phases that show it. */
export function CallSample({ attempt }: { attempt: Attempt }) {
  useCallState(attempt);
  return <CallForm id="gallery" />;
}

const CallCard = lazy(importCallCard);

type ScriptSampleProps = {
  attempt: Attempt;
  signUp?: SignUp;
  zipCode?: string;
  script?: ScriptVersion;
  result?: CallResult;
};

/** The call card after this attempt, with this ZIP code, script and reported result. */
export function ScriptSample({ attempt, signUp, zipCode, script, result }: ScriptSampleProps) {
  const [isSet, setIsSet] = useState(false);
  useCallState(attempt, signUp);
  useLayoutEffect(() => {
    setIsSet(true);
    saveFields({ userLocation: zipCode ?? '' });
    useCall.setState({
      script: script ?? noCall.script,
      outcome: result ? { result, answeredBy: null } : null,
    });
    return () => {
      saveFields({ userLocation: '' });
      useCall.setState({ script: noCall.script, outcome: null });
    };
  }, [zipCode, script, result]);

  // the card keeps the ZIP it mounts with
  return (
    isSet && (
      <Suspense>
        <CallCard />
      </Suspense>
    )
  );
}

/** The open letter's form in one phase, or the live form without one. */
export function EmbedSample({ phase }: { phase?: Embed['phase'] }) {
  const { intro_letter_action_network_id: id } = useContent().values;
  if (!phase) return <ActionEmbed type="letter" id={id} />;
  return <EmbedView type="letter" id={id} embed={{ phase, height: 0 }} />;
}
