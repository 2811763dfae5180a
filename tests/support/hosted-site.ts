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

type Hosted = [address: string, status: number, text: string];

export const hostedAddresses: Hosted[] = [
  ['/', 200, 'home'],
  ['/call', 200, 'call'],
  ['/call?utm=1', 200, 'call'],
  ['/call/', 200, 'call'],
  ['/call/payload.txt', 200, 'payload'],
  ['/es', 200, 'inicio'],
  ['/es/', 200, 'inicio'],
  ['/es/call', 200, 'llamar'],
  ['/es/call/', 200, 'llamar'],
  ['/nowhere', 404, 'not found'],
  ['/essay', 404, 'not found'],
  ...translatedLocales.flatMap((each) =>
    ['', '/', '?a=1'].map((end): Hosted => [`/${each}/nowhere${end}`, 404, `none: ${each}`]),
  ),
  ['/_next/static/gone.js', 404, 'not found'],
  ['/_headers', 404, 'not found'],
];
