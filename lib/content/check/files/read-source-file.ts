import { existsSync, readFileSync } from 'node:fs';
import { type SourceFile, sourceFile } from './source-file';

/** The text of a file; where it is not UTF-8, read as Latin-1, and the line of the first such letter. */
function decoded(bytes: Buffer): { text: string; wrongLine: number | null } {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return { text: decoder.decode(bytes), wrongLine: null };
  } catch {
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || bytes[1] === 0;
    const text = bytes.toString(isUtf16 ? 'utf16le' : 'latin1').replace(/^\ufeff/, '');
    const good = bytes.toString('utf8').split('\ufffd')[0] ?? '';
    return { text, wrongLine: isUtf16 ? 1 : good.split('\n').length };
  }
}

/** Reads a file; undefined where there is none. `file` is what the report calls it. */
export function readSourceFile(path: string, file: string): SourceFile | undefined {
  if (!existsSync(path)) return undefined;
  const { text, wrongLine } = decoded(readFileSync(path));
  return sourceFile(file, text, wrongLine);
}
