'use client';

import { LazyPlacePart } from './LazyPlacePart';
import styles from './PlaceLine.module.css';

type PlaceLineProps = { id: string; onChoose?: (state: string) => void };

/**
 * Under a ZIP field: says politely whose senators the visitor's are, found on the device, and asks for
 * the state where the ZIP leaves it open.
 */
export function PlaceLine({ id, onChoose }: PlaceLineProps) {
  return (
    <>
      <p className={styles.line} aria-live="polite">
        <LazyPlacePart part="words" />
      </p>
      <LazyPlacePart part="choice" id={`${id}-state`} onChoose={onChoose} />
    </>
  );
}
