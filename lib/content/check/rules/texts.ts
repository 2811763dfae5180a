import { fieldAt } from '../../fields';
import type { Fault, Finding } from '../../model/issue';
import { allowedTags, htmlReport, plainText } from '../../model/sanitize';
import type { ContentFiles } from '../files/content-files';
import { textsIn } from '../files/json-path';
import { anchorsOf, linkFault, privateLinkFaults } from './links';
import { placeholderFaults } from './placeholders';

const listed = (parts: readonly string[]) => [...new Set(parts)].join(', ');

function htmlFaults(html: string, anchors: Set<string>): Fault[] {
  const { links, removed, repaired } = htmlReport(html);
  const tags = allowedTags.map((tag) => `<${tag}>`).join(' ');
  const changed = { removed: listed(removed), repaired: listed(repaired) };
  return [
    ...links.flatMap(({ href }) => (href !== undefined && linkFault(href, anchors)) || []),
    ...(['removed', 'repaired'] as const).flatMap((how) =>
      changed[how]
        ? { code: `html.${how}` as const, params: { found: changed[how], tags }, isWarning: true }
        : [],
    ),
  ];
}

/** Entities and tags in a text that is shown as it is. */
function plainFaults(text: string): Fault[] {
  for (const entity of text.match(/&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi) ?? []) {
    const letter = plainText(`“${entity}”`).slice(1, -1);
    if (letter !== entity) return [{ code: 'html.entity', params: { found: entity, letter } }];
  }
  const [found] = text.match(/<\/?(p|br|b|strong|i|em|u|a|ul|ol|li|span|h\d|div)\b[^>]*>/i) ?? [];
  return found ? [{ code: 'html.plain', params: { found }, isWarning: true }] : [];
}

export function faultyTexts(files: ContentFiles): Finding[] {
  const anchors = anchorsOf(files);
  return files.files.flatMap(({ file, name, value }) =>
    textsIn(value).flatMap(({ path, text }) =>
      [
        ...placeholderFaults(text, String(path[0])),
        ...privateLinkFaults(text),
        ...(fieldAt(name, path)?.type === 'html' ? htmlFaults(text, anchors) : plainFaults(text)),
      ].map((fault) => ({ file, path, ...fault })),
    ),
  );
}
