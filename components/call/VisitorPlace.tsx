'use client';

import styles from './CallForm.module.css';
import { LazyVisitorPlacePart } from './LazyVisitorPlacePart';

type VisitorPlaceProps = { id: string; onChoose?: (state: string) => void };

/**
 * Below a ZIP field: names the visitor's senators, looked up on the device, in a polite live region,
 * and asks for the state where the ZIP may mean several.
 */
export function VisitorPlace({ id, onChoose }: VisitorPlaceProps) {
  return (
    <>
      <p className={styles.place} aria-live="polite">
        <LazyVisitorPlacePart part="summary" />
      </p>
      <LazyVisitorPlacePart part="choice" id={`${id}-state`} onChoose={onChoose} />
    </>
  );
}
