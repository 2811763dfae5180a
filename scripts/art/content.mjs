import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { drawingsOf } from '../../lib/content/drawings.mjs';
import { laidOver } from '../../lib/content/laid-over.mjs';
import { locales } from '../../lib/i18n/languages.mjs';
import { UserError } from '../cli.mjs';
import { readJson } from '../files.mjs';
import { contentFolder } from '../paths.mjs';

/** @typedef {import('../../lib/i18n/languages.mjs').Locale} Locale */

/**
 * @param {string} path in the content folder
 * @param {any} [missing] where there is no such file
 */
function contentOf(path, missing = {}) {
  const file = join(contentFolder(), path);
  if (!existsSync(file)) return missing;
  try {
    return readJson(file);
  } catch {
    throw new UserError(`${file} is not valid JSON. Its line is named by: npm run content:check`);
  }
}

/** @template Made @param {(locale: Locale) => Made} make @returns {Record<Locale, Made>} */
const byLocale = (make) =>
  /** @type {Record<Locale, Made>} */ (
    Object.fromEntries(locales.map((locale) => [locale, make(locale)]))
  );

export const campaign = contentOf('campaign.json');

const english = contentOf('en/site.json');

const englishToolkit = contentOf('en/toolkit.json', []);

/** A locale's own entries; Spanish without a toolkit shows the English one with its graphics. */
export const toolkits = byLocale(
  (locale) =>
    /** @type {any[]} */ (laidOver(englishToolkit, contentOf(`${locale}/toolkit.json`, []))),
);

const englishTargets = contentOf('en/targets.json');

/** Every drawing, with the words that it is made from. */
export const drawings = drawingsOf({
  campaign,
  sites: byLocale((locale) => ({ ...english, ...contentOf(`${locale}/site.json`) })),
  toolkits,
  targets: byLocale((locale) => contentOf(`${locale}/targets.json`, englishTargets)),
});

const wordsByPicture = new Map(drawings.map(({ picture, from }) => [picture, from]));

/**
 * The words of a drawing: these, and no others, are compared with later changes of the content.
 *
 * @param {string} picture its path in `public/`
 * @returns {Record<string, any>}
 */
export const wordsOf = (picture) => wordsByPicture.get(picture) ?? {};

/** The site's host, as pictures print it. @param {string} site_url */
export const addressOf = (site_url) => new URL(site_url).host;

/**
 * The demands for lettering: the parts of each in order, and which of them are emphasised.
 *
 * @param {string[]} demands HTML
 * @returns {{ text: string, key: boolean }[][]}
 */
export function lettered(demands) {
  return demands.map((html) => {
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
