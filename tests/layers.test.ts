import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { type File, filesUnder, importsOf, resolverAmong } from './support/files';

const files = ['app', 'components', 'lib'].flatMap((dir) => filesUnder(dir, /\.tsx?$/));
const withScripts = [...files, ...filesUnder('scripts', /\.tsx?$/)];

const importOf = (what: string) =>
  new RegExp(`(from|import)\\s*\\(?\\s*['"](${what})(/[^'"]*)?['"]`);

const rules: readonly [rule: string, pattern: RegExp, allowed: RegExp][] = [
  ['requests go through lib/http', importOf('axios'), /^lib\/http\.ts$/],
  ['requests leave from services', /\bfetch\(/, /^lib\/(\w+\/[\w-]*service|gate\/gate)\.ts$/],
  ['RichText puts HTML in', /dangerouslySetInnerHTML|innerHTML/, /^components\/ui\/RichText\.tsx$/],
  ['HTML is trusted where it is made safe', /as SafeHtml\b/, /^lib\/content\/model\/html\.ts$/],
  ['content is checked at the door', importOf('zod|sanitize-html|jsonc-parser'), /^lib\/content\//],
  ['files are read at the door', importOf('node:fs'), /^lib\/content\//],
  [
    'what is stored on a device is listed',
    /\b(sessionStorage|localStorage|indexedDB|cookieStore)\b|document\.cookie|caches\.open/,
    /^lib\/(browser\/storage|gate\/locale-cookie|offline\/.*)\.ts$|\.test\.tsx?$/,
  ],
  // else the types forbid another one
  ['what each language has is made from their table', /: Record<Locale, [^=]*> = \{/, /^$/],
];

test('there are files to look at', () => {
  expect(files.length).toBeGreaterThan(100);
});

test.each(rules)('%s, and nowhere else', (_rule, pattern, allowed) => {
  const breaches = files.filter(({ path, text }) => pattern.test(text) && !allowed.test(path));
  expect(breaches.map(({ path }) => path)).toEqual([]);
});

/** From the ground up: each stands on those before it. A route is imported by nothing. */
const floors = ['lib', 'components', 'app', 'scripts', 'tests'];

test.each(floors.slice(0, 3))('%s stands on what is below it', (floor) => {
  const above = floors.slice(floors.indexOf(floor) + (floor === 'app' ? 0 : 1)).join('|');
  const breaches = files.filter(
    ({ path, text }) => path.startsWith(`${floor}/`) && importOf(`@/(${above})`).test(text),
  );
  expect(breaches.map(({ path }) => path)).toEqual([]);
});

const TYPE_IMPORT = /^(?:import|export)\stype\s[^'";]*?\sfrom\s*['"]([^'"]+)['"]/gm;

/** Modules that must not reach the browser: server-only ones, and those that read and check content. */
const SERVER_ONLY = /^(server-only|next-intl\/server|zod|sanitize-html|jsonc-parser|node:\w+)$/;

const fileOf = resolverAmong(withScripts);

const roomOf = ({ path }: File) => (/^\w+\/[^/]+$/.test(path) ? path : dirname(path));

/** The rooms that each room imports, for types alone too. */
function roomImports(): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of withScripts.filter(({ path }) => !/\.(test|d)\./.test(path))) {
    const room = roomOf(file);
    const types = [...file.text.matchAll(TYPE_IMPORT)].map(([, address = '']) => address);
    const addresses = [...importsOf(file), ...types];
    const imported = addresses.map((address) => fileOf(address, file));
    const others = imported.flatMap((each) => (each && roomOf(each) !== room ? roomOf(each) : []));
    rooms.set(room, new Set([...(rooms.get(room) ?? []), ...others]));
  }
  return rooms;
}

test('no folder imports from one that imports from it, at once or by others', () => {
  const rooms = roomImports();
  const reachableFrom = (start: string) => {
    const reached = new Set(rooms.get(start));
    for (const room of reached) for (const next of rooms.get(room) ?? []) reached.add(next);
    return reached;
  };
  const inCircle = (room: string) => reachableFrom(room).has(room);
  const circles = [...rooms].filter(([room]) => inCircle(room));
  const shown = circles.map(([room, others]) => `${room} -> ${[...others].filter(inCircle)}`);
  expect(rooms.size).toBeGreaterThan(30);
  expect(shown).toEqual([]);
});

/** The shortest chain of imports from a file to a server-only module, if there is one. */
function wayToServer(from: File, server = SERVER_ONLY): string[] | undefined {
  const ways = [[from]];
  const seen = new Set<File | undefined>([from, undefined]);
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    const addresses = importsOf(last);
    if (addresses.some((address) => server.test(address))) return way.map(({ path }) => path);
    for (const next of addresses.map((address) => fileOf(address, last))) {
      if (next && !seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

test('a part that runs in the browser takes nothing with it that is for the server only', () => {
  const ofBrowser = files.filter(({ text }) => text.startsWith("'use client'"));
  expect(ofBrowser.length).toBeGreaterThan(20);
  expect(ofBrowser.map((each) => wayToServer(each)).filter(Boolean)).toEqual([]);
});

test('the forms, which check content in the browser, take nothing of Node with them', () => {
  const forms = withScripts.filter(({ path }) => path === 'scripts/editor/main.ts');
  expect(forms.map((each) => wayToServer(each, /^node:/))).toEqual([undefined]);
});
