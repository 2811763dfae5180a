/** Countries that have American ZIP codes and nobody in Congress. */
const independent = ['FM', 'MH', 'PW'];

/**
 * The postal codes of everywhere that has a page of its own: the states, the District and the
 * territories.
 *
 * @param {{ states: object, others: object }} names by code, as messages/state-names.json has them
 */
export function pageCodes({ states, others }) {
  const codes = [...Object.keys(states), ...Object.keys(others)];
  return codes.filter((code) => !independent.includes(code));
}
