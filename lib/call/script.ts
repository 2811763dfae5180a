import { escapeHtml, type SafeHtml } from '@/lib/content/html';

const BLANK = '(insert name)';

/**
 * The call script with its blanks marked. The first one stands for the caller and is filled in when
 * the name is known; every other keeps "(insert name)" (spec.md section 3, callpower_script).
 */
export function scriptFor(script: SafeHtml, callerName: string | null): SafeHtml {
  const name = callerName?.trim();
  let isCaller = true;
  return script.replaceAll(BLANK, () => {
    const words = isCaller && name ? escapeHtml(name) : BLANK;
    isCaller = false;
    return `<span>${words}</span>`;
  }) as SafeHtml;
}
