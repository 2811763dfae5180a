/** Whether a typed phone number reads like an American one: ten digits, or eleven from 1. */
export function looksLikePhone(typed: string): boolean {
  return /^1?\d{10}$/.test(typed.replace(/[\s().+-]/g, ''));
}

/** Whether a typed ZIP reads like an American one: five digits, or nine with a hyphen. */
export function looksLikeZip(typed: string): boolean {
  return /^\d{5}(-?\d{4})?$/.test(typed.trim());
}
