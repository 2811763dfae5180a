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
  /** until the wish has arrived */
  isKeptPosted: boolean;
};

/**
 * The one home of what is typed into a page’s call form, in memory only. It is as old as the page, so that
 * nothing is lost when a modal closes; without default values react-hook-form takes over what was typed
 * before hydration.
 */
export const { formControl: callForm } = createFormControl<CallFields>();

const visitorOf = (fields: Partial<CallFields>, isZipLeft: boolean) => ({
  name: fields.name || null,
  email: fields.email || null,
  address: fields.address || null,
  zipCode: fields.userLocation || null,
  /** the ZIP as far as it says where they vote: each digit while typing, only a whole ZIP afterwards */
  votingZip:
    (!(isZipLeft && !looksLikeZip(fields.userLocation ?? '')) && fields.userLocation) || null,
  phone: fields.userPhone || null,
  selectedState: fields.state || null,
  isKeptPosted: fields.isKeptPosted || false,
  callpowerId: fields.campaignId || null,
  country: 'US',
});
type Visitor = ReturnType<typeof visitorOf>;

export const noVisitor: Visitor = visitorOf({}, false);

export function currentVisitor(): Visitor {
  return visitorOf(callForm.getValues(), callForm.getFieldState('userLocation').isTouched);
}

const subscribe = (callback: () => void) =>
  callForm.subscribe({ formState: { values: true, touchedFields: true }, callback });

export function useVisitor<Key extends keyof Visitor>(key: Key): Visitor[Key] {
  return useSyncExternalStore(
    subscribe,
    () => currentVisitor()[key],
    () => noVisitor[key],
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
