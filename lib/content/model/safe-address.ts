/** Could end a value in a CSP, nginx.conf, `_headers` or HTML; URLs can percent-encode them. */
const UNSAFE = /[\s\p{C}"'`;${}\\^|<>]/u;

/** A name or IP address as `URL` writes it, or empty. In a policy, `*` would match every host. */
const HOST_NAME = /^[\w.:[\]-]*$/;

/** An address in its parts, or null. `URL.canParse` of Node 20 refuses one with an accent after some thousand calls. */
export function urlOf(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** Tests the raw text, because `URL` drops or encodes some unsafe characters. */
export function isSafeAddress(address: string) {
  if (UNSAFE.test(address)) return false;
  return HOST_NAME.test(urlOf(address)?.hostname ?? '');
}

export const withoutTrailingSlash = (address: string) => address.replace(/\/+$/, '');

/** True for a path below the root, such as `/season`, and for an empty one. */
export function isBasePath(basePath: string) {
  return /^(\/[\w-]+(\.[\w-]+)*)*\/*$/.test(basePath);
}
