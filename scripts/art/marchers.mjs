import { cutout, limb, turnedCutout } from './cutout.mjs';
import { ellipse } from './path.mjs';

/*
 * Cut-paper marchers, one path each: feet on y = 0, a grown figure about 100 high, walking right.
 * No faces, no enlarged fists, nobody running.
 */

/** @param {number} x @param {number} y */
function head(x, y, scale = 1) {
  /** @type {(dx: number, dy: number) => string} */
  const spot = (dx, dy) => `${x + dx * scale},${y + dy * scale}`;
  const neck = limb(`${spot(-2.6, 11)},${6 * scale} ${spot(-1, 4)},${5.4 * scale}`);
  const nose = cutout(`${spot(4.4, -1.4)} ${spot(6.6, 1.4)} ${spot(4.6, 2.6)}`, 0.3);
  return ellipse(x, y, 5.4 * scale, 6.8 * scale) + neck + nose;
}

/** @param {number} x @param {number} y */
function shoe(x, y, angle = 0) {
  return turnedCutout('-3.4,-5 2.5,-5 9.5,-1.6 9.5,1 -3.6,1', { angle, x, y, radius: 1.4 });
}

/** Trousers in mid-step; the stride is a share of a full one. */
function legs(stride = 1) {
  const front = limb(`2,-46,11 ${8 * stride},-24,9 ${14 * stride},-4,5.6`);
  const back = limb(`-2,-46,11 ${-3 * stride},-24,9 ${-13 * stride},-6,5.6`);
  return front + shoe(14 * stride, -1) + back + shoe(-13 * stride, -2.4, 0.42);
}

/** A long coat whose hem runs from x = back to x = front. @param {number} hem */
function coat(hem, front = 12, back = -13) {
  const corners = `10.5,-60 ${front},${hem} ${back},${hem} -11,-60`;
  return cutout(`-4,-82 4,-82.5 9.6,-77,4 ${corners} -10,-77,5`, 2.4);
}

/** A raised arm, holding on to something at (x, y). @param {number} x @param {number} y */
function raisedArm(x, y) {
  return limb(`6,-75,8 14,-63,6.4 ${x},${y},4.6`) + ellipse(x, y, 3);
}

const armBehind = limb('-6,-75,8 -12,-60,6.6 -9,-46,4.8') + ellipse(-8.6, -44.4, 2.9);
const armForward = limb('6,-75,7.6 9,-60,6.4 18,-52,4.6') + ellipse(19, -51.4, 2.8);

