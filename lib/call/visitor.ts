import { create } from 'zustand';
import { keepPage } from '@/lib/browser/reload';

/** What the visitor told us, kept in memory only: the home of whatever is typed into a call form. */
export type Visitor = {
  name: string | null;
  email: string | null;
  address: string | null;
  zipCode: string | null;
  phone: string | null;
  selectedState: string | null;
  country: string;
  /** the wish to be kept posted, until it has arrived */
  isKeptPosted: boolean;
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
  isKeptPosted: false,
  callpowerId: null,
  callpowerScript: null,
};

export const useVisitor = create<Visitor>(() => noVisitor);

type Told = { [Key in keyof Visitor]?: Visitor[Key] | undefined };

/** Sets some of the fields; an empty text is kept as "not told". */
export function setVisitor(told: Told): void {
  const fields = Object.entries(told)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, value === '' ? null : value] as const);
  const before: Record<string, unknown> = useVisitor.getState();
  useVisitor.setState(Object.fromEntries(fields));
  if (fields.some(([key, value]) => value && value !== before[key])) keepPage();
}

/** Takes what a page is about for what its visitor means. Nothing is lost with it. */
export function assumeVisitor({ selectedState, callpowerId }: Told): void {
  useVisitor.setState({
    ...(selectedState && { selectedState }),
    ...(callpowerId && { callpowerId }),
  });
}

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

/** What the visitor told, by the fields of a call form; one never filled in is left out. */
export function toldFields(): Partial<CallFields> {
  const { phone, zipCode, selectedState, name, email, address, isKeptPosted } =
    useVisitor.getState();
  const told = {
    userPhone: phone,
    userLocation: zipCode,
    state: selectedState,
    name,
    email,
    address,
    isKeptPosted,
  };
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value));
}

/** Keeps what is typed; what a form does not ask for stays as another form left it. */
export function tellFields(fields: Partial<CallFields>): void {
  const { userPhone: phone, userLocation: zipCode, state: selectedState, ...others } = fields;
  setVisitor({ phone, zipCode, selectedState, ...others });
}
