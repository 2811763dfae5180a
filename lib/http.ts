import axios from 'axios';

/** A response with any status; a request without a response throws. */
export type Answer = { status: number; body: unknown };

/** Thrown when a request got no response that the page may read. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';

  constructor(readonly reason: 'timed-out' | 'unreachable') {
    super(`No answer: ${reason}`);
  }
}

const client = axios.create({
  headers: { Accept: 'application/json' },
  validateStatus: () => true,
});

/**
 * Sends one POST, never repeated; a file goes as its own type. Resolves to the response with any
 * status; throws `NoAnswer` when there was none within `timeoutMs` or the host could not be
 * reached. `onProgress` receives the share of the body sent, from 0 to 1.
 */
export async function post(
  url: string,
  body: URLSearchParams | Blob,
  timeoutMs: number,
  onProgress?: (share: number) => void,
): Promise<Answer> {
  try {
    const { status, data } = await client.post<unknown>(url, body, {
      timeout: timeoutMs,
      ...(body instanceof Blob && { headers: { 'Content-Type': body.type } }),
      ...(onProgress && { onUploadProgress: ({ progress }) => onProgress(progress ?? 0) }),
    });
    return { status, body: data };
  } catch (error) {
    const isLate = axios.isAxiosError(error) && /ECONNABORTED|ETIMEDOUT/.test(error.code ?? '');
    throw new NoAnswer(isLate ? 'timed-out' : 'unreachable');
  }
}

/** How long "sending" stands at least, so that it does not flash. */
const DISPLAY_MS = 200;

/** What a request comes to, not before the visitor has seen that it is on its way. */
export function withMinimumDuration<T>(request: Promise<T>): Promise<T> {
  const seen = new Promise((resolve) => setTimeout(resolve, DISPLAY_MS));
  return request.finally(() => seen);
}
