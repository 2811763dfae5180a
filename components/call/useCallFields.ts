import { type RefObject, useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type CallFields, knownFields, rememberFields } from '@/lib/call/call-fields';
import { useModal } from '@/lib/modals/state';

/** What every call form asks for; the state for a ZIP that does not name one. */
const ASKED = ['userPhone', 'userLocation', 'state'] as const;

type CallFieldsForm = {
  form: UseFormReturn<CallFields>;
  /** for the form element */
  ref: RefObject<HTMLFormElement | null>;
  /** Takes what stands in the fields: password managers put it there without an event. */
  readFields: () => void;
};

/**
 * The fields of a call form, in step with what the visitor told: what is typed is remembered, and what
 * was typed in the modal's form meanwhile stands in the page's own when that closes.
 */
export function useCallFields(): CallFieldsForm {
  const form = useForm<CallFields>({ defaultValues: knownFields() });
  const { getValues, setValue, subscribe } = form;
  const ref = useRef<HTMLFormElement>(null);

  function readFields() {
    const known = getValues();
    for (const field of ref.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement) || field.type === 'checkbox') continue;
      const name = field.name as (typeof ASKED)[number];
      if (name in known && (known[name] ?? '') !== field.value) setValue(name, field.value);
    }
  }

  useEffect(() => {
    rememberFields(getValues()); // what was typed before hydration
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => rememberFields(values),
    });
  }, [subscribe, getValues]);

  useEffect(() => {
    const takeTold = () => {
      const told = knownFields();
      for (const name of ASKED) {
        // what was emptied there is emptied here
        if ((told[name] ?? '') !== (getValues(name) ?? '')) setValue(name, told[name] ?? '');
      }
    };
    return useModal.subscribe(({ modal }, { modal: before }) => {
      if (before === 'call-form' && modal !== before) takeTold();
    });
  }, [getValues, setValue]);

  return { form, ref, readFields };
}
