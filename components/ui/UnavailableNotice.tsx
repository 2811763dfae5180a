import type { ReactNode } from 'react';
import styles from './UnavailableNotice.module.css';

/** The sentence that stands where a form was or cannot be. */
export function UnavailableNotice({ children }: { children: ReactNode }) {
  return <p className={styles.closed}>{children}</p>;
}
