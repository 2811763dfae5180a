import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="next"\/>/g;
const CLASSES = / class="([^"]*)"/g;
/** What a functional pseudo-class has in its parentheses, with two more levels of them within. */
const ARGUMENTS = String.raw`\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)`;
const NEGATIONS = new RegExp(`:not${ARGUMENTS}`, 'g');
const ALTERNATIVES = new RegExp(`:(?:is|where|has)${ARGUMENTS}`, 'g');

/** Pages with the same stylesheets, and the styles that the first state of any of them can use. */
type StyleGroup = { sheets: string[]; classes: Set<string>; css: string };

/**
 * Puts the styles of each page into its HTML, so that it is painted with the first answer. Its whole stylesheets
 * follow, disabled: React finds them there, and the gate enables them for what later states need. Pages with the
 * same stylesheets share their styles, so that the policy names few hashes. Returns pages and styles in one order.
 */
export function inlineStyles<Page extends { html: string }>(
  pages: readonly Page[],
  dir: string,
  basePath: string,
): (Page & { css: string })[] {
  const groups = new Map<string, StyleGroup>();
  const groupOf = pages.map(({ html }) => {
    const sheets = Array.from(html.matchAll(STYLESHEET), ([, href = '']) => href);
    const key = sheets.join(' ');
    const group = groups.get(key) ?? { sheets, classes: new Set(), css: '' };
    for (const [, names = ''] of html.matchAll(CLASSES))
      for (const name of names.split(' ')) group.classes.add(name);
    groups.set(key, group);
    return group;
  });
  for (const group of groups.values()) {
    group.css = group.sheets
      .map((href) => readFileSync(join(dir, href.slice(basePath.length)), 'utf8'))
      .map((css) => usedStyles(css, group.classes))
      .join('');
  }
  return pages.map((page, index) => {
    const { css = '' } = groupOf[index] ?? {};
    const [first] = page.html.match(STYLESHEET) ?? [''];
    const html = page.html
      .replace(first, () => `<style>${css}</style>${first}`)
      .replace(STYLESHEET, (link) => `${link.slice(0, -2)} disabled=""/>`);
    return { ...page, html, css };
  });
}

/**
 * A stylesheet of this address with absolute addresses: they hold in a page, and where a rule of a page takes them
 * from a custom property of the stylesheet.
 */
export const withAbsoluteAddresses = (css: string, href: string) =>
  css.replace(
    /url\((?!["']?(?:data:|#|\/))["']?([^)"']+)["']?\)/g,
    (_, path: string) => `url(${posix.join(posix.dirname(href), path)})`,
  );

/** The rules whose every class, outside a negation, is one of these. */
export function usedStyles(css: string, classes: ReadonlySet<string>) {
  const sheet = postcss.parse(css);
  const areUsed = (selector: string) =>
    Array.from(selector.matchAll(/\.([\w-]+)/g)).every(([, name = '']) => classes.has(name));
  const isUsed = (selector: string) => {
    const positive = selector.replace(NEGATIONS, '');
    const groups = Array.from(positive.matchAll(ALTERNATIVES), ([, group = '']) => group);
    return (
      areUsed(positive.replace(ALTERNATIVES, '')) &&
      groups.every((group) => postcss.list.comma(group).some(isUsed))
    );
  };
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const used = rule.selectors.filter(isUsed);
    if (used.length > 0) rule.selectors = used;
    else removeWith(rule);
  });
  // another sheet may follow
  sheet.raws.semicolon = true;
  return sheet.toString();
}

/** A stylesheet without what every page has in itself: font faces, and the base's rules for elements. */
export function laterStyles(css: string) {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', removeWith);
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params !== 'base') return;
    layer.walkRules((rule) => {
      if (!rule.selector.includes('.') && !isKeyframe(rule)) removeWith(rule);
    });
  });
  return sheet.toString();
}

/** Removes a node, and what is empty without it. */
function removeWith(node: ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWith(parent as ChildNode);
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);
