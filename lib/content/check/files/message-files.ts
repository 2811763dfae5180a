import { locales } from '../../../i18n/locales';

/** The files of interface strings: one for each language, and others that hold all of them. */
export const MESSAGE_FILES = [
  ...locales.map((locale) => `${locale}.json`),
  'call-card.json',
  'event.json',
  'offline.json',
  'partner-kit.json',
  'placard.json',
  'print-kit.json',
  'printed-sheet.json',
  'privacy.json',
  'rally.json',
  'root-error.json',
  'selfie.json',
  'senators.json',
  'signing.json',
  'state-names.json',
  'targets.json',
  'toolkit.json',
];
