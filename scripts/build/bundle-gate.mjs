import { build } from 'vite';
import { UserError } from '../cli.mjs';
import { ROOT } from '../paths.mjs';

/**
 * A script of lib/gate, bundled and minified, identical on every page of a build: `entry` is the
 * gate, `delay-presses` runs before React, `page-view` counts the page view where a counter is set up,
 * `fields` is for the pages with fields that are handed over, `past` for the pages with a date, and
 * `state-offer` for the 404 pages.
 *
 * @param {'entry' | 'delay-presses' | 'page-view' | 'fields' | 'past' | 'state-offer'} name
 * @param {{ isArchived: boolean, hosts: { analytics: string } }} campaign as deployed
 * @param {string} basePath
 * @returns {Promise<string>}
 */
export async function bundleGate(name, { isArchived, hosts: { analytics } }, basePath) {
  const config = JSON.stringify(
    name === 'entry' ? { isArchived } : { isArchived, hosts: { analytics } },
  );
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    resolve: { alias: { '@': ROOT.replace(/\/$/, '') } },
    define: {
      'process.env.PUBLIC_CONFIG': JSON.stringify(config),
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath),
    },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `lib/gate/${name}.ts`, formats: ['iife'], name: 'gate' },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const code = output?.output[0].code.trim();
  if (!code || code.includes('</script'))
    throw new UserError(`The gate's ${name} was not bundled.`);
  return code;
}
