import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon';

type FieldProps = ComponentProps<'input'> & {
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
};

/** A labelled field with its own message: an error that stops, or a hint that does not. */
export function Field({ id, label, error, hint, ...input }: FieldProps) {
  const message = error ?? hint;

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={message ? `${id}-message` : undefined}
      />
      {message && (
        <p id={`${id}-message`} className={error ? styles.error : styles.hint}>
          {error && <Icon name="warning" />} <span>{message}</span>
        </p>
      )}
    </div>
  );
}
