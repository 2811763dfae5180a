'use client';

import styles from './CallForm.module.css';
import { LazySenatorsLine, LazyStateChoice } from './lazy-parts';

type VisitorPlaceProps = {
  id: string;
  /** the state of a state's own page */
  page?: string | undefined;
};

/**
 * Below a ZIP field: names the visitor's senators, looked up on the device, in a polite live region,
 * and asks for the state where the ZIP may mean several.
 */
export function VisitorPlace({ id, page }: VisitorPlaceProps) {
  return (
    <>
      <p className={styles.place} aria-live="polite">
        <LazySenatorsLine page={page} />
      </p>
      <LazyStateChoice id={`${id}-state`} />
    </>
  );
}
