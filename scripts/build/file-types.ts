import { readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Media types and their file extensions; a system's own table may lack some. */
export const types: Record<string, string> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'text/xml': 'xml',
  'text/calendar': 'ics',
  'application/atom+xml': 'atom',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/zip': 'zip',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg jpeg',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
};

export const textTypes = Object.keys(types).filter((type) => /text|xml|json/.test(type));

const TEXT = textTypes.flatMap((type) => types[type]?.split(' ')).map((ending) => `.${ending}`);

/** A file that fits into one packet gains nothing from compression. */
const SMALLEST_BYTES = 1_000;

/** Writes `name.gz` and `name.br` beside large text files, for hosts that serve them. */
export function compressFiles(files: string[]) {
  for (const file of files.filter((each) => TEXT.includes(extname(each)))) {
    const body = readFileSync(file);
    if (body.length < SMALLEST_BYTES) continue;
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
  }
}
