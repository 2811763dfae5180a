import { createMockServices } from '@/scripts/mock-services/app';
import { tempFolder } from '@/tests/support/temp-folder';

export function testHosts() {
  const origin = 'http://localhost:3001';
  const app = createMockServices({ folder: tempFolder(), origin, print: () => {} });

  return {
    app,
    postForm: (path: string, fields: Record<string, string>) =>
      app.request(path, { method: 'POST', body: new URLSearchParams(fields) }),

    postJson: (path: string, body: unknown) =>
      app.request(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
  };
}
