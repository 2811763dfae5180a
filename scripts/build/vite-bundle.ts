import { build, type InlineConfig } from 'vite';
import { UserError } from '@/scripts/cli';
import { ROOT } from '@/scripts/paths';

/** Vite's build; unlike Vite alone it leaves NODE_ENV as it was for whatever runs next. */
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

/** Gives a script this value in place of modules. */
export const inPlaceOf = (modules: RegExp, value: object) => ({
  name: 'in-place-of',
  enforce: 'pre' as const,
  resolveId: (id: string) => (modules.test(id) ? '\0value' : null),
  load: (id: string) => (id === '\0value' ? `export default ${JSON.stringify(value)};` : null),
});

/** One classic script, minified, with its imports. Throws `UserError` if there is no output. */
export async function bundled(entry: string, define: Record<string, string>, config: object = {}) {
  const result = await viteBuild({
    define,
    // only these keys of the config that the browser may know
    plugins: [inPlaceOf(/^#generated\/public-config\.json$/, config)],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'script' },
      // modules are strict as they are written, and the gate stands in every page
      rollupOptions: { output: { strict: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const code = output?.output[0].code;
  if (!code) throw new UserError(`${entry} was not bundled.`);
  return code;
}
