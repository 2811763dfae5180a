import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { type CallResult, type Outcome, useCall } from '@/lib/call/card-state';
import { callResults, setResult } from '@/lib/call/outcome';
import { countCallResult } from '@/lib/tracking/counting.browser';
import styles from './CallCard.module.css';

type CallOutcomeProps = {
  kicker: (outcome: Outcome) => string;
  children: (outcome: Outcome, answer: (result: CallResult) => void) => ReactNode;
};

/** "How did it go?": each answer opens the next step below and moves the focus there. */
export function CallOutcome({ kicker, children }: CallOutcomeProps) {
  const t = useTranslations('callCard');
  const outcome = useCall((call) => call.outcome);
  const step = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer opens its own step
  useEffect(() => {
    if (wasPressed.current) step.current?.focus();
  }, [outcome]);

  function answer(result: CallResult) {
    wasPressed.current = true;
    if (result !== outcome?.result) countCallResult(result);
    setResult(result);
  }

  return (
    <section className={clsx('screenOnly', styles.outcome)} aria-labelledby="how-did-it-go">
      <h3 id="how-did-it-go" className="subTitle">
        {t('howDidItGo')}
      </h3>
      <div className={styles.results}>
        {callResults.map((result) => (
          <button
            key={result}
            type="button"
            aria-pressed={result === outcome?.result}
            onClick={() => answer(result)}
          >
            {t(`results.${result}`)}
          </button>
        ))}
      </div>
      {outcome && (
        <div className={clsx('rows', styles.step)}>
          <p ref={step} className={styles.kicker} tabIndex={-1}>
            {kicker(outcome)}
          </p>
          {children(outcome, answer)}
        </div>
      )}
    </section>
  );
}
