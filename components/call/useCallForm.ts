import { type RefObject, use, useEffect, useLayoutEffect, useRef } from 'react';
import {
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ModalContext } from '@/components/modals/Modal';
import { afterPress } from '@/lib/browser/presses';
import { syncCallsFromStorage } from '@/lib/call/attempts';
import { plainDigits } from '@/lib/call/phone-and-zip';
import { type CallFields, callForm } from '@/lib/call/visitor';
import type { ModalName } from '@/lib/modals/deep-links';
import { useModal } from '@/lib/modals/state';

/** The props of a field of the form; its name alone while it is covered. */
export type Register = <Name extends keyof CallFields>(
  name: Name,
  options?: RegisterOptions<CallFields, Name>,
) => UseFormRegisterReturn<Name> | { name: Name };

export type CallFormState = Pick<UseFormReturn<CallFields>, 'watch' | 'formState'> & {
  register: Register;
};

const formModals: readonly (ModalName | null)[] = ['call-form', 'call-script'];

const textFields = ['userPhone', 'userLocation', 'name', 'email', 'address', 'state'] as const;

/**
 * Takes over what text fields hold, as if left unless it `isTyping`: password managers send no event,
 * and before hydration no listener runs as a field is left.
 */
export function takeFields(parent: HTMLElement, isTyping = (_field: Element) => false): void {
  for (const name of textFields) {
    const field = parent.querySelector<HTMLInputElement>(`label + [name="${name}"]`);
    if (!field) continue;
    const shouldTouch = field.value !== '' && !isTyping(field);
    const isKnown = field.value === (callForm.getValues(name) ?? '');
    if (isKnown && (!shouldTouch || callForm.getFieldState(name).isTouched)) continue;
    callForm.setValue(name, field.value, { shouldTouch });
  }
}

export const isFilled = (typed: string | undefined) => plainDigits(typed ?? '') !== '';

/** True once a field has been left with something in it that does not look American. */
export function looksWrong(
  { watch, formState }: CallFormState,
  name: 'userPhone' | 'userLocation',
  looksRight: (typed: string) => boolean,
): boolean {
  const typed = watch(name);
  return Boolean(formState.touchedFields[name] && isFilled(typed) && !looksRight(typed));
}

/**
 * The page’s one call form, for a part that shows fields of it; `ref` is for the element around them.
 * Only the one in the open modal has its fields registered, since the others are out of reach.
 */
export function useCallForm<Element extends HTMLElement>(): CallFormState & {
  ref: RefObject<Element | null>;
} {
  const isInModal = use(ModalContext);
  const isCovered = useModal(({ modal }) => formModals.includes(modal));
  const isInFront = isInModal || !isCovered;
  const { register, watch, formState } = useForm({ formControl: callForm });
  const ref = useRef<Element>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    return element && isInFront ? () => takeFields(element) : undefined;
  }, [isInFront]);
  useEffect(() => {
    afterPress(() => ref.current && takeFields(ref.current, (field) => field.matches(':focus')));
    syncCallsFromStorage();
    void import('@/lib/call/other-tabs.browser').then(
      (tabs) => tabs.joinOtherTabs(),
      () => {},
    );
  }, []);

  const onlyNamed: Register = (name) => ({ name });
  return { register: isInFront ? register : onlyNamed, watch, formState, ref };
}
