import { type CallFields, toldFields } from './visitor';

declare global {
  interface Window {
    toldFields?: typeof toldFields;
  }
}

/** Lets a page that this one opens in a new tab take over what was typed, from memory to memory. */
export function offerToldFields(): void {
  window.toldFields = toldFields;
}

/** What was typed on the page of ours that opened this one in a new tab; nothing without one. */
export function openersFields(): Partial<CallFields> {
  try {
    return window.opener?.toldFields?.() ?? {};
  } catch {
    return {}; // another site opened it
  }
}
