import { execSync } from 'node:child_process';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { checkContent } from './lib/content/check/content';
import { errorReport } from './lib/content/check/report';
import { compiledContent } from './lib/content/compiled';
import { writeInks } from './lib/content/inks-css';
import { locales } from './lib/i18n/locales';

/** The values compiled into the code. Invalid content stops the build here, before that. */
function compiledEnv(): Record<string, string> {
  // `npm run dev` uses a loader instead, so that changes to the content show
  if (process.env.DEV_CONTENT) return {};
  const { bundle, problems } = checkContent({
    dir: process.env.CONTENT_DIR ?? 'content',
    messagesDir: 'messages',
    env: process.env,
  });
  if (!bundle) {
    console.error(`\n${errorReport(problems)}`);
    process.exit(1);
  }
  writeInks(bundle.campaign.inks);
  return compiledContent(bundle, process.env);
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

/** Modules that read the content, or that it is compiled into. */
const contentModules = /(^|\/)lib\/(config|public-config|call\/compiled-scripts)\.ts$/;
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
  ...(process.env.DEV_CONTENT && { turbopack: { rules: { '*.ts': devContentRule } } }),
  images: { unoptimized: true },
  typescript: { tsconfigPath: 'tsconfig.json' },
  experimental: {
    globalNotFound: true,
    // each page loads only the styles of its own parts, in few files
    cssChunking: { type: 'graph', requestCost: 12_000 },
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
