import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { handOn } from './tests/support/checked-content';
import { FIXTURE } from './tests/support/fixture';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      '@': here('.'),
      // which a build writes
      './inks.css': here('components/shell/tokens.css'),
      // the guard against the browser has nothing to guard in a test
      'server-only': here('tests/support/empty.ts'),
    },
  },
  test: {
    pool: 'threads',
    env: { CONTENT_DIR: FIXTURE, ...handOn(FIXTURE, here('.stand-ins/unit-tests/content.json')) },
    // generous timeouts for slow CI
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Node 20.9 mixes up its own clock with a fake `performance`
    fakeTimers: { toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] },
    server: { deps: { inline: ['next-intl'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'words and rules',
          environment: 'node',
          // they change nothing that another file could see, and share what they import
          isolate: false,
          include: ['lib/**/*.test.ts', 'tests/*.test.ts', 'scripts/**/*.test.mjs'],
        },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          environment: 'jsdom',
          include: ['components/**/*.test.tsx', 'lib/**/*.test.tsx'],
          setupFiles: ['tests/support/browser.ts'],
        },
      },
    ],
  },
});
