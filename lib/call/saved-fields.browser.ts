import { type CallFields, savedFields, saveFields } from './visitor';

/** What was typed, by the names of fields. */
export type SavedFields = Record<string, string | boolean>;

declare global {
  interface Window {
    /** What was typed on this page, for lib/gate/transfer-fields.ts and a page opened in a new tab. */
    savedFields?: () => SavedFields;
    /** What the page before this one handed over, and no field of this one has taken. */
    receivedFields?: SavedFields;
  }
}

/** Takes into the form what the page before handed over, and offers the next page what this one holds. */
export function carryFields(): void {
  if (typeof window === 'undefined') return;
  // a group is a partner's, and no caller's
  const { group, ...fields } = window.receivedFields ?? {};
  saveFields(fields as Partial<CallFields>);
  window.receivedFields = group === undefined ? {} : { group };
  window.savedFields = savedFields;
}
