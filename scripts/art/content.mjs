import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../lib/i18n/languages.mjs';
import { seasonDates } from '../../lib/season.mjs';
import { readJson } from '../files.mjs';
import { contentFolder } from '../paths.mjs';

/** @typedef {import('../../lib/i18n/languages.mjs').Locale} Locale */

/** @param {string} path in the content folder */
function contentOf(path) {
  const file = join(contentFolder(), path);
  return existsSync(file) ? readJson(file) : {};
}

export const campaign = contentOf('campaign.json');

const english = contentOf('en/site.json');
const sites = Object.fromEntries(
  locales.map((locale) => [locale, { ...english, ...contentOf(`${locale}/site.json`) }]),
);

/** A text of site.json. @param {Locale} locale @param {string} key */
export const textOf = (locale, key) => sites[locale][key];

/** The dates of the season. @param {Locale} locale */
export const datesOf = (locale) => seasonDates(campaign.season, locale);

/** The site's host, as pictures print it. */
export const siteAddress = new URL(campaign.site_url).host;

/** The words on the small cards of a march. @param {Locale} locale @returns {string[]} */
export const cardWords = (locale) => textOf(locale, 'march_words');

/**
 * The demands for lettering: the parts of each in order, and which of them are emphasised.
 *
 * @param {Locale} locale
 * @returns {{ text: string, key: boolean }[][]}
 */
export function demandsOf(locale) {
  return textOf(locale, 'intro_demands').map((/** @type {string} */ html) => {
    const parts = html.split(/<\/?em>/).map((part, index) => ({
      text: part
        .replace(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
        .trim(),
      key: index % 2 === 1,
    }));
    return parts.filter(({ text }) => text);
  });
}
