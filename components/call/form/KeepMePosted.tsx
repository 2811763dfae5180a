import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { Field } from '@/components/ui/Field';
import type { Register } from '@/components/call/useCallForm';
import { type CallFields, currentVisitor, useVisitor } from '@/lib/call/visitor';
import styles from './CallForm.module.css';

type KeepMePostedProps = { id: string; register: Register; errors: FieldErrors<CallFields> };

/** The folded sign-up for news, sent only when ticked. The script says the name, too. */
export function KeepMePosted({ id, register, errors }: KeepMePostedProps) {
  const t = useTranslations('keepMePosted');
  const details = useRef<HTMLDetailsElement>(null);
  const isTicked = useVisitor('isKeptPosted');
  const [wasTicked] = useState(() => currentVisitor().isKeptPosted);

  // an error in the folded part opens it; correcting the error does not close it while they type
  const { email, ...others } = errors;
  const isFirst = Object.keys(others).length === 0;
  useEffect(() => {
    if (!email || !details.current || details.current.open) return;
    details.current.open = true;
    if (isFirst) email.ref?.focus?.();
  }, [email, isFirst]);

  const fieldOf = (name: 'name' | 'address' | 'state') => ({
    id: `${id}-${name}`,
    label: t(name),
    ...register(name),
  });

  return (
    <details ref={details} className={clsx('fold', styles.posted)} open={wasTicked}>
      <summary>{t('summary')}</summary>
      <Field {...fieldOf('name')} autoComplete="name" />
      <Field
        id={`${id}-email`}
        type="email"
        autoComplete="email"
        label={isTicked ? `${t('email')}*` : t('email')}
        error={email && t('emailMissing')}
        {...register('email', {
          validate: (typed, { isKeptPosted }) => !isKeptPosted || typed.trim() !== '',
        })}
      />
      <Field {...fieldOf('address')} autoComplete="street-address" />
      <Field {...fieldOf('state')} autoComplete="address-level1" />
      <label className={clsx('checkbox', styles.consent)}>
        <input type="checkbox" {...register('isKeptPosted')} />
        {t('consent')}
      </label>
    </details>
  );
}
