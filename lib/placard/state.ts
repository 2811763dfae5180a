import { create } from 'zustand';
import { storedForVisit, storeForVisit } from '@/lib/browser/storage';

export const visitorActions = ['called', 'signed', 'poster'] as const;
export type VisitorAction = (typeof visitorActions)[number];

/** Who can carry the visitor's words: /art/marcher-<name>.svg, 216 x 264. */
export const carriers = ['cap', 'dress', 'chair'] as const;
export type Carrier = (typeof carriers)[number];

/** For the visit, in this tab alone: it is never sent. */
type Stored = {
  /** the latest last */
  actions: readonly VisitorAction[];
  words: string;
  carrier: Carrier;
};
type Placard = Stored & { hasAnswered: boolean };

const KEY = 'placard';

export const usePlacard = create<Placard>(() => ({
  actions: [],
  words: '',
  carrier: 'cap',
  hasAnswered: false,
}));

export function restorePlacard(): void {
  usePlacard.setState(stored());
}

export function rememberAction(action: VisitorAction): void {
  const { actions = [], ...rest } = stored();
  setPlacard({ ...rest, actions: [...actions.filter((each) => each !== action), action] });
}

export function recordAnswer(): void {
  usePlacard.setState({ hasAnswered: true });
}

export function setPlacard(change: Partial<Stored>): void {
  usePlacard.setState(change);
  const { hasAnswered, ...rest } = usePlacard.getState();
  storeForVisit(KEY, JSON.stringify(rest));
}

function stored(): Partial<Stored> {
  try {
    const { actions, words, carrier } = JSON.parse(storedForVisit(KEY) ?? '{}');
    return {
      ...(Array.isArray(actions) && {
        actions: actions.filter((each) => visitorActions.includes(each)),
      }),
      ...(typeof words === 'string' && { words }),
      ...(carriers.includes(carrier) && { carrier }),
    };
  } catch {
    return {};
  }
}
