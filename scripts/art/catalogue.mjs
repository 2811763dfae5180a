import { locales } from './locales.mjs';
import { toolkitGraphics } from './pictures/graphics.mjs';
import { icon } from './pictures/icons.mjs';
import { footerWalk, heroMarch, skyRays } from './pictures/motifs.mjs';
import { selfieSample } from './pictures/selfie-sample.mjs';
import { shareCard } from './pictures/share-card.mjs';
import { videoPlaceholder } from './pictures/video-placeholder.mjs';
import { wordmark } from './pictures/wordmark.mjs';

/**
 * Everything that `npm run art` writes; paths are relative to public/.
 *
 * @typedef {object} Print A picture in pixels, as wide as `width`; its path's ending is its format.
 * @property {string} path
 * @property {string} svg
 * @property {number} width
 */

/** Drawings that ship as SVG, by path. @type {Record<string, string>} */
export const drawings = {
  'art/favicon.svg': icon(),
  'art/rays.svg': skyRays(),
  'art/march.svg': heroMarch('en'),
  'art/march-es.svg': heroMarch('es'),
  'art/march-walk.svg': footerWalk(),
};

const trimmed = icon(0.72);

/** @type {Print[]} */
export const prints = [
  { path: 'favicon.ico', svg: icon(), width: 32 },
  { path: 'icons/icon-192.png', svg: icon(), width: 192 },
  { path: 'icons/icon-512.png', svg: icon(), width: 512 },
  { path: 'icons/maskable-512.png', svg: trimmed, width: 512 },
  { path: 'icons/apple-touch-icon.png', svg: icon(0.86), width: 180 },
  { path: 'images/video-placeholder.png', svg: videoPlaceholder(), width: 1280 },
  { path: 'images/video-placeholder.webp', svg: videoPlaceholder(), width: 1280 },
];

for (const locale of locales) {
  drawings[`art/wordmark-${locale}.svg`] = wordmark(locale, 'scheme');
  drawings[`art/wordmark-${locale}-light.svg`] = wordmark(locale, 'light');
  prints.push({ path: `images/share-${locale}.png`, svg: shareCard(locale), width: 1200 });

  const selfie = selfieSample(locale);
  drawings[`art/selfie-sample-${locale}.svg`] = selfie;
  prints.push({ path: `images/selfie-sample-${locale}-640.webp`, svg: selfie, width: 640 });
}

/** Widths of the pictures that the pages show; the PNG is the one to save and to post. */
const shownWidths = [540, 810];

for (const [name, svg] of Object.entries(toolkitGraphics())) {
  drawings[`art/${name}.svg`] = svg;
  prints.push({ path: `images/${name}.png`, svg, width: 1080 });
  for (const width of shownWidths) {
    prints.push({ path: `images/${name}-${width}.webp`, svg, width });
  }
}
