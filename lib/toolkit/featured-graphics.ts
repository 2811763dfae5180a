import { pictureOf } from '@/lib/content/display-sizes';
import { plainText } from '@/lib/content/model/sanitize';
import type { ToolkitEntry } from '@/lib/content/model/toolkit';
import { isOwnPicture } from '@/lib/pictures/own-picture';
import { upcomingFirst } from './entry-days';

const WALL_COUNT = 7;

/** The toolkit teaser's graphics, our own only: dates and demands in turn, passed dates last. */
export function featuredGraphics(toolkit: readonly ToolkitEntry[]) {
  const own = toolkit.flatMap(({ image, ...entry }) =>
    image && isOwnPicture(image) ? { ...entry, image } : [],
  );
  const demands = own.filter(({ graphic }) => graphic?.ground === 'gold');
  const dates = own.filter((entry) => !demands.includes(entry));
  const inTurn = own.flatMap((_, index) => [dates[index], demands[index]]);
  return upcomingFirst(inTurn.filter((entry) => entry !== undefined))
    .slice(0, WALL_COUNT)
    .map(({ id, title, image }) => ({ id, src: pictureOf(image).src, alt: plainText(title) }));
}
