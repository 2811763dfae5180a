import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml, unescapeHtml } from '@/lib/content/schema/html';
import { slugOf } from '@/lib/paths';
import { ROOT } from '@/scripts/paths';
import type { Answers } from './answers';

/** The content of a campaign of which only the outline is known, with {{placeholders}} for the answers. */
const TEMPLATE = join(ROOT, 'content-template');

/** Those of the template; any other language of the site begins with what `add-language` writes. */
const LANGUAGES = ['en', 'es'] as const;

/** What placeholders stand for; one that is alone in its text may stand for a list. */
type Words = Record<string, string | string[]>;

/** A value of the template with the answers in it. Throws for a placeholder that nothing stands for. */
function filled(value: unknown, words: Words): unknown {
  if (typeof value === 'string') {
    const alone = /^\{\{(\w+)\}\}$/.exec(value)?.[1];
    if (alone && Array.isArray(words[alone])) return words[alone];
    return value.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const word = words[name];
      if (typeof word !== 'string') throw new Error(`content-template has {{${name}}}.`);
      return word;
    });
  }
  if (Array.isArray(value)) return value.map((each) => filled(each, words));
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, filled(inner, words)]),
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

const hashtagOf = (name: string) =>
  `#${(plain(name).match(/[a-z0-9]+/gi) ?? []).map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;

const textOf = (html: string) => unescapeHtml(html.replace(/<[^>]*>/g, ''));

const withoutEmphasis = (demand: string) => demand.replace(/<\/?em>/g, '');

/** A word for each card of the march, which has room for a short one. */
function marchWords(demands: string[], now: string) {
  const keys = demands.map((demand) => textOf(/<em>(.*?)<\/em>/.exec(demand)?.[1] ?? ''));
  const short = keys.map((key) => key.toUpperCase()).filter((key) => /^\S{1,9}$/.test(key));
  return [...new Set([...short.slice(0, 3), now])];
}

const NOW = { en: 'NOW', es: '¡YA!' };

function wordsIn(locale: 'en' | 'es', answers: Answers): Words {
  const [name, demands] = [answers.name[locale], answers.demands[locale]];
  return {
    name,
    name_html: escapeHtml(name),
    question: answers.question[locale],
    answer: answers.answer[locale],
    demands,
    demands_html: demands.map((demand) => `<li>${withoutEmphasis(demand)}</li>`).join(''),
    march_words: marchWords(demands, NOW[locale]),
    call: answers.call[locale],
    salutation: escapeHtml(answers.salutation[locale]),
    hashtag: hashtagOf(answers.name.en),
  };
}

/** Whom it addresses; the call service has a campaign for each target of a list, numbered here. */
function targetsFile(locale: 'en' | 'es', { kind, call, targets }: Answers) {
  if (kind !== 'list') return { kind };
  return {
    kind,
    call: call[locale],
    targets: targets[locale].map((target, index) => ({
      ...target,
      callpower_id: String(index + 1),
    })),
  };
}

const readTemplate = (path: string) => JSON.parse(readFileSync(join(TEMPLATE, path), 'utf8'));

/**
 * The files of a new campaign's content folder by path: complete and neutral, with placeholders
 * that say what is still to be written. `site.list.json` and its like are what differs by whom it calls.
 */
export function newBundle(answers: Answers): Record<string, unknown> {
  const { kind, season, address, inks: palette, name } = answers;
  const slug = slugOf(name.en);
  const bundle: Record<string, unknown> = {
    'campaign.json': filled(readTemplate('campaign.json'), {
      ...season,
      ...palette,
      address,
      slug,
      hashtag: hashtagOf(name.en),
    }),
  };
  for (const locale of LANGUAGES) {
    const words = wordsIn(locale, answers);
    const read = (file: string) => readTemplate(join(locale, file));
    for (const file of readdirSync(join(TEMPLATE, locale))) {
      if (!/^\w+\.json$/.test(file) || file === 'toolkit.json') continue;
      bundle[`${locale}/${file}`] = filled(read(file), words);
    }
    Object.assign(
      bundle[`${locale}/site.json`] as object,
      filled(read(`site.${kind}.json`), words),
    );
    for (const [index, demand] of answers.demands[locale].entries()) {
      const entry = filled(read('toolkit.json'), {
        ...words,
        demand: textOf(demand),
        demand_html: withoutEmphasis(demand),
      });
      const order = index + 1;
      bundle[`${locale}/toolkit/demand-${order}.json`] = { order, ...(entry as object) };
    }
    bundle[`${locale}/targets.json`] = targetsFile(locale, answers);
  }
  return bundle;
}
