import { setVisitor, tellFields, toldFields, useVisitor } from './visitor';

/** What was typed, by the names of fields. */
export type HandedFields = Record<string, string | boolean>;

declare global {
  interface Window {
    /** What the visitor told this page, for lib/gate/hand-over.ts and a page opened in a new tab. */
    toldFields?: () => HandedFields;
    /** What the page before this one handed over, and no field of this one has taken. */
    handedFields?: HandedFields;
  }
}

/** What a page knows of a visitor who has told nothing yet. */
export type Assumed = { state: string | undefined; target: string | undefined };

/** Offers what was typed or chosen to the page that follows this one. */
export function offerToldFields(assumed: Assumed): void {
  window.toldFields = () => {
    const { state, ...fields } = toldFields();
    const { callpowerId } = useVisitor.getState();
    return {
      ...fields,
      ...(state && state !== assumed.state && { state }),
      ...(callpowerId && callpowerId !== assumed.target && { campaignId: callpowerId }),
    };
  };
}

/** Takes for told what the page before this one handed over and no field of this one shows. */
export function takeHandedFields(): void {
  if (typeof window === 'undefined') return;
  const { campaignId, group: _, ...fields } = window.handedFields ?? {};
  tellFields(fields);
  if (campaignId) setVisitor({ callpowerId: String(campaignId) });
}
