/** The cookie that keeps the visitor's language (spec.md section 9, Locales). */
export const LOCALE_COOKIE = 'i18n_redirected';
const KEPT_DAYS = 365;

/** The cookie as it is set; on https the caller adds `Secure`. */
export function localeCookie(locale: string): string {
  return `${LOCALE_COOKIE}=${locale}; Max-Age=${KEPT_DAYS * 24 * 60 * 60}; Path=/; SameSite=Lax`;
}
