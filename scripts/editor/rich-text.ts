import type { CustomFieldControlProps } from '@sveltia/cms';
import { Component, createElement, createRef } from 'react';
import { allowedAttributes, allowedTags } from '@/lib/content/model/sanitize';
import { element } from './dialog';
import { t } from './texts';

const BLOCKS = ['p', 'ul', 'ol', 'li'];
/** What holds no words of its own. */
const WORDLESS = ['script', 'style', 'title', 'template'];

/** Takes out of an element what the content may not hold, and keeps the words. */
function tidy(parent: Element, isBlock: boolean) {
  for (const node of [...parent.childNodes]) {
    if (node.nodeType === Node.COMMENT_NODE) node.remove();
    if (!(node instanceof Element)) continue;
    tidy(node, isBlock);
    const tag = node.localName;
    const attributes = [...(allowedAttributes[tag] ?? []), ...(allowedAttributes['*'] ?? [])];
    for (const { name } of [...node.attributes]) {
      if (!attributes.includes(name)) node.removeAttribute(name);
    }
    const isLine = tag === 'div' && !node.querySelector(BLOCKS.join());
    const isKept =
      allowedTags.includes(tag) &&
      (isBlock || !BLOCKS.includes(tag)) &&
      (tag !== 'span' || node.hasAttributes());
    if (WORDLESS.includes(tag)) node.remove();
    else if (isLine && isBlock) {
      const line = document.createElement('p');
      line.append(...node.childNodes);
      node.replaceWith(line);
    } else if (!isKept) {
      // two lines stay two
      const isSecond = (isLine || BLOCKS.includes(tag)) && node.previousSibling;
      node.replaceWith(...(isSecond ? [document.createElement('br')] : []), ...node.childNodes);
    }
  }
}

/** HTML with the tags and attributes that the content may hold, and no others; empty where it has no words. */
function cleanHtml(html: string, isBlock: boolean): string {
  const { content } = element('template', { innerHTML: html });
  const cleaned = element('div');
  cleaned.append(content);
  tidy(cleaned, isBlock);
  return cleaned.textContent?.trim() ? cleaned.innerHTML : '';
}

type Settings = {
  label: string;
  isBlock: boolean;
  onChange: (html: string) => void;
};

/**
 * A text with buttons for what HTML does, in an element. What holds more than the content may is shown as it
 * is written, so that nothing of it is lost unseen. Returns a function that shows another text.
 */
function richText(host: HTMLElement, { label, isBlock, onChange }: Settings) {
  const own = { role: 'textbox', ariaLabel: label, ariaMultiLine: 'true' };
  const text = element('div', { ...own, contentEditable: 'true', className: 'text' });
  const source = element('textarea', { ariaLabel: label, rows: 6, hidden: true });
  const tools = element('div', { role: 'group', ariaLabel: label, className: 'tools' });
  let value: string | undefined;

  function change(html: string) {
    value = html;
    onChange(html);
  }

  function tool(name: 'bold' | 'italic' | 'link' | 'list' | 'source', run: () => void) {
    const button = element('button', { type: 'button', textContent: t(`rich.${name}`) });
    // the text keeps its selection
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', run);
    tools.append(button);
    return button;
  }

  /** Browsers have nothing newer for what is typed into a text with markup. */
  const command = (name: string, argument?: string) => {
    text.focus();
    document.execCommand(name, false, argument);
  };

  function link() {
    const selection = getSelection();
    const around = selection?.anchorNode?.parentElement?.closest('a');
    const href = prompt(t('rich.address'), around?.getAttribute('href') ?? '')?.trim();
    if (around && href !== undefined) selection?.selectAllChildren(around);
    if (href !== undefined) command(href ? 'createLink' : 'unlink', href);
  }

  function showSource(isShown: boolean) {
    source.hidden = !isShown;
    text.hidden = isShown;
    asHtml.ariaPressed = String(isShown);
    if (isShown) source.value = value ?? '';
    else text.innerHTML = cleanHtml(value ?? '', isBlock);
  }

  tool('bold', () => command('bold'));
  tool('italic', () => command('italic'));
  tool('link', link);
  if (isBlock) tool('list', () => command('insertUnorderedList'));
  const asHtml = tool('source', () => showSource(Boolean(source.hidden)));

  text.addEventListener('focus', () =>
    document.execCommand('defaultParagraphSeparator', false, 'p'),
  );
  text.addEventListener('input', () => change(cleanHtml(text.innerHTML, isBlock).trim()));
  text.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing || isBlock) return;
    event.preventDefault();
    command('insertLineBreak');
  });
  text.addEventListener('paste', (event) => {
    const html = event.clipboardData?.getData('text/html');
    if (!html) return;
    event.preventDefault();
    // the command drops spaces at the ends
    command('insertHTML', cleanHtml(html, isBlock).replace(/^\s|\s$/g, '&nbsp;'));
  });
  source.addEventListener('input', () => change(source.value));
  host.classList.add('rich-text');
  host.append(tools, text, source);

  return (html: string) => {
    if (html === value) return;
    value = html;
    showSource(cleanHtml(html, isBlock) !== html);
  };
}

/** The field of a text that is HTML, for the CMS, whose React need not be ours: a class is one in each. */
export class RichText extends Component<CustomFieldControlProps> {
  host = createRef<HTMLDivElement>();
  show: ((html: string) => void) | undefined;

  override componentDidMount() {
    const { field } = this.props;
    const { current } = this.host;
    if (!current) return;
    this.show = richText(current, {
      label: String(field.get('label')),
      isBlock: Boolean(field.get('is_block')),
      onChange: (html) => this.props.onChange(html),
    });
    this.componentDidUpdate();
  }

  override componentDidUpdate() {
    this.show?.(String(this.props.value ?? ''));
  }

  override render() {
    return createElement('div', { ref: this.host });
  }
}
