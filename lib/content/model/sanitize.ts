import sanitize from 'sanitize-html';
import { z } from 'zod';
import { unescapeHtml } from './html';
import { code } from './issue';

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
/** How sanitize-html is told so. */
export const sanitizeOptions: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: { a: ['href', 'target', 'rel', 'lang', 'hreflang'], '*': ['lang'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
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
  .transform((html) => sanitize(html, sanitizeOptions).trim())
  .brand<'SafeHtml'>();

/** What stands in an opening tag: `href` and its address. */
type Attributes = Record<string, string>;

/** What of a link the site decides by itself, so that no editor hears of it. */
const ownAttributes = ['target', 'rel'];

/**
 * What is done to a piece of HTML to make it safe and whole: the attributes of each link as they were written, tags
 * and attributes that were taken out, and tags that were closed for the editor or that nothing opened.
 */
export function htmlReport(html: string) {
  const removed: string[] = [];
  const repaired: string[] = [];
  // an end that nothing opened is passed over without a word
  const strayEnds = Array.from(html.matchAll(/<\/\w+/g), ([end]) => `${end.toLowerCase()}>`);
  const given: { tag: string; attributes: Attributes }[] = [];
  const safe = sanitize(html, {
    ...sanitizeOptions,
    onOpenTag(tag, attributes) {
      // a copy, since the sanitiser takes out of its own
      if (allowedTags.includes(tag)) given.push({ tag, attributes: { ...attributes } });
      else removed.push(`<${tag}>`);
    },
    onCloseTag(tag, isImplied) {
      const written = strayEnds.indexOf(`</${tag}>`);
      if (!isImplied && written !== -1) strayEnds.splice(written, 1);
      if (isImplied && tag !== 'br' && allowedTags.includes(tag)) repaired.push(`<${tag}>`);
    },
  });

  const kept: Attributes[] = [];
  sanitize(safe, {
    ...sanitizeOptions,
    onOpenTag: (_tag, attributes) => kept.push({ ...attributes }),
  });
  for (const [index, { attributes }] of given.entries()) {
    const lost = Object.keys(attributes).filter(
      (name) => !ownAttributes.includes(name) && !(name in (kept[index] ?? {})),
    );
    removed.push(...lost.map((name) => `${name}="${attributes[name]}"`));
  }
  const links = given.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes);
  return { links, removed, repaired: [...repaired, ...strayEnds] };
}

/** As `safeHtml`, and with words in it. */
export const safeText = safeHtml.refine((html) => plainText(html) !== '', code('value.empty'));

/** Tags that separate words although no space does. */
const BREAK = /<\/?(br|p|li)\b[^>]*>/gi;

/** The words of a piece of HTML, for titles, alternative texts and addresses. */
export function plainText(html: string): string {
  const text = sanitize(html.replace(BREAK, ' $&'), { allowedTags: [], allowedAttributes: {} });
  return unescapeHtml(text).replace(/\s+/g, ' ').trim();
}
