import clsx from 'clsx';
import styles from './Entry.module.css';

/** On a phone it opens what follows it in its parent; where there is room, that stands open. */
export function PhoneFold({ children }: { children: string }) {
  return (
    <details className={clsx('screenOnly fold', styles.phoneFold)}>
      <summary>{children}</summary>
    </details>
  );
}
