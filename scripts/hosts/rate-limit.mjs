const HOUR_MS = 3_600_000;

/**
 * Counts in memory and says whether a key has been seen more than `most` times within the last hour,
 * this time included.
 *
 * @param {number} most
 * @param {() => number} [now] milliseconds
 */
export function hourlyLimit(most, now = Date.now) {
  /** @type {Map<string, number[]>} */
  const seen = new Map();

  return (/** @type {string} */ key) => {
    const recent = (seen.get(key) ?? []).filter((time) => now() - time < HOUR_MS);
    if (recent.length >= most) return true;
    seen.set(key, [...recent, now()]);
    return false;
  };
}
