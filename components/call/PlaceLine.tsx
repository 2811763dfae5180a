'use client';

import { lazy } from 'react';
import { AfterHydration } from '@/components/ui/AfterHydration';
import { loadOrReload } from '@/lib/browser/reload';
import styles from './PlaceLine.module.css';

const PlaceWords = lazy(async () => {
  const { PlaceWords } = await loadOrReload(() => import('./PlaceWords'));
  return { default: PlaceWords };
});
const StateChoice = lazy(async () => {
  const { StateChoice } = await loadOrReload(() => import('./StateChoice'));
  return { default: StateChoice };
});

type PlaceLineProps = { id: string; onChoose?: (state: string) => void };

/**
 * Under a ZIP field: says politely whose senators the visitor's are, found on the device, and asks for
 * the state where the ZIP leaves it open.
 */
export function PlaceLine({ id, onChoose }: PlaceLineProps) {
  return (
    <>
      <p className={styles.line} aria-live="polite">
        <AfterHydration>
          <PlaceWords />
        </AfterHydration>
      </p>
      <AfterHydration>
        <StateChoice id={`${id}-state`} onChoose={onChoose} />
      </AfterHydration>
    </>
  );
}
