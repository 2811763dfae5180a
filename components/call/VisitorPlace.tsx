'use client';

import { LazyVisitorPlacePart } from './LazyVisitorPlacePart';
import styles from './VisitorPlace.module.css';

type VisitorPlaceProps = { id: string; onChoose?: (state: string) => void };

/**
 * Below a ZIP field: names the visitor's senators, looked up on the device, in a polite live region,
 * and asks for the state where the ZIP may mean several.
 */
export function VisitorPlace({ id, onChoose }: VisitorPlaceProps) {
  return (
    <>
      <p className={styles.line} aria-live="polite">
        <LazyVisitorPlacePart part="summary" />
      </p>
      <LazyVisitorPlacePart part="choice" id={`${id}-state`} onChoose={onChoose} />
    </>
  );
}
