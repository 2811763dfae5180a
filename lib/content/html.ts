import type { z } from 'zod';
import type { safeHtml } from './sanitize';

/** HTML that may be put into the page as it is; `sanitize.ts` alone makes it. */
export type SafeHtml = z.infer<typeof safeHtml>;

/** Text as HTML: every character that has a meaning in HTML is escaped. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * Puts values into the `{name}` placeholders of checked HTML, each as escaped text. A placeholder
 * without a value stays visible.
 */
export function fillPlaceholders(html: SafeHtml, values: Record<string, string>): SafeHtml {
  return html.replace(/\{(\w+)\}/g, (gap, name: string) =>
    Object.hasOwn(values, name) ? escapeHtml(values[name] ?? '') : gap,
  ) as SafeHtml;
}
