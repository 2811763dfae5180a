/** Plain digits, spaces and dashes as a service can read them, no invisible characters, trimmed. */
export function plainDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cs}\p{DI}\p{Me}]/gu, '')
    .replace(/(?![0-9])\p{Nd}/gu, asciiDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();
}

/** Every script has its digits from 0 to 9 one after the other. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** True for ten digits, or eleven from 1. */
export function looksLikePhone(typed: string): boolean {
  return /^1?\d{10}$/.test(plainDigits(typed).replace(/[\s().+-]/g, ''));
}

/** True for five digits, or nine however they are parted. */
export function looksLikeZip(typed: string): boolean {
  return /^\d{5}([\s-]*\d{4})?$/.test(plainDigits(typed));
}

/** The ten digits of an American number; other numbers keep all of theirs. */
export function phoneDigits(typed: string): string {
  return plainDigits(typed)
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '');
}

export function phoneLink(written: string): string {
  return `tel:+1${phoneDigits(written)}`;
}
