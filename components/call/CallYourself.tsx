'use client';

import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { Field } from '@/components/ui/Field';
import fold from '@/components/ui/fold.module.css';
import { Late } from '@/components/ui/Late';
import { useVisitor } from '@/lib/state/visitor';
import styles from './CallYourself.module.css';
import type { DirectTexts, Switchboard } from './call-texts';
import { directNumbers } from './late-numbers';

type CallYourselfProps = {
  id: string;
  texts: DirectTexts;
  switchboard: Switchboard;
  isOpen?: boolean;
  children?: ReactNode;
};

/**
 * How to call without the service: the switchboard at once, the senators' own numbers from the first
 * touch. It follows the ZIP of the call form until another is typed here.
 */
export function CallYourself({ id, texts, switchboard, isOpen, children }: CallYourselfProps) {
  const told = useVisitor(({ zipCode }) => zipCode);
  const [typed, setTyped] = useState<string | null>(null);
  // how often the numbers were asked for
  const [asked, ask] = useReducer((times: number) => times + 1, 0);
  const zip = typed ?? told ?? '';
  const field = useRef<HTMLInputElement>(null);

  // what was typed before this came alive
  useEffect(() => {
    const before = field.current?.value;
    if (!before || before === useVisitor.getState().zipCode) return;
    setTyped(before);
    ask();
  }, []);

  return (
    <details
      className={`${fold.fold} ${styles.yourself}`}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // open from the start is not asked for
        if (currentTarget.open && !isOpen) ask();
      }}
    >
      <summary>{texts.summary}</summary>
      <p className={styles.switchboard}>
        {switchboard.before} <a href={switchboard.href}>{switchboard.number}</a>
      </p>
      <div className={styles.scripted}>
        <Field
          id={`${id}-direct-zip`}
          type="tel"
          autoComplete="postal-code"
          label={texts.zip}
          ref={field}
          value={zip}
          onFocus={ask}
          onChange={({ target }) => {
            setTyped(target.value);
            ask();
          }}
        />
        {asked > 0 && (
          <Late
            part={directNumbers}
            props={{ zip, texts }}
            waiting={<p>{texts.loading}</p>}
            asked={asked}
            failed={<p role="alert">{texts.failed}</p>}
          />
        )}
      </div>
      {children}
    </details>
  );
}
