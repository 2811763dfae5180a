import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { escapeHtml } from '@/lib/content/model/html';

export function filled(d: string, ink: string) {
  return `<path fill="${ink}" d="${d}"/>`;
}

type Drawing = {
  width: number;
  height: number;
  body: string;
  title?: string | undefined;
  /** CSS rules for the dark scheme */
  dark?: string | undefined;
  /** covers a box of any proportions, anchored at the middle of its lower edge */
  stretches?: boolean;
  /** stays as it is */
  isPrintedOnly?: boolean | undefined;
};

/** One SVG file, optimised unless it is only printed from. */
export function drawing({ width, height, body, title, dark, stretches, isPrintedOnly }: Drawing) {
  const shape = stretches ? ' preserveAspectRatio="xMidYMax slice"' : '';
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const opening = `<svg xmlns="http://www.w3.org/2000/svg" ${size}${shape}>`;
  const name = title ? `<title>${escapeHtml(title)}</title>` : '';
  const style = dark ? `<style>@media (prefers-color-scheme:dark){${dark}}</style>` : '';
  const file = `${opening}${name}${style}${body}</svg>`;
  return isPrintedOnly ? file : squeezed(file);
}

function squeezed(file: string) {
  const overrides = {
    // Merging paths would break the <use> of one figure in many places.
    mergePaths: false,
    convertTransform: false,
    // The dark scheme's rules must override the attributes.
    inlineStyles: false,
  } as const;
  const { data } = optimize(file, {
    multipass: true,
    floatPrecision: 1,
    plugins: [{ name: 'preset-default', params: { overrides } }],
  });
  return `${data}\n`;
}

export function figureFile(name: string) {
  return readFileSync(new URL(`./figures/${name}.svg`, import.meta.url), 'utf8');
}

/** The outlines in a file of figures, by name. */
export function outlines(name: string): Record<string, string> {
  const paths = figureFile(name).matchAll(/<path id="([\w-]+)".* d="(.+)"/g);
  return Object.fromEntries(Array.from(paths, ([, id, d]) => [id, d]));
}
