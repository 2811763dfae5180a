import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from './Button';
import { ShowMore } from './ShowMore';

/** How many entries show while a list is collapsed (look.md, The silences); see ShowMore.module.css. */
const COLLAPSED_COUNT = 10;

/** A list that is collapsed to its first ten entries when it has more. */
export function LongList({ count, children }: { count: number; children: ReactNode }) {
  const t = useTranslations('lists');
  if (count <= COLLAPSED_COUNT) return children;

  return (
    <ShowMore
      labels={{ showAll: t('showAll', { count }), showLess: t('showLess') }}
      className={buttonClass({ variant: 'outline' })}
    >
      {children}
    </ShowMore>
  );
}
