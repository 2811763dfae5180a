'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/Button';
import { useIsTouched } from '@/components/ui/useIsTouched';
import { ModalBody } from '@/components/modals/ModalHost';
import { useContent } from '@/components/providers/ContentProvider';
import { focusedElement } from '@/lib/browser/focus';
import type { PagedModal } from '@/lib/modals/deep-links';
import { modals } from './ModalTable';

export type PageModal = Exclude<PagedModal, 'call-form'>;

type PageFormProps = { modal: PageModal; placeholder: string };

/** The form comes once the page is touched. */
export function PageForm({ modal, placeholder }: PageFormProps) {
  const isTouched = useIsTouched();
  const place = useRef<HTMLDivElement>(null);

  return (
    <div ref={place} tabIndex={-1}>
      {isTouched ? (
        <ModalBody row={modals[modal]} isOnPage />
      ) : (
        <FormPlaceholder {...{ modal, placeholder, place }} />
      )}
    </div>
  );
}

type FormPlaceholderProps = PageFormProps & {
  /** has the focus once the form has taken the place of a button that had it */
  place: RefObject<HTMLElement | null>;
};

function FormPlaceholder({ modal, placeholder, place }: FormPlaceholderProps) {
  const t = useTranslations('modal');
  const { values } = useContent();
  const href = modals[modal].formPage?.(values);
  const Opener = href ? 'a' : 'button';
  const button = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current: element } = button;
    return () => {
      if (element && focusedElement() === element) place.current?.focus({ preventScroll: true });
    };
  }, [place]);

  return (
    <div className="stack">
      <p className="scripted">{placeholder}</p>
      {/* a press is a touch, which brings the form */}
      <p className={href ? undefined : 'scripted'}>
        <Opener
          ref={button}
          className={buttonClass({ size: 'lg' })}
          {...(href ? { href, 'data-scripted': '' } : { type: 'button' })}
          onClick={(event: MouseEvent) => event.preventDefault()}
        >
          {t('openForm')}
        </Opener>
      </p>
    </div>
  );
}
