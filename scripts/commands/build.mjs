import { buildSite } from '../build/build-site.mjs';
import { CONTENT_OPTION, readArguments, runCommand } from '../cli.mjs';

const HELP = `npm run build [-- --draft] [--content campaigns/2027/content]

Exports the site into out/ for deployment.

--draft     a draft to show to others: it says so on every page and is connected to nothing
--content   from another content folder, as the variable CONTENT_DIR does`;

await runCommand(() => {
  const options = /** @type {const} */ ({ draft: { type: 'boolean' }, ...CONTENT_OPTION });
  const { values } = readArguments(HELP, { options });
  return buildSite(values.draft ? { ...process.env, DRAFT: '1' } : process.env);
});
