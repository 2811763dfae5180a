import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type Assumed, offerToldFields } from '@/lib/call/handed-fields.browser';
import { assumeVisitor, type CallFields, tellFields, toldFields } from '@/lib/call/visitor';
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
  /** Takes over what is in the fields, and returns it: password managers fill them in without an event. */
  readFields: () => FormData;
};

/**
 * The state of a call form. The visitor store is the home of what is typed: the form starts from it
 * and tells it each change. It takes a value from elsewhere only where that differs from its own, so
 * that nothing is lost which a field holds and no event has told: from the store when a modal closes,
 * since the modal's form and the call card ask for the same, and from the fields themselves before a
 * press counts.
 */
export function useCallForm({ state, target }: Assumed): CallForm {
  // a form without its box does not sign anybody up
  const { isKeptPosted: _, ...told } = toldFields();
  const form = useForm<CallFields>({ defaultValues: { ...(state && { state }), ...told } });
  const { getValues, setValue, subscribe } = form;
  const ref = useRef<HTMLFormElement>(null);

  function take(typed: Record<string, unknown>) {
    for (const name of Object.keys(emptyFields) as (keyof typeof emptyFields)[]) {
      const value = typed[name];
      if (typeof value === 'string' && value !== (getValues(name) ?? '')) setValue(name, value);
    }
  }

  useEffect(() => {
    assumeVisitor({ selectedState: state, callpowerId: target });
    offerToldFields({ state, target });
    tellFields(getValues()); // typed before hydration
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => tellFields(values),
    });
  }, [subscribe, getValues, state, target]);

  const takeTold = useEffectEvent(() => take({ ...emptyFields, ...toldFields() }));
  useEffect(
    () =>
      useModal.subscribe(({ modal }, { modal: before }) => {
        if (before && modal !== before) takeTold();
      }),
    [],
  );

  function readFields() {
    const fields = new FormData(ref.current ?? undefined);
    take(Object.fromEntries(fields));
    return fields;
  }
  return { form, ref, readFields };
}
