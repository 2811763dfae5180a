import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Field } from '@/components/ui/Field';
import fold from '@/components/ui/fold.module.css';
import { useCall } from '@/lib/state/call';
import type { CallFields } from './call-fields';
import type { CallFormTexts } from './call-texts';
import styles from './form.module.css';

type KeepMePostedProps = {
  id: string;
  texts: CallFormTexts['posted'];
  register: UseFormRegister<CallFields>;
  errors: FieldErrors<CallFields>;
};

/**
 * The folded wish to hear more, sent only when ticked (look.md, The silences). The name is of use
 * without it: the script then says it.
 */
export function KeepMePosted({ id, texts, register, errors }: KeepMePostedProps) {
  const part = useRef<HTMLDetailsElement>(null);
  const [wasTicked] = useState(() => useCall.getState().isKeptPosted);

  // a mistake in the folded part unfolds it; mending it folds nothing under the visitor's hands
  const { email, ...others } = errors;
  const isFirst = Object.keys(others).length === 0;
  useEffect(() => {
    if (!email || !part.current || part.current.open) return;
    part.current.open = true;
    if (isFirst) email.ref?.focus?.();
  }, [email, isFirst]);

  return (
    <details ref={part} className={`${fold.fold} ${styles.posted}`} open={wasTicked}>
      <summary>{texts.summary}</summary>
      <Field id={`${id}-name`} autoComplete="name" label={texts.name} {...register('name')} />
      <Field
        id={`${id}-email`}
        type="email"
        autoComplete="email"
        label={texts.email}
        error={email && texts.emailMissing}
        {...register('email', {
          validate: (typed, { isKeptPosted }) => !isKeptPosted || typed.trim() !== '',
        })}
      />
      <Field
        id={`${id}-address`}
        autoComplete="street-address"
        label={texts.address}
        {...register('address')}
      />
      <Field
        id={`${id}-state`}
        autoComplete="address-level1"
        label={texts.state}
        {...register('state')}
      />
      <label className={styles.consent}>
        <input type="checkbox" {...register('isKeptPosted')} />
        {texts.consent}
      </label>
    </details>
  );
}
