'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { FormTexts } from './form-texts';

const FormTextsContext = createContext<FormTexts | null>(null);

/** TEMPORARY, goes with the merge: hands on what some bodies still take as props. */
export function FormTextsProvider({ texts, children }: { texts: FormTexts; children: ReactNode }) {
  return <FormTextsContext value={texts}>{children}</FormTextsContext>;
}

export function useFormTexts(): FormTexts {
  const texts = useContext(FormTextsContext);
  if (!texts) throw new Error('useFormTexts needs a FormTextsProvider above it.');
  return texts;
}
