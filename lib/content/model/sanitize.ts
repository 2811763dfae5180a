import sanitize from 'sanitize-html';
import { z } from 'zod';
import { unescapeHtml } from './html';
import { code } from './issue';

export const allowedTags = 'p br b strong i em u a ul ol li span'.split(' ');
export const sanitizeOptions: sanitize.IOptions = {
  allowedTags,
  allowedAttributes: { a: ['href', 'target', 'rel', 'lang', 'hreflang'], '*': ['lang'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // another page could take over a named tab, and a new tab could reach back to its opener
    a: (tagName, { target, rel, ...attribs }) => ({
      tagName,
      attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener' } : attribs,
    }),
  },
};

/** Sanitised HTML; only this module makes it. No scripts, handlers, styles or other schemes. */
export const safeHtml = z
  .string()
  .meta({ format: 'html' })
  .transform((html) => sanitize(html, sanitizeOptions).trim())
  .brand<'SafeHtml'>();

type Attributes = Record<string, string>;

/** Attributes of links that the site sets by itself, which no report names. */
const ownAttributes = ['target', 'rel'];

/** Links' attributes as written, what sanitising removes, and tags not closed or never opened. */
export function htmlReport(html: string) {
  const removed: string[] = [];
  const repaired: string[] = [];
  // the parser does not report an end tag that nothing opened
  const strayEnds = Array.from(html.matchAll(/<\/\w+/g), ([end]) => `${end.toLowerCase()}>`);
  const given: { tag: string; attributes: Attributes }[] = [];
  const safe = sanitize(html, {
    ...sanitizeOptions,
    onOpenTag(tag, attributes) {
      // a copy, since the sanitiser changes its own
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
  sanitize(safe, { ...sanitizeOptions, onOpenTag: (_tag, own) => kept.push({ ...own }) });
  for (const [index, { attributes }] of given.entries()) {
    const lost = Object.keys(attributes).filter(
      (name) => !ownAttributes.includes(name) && !(name in (kept[index] ?? {})),
    );
    removed.push(...lost.map((name) => `${name}="${attributes[name]}"`));
  }
  const links = given.filter(({ tag }) => tag === 'a').map(({ attributes }) => attributes);
  return { links, removed, repaired: [...repaired, ...strayEnds] };
}

export const safeText = safeHtml.refine((html) => plainText(html) !== '', code('value.empty'));

/** Tags that separate words even without a space. */
const BREAK = /<\/?(br|p|li)\b[^>]*>/gi;

/** The text of HTML, on one line. */
export function plainText(html: string): string {
  const text = sanitize(html.replace(BREAK, ' $&'), { allowedTags: [], allowedAttributes: {} });
  return unescapeHtml(text).replace(/\s+/g, ' ').trim();
}
