import { sha256 } from '@/lib/sha256';

export const ORIGIN = 'https://season.example.org';

type Match = { cacheName?: string };

/** A browser's cache, in memory: by whole addresses, as the worker asks for them. */
class MemoryCache {
  readonly answers = new Map<string, Response>();

  async match(asked: Request | string): Promise<Response | undefined> {
    return this.answers.get(addressOf(asked))?.clone();
  }
  async put(asked: Request | string, answer: Response): Promise<void> {
    this.answers.set(addressOf(asked), answer);
  }
  async delete(asked: Request | string): Promise<boolean> {
    return this.answers.delete(addressOf(asked));
  }
  async keys(): Promise<Request[]> {
    return [...this.answers.keys()].map((address) => new Request(address));
  }
}

const addressOf = (asked: Request | string) =>
  new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href;

export class MemoryCaches {
  readonly byName = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const cache = this.byName.get(name) ?? new MemoryCache();
    this.byName.set(name, cache);
    return cache;
  }
  async has(name: string): Promise<boolean> {
    return this.byName.has(name);
  }
  async keys(): Promise<string[]> {
    return [...this.byName.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.byName.delete(name);
  }
  async match(asked: Request | string, { cacheName = '' }: Match = {}) {
    return this.byName.get(cacheName)?.match(asked);
  }
  paths(): string[] {
    const addresses = [...this.byName.values()].flatMap(({ answers }) => [...answers.keys()]);
    return addresses.map((address) => new URL(address).pathname).sort();
  }
}

type Host = (request: Request, path: string) => Response | Promise<Response>;
type Asked = { method?: string; mode?: RequestMode; destination?: RequestDestination };

/** A worker of this code, as a browser runs it for the scope `/`, and what it has done. */
export function runWorker(code: string, page: string, caches: MemoryCaches, host: Host) {
  const requests: string[] = [];
  const told: unknown[] = [];
  const tookOver: string[] = [];
  const listeners: Record<string, (event: never) => void> = {};
  const registration = {
    scope: `${ORIGIN}/`,
    active: null as object | null,
    isRegistered: true,
    async unregister() {
      registration.isRegistered = false;
      return true;
    },
  };
  const windows = [{ postMessage: (message: unknown) => told.push(message) }];
  const clients = { matchAll: async () => windows, claim: async () => void tookOver.push('pages') };
  const location = new URL(`/rally-worker.js?page=${encodeURIComponent(page)}`, ORIGIN);

  /** As a browser does, holds an answer to the hash in the request, and stops when aborted. */
  async function fetchHeld(input: Request | string, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    requests.push(`${request.method} ${pathname}`);
    const stopped = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    request.signal.throwIfAborted();
    const answer = await Promise.race([host(request, pathname), stopped]);
    if (!request.integrity) return answer;
    const bytes = Buffer.from(await answer.clone().arrayBuffer());
    if (request.integrity === `sha256-${sha256(bytes, 'base64')}`) return answer;
    throw new TypeError('Failed integrity check.');
  }

  class ExtendableEvent {
    readonly waiting: Promise<unknown>[] = [];
    constructor(readonly type: string) {}
    waitUntil(promise: Promise<unknown>) {
      this.waiting.push(promise);
    }
  }
  class FetchEvent extends ExtendableEvent {
    answer: Promise<Response> | null = null;
    constructor(readonly request: Request) {
      super('fetch');
    }
    respondWith(answer: Promise<Response>) {
      this.answer = answer;
    }
  }

  const self = {
    caches,
    clients,
    location,
    registration,
    skipWaiting: async () => void tookOver.push('worker'),
    addEventListener(type: string, listener: (event: never) => void) {
      listeners[type] = listener;
    },
  };
  const scope = { self, caches, clients, location, registration, fetch: fetchHeld, FetchEvent };
  new Function(...Object.keys(scope), code)(...Object.values(scope));

  async function happens(type: 'install' | 'activate') {
    const event = new ExtendableEvent(type);
    listeners[type]?.(event as never);
    await Promise.all(event.waiting);
  }

  return {
    requests,
    told,
    tookOver,
    registration,
    windows,
    install: () => happens('install'),
    activate: () => happens('activate'),
    tell: (data: unknown) => listeners.message?.({ data } as never),
    /** The worker's answer, once all that it does on the side is done; null where the browser asks. */
    async ask(address: string, asked: Asked = { mode: 'navigate', destination: 'document' }) {
      const { method = 'GET', ...kind } = asked;
      const request = new Request(new URL(address, ORIGIN), { method });
      // what only a browser can give a request
      for (const [name, value] of Object.entries(kind)) {
        Object.defineProperty(request, name, { value });
      }
      const event = new FetchEvent(request);
      listeners.fetch?.(event as never);
      const answer = await event.answer;
      await Promise.all(event.waiting);
      return answer;
    },
  };
}
