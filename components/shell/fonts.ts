import localFont from 'next/font/local';

/** Anton: titles, names, dates, numerals, buttons. Latin with the Spanish letters. */
const anton = localFont({
  src: '../../node_modules/@fontsource/anton/files/anton-latin-400-normal.woff2',
  weight: '400',
  variable: '--font-anton',
  display: 'swap',
  adjustFontFallback: false, // late-fonts.css
});

const text = localFont({
  src: '../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-text',
  display: 'swap',
  adjustFontFallback: false, // late-fonts.css
});

export const fontVariables = `${anton.variable} ${text.variable}`;
