/**
 * Now, in milliseconds since 1970: while the site is built and checked the moment that SOURCE_DATE_EPOCH
 * names, in seconds, if it is set; in a browser always that of the visitor’s clock.
 */
export function clockNow(): number {
  const seconds = typeof window === 'undefined' ? process.env.SOURCE_DATE_EPOCH : '';
  return seconds ? Number(seconds) * 1000 : Date.now();
}
