import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { NextEvent } from '@/lib/schedule/next-event';

/** `Women’s Moral Monday March on Washington was July 19.` */
export function PastEvent({ event: { title = '', lang, day } }: { event: NextEvent }) {
  const t = useTranslations('calendar');
  const name = (words: ReactNode) => <span lang={lang}>{words}</span>;

  return t.rich('was', { isNamed: String(title !== ''), title, day, name });
}
