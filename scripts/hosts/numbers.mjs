/**
 * Phone numbers with a fate, by their last seven digits, so that each of the contract's answers can
 * also be had by hand: (202) 555-0182 is blocklisted, and so is (919) 555-0182.
 */
const fates = /** @type {const} */ ({
  5550181: 'refused',
  5550182: 'blocklisted',
  5550183: 'carrier failed',
});

/**
 * A US number's ten digits, or null when it is none.
 *
 * @param {string} phone
 */
export function tenDigits(phone) {
  return /^1?(\d{10})$/.exec(phone.replace(/\D/g, ''))?.[1] ?? null;
}

/**
 * What becomes of a call to this number.
 *
 * @param {string} phone
 * @returns {'refused' | 'blocklisted' | 'carrier failed' | 'placed'}
 */
export function fateOf(phone) {
  const digits = tenDigits(phone);
  if (digits === null) return 'refused';
  return Object.entries(fates).find(([ending]) => digits.endsWith(ending))?.[1] ?? 'placed';
}
