import { type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { InModal } from '@/components/modals/in-modal';
import { afterPress } from '@/lib/browser/presses';
import { hearOfCalls } from '@/lib/call/attempts';
import { plainText } from '@/lib/call/formats';
import { type CallFields, callForm, readForm } from '@/lib/call/visitor';
import { type ModalName, useModal } from '@/lib/modals/state';

type CallForm<Element> = Pick<UseFormReturn<CallFields>, 'register' | 'watch' | 'formState'> & {
  /** for the element around the fields */
  ref: RefObject<Element | null>;
};

/** The modals that show fields of the form. */
const formModals: readonly (ModalName | null)[] = ['call-form', 'call-script'];

const TEXT_FIELDS = 'input:is([type="tel"], [type="email"], :not([type]))';

/**
 * Takes over what text fields hold, as what nobody is typing any more: password managers fill them in
 * without an event, and before hydration nothing hears that one is left.
 */
export function takeFields(parent: HTMLElement, fields = TEXT_FIELDS): void {
  for (const { name, value } of parent.querySelectorAll<HTMLInputElement>(fields)) {
    const field = name as Exclude<keyof CallFields, 'isKeptPosted'>;
    const isTaken = !value || callForm.getFieldState(field).isTouched;
    if (value !== (callForm.getValues(field) ?? '') || !isTaken) {
      callForm.setValue(field, value, { shouldTouch: value !== '' });
    }
  }
}

/** True once a field has been left with something in it that does not look American. */
export function isOdd(
  { watch, formState }: Pick<UseFormReturn<CallFields>, 'watch' | 'formState'>,
  name: 'userPhone' | 'userLocation',
  looksRight: (typed: string) => boolean,
): boolean {
  const typed = watch(name);
  return Boolean(formState.touchedFields[name] && isFilled(typed) && !looksRight(typed));
}

/** True for a field with something in it that can be seen. */
export const isFilled = (typed: string | undefined) => plainText(typed ?? '') !== '';

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
    afterPress(() => ref.current && takeFields(ref.current, `:is(${TEXT_FIELDS}):not(:focus)`));
    hearOfCalls();
  }, []);

  const onlyNamed = ((name) => ({ name })) as typeof register;
  return { register: isInFront ? register : onlyNamed, watch, formState, ref };
}
