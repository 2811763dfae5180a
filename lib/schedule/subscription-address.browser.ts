/** Where this browser subscribes to a calendar at a `webcal:` address. */
export function subscriptionAddress(webcal: string, userAgent = navigator.userAgent): string {
  return /Android/.test(userAgent)
    ? `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`
    : webcal;
}
