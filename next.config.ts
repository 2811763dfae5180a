import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import type { CheckedContent } from './lib/checked-content';
import { locales } from './lib/i18n/locales';

const isDev = process.env.NODE_ENV === 'development';

/** What of the content is compiled into the code. `npm run dev` does it by a loader, so that a change shows. */
function compiledEnv(): Partial<CheckedContent['compiled']> {
  const file = process.env.CHECKED_CONTENT;
  if (isDev || !file) return {};
  return JSON.parse(readFileSync(file, 'utf8')).compiled;
}

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

/** The modules that read the content, or that it is compiled into. */
const contentModules =
  /(^|\/)(lib\/(content\/bundle|public-config|call\/compiled-scripts|offline\/page-to-keep|targets)|components\/call\/(CallForm|FailureAlert|import-call-card|lazy-parts))\.tsx?$/;
const devContentRule = {
  condition: { path: contentModules },
  loaders: ['./scripts/build/dev-content-loader.cjs'],
};

const nextConfig: NextConfig = {
  output: 'export',
  // with `output: 'export'`, any other value is where the site goes, instead of out/
  distDir: process.env.EXPORT_DIR ?? '.next',
  trailingSlash: false,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  env: compiledEnv(),
  generateBuildId: buildId,
  turbopack: {
    // else a lock file in a folder above would be taken for the project's, and change the build
    root: process.cwd(),
    ...(isDev && { rules: { '*.ts': devContentRule, '*.tsx': devContentRule } }),
  },
  images: { unoptimized: true },
  typescript: { tsconfigPath: 'tsconfig.json' },
  experimental: {
    globalNotFound: true,
    // few stylesheets a page, most of them shared; parts are grouped by the order of their imports,
    // which Biome sorts from the general to the special
    cssChunking: { type: 'graph', requestCost: 6_500, weightDistribution: 0 },
    turbopackChunking: {
      minChunkSize: 1_000_000,
      maxChunkCountPerGroup: 1,
      maxMergeChunkSize: 10_000_000,
      requestCost: 10_000_000,
    },
  },
};

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: [...locales], precompile: true },
  },
});

export default withNextIntl(nextConfig);
