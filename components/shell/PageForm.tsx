'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import { useIsTouched } from '@/components/ui/useIsTouched';
import { ModalBody } from '@/components/modals/ModalHost';
import { useContent } from '@/components/providers/ContentProvider';
import { focusedElement } from '@/lib/browser/focus';
import type { PagedModal } from '@/lib/modals/deep-links';
import { rows } from './ModalTable';

export type PageModal = Exclude<PagedModal, 'call-form'>;

type PageFormProps = { modal: PageModal; toCome: string };

/** The form comes once the page is touched. */
export function PageForm({ modal, toCome }: PageFormProps) {
  const isTouched = useIsTouched();
  const place = useRef<HTMLDivElement>(null);

  return (
    <div ref={place} tabIndex={-1}>
      {isTouched ? (
        <ModalBody row={rows[modal]} isOnPage />
      ) : (
        <FormToCome {...{ modal, toCome, place }} />
      )}
    </div>
  );
}

type FormToComeProps = PageFormProps & {
  /** has the focus once the form has taken the place of a button that had it */
  place: RefObject<HTMLElement | null>;
};

function FormToCome({ modal, toCome, place }: FormToComeProps) {
  const t = useTranslations('modal');
  const { values } = useContent();
  const href = rows[modal].formPage?.(values);
  const className = buttonClass({ size: 'lg' });
  const button = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current: element } = button;
    return () => {
      if (element && focusedElement() === element) place.current?.focus({ preventScroll: true });
    };
  }, [place]);

  return (
    <div className={layout.stack}>
      <p className={layout.scripted}>{toCome}</p>
      {/* a press is a touch, which brings the form */}
      {href ? (
        <p>
          <a
            ref={button}
            href={href}
            data-scripted=""
            className={className}
            onClick={(event) => event.preventDefault()}
          >
            {t('openForm')}
          </a>
        </p>
      ) : (
        <p className={layout.scripted}>
          <button ref={button} type="button" className={className}>
            {t('openForm')}
          </button>
        </p>
      )}
    </div>
  );
}
