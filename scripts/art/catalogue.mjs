import { locales } from '../../lib/i18n/languages.mjs';
import { carriers } from './carriers.mjs';
import { toolkitGraphics } from './pictures/graphics.mjs';
import { icon, marchGround, marchMask, skyRays, whiteMarcher } from './pictures/motifs.mjs';
import { pageCards } from './pictures/page-cards.mjs';
import { portraits } from './pictures/portraits.mjs';
import { posterOutlines, samples, selfieSample } from './pictures/selfie-sample.mjs';
import { shareCard } from './pictures/share-card.mjs';
import { tear } from './pictures/tear.mjs';
import { videoPlaceholder } from './pictures/video-placeholder.mjs';
import { wordmark } from './pictures/wordmark.mjs';

/**
 * Everything that `npm run art` writes; paths are from the project's root.
 *
 * @typedef {object} Print A picture in pixels, as wide as `width`; its path's ending is its format.
 * @property {string} path
 * @property {string} svg
 * @property {number} width
 * @property {number} [colours] at most so many, for a smaller file
 */

/** Enough for flat inks and their edges, and a card stays under 40 kB. */
const CARD_COLOURS = 16;

/** Drawings by path: those under public/ ship, the site draws with that in lib/, the others are printed from. @type {Record<string, string>} */
export const drawings = {
  'public/art/favicon.svg': icon(),
  'public/art/rays.svg': skyRays(),
  'public/art/march.svg': marchMask(),
  'public/art/tear.svg': tear(),
  'lib/selfie/poster-outlines.json': posterOutlines(),
};

for (const name of carriers) drawings[`public/art/marcher-${name}.svg`] = whiteMarcher(name);
for (const [name, svg] of Object.entries(portraits())) drawings[`public/art/${name}.svg`] = svg;

const trimmed = icon(0.72);

/** @type {Print[]} */
export const prints = [
  { path: 'public/favicon.ico', svg: icon(), width: 32 },
  { path: 'public/icons/icon-192.png', svg: icon(), width: 192 },
  { path: 'public/icons/icon-512.png', svg: icon(), width: 512 },
  { path: 'public/icons/maskable-512.png', svg: trimmed, width: 512 },
  { path: 'public/icons/apple-touch-icon.png', svg: icon(0.86), width: 180 },
  { path: 'public/images/video-placeholder.png', svg: videoPlaceholder(), width: 1280 },
  { path: 'public/images/video-placeholder.webp', svg: videoPlaceholder(), width: 1280 },
];

for (const locale of locales) {
  drawings[`public/art/march-light-${locale}.svg`] = marchGround(locale);
  drawings[`public/art/wordmark-${locale}.svg`] = wordmark(locale, 'scheme');
  drawings[`public/art/wordmark-${locale}-light.svg`] = wordmark(locale, 'light');
  prints.push({ path: `public/images/share-${locale}.png`, svg: shareCard(locale), width: 1200 });

  for (const sample of samples) {
    const name = `selfie-sample${sample.end}-${locale}`;
    const selfie = selfieSample(locale, sample);
    drawings[`scripts/art/drawn/${name}.svg`] = selfie;
    prints.push({ path: `public/images/${name}-640.webp`, svg: selfie, width: 640 });
  }
}

for (const [path, svg] of Object.entries(pageCards())) {
  prints.push({ path: `public${path}`, svg, width: 1200, colours: CARD_COLOURS });
}

/** Widths of the pictures that the pages show; the PNG is for saving and posting. */
const shownWidths = [540, 810];

for (const [name, svg] of Object.entries(toolkitGraphics())) {
  drawings[`scripts/art/drawn/${name}.svg`] = svg;
  prints.push({ path: `public/images/${name}.png`, svg, width: 1080 });
  for (const width of shownWidths) {
    prints.push({ path: `public/images/${name}-${width}.webp`, svg, width });
  }
}
