import { create } from 'zustand';
import { keepForVisit, keptForVisit } from '@/lib/browser/storage';

/** What a visitor has done to stand on the side of the march. */
export const deeds = ['called', 'signed', 'poster'] as const;
export type Deed = (typeof deeds)[number];

/** Who can carry the visitor's words: /art/marcher-<name>.svg, 216 x 264. */
export const carriers = ['cap', 'dress', 'chair'] as const;
export type Carrier = (typeof carriers)[number];

/** What is kept for the visit, in this tab alone: it is never sent. */
type Kept = { deed: Deed | null; words: string; carrier: Carrier };
/** `isAcross` once the page has shown the step across the line. */
type Crossing = Kept & { isAcross: boolean };

const KEY = 'crossing';

export const useCrossing = create<Crossing>(() => ({
  deed: null,
  words: '',
  carrier: 'cap',
  isAcross: false,
}));

/** Brings back what this tab has kept from an earlier page. */
export function restoreCrossing(): void {
  useCrossing.setState(kept());
}

/** Remembers what the visitor has just done. */
export function rememberDeed(deed: Deed): void {
  keep({ ...kept(), deed });
}

/** Changes the words on the visitor's placard, or who carries it. */
export function setPlacard(change: Partial<Pick<Kept, 'words' | 'carrier'>>): void {
  keep(change);
}

export function setAcross(): void {
  useCrossing.setState({ isAcross: true });
}

function keep(change: Partial<Kept>) {
  useCrossing.setState(change);
  const { isAcross, ...rest } = useCrossing.getState();
  keepForVisit(KEY, JSON.stringify(rest));
}

/** What is kept, without anything that this version does not know. */
function kept(): Partial<Kept> {
  try {
    const { deed, words, carrier } = JSON.parse(keptForVisit(KEY) ?? '{}');
    return {
      ...(deeds.includes(deed) && { deed }),
      ...(typeof words === 'string' && { words }),
      ...(carriers.includes(carrier) && { carrier }),
    };
  } catch {
    return {};
  }
}
