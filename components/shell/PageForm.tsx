'use client';

import { useEffect, useState } from 'react';
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
  const [isTouched, setIsTouched] = useState(false);

  useEffect(() => {
    if (modalOfHash(new URL(currentAddress()).hash) === modal) replaceHash('');
    return onFirstTouch(() => setIsTouched(true));
  }, [modal]);

  return isTouched && <ModalBody row={rows[modal]} isOnPage />;
}
