import localFont from 'next/font/local';

/** Anton: titles, names, dates, numerals, buttons. Latin with the Spanish letters. */
const anton = localFont({
  src: '../../generated/fonts/anton.woff2',
  weight: '400',
  variable: '--font-anton',
  display: 'swap',
  preload: false, // the words are read before
  adjustFontFallback: false, // late-fonts.css
});

const text = localFont({
  src: '../../generated/fonts/public-sans.woff2',
  weight: '400 900',
  variable: '--font-text',
  display: 'swap',
  preload: false, // the words are read before
  adjustFontFallback: false, // late-fonts.css
});

export const fontVariables = `${anton.variable} ${text.variable}`;
