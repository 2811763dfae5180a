import { execSync } from 'node:child_process';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { serializeCallScripts } from './lib/call/scripts';
import { readBundle } from './lib/content/bundle';
import { contentWarnings } from './lib/content/warnings';
import { deployedConfig } from './lib/deployment.mjs';
import { serializePublicConfig } from './lib/public-config';

// A mistake in the content stops the build here, before anything is compiled.
function checkedBundle() {
  const bundle = readBundle(process.env.CONTENT_DIR ?? 'content');
  // the build's helpers read this file again, and inherit the environment
  if (!process.env.CONTENT_WARNINGS_TOLD) {
    for (const warning of contentWarnings(bundle)) console.warn(warning);
    process.env.CONTENT_WARNINGS_TOLD = 'yes';
  }
  return bundle;
}

/** What is compiled into the code. */
let env: Record<string, string>;
try {
  const bundle = checkedBundle();
  env = {
    PUBLIC_CONFIG: serializePublicConfig(deployedConfig(bundle.campaign, process.env)),
    CALL_SCRIPTS: serializeCallScripts(bundle),
  };
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

/** The commit, so that two builds of one commit are the same. */
function buildId(): string {
  try {
    return execSync('git rev-parse --short=12 HEAD', { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return 'no-commit';
  }
}

const nextConfig: NextConfig = {
  output: 'export',
  // with `export`, any other folder than .next is where the site goes instead of out/
  distDir: process.env.EXPORT_DIR ?? '.next',
  trailingSlash: false,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH ?? '',
  env,
  generateBuildId: buildId,
  images: { unoptimized: true },
  typescript: { tsconfigPath: 'tsconfig.json' },
  experimental: {
    globalNotFound: true,
    // each page loads the styles of its own parts, in few files
    cssChunking: { type: 'graph', requestCost: 25_000 },
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
    messages: { path: './messages', format: 'json', locales: ['en', 'es'], precompile: true },
  },
});

export default withNextIntl(nextConfig);
