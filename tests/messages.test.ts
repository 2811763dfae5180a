import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { publicConfig } from '@/lib/config/public-config';
import { messagesIn } from '@/lib/content/check/check-content';
import { clientMessages, type Messages, messagesOf } from '@/lib/messages/messages';
import { readJson } from '@/scripts/files';
import { type File, filesUnder, importsOf, resolverAmong } from './support/files';
import { campaignCalls } from './support/targets';

type Namespace = keyof Messages;

const files = ['app', 'components', 'lib'].flatMap((dir) => filesUnder(dir, /\.tsx?$/));
const fileOf = resolverAmong(files);

function namespacesIn({ text }: File): Namespace[] {
  const names = [...text.matchAll(/useTranslations\(['`](\w+)/g)];
  const paths = text.includes('useTranslations()') ? [...text.matchAll(/['`](\w+)\.[\w$]/g)] : [];
  return [...names, ...paths]
    .map(([, name]) => name as Namespace)
    .filter((name) => name in messagesOf('en'));
}

function namespacesBrought({ text }: File): string[] {
  const [, names = ''] =
    /(?:<LazyMessages messages=\{|withMessages\()\{ ([\w, ]+) \}/.exec(text) ?? [];
  return names.split(', ');
}

function collect(part: File, brought: string[], shown: Set<Namespace>, seen: Set<string>): void {
  const known = [...new Set([...brought, ...namespacesBrought(part)])].sort();
  const visit = `${part.path} ${known}`;
  if (seen.has(visit)) return;
  seen.add(visit);
  for (const name of namespacesIn(part)) if (!known.includes(name)) shown.add(name);
  for (const address of importsOf(part)) {
    const file = fileOf(address, part);
    if (file) collect(file, known, shown, seen);
  }
}

test.each(['us-senators', 'list'] as const)('parts get just their messages for %s', (kind) => {
  campaignCalls(kind);
  const shown = new Set<Namespace>();
  const seen = new Set<string>();
  for (const file of files) {
    if (file.text.startsWith("'use client'")) collect(file, [], shown, seen);
  }
  publicConfig.features = { ...publicConfig.features, scoreboard: true };
  publicConfig.isArchived = true;
  expect(Object.keys(clientMessages('en')).sort()).toEqual([...shown].sort());
});

function paramsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    const cases = 'options' in element ? Object.values(element.options) : [];
    // type 0 are words, and type 7 the number sign in a plural
    const own = element.type === 0 || element.type === 7 ? [] : [element.value];
    return [...own, ...cases.flatMap(({ value }) => paramsIn(value))];
  });
}

/** The keys of a file of the check or of the forms, and what each of its messages names. */
function shapeOf(file: string): [key: string, params: string[]][] {
  const messages = readJson<Record<string, string | object>>(`messages/${file}.json`);
  return Object.entries(messages).flatMap(([key, said]) => {
    // in Spanish an example is the English one where it is left out
    const { example: _, ...own } = Object(typeof said === 'string' ? { label: said } : said);
    return Object.entries<string>(own).map(([part, message]): [string, string[]] => [
      `${key} ${part}`,
      [...new Set(paramsIn(parse(message, { ignoreTag: true })))].sort(),
    ]);
  });
}

test.each(['check', 'fields'])('messages/%s.*.json have one shape in both languages', (name) => {
  const english = shapeOf(`${name}.en`);
  expect(english.length).toBeGreaterThan(100);
  expect(shapeOf(`${name}.es`).sort()).toEqual(english.sort());
});

test('every file of messages is checked and translated but those of the check and of the forms', () => {
  const all = filesUnder('messages', /\.json$/).map(({ path }) => path);
  const ofOrganizers = ['check.en', 'check.es', 'editor', 'fields.en', 'fields.es'];
  const checked = messagesIn('messages').map(({ file }) => file);
  expect([...checked, ...ofOrganizers.map((name) => `messages/${name}.json`)].sort()).toEqual(
    all.sort(),
  );
});
