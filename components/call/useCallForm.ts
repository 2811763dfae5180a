import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type CallFields, tellFields, toldFields } from '@/lib/call/visitor';
import { useModal } from '@/lib/modals/state';

const emptyFields = {
  userPhone: '',
  userLocation: '',
  name: '',
  email: '',
  address: '',
  state: '',
};

type CallForm = {
  form: UseFormReturn<CallFields>;
  /** for the form element */
  ref: RefObject<HTMLFormElement | null>;
  /** Takes what stands in the fields: password managers put it there without an event. */
  readFields: () => void;
};

/**
 * A call form. The visitor store is the home of what is typed: the form begins with what stands there
 * and tells it every change. The store tells the form nothing but what was typed in the modal's form,
 * when that closes: until then a field may hold what no event has told yet.
 */
export function useCallForm(): CallForm {
  const form = useForm<CallFields>({ defaultValues: toldFields() });
  const { getValues, setValue, subscribe } = form;
  const ref = useRef<HTMLFormElement>(null);

  /** Leaves a field alone that the form knows to be so already. */
  function take(typed: Record<string, unknown>) {
    for (const name of Object.keys(emptyFields) as (keyof typeof emptyFields)[]) {
      const value = typed[name];
      if (typeof value === 'string' && value !== (getValues(name) ?? '')) setValue(name, value);
    }
  }

  useEffect(() => {
    tellFields(getValues()); // what was typed before hydration
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => tellFields(values),
    });
  }, [subscribe, getValues]);

  const takeTold = useEffectEvent(() => take({ ...emptyFields, ...toldFields() }));
  useEffect(
    () =>
      useModal.subscribe(({ modal }, { modal: before }) => {
        if (before === 'call-form' && modal !== before) takeTold();
      }),
    [],
  );

  const readFields = () => take(Object.fromEntries(new FormData(ref.current ?? undefined)));
  return { form, ref, readFields };
}
