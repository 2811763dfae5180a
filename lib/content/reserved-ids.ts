import { modalHashes } from '../state/modal';

/** The toolkit page's own ids, and those of fields in modals, which stand on every page. */
const ofThePage = [
  'main',
  'contents',
  'download-all',
  'pass-it-on',
  'script-direct-zip',
  'selfie-caption',
  'selfie-caption-hint',
  'selfie-caption-left',
];

/** The addresses that open a modal. */
const ofModals = Object.values(modalHashes).map((hash) => hash.slice(1));

/** What a section's title and the parts of a modal are named. */
const derived = /-title$|^modal(-|$)/;

/** Whether the site has this id itself, so that no entry of the toolkit may be addressed by it. */
export function isReservedId(id: string): boolean {
  return ofThePage.includes(id) || ofModals.includes(id) || derived.test(id);
}
