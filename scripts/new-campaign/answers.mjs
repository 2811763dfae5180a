import { isAbsolute } from 'node:path';
import { weakPairs } from '../../lib/inks.mjs';

/**
 * @import { Inks } from '../../lib/inks.mjs'
 * @typedef {Record<'en' | 'es', string>} Texts
 *
 * @typedef {object} Answers What a campaign is, before anybody has written its pages.
 * @property {Texts} name
 * @property {Texts} question
 * @property {Texts} answer
 * @property {{ en: string[], es: string[] }} demands HTML: <em> around the words that matter
 * @property {{ starts: string, ends: string }} season
 * @property {string} address
 * @property {Inks} inks
 *
 * @typedef {(given: string, before: Record<string, string>) => string | null} Fault
 * @typedef {{ ask: string, usual?: string, fault?: Fault }} Question
 */

const usualInks = '#fbf5e9 #16120e #ffc53d #b92b1a #1c1836';

/** @type {Fault} */
const noDay = (given) =>
  /^\d{4}-\d\d-\d\d$/.test(given) && new Date(given).toJSON()?.startsWith(given)
    ? null
    : 'Write a day that exists as year-month-day, such as 2027-03-01.';

/** @param {string} given */
const listed = (given) =>
  given
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean);

/** @type {Fault} */
const noDemands = (given) =>
  listed(given).length >= 1 && listed(given).length <= 6
    ? null
    : 'Write one to six demands, with a semicolon between two.';

/** @param {string} given @returns {Inks} */
function inksOf(given) {
  const [paper = '', ink = '', gold = '', flame = '', night = ''] = given.trim().split(/[\s,]+/);
  return { paper, ink, gold, flame, night };
}

/** @type {Fault} */
function weakInks(given) {
  const inks = inksOf(given);
  if (!Object.values(inks).every((each) => /^#[0-9a-f]{6}$/i.test(each))) {
    return 'Write five colours, each # and six digits, with spaces between them.';
  }
  const weak = weakPairs(inks).map(
    ({ letters, ground, least, found }) =>
      `${letters} (${inks[letters]}) cannot be read on ${ground} (${inks[ground]}): their contrast is ${found} and has to be ${least}.`,
  );
  return weak.length ? [...weak, 'Make one of the two lighter or darker.'].join('\n') : null;
}

/**
 * The questions by the flags that answer them: `--name-en "..."`.
 *
 * @type {Record<string, Question>}
 */
export const questions = {
  folder: {
    ask: 'A new folder for it, such as campaigns/2027',
    // the checks of the site's own files leave it alone there
    fault: (given) =>
      isAbsolute(given) || /^(\.|campaigns[\\/]\w)/.test(given)
        ? null
        : 'Name a folder in campaigns/, such as campaigns/2027.',
  },
  'name-en': { ask: 'Its name in English' },
  'name-es': { ask: 'Its name in Spanish' },
  starts: { ask: 'Its first day, as year-month-day', fault: noDay },
  ends: {
    ask: 'Its last day, as year-month-day',
    fault: (given, before) =>
      noDay(given, before) ??
      (given < (before.starts ?? '') ? 'The last day is before the first.' : null),
  },
  'question-en': { ask: 'The question or slogan of its first page, in English' },
  'question-es': { ask: 'The same in Spanish' },
  'answer-en': { ask: 'What somebody answers who has joined, in English', usual: 'I am in.' },
  'answer-es': { ask: 'The same in Spanish', usual: 'Cuente conmigo.' },
  'demands-en': {
    ask: 'Its demands in English, one to six, with a semicolon between two and * around the words to set large (Build *homes*; ...)',
    fault: noDemands,
  },
  'demands-es': {
    ask: 'The same in Spanish',
    fault: (given, before) =>
      listed(given).length === listed(before['demands-en'] ?? '').length
        ? null
        : 'Write as many demands as in English.',
  },
  address: {
    ask: 'Its address, such as https://campaign.example.org',
    fault: (given) =>
      /^https:\/\/[\w-]+(\.[\w-]+)+$/.test(given)
        ? null
        : 'Write the address with https:// in front and nothing after the name.',
  },
  inks: {
    ask: 'Its colours: paper (light), ink (dark), gold (bright), flame (strong) and night (very dark)',
    usual: usualInks,
    fault: weakInks,
  },
};

/** @param {string} demand */
const asHtml = (demand) =>
  demand
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/\*([^*]+)\*/, '<em>$1</em>')
    .replaceAll('*', '');

/** @param {Record<string, string>} given an answer to each question @returns {Answers} */
export function answersFrom(given) {
  const both = (/** @type {string} */ key) => ({
    en: given[`${key}-en`] ?? '',
    es: given[`${key}-es`] ?? '',
  });
  const demands = both('demands');
  return {
    name: both('name'),
    question: both('question'),
    answer: both('answer'),
    demands: { en: listed(demands.en).map(asHtml), es: listed(demands.es).map(asHtml) },
    season: { starts: given.starts ?? '', ends: given.ends ?? '' },
    address: given.address ?? '',
    inks: inksOf(given.inks ?? usualInks),
  };
}
