import { buildSite } from '../build/build-site.mjs';
import { runCommand } from '../cli.mjs';

// `npm run build`: exports the site into out/ for deployment.
await runCommand(() => buildSite(process.env));
