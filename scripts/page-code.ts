/** tsx wraps functions in a helper, which pages that run them lack. */
export const NAMING_HELPER = 'globalThis.__name = (named) => named;';
