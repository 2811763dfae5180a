import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Glyph } from './Glyph';

/** Not among the icons: every page with a form carries it, and would carry all of them. */
const WARNING =
  'M12 1.5 23.5 22H.5zM10.7 8.5l.4 7h1.8l.4-7zM12 17a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z';

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
          {error && <Glyph path={WARNING} />} {message}
        </p>
      )}
    </div>
  );
}
