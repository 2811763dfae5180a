import { build, type InlineConfig } from 'vite';
import { UserError } from '@/scripts/cli';
import { ROOT } from '@/scripts/paths';

/**
 * Runs Vite's build on the project's own code. Vite sets NODE_ENV where it is unset, which would
 * affect whatever is started next; here it does not.
 */
export async function viteBuild(config: InlineConfig) {
  const { NODE_ENV } = process.env;
  try {
    return await build({
      configFile: false,
      root: ROOT,
      logLevel: 'error',
      resolve: { alias: { '@': ROOT.replace(/\/$/, '') } },
      ...config,
    });
  } finally {
    if (NODE_ENV === undefined) Reflect.deleteProperty(process.env, 'NODE_ENV');
  }
}

/**
 * One classic script, minified, with all that it imports. Throws `UserError` when nothing comes of it.
 * @param entry its file
 * @param define what stands for these names in it
 */
export async function bundled(entry: string, define: Record<string, string>) {
  const result = await viteBuild({
    define,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'script' } },
  });
  const [output] = Array.isArray(result) ? result : [];
  const code = output?.output[0].code;
  if (!code) throw new UserError(`${entry} was not bundled.`);
  return code;
}
