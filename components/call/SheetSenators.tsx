import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PlaceSenators } from './PlaceSenators';
import { useSenators, useVisitorPlace } from './useSenators';

/** On paper, the visitor's senators. */
export function SheetSenators({ children }: { children?: ReactNode }) {
  return <PlaceSenators place={useVisitorPlace()}>{children}</PlaceSenators>;
}

/** Says on paper that one of the visitor's senators was called; the children until they are known. */
export function CalledSenator({ index, children }: { index: number; children?: ReactNode }) {
  const t = useTranslations('printedSheet');
  const senator = useSenators()[index];
  return senator ? t('called', { name: senator.lastName }) : children;
}
