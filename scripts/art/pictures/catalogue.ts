import { GRAPHIC_WIDTHS } from '@/lib/addresses/paths';
import { locales } from '@/lib/i18n/locales';
import { carriers } from '@/lib/placard/state';
import { whiteMarcher } from '@/scripts/art/march';
import { marchCrowd, marchFar, marchGround, marchMask } from '@/scripts/art/march-line';
import { linocuts } from './linocuts';
import { CARD_COLOURS, pageCards } from './page-share-cards';
import type { Print } from './pixels';
import { samples, selfieSample } from './selfie-sample';
import { icon, icons, skyRays, tear } from './site-art';
import { shareCard } from './site-share-card';
import { toolkitGraphics } from './toolkit-graphics';
import { videoPlaceholder } from './video-placeholder';
import { wordmark } from './wordmark';

// Every picture that a build draws; paths are addresses of the site.

export const svgFiles: Record<string, string> = {
  '/art/favicon.svg': icon(),
  '/art/rays.svg': skyRays(),
  '/art/march.svg': marchMask(),
  '/art/march-far.svg': marchFar(),
  '/art/tear.svg': tear(),
};

for (const name of carriers) svgFiles[`/art/marcher-${name}.svg`] = whiteMarcher(name);
for (const [name, svg] of linocuts()) svgFiles[`/art/${name}.svg`] = svg;

export const prints: Print[] = [
  ...icons,
  { path: '/images/video-placeholder.png', svg: videoPlaceholder(), width: 1280 },
  { path: '/images/video-placeholder.webp', svg: videoPlaceholder(), width: 1280 },
];

for (const locale of locales) {
  svgFiles[`/art/march-light-${locale}.svg`] = marchGround(locale);
  svgFiles[`/art/crowd-${locale}.svg`] = marchCrowd(locale);
  svgFiles[`/art/wordmark-${locale}.svg`] = wordmark(locale, 'scheme');
  svgFiles[`/art/wordmark-${locale}-light.svg`] = wordmark(locale, 'light');
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
