import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// a zone that no campaign is in, so that what reads the machine's clock for another is seen
process.env.TZ = 'Asia/Kathmandu';
delete process.env.SOURCE_DATE_EPOCH;

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The tests that mock a module, load modules anew, or are about what a page does once. */
const alone = ['components', 'lib']
  .flatMap((room) =>
    readdirSync(here(room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
  )
  .filter((path) => path.endsWith('.test.tsx'))
  .filter((path) =>
    /\bvi\.(mock|doMock|hoisted|resetModules)\(|'\.\/(attempts|presses|redraws|reload|transferred-fields)'/.test(
      readFileSync(here(path), 'utf8'),
    ),
  );

export default defineConfig({
  resolve: {
    alias: {
      '@': here('.'),
      // written before all tests
      '#generated': here('.mock-services/unit-tests'),
      // tests may import server-only modules
      'server-only': here('tests/support/empty.ts'),
    },
  },
  test: {
    pool: 'threads',
    // the machine is the tests' own meanwhile
    maxWorkers: '100%',
    // what a test replaces does not outlive it
    clearMocks: true,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    globalSetup: 'tests/support/checked-content.ts',
    env: { CONTENT_DIR: 'tests/fixtures/content' },
    // generous timeouts for slow CI
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Node 20.9 confuses its own clock with a fake `performance`
    fakeTimers: { toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] },
    server: { deps: { inline: ['next-intl'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'words and rules',
          environment: 'node',
          // these tests have no side effects on each other, so they share modules
          isolate: false,
          include: ['lib/**/*.test.ts', 'tests/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          environment: 'jsdom',
          isolate: false,
          include: ['{components,lib}/**/*.test.tsx'],
          exclude: alone,
          setupFiles: ['tests/support/jsdom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          environment: 'jsdom',
          include: alone,
          setupFiles: ['tests/support/jsdom.ts'],
        },
      },
      // what the exported files say: after the builds for the tests
      ...[
        { name: 'built', include: ['tests/built/*.test.ts'] },
        { name: 'built editions', include: ['tests/built/editions/*.test.ts'] },
      ].map((test) => ({
        extends: true as const,
        // each page is parsed once, and every page in one test
        test: { ...test, environment: 'node' as const, isolate: false, testTimeout: 120_000 },
      })),
    ],
  },
});
