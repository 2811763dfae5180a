import sanitize from 'sanitize-html';
import { z } from 'zod';
import { expected } from './check/expected';

/** What HTML in the content may hold. */
export const allowedTags = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'a',
  'ul',
  'ol',
  'li',
  'span',
];
export const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'target', 'rel', 'lang', 'hreflang'],
  '*': ['lang'],
};
export const allowedSchemes = ['http', 'https', 'mailto', 'tel'];

const options: sanitize.IOptions = {
  allowedTags,
  allowedAttributes,
  allowedSchemes,
  allowProtocolRelative: false,
  transformTags: {
    // a named tab could be taken over by another page, and one that is opened could reach back
    a: (tagName, { target, rel, ...attribs }) => ({
      tagName,
      attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener' } : attribs,
    }),
  },
};

/**
 * HTML that may be put into the page as it is. Only this module makes it: whatever the content
 * holds, scripts, handlers, styles and addresses other than http, https, mailto and tel are gone.
 */
export const safeHtml = z
  .string()
  .meta({ format: 'html' })
  .transform((html) => sanitize(html, options).trim())
  .brand<'SafeHtml'>();

/** As `safeHtml`, and with words in it. */
export const safeText = safeHtml.refine((html) => plainText(html) !== '', {
  error: expected('a text that is not empty', 'un texto que no esté vacío'),
});

/** Tags that separate words although no space does. */
const BREAK = /<\/?(br|p|li)\b[^>]*>/gi;

/** The words of a piece of HTML, for titles, alternative texts and addresses. */
export function plainText(html: string): string {
  const text = sanitize(html.replace(BREAK, ' $&'), { allowedTags: [], allowedAttributes: {} });
  return unescapeHtml(text).replace(/\s+/g, ' ').trim();
}

/** Sanitised text with its characters as they are, not as HTML writes them. */
export function unescapeHtml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
