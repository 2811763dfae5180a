import { setVisitor, useVisitor } from '@/lib/visitor';
import { setKeptPosted, useCall } from './state';

/** The fields of a call form; the first two under the names that the service reads. */
export type CallFields = {
  userPhone: string;
  userLocation: string;
  name: string;
  email: string;
  address: string;
  state: string;
  isKeptPosted: boolean;
};

/** What the visitor told before, by field; a field never filled in is left out. */
export function knownFields(): Partial<CallFields> {
  const { phone, zipCode, name, email, address, selectedState } = useVisitor.getState();
  const told = {
    userPhone: phone,
    userLocation: zipCode,
    name,
    email,
    address,
    state: selectedState,
    isKeptPosted: useCall.getState().isKeptPosted || null,
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null));
}

/**
 * Keeps what is typed in memory, so that closing and reopening loses nothing; what a form does not
 * ask for stays as another form left it.
 */
export function rememberFields(fields: Partial<CallFields>): void {
  const { userPhone: phone, userLocation: zipCode, name, email, address, state } = fields;
  const told = { phone, zipCode, name, email, address, selectedState: state };
  setVisitor(Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)));
  if (fields.isKeptPosted !== undefined) setKeptPosted(fields.isKeptPosted);
}
