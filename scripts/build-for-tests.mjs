import { buildArchived, buildSite, testEnvironment } from './build-site.mjs';
import { command } from './say.mjs';
import { setUp } from './set-up.mjs';

await command(async () => {
  await setUp();
  await buildArchived(testEnvironment());
  await buildSite(testEnvironment());
});
