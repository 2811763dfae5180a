import { readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { textTypes, types } from './file-types';

const TEXT = textTypes.flatMap((type) => types[type]?.split(' ')).map((ending) => `.${ending}`);

/** A file that fits into one packet gains nothing from compression. */
const SMALLEST_BYTES = 1_000;

const gzip = promisify<zlib.InputType, zlib.ZlibOptions, Buffer>(zlib.gzip);
const brotli = promisify<zlib.InputType, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);

/** Writes `name.gz` and `name.br` beside large text files, for hosts that serve them; on all cores. */
export async function compressFiles(files: string[]) {
  async function compress(file: string) {
    const body = readFileSync(file);
    if (body.length < SMALLEST_BYTES) return;
    const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    writeFileSync(`${file}.gz`, await gzip(body, { level: 9 }));
    writeFileSync(`${file}.br`, await brotli(body, { params }));
  }
  await Promise.all(files.filter((each) => TEXT.includes(extname(each))).map(compress));
}
