/** The library behind `post`, in a chunk of its own: no page needs it before the first request. */
const loadAxios = async () => (await import('axios')).default;

export function prepareToPost(): void {
  loadAxios().catch(() => {});
}

/** A response with any status; a request without a response throws. */
export type Answer = { status: number; body: unknown };

export class NoAnswer extends Error {
  override name = 'NoAnswer';

  constructor(readonly reason: 'unsent' | 'timed-out' | 'unreachable') {
    super(`No answer: ${reason}`);
  }
}

/**
 * Sends one POST, never repeated; a file goes as its own type. Resolves to the response with any status;
 * throws `NoAnswer` without an answer within `timeoutMs`, the host could not be reached, or the library did
 * not load in as long. `onProgress` receives the share of the body sent, from 0 to 1.
 */
export async function post(
  url: string,
  body: URLSearchParams | Blob,
  timeoutMs: number,
  onProgress?: (share: number) => void,
): Promise<Answer> {
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs));
  // WebKit may cut a load off as it stores a page for Back; nothing has left yet, so once more
  const axios = await Promise.race([loadAxios().catch(loadAxios), tooLate]).catch(() => {
    throw new NoAnswer('unsent');
  });
  try {
    const { status, data } = await axios.post<unknown>(url, body, {
      timeout: timeoutMs,
      validateStatus: () => true,
      headers: {
        Accept: 'application/json',
        ...(body instanceof Blob && { 'Content-Type': body.type }),
      },
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

/** Resolves as the request does, but not before the visitor has seen that it is on its way. */
export function withMinimumDuration<T>(request: Promise<T>): Promise<T> {
  const seen = new Promise((resolve) => setTimeout(resolve, DISPLAY_MS));
  return request.finally(() => seen);
}
