import { escapeHtml, type SafeHtml } from '@/lib/content/html';

/** A blank for a name, as each language writes it. */
const BLANK = /\((?:insert name|inserte el nombre)\)/g;

/**
 * The call script with its blanks marked. The first one stands for the visitor and is filled in
 * when the name is known; every other keeps its words (spec.md section 3, callpower_script).
 */
export function scriptFor(script: SafeHtml, visitorName: string | null): SafeHtml {
  const name = visitorName?.trim();
  let isVisitor = true;
  return script.replace(BLANK, (blank) => {
    const words = isVisitor && name ? escapeHtml(name) : blank;
    isVisitor = false;
    return `<span>${words}</span>`;
  }) as SafeHtml;
}

/** A script in three parts: what leads to the demands, each of them, and what follows. */
export type ScriptParts = { before: SafeHtml; demands: SafeHtml[]; after: SafeHtml };

/** Splits a script at its numbered list; one without a list is all `before`. */
export function scriptParts(script: SafeHtml): ScriptParts {
  const list = /<ol>([\s\S]*?)<\/ol>/.exec(script);
  if (!list?.[1]) return { before: script, demands: [], after: '' as SafeHtml };
  const demands = [...list[1].matchAll(/<li>([\s\S]*?)<\/li>/g)].map(([, demand]) => demand);
  return {
    before: script.slice(0, list.index) as SafeHtml,
    demands: demands as SafeHtml[],
    after: script.slice(list.index + list[0].length) as SafeHtml,
  };
}
