import { type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { InModal } from '@/components/modals/in-modal';
import { hearOfCalls } from '@/lib/call/attempts';
import { type CallFields, callForm, readForm } from '@/lib/call/visitor';
import { type ModalName, useModal } from '@/lib/modals/state';

type CallForm<Element> = Pick<UseFormReturn<CallFields>, 'register' | 'watch' | 'formState'> & {
  /** for the element around the fields */
  ref: RefObject<Element | null>;
};

/** The modals that show fields of the form. */
const formModals: readonly (ModalName | null)[] = ['call-form', 'call-script'];

const TEXT_FIELDS = 'input:is([type="tel"], [type="email"], :not([type]))';

/** Takes over what text fields hold: password managers fill them in without an event. */
export function takeFields(parent: HTMLElement): void {
  for (const { name, value } of parent.querySelectorAll<HTMLInputElement>(TEXT_FIELDS)) {
    const field = name as Exclude<keyof CallFields, 'isKeptPosted'>;
    if (value !== (callForm.getValues(field) ?? '')) callForm.setValue(field, value);
  }
}

/**
 * The page's one call form, for a part of the page that shows fields of it. Of two, only the one in the
 * modal has its fields registered, since nobody types into what lies under it; before a part makes way for
 * another, what its fields hold is taken over.
 */
export function useCallForm<Element extends HTMLElement>(): CallForm<Element> {
  const isInModal = use(InModal);
  const isCovered = useModal(({ modal }) => formModals.includes(modal));
  const isInFront = isInModal || !isCovered;
  const { register, watch, formState } = useForm({ formControl: callForm });
  const ref = useRef<Element>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    return element && isInFront ? () => takeFields(element) : undefined;
  }, [isInFront]);
  useEffect(() => {
    readForm(); // typed before hydration
    hearOfCalls();
  }, []);

  const onlyNamed = ((name) => ({ name })) as typeof register;
  return { register: isInFront ? register : onlyNamed, watch, formState, ref };
}
