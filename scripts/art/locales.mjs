import { readFileSync } from 'node:fs';

/** @typedef {'en' | 'es'} Locale */

/** @type {readonly Locale[]} */
export const locales = ['en', 'es'];

/** @param {string} path under content/ */
function contentOf(path) {
  return JSON.parse(readFileSync(new URL(`../../content/${path}`, import.meta.url), 'utf8'));
}

const { season: days } = contentOf('campaign.json');

/** @param {Locale} locale @returns {{ name: string, dates: string }} as the content has them */
function masthead(locale) {
  /** @param {string} day @param {Intl.DateTimeFormatOptions} [year] */
  const written = (day, year) =>
    new Intl.DateTimeFormat(`${locale}-US`, {
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
      ...year,
    }).format(new Date(day));
  return {
    name: contentOf(`${locale}/site.json`).site_title,
    dates: `${written(days.starts)} – ${written(days.ends, { year: 'numeric' })}`,
  };
}

/** The season's name and dates, which stand on more than one drawing. */
export const season = { en: masthead('en'), es: masthead('es') };

/** A sample until the campaign has its own address; change it here and run `npm run art`. */
export const SITE_ADDRESS = 'SEASON.EXAMPLE.ORG';
