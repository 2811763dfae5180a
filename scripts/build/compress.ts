import { readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { textTypes, types } from './file-types';

const TEXT = new Set(textTypes.flatMap((type) => types[type]?.split(' ')).map((end) => `.${end}`));

/** A file that fits into one packet gains nothing from compression. */
const SMALLEST_BYTES = 1_000;

/**
 * Writes `name.gz` and `name.br` next to each of these files that is text and large enough, for
 * hosts that serve precompressed files.
 */
export function compressFiles(files: string[]) {
  for (const file of files.filter((each) => TEXT.has(extname(each)))) {
    const body = readFileSync(file);
    if (body.length < SMALLEST_BYTES) continue;
    writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
  }
}
