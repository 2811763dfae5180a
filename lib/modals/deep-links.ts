import type { ScreenPath } from '@/lib/addresses/routes';

/** The modals, each with the hash of the deep link that volunteers share, if it has one. */
export const modalHashes = {
  archived: null,
  'call-form': '#call-form',
  'call-script': null,
  covid: '#covid',
  'moral-monday': '#moral-monday',
  trailer: '#trailer',
  'selfie-form': '#selfie',
  'open-letter': '#open-letter',
} as const;
export type ModalName = keyof typeof modalHashes;
export const modalNames = Object.keys(modalHashes) as ModalName[];

export const modalPages = {
  'call-form': '/call',
  'open-letter': '/letter',
  'moral-monday': '/rsvp',
  'selfie-form': '/selfie',
} as const satisfies Partial<Record<ModalName, ScreenPath>>;
export type PagedModal = keyof typeof modalPages;

/** The modal that a location hash opens, or null. */
export function modalOfHash(hash: string): ModalName | null {
  return modalNames.find((name) => modalHashes[name] === hash) ?? null;
}
