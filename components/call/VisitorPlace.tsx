'use client';

import { LazyVisitorPlacePart } from './LazyVisitorPlacePart';
import styles from './VisitorPlace.module.css';

type VisitorPlaceProps = { id: string; onChoose?: (state: string) => void };

/**
 * Under a ZIP field: says politely whose senators the visitor's are, found on the device, and asks for
 * the state where the ZIP leaves it open.
 */
export function VisitorPlace({ id, onChoose }: VisitorPlaceProps) {
  return (
    <>
      <p className={styles.line} aria-live="polite">
        <LazyVisitorPlacePart part="words" />
      </p>
      <LazyVisitorPlacePart part="choice" id={`${id}-state`} onChoose={onChoose} />
    </>
  );
}
