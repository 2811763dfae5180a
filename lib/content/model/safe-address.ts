/**
 * The characters that could end a value in a content policy, nginx's configuration, `_headers` or
 * HTML. No address needs them: they can be percent-encoded.
 */
const UNSAFE = /[\s\p{C}"'`;${}\\^|<>]/u;

/**
 * A host's name or IP address as `URL` writes it, or none. In a policy, `*` would match every host.
 */
const HOST_NAME = /^[\w.:[\]-]*$/;

/**
 * False for an address that could inject something wherever it is written. Tests the raw text,
 * because `URL` drops or encodes some of these characters.
 */
export function isSafeAddress(address: string) {
  if (UNSAFE.test(address)) return false;
  return !URL.canParse(address) || HOST_NAME.test(new URL(address).hostname);
}

/** An address or a path to write others behind. */
export const withoutTrailingSlash = (address: string) => address.replace(/\/+$/, '');

/** True for a path below the root, such as `/season`, or an empty one. */
export function isBasePath(basePath: string) {
  return /^(\/[\w-]+(\.[\w-]+)*)*\/*$/.test(basePath);
}
