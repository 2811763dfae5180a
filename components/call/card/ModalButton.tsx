import { usePathname } from 'next/navigation';
import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localePath } from '@/lib/addresses/routes';
import { modalPages, type PagedModal } from '@/lib/modals/deep-links';
import { hideModal, showModal } from '@/lib/modals/state';

/** Opens a modal; on the pages that have its form, closes the card over it. */
export function ModalButton({ modal, ...props }: ComponentProps<'button'> & { modal: PagedModal }) {
  const path = localePath(useLocale(), modalPages[modal]);
  const isFormBehind = (usePathname() ?? '').startsWith(path);

  return (
    <button
      type="button"
      aria-haspopup={isFormBehind ? undefined : 'dialog'}
      onClick={() => (isFormBehind ? hideModal() : showModal(modal))}
      {...props}
    />
  );
}
