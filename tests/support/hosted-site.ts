import { translatedLocales } from '../../lib/i18n/locales';

/** A small export, and how any good host responds for it. */
export const hostedFiles = {
  'index.html': 'home',
  'call.html': 'call',
  'call/payload.txt': 'payload',
  'es.html': 'inicio',
  'es/call.html': 'llamar',
  'call/index.html': 'call',
  'es/index.html': 'inicio',
  'es/call/index.html': 'llamar',
  ...Object.fromEntries(translatedLocales.map((each) => [`${each}/404.html`, `none: ${each}`])),
  '404.html': 'not found',
  'embed/widget.html': 'frame',
  'images/a.png': 'png',
  'art/a.svg': '<svg/>',
  'icon.svg': '<svg/>',
  '_next/static/chunk.js': 'script',
  _headers: '',
};
