import { serializeCallScripts } from '../call/compiled-scripts';
import { deployedConfig } from '../deployment.mjs';
import { serializePublicConfig } from '../public-config';
import type { Bundle } from './bundle';

/** What of the content is compiled into the code that browsers load, by the name that stands for it. */
export function compiledContent(
  bundle: Bundle,
  env: Record<string, string | undefined>,
): { PUBLIC_CONFIG: string; CALL_SCRIPTS: string } {
  return {
    PUBLIC_CONFIG: serializePublicConfig(deployedConfig(bundle.campaign, env)),
    CALL_SCRIPTS: serializeCallScripts(bundle),
  };
}
