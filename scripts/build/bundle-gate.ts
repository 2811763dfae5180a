import { UserError } from '@/scripts/cli';
import { bundled } from './bundle';

/**
 * A script of lib/gate, bundled and minified, identical on every page of a build: `entry` is the
 * gate, `held-presses` runs before React, `page-view` counts the page view where a counter is set up,
 * `fields` is for the pages with fields that are handed over, `dated` for the pages with a date, and
 * `state-offer` for the 404 pages.
 * @param campaign as deployed
 */
export async function bundleGate(
  name: 'entry' | 'held-presses' | 'page-view' | 'fields' | 'dated' | 'state-offer',
  { isArchived, hosts: { analytics } }: { isArchived: boolean; hosts: { analytics: string } },
  basePath: string,
) {
  const config = name === 'entry' ? { isArchived } : { isArchived, hosts: { analytics } };
  const define = { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) };
  const code = await bundled(`lib/gate/${name}.ts`, define, config);
  if (code.includes('</script')) throw new UserError(`The gate's ${name} ends its own element.`);
  return code.trim();
}
