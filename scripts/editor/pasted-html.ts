import sanitize from 'sanitize-html';
import { allowedTags, sanitizeOptions } from '@/lib/content/model/sanitize';
import { element } from './dialog';

const BLOCKS = ['p', 'ul', 'ol', 'li'];
const INLINE = allowedTags.filter((tag) => !BLOCKS.includes(tag));
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const LIKE_PARAGRAPHS = [...HEADINGS, 'div', 'blockquote', 'pre', 'td', 'th', 'dt', 'dd'];

const unwrap = (wrapper: Element) => wrapper.replaceWith(...wrapper.childNodes);

const all = (tags: string[], tag: string) => Object.fromEntries(tags.map((name) => [name, tag]));

/** HTML with only what the content may hold; empty if it has no text. */
export function cleanHtml(html: string, isBlock: boolean): string {
  const cleaned = sanitize(html, {
    ...sanitizeOptions,
    // in a text without blocks, `hr` marks where one began
    allowedTags: isBlock ? allowedTags : [...INLINE, 'hr'],
    // elements whose text is not content
    nonTextTags: ['script', 'style', 'title', 'template', 'textarea', 'option'],
    transformTags: isBlock ? all(LIKE_PARAGRAPHS, 'p') : all([...LIKE_PARAGRAPHS, 'p', 'li'], 'hr'),
  });
  // separate lines stay separate
  const innerHTML = cleaned.replace(/^(\s*<hr \/>)+\s*/, '').replace(/(<hr \/>\s*)+/g, '<br>');
  const whole = element('div', { innerHTML });
  for (const span of whole.querySelectorAll('span:not([lang])')) unwrap(span);
  return whole.textContent?.trim() ? whole.innerHTML.replaceAll('<p></p>', '') : '';
}

/** What does not arrive, by its name in `rich.left`. */
const LEFT_OUT = {
  pictures: 'img, svg, video, iframe, object',
  tables: 'table',
  headings: HEADINGS.join(),
  looks: 'u, s, strike, del, font, mark, sub, sup, [style]',
};
const LISTS = 'ul, ol, [style*="mso-list"]';

/**
 * What another program put on the clipboard, as the content may hold it: bold, italics, links, lists and paragraphs;
 * and the names of what was left out.
 */
export function pastedHtml(pasted: string, isBlock: boolean) {
  const spaced = pasted.replace(/[ \t\r\n]+/g, ' ');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  const found = (selector: string) => [...body.querySelectorAll<HTMLElement>(selector)];
  const kinds = Object.entries({ ...LEFT_OUT, ...(!isBlock && { lists: LISTS }) });
  const leftOut = kinds.filter(([, selector]) => found(selector).length > 0).map(([kind]) => kind);

  // Word's lists are paragraphs that begin with a bullet or a number
  for (const item of found('p[style*="mso-list"]')) {
    const [bullet] = item.querySelectorAll('[style*="mso-list:Ignore"]');
    const tag = /\w[.)]/.test(bullet?.textContent ?? '') ? 'ol' : 'ul';
    bullet?.remove();
    const before = item.previousElementSibling;
    const list = before?.matches(`${tag}.word`) ? before : element(tag, { className: 'word' });
    item.before(list);
    list.append(element('li', {}, ...item.childNodes));
    item.remove();
  }
  // Google Docs has its looks in styles, and wraps all in a <b> that is not bold
  for (const styled of found('b, strong, i, em, span, a')) {
    const { fontWeight, fontStyle } = styled.style;
    const isPlain = styled.matches('b, strong')
      ? /normal|[1-5]00/.test(fontWeight) || styled.querySelector(BLOCKS.join())
      : styled.matches('i, em') && fontStyle === 'normal';
    if (isPlain) unwrap(styled);
    else if (styled.matches('span, a') && styled.textContent?.trim()) {
      if (/italic|oblique/.test(fontStyle)) styled.append(element('i', {}, ...styled.childNodes));
      if (/bold|[6-9]00/.test(fontWeight)) styled.append(element('b', {}, ...styled.childNodes));
    }
  }
  for (const link of found('a'))
    if (!/^(https?|mailto|tel):/i.test(link.getAttribute('href') ?? '')) unwrap(link);
  for (const next of found('li > p + p')) next.before(element('br'));
  for (const wrapper of found('u, li > p')) unwrap(wrapper);
  for (const inner of found(':is(ul, ol) > :is(ul, ol)'))
    inner.previousElementSibling?.append(inner);
  for (const kept of found('*'))
    for (const { name } of [...kept.attributes]) if (name !== 'href') kept.removeAttribute(name);
  const blocks = found('p, li');
  for (const block of blocks) if (!block.textContent?.trim()) block.remove();
  if (blocks.length > 0) for (const line of found('body > br')) line.remove();
  const cleaned = cleanHtml(body.innerHTML, isBlock);
  const html = blocks.length > 0 ? cleaned.trim() : cleaned;
  return { html: html.replace(/ ?(<\/?(?:p|ul|ol|li)>|<br>) ?/g, '$1'), leftOut };
}
