import type { Finding } from '../../model/issue';

/** Bytes 0x80 to 0x9f in Windows-1252. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const TRAIL = `[\u0080-\u00bf${WINDOWS_1252}]`;
/** UTF-8 read as Windows-1252 or Latin-1: `Ã©` for é, `â€œ` for “; or a replacement character. */
const BROKEN_LETTER = new RegExp(`[ÂÃ]${TRAIL}|â[€\u0080]${TRAIL}|\ufffd`);

function restored(garbled: string): string {
  const bytes = Array.from(garbled, (letter) => {
    const at = WINDOWS_1252.indexOf(letter);
    return at === -1 ? letter.charCodeAt(0) : 0x80 + at;
  });
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

export function brokenLetters(text: string): Omit<Finding, 'file'>[] {
  return text.split('\n').flatMap((line, index): Omit<Finding, 'file'>[] => {
    const { 0: garbled, index: at } = BROKEN_LETTER.exec(line) ?? { 0: '', index: 0 };
    if (!garbled) return [];
    const found = line.slice(Math.max(0, at - 20), at + 20).trim();
    const where = { path: [], line: index + 1 };
    if (garbled === '\ufffd') return [{ ...where, code: 'text.lost', params: { found } }];
    const params = { found, garbled, letter: restored(garbled) };
    return [{ ...where, code: 'text.garbled', params }];
  });
}
