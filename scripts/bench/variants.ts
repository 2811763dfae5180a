import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from '@/scripts/build/compress';
import { exportedFiles } from '@/scripts/build/export-hash';
import { COMPILE_HINT } from '@/scripts/build/finish-export';
import { OUT, ROOT } from '@/scripts/paths';

const GATE = /<script data-scripts="([^"]*)">[\s\S]*?<\/script>/;
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*\/>/;

export type Variant = 'gate' | 'framework' | 'no scripts';

/**
 * Three variants of the same pages: with the gate, as the framework exports them, and without
 * scripts.
 */
const variants: Record<Variant, (html: string) => string> = {
  gate: (html) => html,
  framework: (html) => {
    const [flight = '', ...chunks] = (GATE.exec(html)?.[1] ?? '').split(' ');
    const scripts = chunks.map((src) => `<script src="${src}" async=""></script>`).join('');
    const inline = `<script>${readFileSync(join(OUT, flight), 'utf8')}</script></body>`;
    return html
      .replace(POLICY, '')
      .replace(GATE, () => scripts)
      .replace('</body>', () => inline);
  },
  'no scripts': (html) => html.replace(GATE, ''),
};

/** Writes each variant of the built site into its own folder; returns the folders. */
export function writeVariants() {
  return Object.entries(variants).map(([name, transform]) => {
    const dir = join(ROOT, '.bench', name.replace(' ', '-'));
    rmSync(dir, { recursive: true, force: true });
    cpSync(OUT, dir, { recursive: true });
    const rewrite = (files: RegExp, change: (text: string) => string) => {
      const paths = exportedFiles(dir).filter((file) => files.test(file));
      for (const path of paths.map((each) => join(dir, each))) {
        writeFileSync(path, change(readFileSync(path, 'utf8')));
        // browsers get the compressed file
        compressFiles([path]);
      }
    };
    rewrite(/^[^/]+\.html$/, transform);
    if (name === 'framework') {
      // the content policy forbids the framework's inline scripts
      rmSync(join(dir, '_headers'));
      rewrite(/^_next\/static\/chunks\/.*\.js$/, (code) => code.replace(COMPILE_HINT, ''));
    }
    return { name: name as Variant, dir };
  });
}
