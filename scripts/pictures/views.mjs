/**
 * A way of looking at the site: the viewport and what the visitor set in their system.
 *
 * @typedef {object} View
 * @property {string} name
 * @property {number} width CSS pixels
 * @property {number} height CSS pixels
 * @property {'light' | 'dark'} [colorScheme]
 * @property {'active' | 'none'} [forcedColors]
 * @property {'print' | 'screen'} [media]
 * @property {string} [textSize] of the root element
 */

/** @type {View[]} */
export const views = [
  { name: 'phone', width: 371, height: 740 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desktop', width: 1280, height: 860 },
  { name: 'wide', width: 1920, height: 1080 },
  { name: 'phone on its side', width: 740, height: 360 },
  { name: 'phone, dark', width: 371, height: 740, colorScheme: 'dark' },
  { name: 'desktop, dark', width: 1280, height: 860, colorScheme: 'dark' },
  { name: 'forced colours', width: 1280, height: 860, forcedColors: 'active', colorScheme: 'dark' },
  { name: '320 px', width: 320, height: 640 },
  { name: 'text at 200 %', width: 1280, height: 860, textSize: '200%' },
  { name: 'print', width: 720, height: 960, media: 'print' },
];

/** A ZIP of the sample directory, so that the call page shows two senators. */
const SAMPLE_ZIP = '27601';

/** What is looked at, by name: a screen in full, with what a visitor did there. */
export const screens = [
  { name: 'home', path: '/' },
  { name: 'call', path: '/call' },
  { name: 'call with a ZIP', path: '/call', fill: { 'input[name="userLocation"]': SAMPLE_ZIP } },
  { name: 'toolkit', path: '/toolkit' },
  { name: 'scoreboard', path: '/scoreboard' },
  { name: 'not found', path: '/nowhere' },
];
