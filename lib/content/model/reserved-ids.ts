import { modalHashes } from '../../modals/deep-links';

/** The ids of the toolkit page, and of fields in modals, which are on every page. */
const ofThePage = [
  'main',
  'toolkit',
  'download-all',
  'pass-it-on',
  'script-direct-zip',
  'selfie-caption',
  'selfie-caption-hint',
  'selfie-caption-left',
];

const ofModals = Object.values(modalHashes).flatMap((hash) => hash?.slice(1) ?? []);

const derived = /-title$|^modal(-|$)/;

/** True for an id that the site itself uses, which no toolkit entry may have. */
export function isReservedId(id: string): boolean {
  return ofThePage.includes(id) || ofModals.includes(id) || derived.test(id);
}
