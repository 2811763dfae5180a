import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The campaigns that the call stand-in knows: "1", whatever the content's `callpower_id` says, and
 * one each that is archived and paused.
 *
 * @param {string} contentFolder
 * @returns {Map<string, 'live' | 'archived' | 'paused'>}
 */
export function knownCampaigns(contentFolder) {
  const ids = ['en', 'es'].map((locale) => callpowerId(join(contentFolder, locale, 'site.json')));
  const live = ['1', ...ids.filter((id) => typeof id === 'string' && id !== '')];
  return new Map([
    ...live.map((id) => /** @type {const} */ ([id, 'live'])),
    ['archived', 'archived'],
    ['paused', 'paused'],
  ]);
}

/** @param {string} file */
function callpowerId(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).callpower_id : undefined;
}
