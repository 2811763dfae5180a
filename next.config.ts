import { execSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { locales } from './lib/i18n/locales';

/** The commit, so that two builds of one commit are identical. */
function buildId(): string {
  try {
    return execSync('git rev-parse --short=12 HEAD', { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'no-commit';
  }
}

/**
 * Whom the campaign calls, so that a build leaves out the code about others; null for development. A
 * compiler drops a branch for a constant, but not for a value in an imported file.
 */
function kindOfTargets(): string | null {
  // only a build has it
  const targets = 'generated/build/targets.json';
  if (process.env.NODE_ENV === 'development' || !existsSync(targets)) return null;
  return JSON.parse(readFileSync(targets, 'utf8')).kind;
}

/** Throws away what another Node has built: of one that cannot build, the cache has the failures. */
function removeBuildsOfOtherNode() {
  const mark = '.next/cache/node-version';
  if (existsSync(mark) && readFileSync(mark, 'utf8') === process.version) return;
  rmSync('.next', { recursive: true, force: true });
  mkdirSync('.next/cache', { recursive: true });
  writeFileSync(mark, process.version);
}

removeBuildsOfOtherNode();

const targetsKind = kindOfTargets();

const nextConfig: NextConfig = {
  output: 'export',
  // with `output: 'export'`, any other value is where the site goes, instead of out/
  distDir: process.env.EXPORT_DIR ?? '.next',
  trailingSlash: false,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  generateBuildId: buildId,
  env: {
    WITHOUT_SENATORS: targetsKind && targetsKind !== 'us-senators' ? 'yes' : '',
    WITHOUT_LISTS: targetsKind === 'us-senators' ? 'yes' : '',
  },
  turbopack: {
    // else a lock file in a folder above would be taken for the project's, and change the build
    root: process.cwd(),
  },
  images: { unoptimized: true },
  // it would cover words of the page beside the forms
  devIndicators: false,
  typescript: {
    tsconfigPath: 'tsconfig.json',
    // npm test has checked them, tests and commands included
    ignoreBuildErrors: process.env.CHECKED_TYPES === 'yes',
  },
  experimental: {
    globalNotFound: true,
    // few stylesheets a page, most of them shared; parts are grouped by the order of their imports,
    // which Biome sorts from the general to the special
    cssChunking: { type: 'graph', requestCost: 15_000, weightDistribution: 0 },
    turbopackChunking: {
      minChunkSize: 1_000_000,
      maxChunkCountPerGroup: 1,
      maxMergeChunkSize: 10_000_000,
      requestCost: 10_000_000,
    },
  },
};

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/messages/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: [...locales], precompile: true },
  },
});

export default withNextIntl(nextConfig);
