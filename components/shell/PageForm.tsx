'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import layout from '@/components/ui/layout.module.css';
import { ModalBody } from '@/components/modals/ModalHost';
import { currentAddress, replaceHash } from '@/lib/browser/history';
import { onFirstTouch } from '@/lib/browser/touch';
import { type ModalName, modalOfHash } from '@/lib/modals/state';
import { rows } from './Modals';

/**
 * The form of a modal on a page of its own, once the visitor has touched the page. A deep link to the
 * modal leads to it, since a second form would hold a second draft.
 */
export function PageForm({ modal }: { modal: ModalName }) {
  const t = useTranslations('modal');
  const [isTouched, setIsTouched] = useState(false);

  useEffect(() => {
    if (modalOfHash(new URL(currentAddress()).hash) === modal) replaceHash('');
    return onFirstTouch(() => setIsTouched(true));
  }, [modal]);

  if (!isTouched) return <p className={layout.scripted}>{t('loading')}</p>;
  return <ModalBody row={rows[modal]} isOnPage />;
}
