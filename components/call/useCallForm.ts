import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { offerToldFields, openersFields } from '@/lib/call/opener.browser';
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

/** What the page knows of a visitor who has told nothing yet. */
type Assumed = { state: string | undefined; target: string | undefined };

/**
 * The state of a call form. The visitor store is the home of what is typed: the form starts from it
 * and tells it each change. It takes a value from elsewhere only where that differs from its own, so
 * that nothing is lost which a field holds and no event has told: from the store when the modal's form
 * closes, since both forms ask for the same, and from the fields themselves before a press counts.
 */
export function useCallForm({ state, target }: Assumed): CallForm {
  const form = useForm<CallFields>({ defaultValues: { ...toldFields(), ...(state && { state }) } });
  const { getValues, setValue, subscribe } = form;
  const ref = useRef<HTMLFormElement>(null);

  function take(typed: Record<string, unknown>) {
    for (const name of Object.keys(emptyFields) as (keyof typeof emptyFields)[]) {
      const value = typed[name];
      if (typeof value === 'string' && value !== (getValues(name) ?? '')) setValue(name, value);
    }
  }

  const takeFromOpener = useEffectEvent(() => {
    const { state: _, ...told } = openersFields();
    const typed = readFields();
    take(Object.fromEntries(Object.entries(told).filter(([name]) => !typed.get(name))));
  });
  useEffect(() => {
    assumeVisitor({ selectedState: state, callpowerId: target });
    if (state || target) takeFromOpener();
    offerToldFields();
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
        if (before === 'call-form' && modal !== before) takeTold();
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
