import clsx from 'clsx';
import layout from '@/components/ui/layout.module.css';
import styles from './Entry.module.css';

/** On a phone it opens what follows it in its parent; where there is room, that stands open. */
export function PhoneFold({ children }: { children: string }) {
  return (
    <details className={clsx('screenOnly', layout.fold, styles.phoneFold)}>
      <summary>{children}</summary>
    </details>
  );
}
