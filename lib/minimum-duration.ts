/** How long "sending" stands at least, so that it does not flash (spec.md section 9). */
const DISPLAY_MS = 200;

/** What a request comes to, not before the visitor has seen that it is on its way. */
export function withMinimumDuration<T>(request: Promise<T>): Promise<T> {
  const seen = new Promise((resolve) => setTimeout(resolve, DISPLAY_MS));
  return request.finally(() => seen);
}
