import { create } from 'zustand';
import { storedForVisit, storeForVisit } from '@/lib/browser/storage';

/** What a visitor has done to stand on the side of the march. */
export const visitorActions = ['called', 'signed', 'poster'] as const;
export type VisitorAction = (typeof visitorActions)[number];

/** Who can carry the visitor's words: /art/marcher-<name>.svg, 216 x 264. */
export const carriers = ['cap', 'dress', 'chair'] as const;
export type Carrier = (typeof carriers)[number];

/** What is kept for the visit, in this tab alone: it is never sent. */
type Stored = {
  /** the latest last */
  actions: readonly VisitorAction[];
  words: string;
  carrier: Carrier;
};
/** `hasCrossed` once the page has shown the step across the line. */
type Placard = Stored & { hasCrossed: boolean };

const KEY = 'placard';

export const usePlacard = create<Placard>(() => ({
  actions: [],
  words: '',
  carrier: 'cap',
  hasCrossed: false,
}));

/** Brings back what this tab has kept from an earlier page. */
export function restorePlacard(): void {
  usePlacard.setState(stored());
}

export function rememberAction(action: VisitorAction): void {
  const { actions = [], ...rest } = stored();
  store({ ...rest, actions: [...actions.filter((each) => each !== action), action] });
}

export function setPlacard(change: Partial<Pick<Stored, 'words' | 'carrier'>>): void {
  store(change);
}

export function markCrossed(): void {
  usePlacard.setState({ hasCrossed: true });
}

function store(change: Partial<Stored>) {
  usePlacard.setState(change);
  const { hasCrossed, ...rest } = usePlacard.getState();
  storeForVisit(KEY, JSON.stringify(rest));
}

/** What is kept, without anything that this version does not know. */
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
