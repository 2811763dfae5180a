import { readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { textTypes, types } from './file-types';

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
