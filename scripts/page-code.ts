/**
 * For a page that runs a function of ours: tsx has each function named by a helper, which pages lack.
 * Their own scripts have none.
 */
export const NAMING_HELPER = 'globalThis.__name = (named) => named;';
