import { setVisitor, useVisitor } from '@/lib/state/visitor';

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

/** What the visitor told before; a field never told has no value, so that a typed one stays. */
export function fieldsOf(): Partial<CallFields> {
  const { phone, zipCode, name, email, address, selectedState } = useVisitor.getState();
  const told = {
    userPhone: phone,
    userLocation: zipCode,
    name,
    email,
    address,
    state: selectedState,
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null));
}

/** Keeps what is typed in memory, so that closing and reopening loses nothing. */
export function rememberFields(fields: Partial<CallFields>): void {
  setVisitor({
    phone: fields.userPhone ?? null,
    zipCode: fields.userLocation ?? null,
    name: fields.name ?? null,
    email: fields.email ?? null,
    address: fields.address ?? null,
    selectedState: fields.state ?? null,
  });
}
