import type { ComponentProps } from 'react';
import { afterPress } from '@/lib/browser/presses';
import { Icon } from './Icon';
import layout from './layout.module.css';

type FieldProps = ComponentProps<'input'> & {
  id: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
};

/**
 * A labelled field with its own message: an error that stops, or a hint that does not. Leaving the field
 * by pressing something else counts once the press is over.
 */
export function Field({ id, label, error, hint, onBlur, ...input }: FieldProps) {
  const message = error ?? hint;

  return (
    <div className={layout.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...input}
        onBlur={onBlur && ((event) => afterPress(() => onBlur(event)))}
        aria-invalid={error ? true : undefined}
        aria-describedby={message ? `${id}-message` : undefined}
      />
      {message && (
        <p id={`${id}-message`} className={error ? layout.fieldError : layout.fieldHint}>
          {error && <Icon name="warning" />} <span>{message}</span>
        </p>
      )}
    </div>
  );
}
