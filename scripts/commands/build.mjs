import { buildSite } from '../build/build-site.mjs';
import { runCommand } from '../cli.mjs';

// `npm run build`: the site in out/, for deployment.
await runCommand(() => buildSite(process.env));