/** What each is put together from. @satisfies {Record<string, string[]>} */
export const marchers = {
  /** A man in a hat. */
  hat: [
    legs(),
    coat(-37),
    head(3, -91),
    cutout('-6,-96 -4,-103 3,-104.5 9,-102 10,-96.4 15,-94.6 14.4,-93 -9,-94.6 -9.4,-96.4', 1.6),
    raisedArm(17, -74),
    armBehind,
  ],
  /** A woman in a long coat dress, her hair up. */
  dress: [
    limb('3,-20,7 9,-4,5') + shoe(9, -1),
    limb('-3,-20,7 -9,-5,5') + shoe(-9, -2, 0.35),
    cutout('-4,-80 4,-80.5 8.6,-75,4 7.4,-58 16,-16 -16,-17 -9,-58 -8.6,-75,5', 2.4),
    head(3, -88.6),
    ellipse(-2.6, -93, 4.6) + ellipse(1.5, -93, 6.3, 5),
    raisedArm(16.4, -70),
    armBehind,
  ],
  /** Someone broad, with round natural hair. */
  afro: [
    legs(0.92),
    coat(-40, 13, -14),
    head(3, -89),
    ellipse(1.8, -92.5, 9, 8.4),
    armForward,
    armBehind,
  ],
  /** A preacher in a long robe, one arm lifted. */
  robe: [
    shoe(8, -1) + shoe(-7, -1),
    cutout('-5,-83 5,-83.5 11,-77,4 11,-60 17,-4 -17,-4 -12,-60 -11,-77,5', 2.4),
    head(3.4, -92),
    limb('7,-76,8.6 18,-72,9 24,-90,5') + ellipse(24.6, -93, 3.2),
    limb('-7,-75,8 -13,-58,10 -10,-44,6'),
  ],
  /** A woman with a headscarf and a bag. */
  scarf: [
    limb('3,-26,8 10,-4,5') + shoe(10, -1),
    limb('-3,-26,8 -11,-5,5') + shoe(-11, -2, 0.4),
    cutout('-4,-78 4,-78 9,-72,4 9,-55 13.5,-24 -14,-25 -10,-55 -9,-72,5', 2.4),
    head(3, -86.5),
    cutout('-6,-88 -2,-95.4 5,-95 8,-90 4,-88 2,-79 -4,-72 -9,-75', 2.6),
    armForward,
    armBehind,
    cutout('-15,-44 -4,-44 -3,-33 -16,-33', 1.5),
  ],
  /** A young worker with a cap. */
  cap: [
    legs(1.08),
    coat(-42, 10.5, -11.5),
    head(3, -89),
    cutout('-4.4,-91 -3.4,-97.4 3,-98.8 8,-96 8.6,-93.4 14,-92.4 13.6,-90.8 -4,-90.4', 1.6),
    raisedArm(16, -80),
    armBehind,
  ],
  /** A child, a hand up to whoever walks ahead. */
  child: [
    limb('1,-24,7 6,-3,4.4') + shoe(6, -0.8),
    limb('-1,-24,7 -6,-4,4.4') + shoe(-6, -1.6, 0.3),
    cutout('-3.4,-46 3.4,-46 7.4,-41 9.4,-19 -9.4,-19 -7.4,-41', 2.4),
    head(1.6, -54, 0.92),
    limb('4,-42,5.4 12,-48,4 16,-58,3.4') + ellipse(16.4, -59.6, 2.4),
    limb('-4,-42,5.4 -9,-31,3.6'),
  ],
  /** An elder with a cane. */
  elder: [
    legs(0.7),
    cutout('-7,-77 2,-79 8.6,-73,4 9.5,-58 11.5,-36 -13,-36 -13.4,-56 -12.6,-70,6', 3),
    head(4.4, -85),
    ellipse(3, -88, 6.2, 5),
    limb('4,-70,7.4 10,-58,6 19,-50,4.4') + ellipse(20, -49.4, 2.8),
    cutout('19.4,-52 21.5,-52 23.5,0 21.4,0', 0.2),
    armBehind,
  ],
  /** A wheelchair user. */
  chair: [
    // The rim: a disc, and the same arc the other way round to leave the hole.
    `${ellipse(-5, -17, 17)}M-5 -30.6a13.8 13.8 0 1 0 .1 0z${ellipse(-5, -17, 3)}`,
    limb('-16,-50,3 -12,-28,3') + cutout('-22,-51 -14,-52 -14,-49.6 -22,-48.6', 0.3),
    cutout('-9,-64 0,-66 6,-60,4 6,-46 5,-30 -11,-30 -12,-50', 2.6),
    limb('-4,-33,11 14,-33,9.6 17,-10,6') + shoe(17.6, -6),
    cutout('10,-3.4 28,-3.4 28,-1.4 10,-1.4', 0.2) + ellipse(20, -4, 4),
    head(2, -73),
    ellipse(1, -76.6, 6, 4.8),
    limb('2,-58,7.4 11,-50,6 17,-62,4.4') + ellipse(17, -63, 2.8),
  ],
};

/**
 * Where a figure's hand can hold the stick of a placard.
 * @type {Partial<Record<keyof typeof marchers, readonly [x: number, y: number]>>}
 */
export const grips = { hat: [17, -74], dress: [16.4, -70], cap: [16, -80], chair: [17, -63] };
