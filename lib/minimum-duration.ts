/** How long "sending" shows at least, so that it does not flash. */
const DISPLAY_MS = 200;

/** Settles as the request does, but not before the visitor could see that it was sent. */
export function withMinimumDuration<T>(request: Promise<T>): Promise<T> {
  const seen = new Promise((resolve) => setTimeout(resolve, DISPLAY_MS));
  return request.finally(() => seen);
}
