import { useSyncExternalStore } from 'react';
import { createFormControl } from 'react-hook-form';
import { preventReload } from '@/lib/browser/reload';
import { looksLikeZip } from './phone-and-zip';

/** The first three are the service's names. */
export type CallFields = {
  userPhone: string;
  userLocation: string;
  campaignId: string;
  name: string;
  email: string;
  address: string;
  state: string;
  /** of their own, for the script and the letter */
  reason: string;
  /** until the wish has arrived */
  isKeptPosted: boolean;
};

/**
 * Holds what is typed into a page’s call form, in memory only and as long as the page lives, so that nothing
 * is lost when a modal closes; without default values react-hook-form takes over what was typed before
 * hydration.
 */
export const { formControl: callForm } = createFormControl<CallFields>();

/** What is filled in, and the ZIP as far as it says where they vote: until it is left, each digit. */
type Visitor = Partial<CallFields> & { votingZip?: string | undefined };

export function currentVisitor(): Visitor {
  const fields = savedFields();
  const { userLocation: zip = '' } = fields;
  const isSaid = looksLikeZip(zip) || !callForm.getFieldState('userLocation').isTouched;
  return { ...fields, votingZip: isSaid ? fields.userLocation : undefined };
}

const subscribe = (callback: () => void) =>
  callForm.subscribe({ formState: { values: true, touchedFields: true }, callback });

export function useVisitor<Key extends keyof Visitor>(key: Key): Visitor[Key] | undefined {
  return useSyncExternalStore(
    subscribe,
    () => currentVisitor()[key],
    () => undefined,
  );
}

export function savedFields(): Partial<CallFields> {
  return Object.fromEntries(Object.entries(callForm.getValues()).filter(([, value]) => value));
}

/** Fields that are not being typed into now. */
export function saveFields(fields: Partial<CallFields>): void {
  for (const [name, value] of Object.entries(fields)) {
    callForm.setValue(name as keyof CallFields, value, { shouldTouch: Boolean(value) });
  }
}

preventReload(() => Object.keys(savedFields()).length > 0);
