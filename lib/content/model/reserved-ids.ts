import { modalHashes } from '../../modals/state';

/** The toolkit page's own ids, and those of fields in modals, which stand on every page. */
const ofThePage = [
  'main',
  'download-all',
  'pass-it-on',
  'script-direct-zip',
  'selfie-caption',
  'selfie-caption-hint',
  'selfie-caption-left',
];

/** The addresses that open a modal. */
const ofModals = Object.values(modalHashes).flatMap((hash) => hash?.slice(1) ?? []);

/** The ids of a section's title and of the parts of a modal. */
const derived = /-title$|^modal(-|$)/;

/** True for an id that the site uses itself, so that no toolkit entry may have it. */
export function isReservedId(id: string): boolean {
  return ofThePage.includes(id) || ofModals.includes(id) || derived.test(id);
}
