import type { ComponentProps, ReactNode } from 'react';
import { afterPress } from '@/lib/browser/presses';
import { Icon } from './Icon';

type FieldProps = ComponentProps<'input'> & {
  id: string;
  /** with a star at its end where it is required, for which screen readers have an attribute */
  label: string;
  error?: string | false | undefined;
  hint?: ReactNode;
};

/** An error stops, a hint does not. Leaving it by a press counts once the press is over. */
export function Field({ id, label, error, hint, onBlur, ...input }: FieldProps) {
  const message = error || hint;
  const [, name = label, star] = /^(.*)(\*)$/.exec(label) ?? [];

  return (
    <div className="screenOnly field">
      <label htmlFor={id}>
        {name}
        {star && <span aria-hidden="true">{star}</span>}
      </label>
      <input
        id={id}
        {...input}
        onBlur={onBlur && ((event) => afterPress(() => onBlur(event)))}
        aria-required={star ? true : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={message ? `${id}-message` : undefined}
      />
      {message && (
        <p id={`${id}-message`} className={error ? 'fieldError' : 'fieldHint'}>
          {error && <Icon name="warning" />} <span>{message}</span>
        </p>
      )}
    </div>
  );
}
