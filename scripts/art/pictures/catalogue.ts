import { GRAPHIC_WIDTHS } from '@/lib/addresses/paths';
import { locales } from '@/lib/i18n/locales';
import { marchCrowd, marchGround, marchMask } from '@/scripts/art/march-line';
import { linocuts } from './linocuts';
import { carriers, icon, skyRays, tear, whiteMarcher } from './motifs';
import { CARD_COLOURS, pageCards } from './page-share-cards';
import { samples, selfieSample } from './selfie-sample';
import { shareCard } from './site-share-card';
import { toolkitGraphics } from './toolkit-graphics';
import { videoPlaceholder } from './video-placeholder';
import { wordmark } from './wordmark';

// Every picture that a build draws; paths are addresses of the site.

/** A picture in pixels, as wide as `width`; its path's ending is its format. */
export type Print = {
  path: string;
  svg: string;
  width: number;
  /** at most so many, for a smaller file */
  colours?: number;
};

export const drawings: Record<string, string> = {
  '/art/favicon.svg': icon(),
  '/art/rays.svg': skyRays(),
  '/art/march.svg': marchMask(),
  '/art/tear.svg': tear(),
};

for (const name of carriers) drawings[`/art/marcher-${name}.svg`] = whiteMarcher(name);
for (const [name, svg] of linocuts()) drawings[`/art/${name}.svg`] = svg;

export const prints: Print[] = [
  { path: '/favicon.ico', svg: icon(), width: 32 },
  { path: '/icons/icon-192.png', svg: icon(), width: 192 },
  { path: '/icons/icon-512.png', svg: icon(), width: 512 },
  { path: '/icons/maskable-512.png', svg: icon(0.72), width: 512 },
  { path: '/icons/apple-touch-icon.png', svg: icon(0.86), width: 180 },
  { path: '/images/video-placeholder.png', svg: videoPlaceholder(), width: 1280 },
  { path: '/images/video-placeholder.webp', svg: videoPlaceholder(), width: 1280 },
];

for (const locale of locales) {
  drawings[`/art/march-light-${locale}.svg`] = marchGround(locale);
  drawings[`/art/crowd-${locale}.svg`] = marchCrowd(locale);
  drawings[`/art/wordmark-${locale}.svg`] = wordmark(locale, 'scheme');
  drawings[`/art/wordmark-${locale}-light.svg`] = wordmark(locale, 'light');
  prints.push({ path: `/images/share-${locale}.png`, svg: shareCard(locale), width: 1200 });

  samples.forEach((sample, index) => {
    const name = `selfie-sample${index ? `-${index + 1}` : ''}-${locale}`;
    const svg = selfieSample(locale, sample);
    prints.push({ path: `/images/${name}-640.webp`, svg, width: 640 });
  });
}

for (const [path, svg] of pageCards()) {
  prints.push({ path, svg, width: 1200, colours: CARD_COLOURS });
}

for (const [name, svg] of toolkitGraphics()) {
  prints.push({ path: `/images/${name}.png`, svg, width: 1080 });
  for (const width of GRAPHIC_WIDTHS) {
    prints.push({ path: `/images/${name}-${width}.webp`, svg, width });
  }
}
