import { buildSite } from '../build/build-site.mjs';
import { requireSameBytes } from '../build/second-build.mjs';
import { log, runCommand } from '../cli.mjs';

// `npm run same-bytes`: builds the site in two folders, and compares.
await runCommand(async () => {
  await buildSite(process.env);
  await requireSameBytes();
  log('Both builds have the same bytes.');
});
