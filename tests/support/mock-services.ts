import { createMockServices } from '@/scripts/mock-services/app';
import { tempFolder } from '@/tests/support/temp-folder';

export const ORIGIN = 'http://localhost:3001';

export function testHosts() {
  const folder = tempFolder();
  const printed: string[] = [];
  const app = createMockServices({ folder, origin: ORIGIN, print: (block) => printed.push(block) });

  return {
    app,
    folder,
    printed,
    postForm: (path: string, fields: Record<string, string>) =>
      app.request(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { Accept: 'application/json' },
      }),

    postJson: (path: string, body: unknown) =>
      app.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),

    preflight: (path: string) =>
      app.request(path, {
        method: 'OPTIONS',
        headers: {
          Origin: 'http://localhost:3000',
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      }),

    log: async (query: string) => (await app.request(`/mock/log?${query}`)).json(),
  };
}
