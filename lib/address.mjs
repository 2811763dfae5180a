/**
 * What ends one value and begins another in a content policy, in nginx's configuration, in `_headers` or
 * in HTML, and what no address needs: it can be percent-encoded.
 */
const UNSAFE = /[\s\p{C}"'`;${}\\^|<>]/u;

/** A name or a number of a host as `URL` writes it, or none. A `*` would be every host in a policy. */
const HOST_NAME = /^[\w.:[\]-]*$/;

/**
 * False for an address that could say more than where it leads, wherever it is written. It looks at the
 * text as it was given, because `URL` leaves out or encodes some of what it stumbles on.
 *
 * @param {string} address
 */
export function isSafeAddress(address) {
  if (UNSAFE.test(address)) return false;
  return !URL.canParse(address) || HOST_NAME.test(new URL(address).hostname);
}

/** A folder below the root, such as `/season`, or none. @param {string} basePath */
export function isBasePath(basePath) {
  return /^(\/[\w-]+(\.[\w-]+)*)*\/*$/.test(basePath);
}
