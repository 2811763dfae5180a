/** @typedef {'en' | 'es'} Locale */

/** @type {readonly Locale[]} */
export const locales = ['en', 'es'];

/** Words that stand on more than one drawing, already in the capitals they are set in. */
export const season = {
  en: { name: 'SEASON OF NONVIOLENT MORAL DIRECT ACTION', dates: 'JULY 12 – AUGUST 8, 2021' },
  es: {
    name: 'TEMPORADA DE ACCIÓN DIRECTA MORAL NO VIOLENTA',
    dates: '12 DE JULIO – 8 DE AGOSTO DE 2021',
  },
};

/** A sample until the campaign has its own address; change it here and run `npm run art`. */
export const SITE_ADDRESS = 'SEASON.EXAMPLE.ORG';
