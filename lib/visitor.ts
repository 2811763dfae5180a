import { create } from 'zustand';
import { keepPage } from '@/lib/browser/reload';

/** What the visitor told us, kept in memory only. */
export type Visitor = {
  name: string | null;
  email: string | null;
  address: string | null;
  zipCode: string | null;
  phone: string | null;
  selectedState: string | null;
  country: string;
  callpowerId: string | null;
  callpowerScript: string | null;
};

export const noVisitor: Visitor = {
  name: null,
  email: null,
  address: null,
  zipCode: null,
  phone: null,
  selectedState: null,
  country: 'US',
  callpowerId: null,
  callpowerScript: null,
};

export const useVisitor = create<Visitor>(() => noVisitor);

/** Sets some of the fields; an empty text is stored as null. */
export function setVisitor(told: Partial<Visitor>): void {
  const fields = Object.entries(told).map(([key, value]) => [key, value === '' ? null : value]);
  useVisitor.setState(Object.fromEntries(fields));
  if (fields.some(([, value]) => value !== null)) keepPage();
}
