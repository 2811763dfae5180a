import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { copyBundle, setAt } from '@/tests/support/bundle';
import { FIXTURE } from '@/tests/support/fixture';
import { tempFolder } from '@/tests/support/temp-folder.mjs';
import { checkContent } from './content';
import type { Problem } from './files/problem';
import { fullReport } from './report';

const root = tempFolder();
const content = copyBundle();
const places: Record<string, string> = { content, messages: join(root, 'messages') };

function restore() {
  for (const [name, from] of Object.entries({
    content: FIXTURE,
    messages: 'messages',
  })) {
    rmSync(places[name] ?? '', { recursive: true, force: true });
    cpSync(from, places[name] ?? '', { recursive: true });
  }
}

const pathOf = (file: string) => {
  const [place = '', ...rest] = file.split('/');
  return join(places[place] ?? '', ...rest);
};
const textOf = (file: string) => readFileSync(pathOf(file), 'utf8');

const LOCAL = { NEXT_PUBLIC_SITE_URL: 'http://localhost:3000' };

function problems(env: Record<string, string> = LOCAL): Problem[] {
  const messagesDir = places.messages ?? '';
  return checkContent({ dir: content, messagesDir, env }).problems;
}

/** Puts a value at a key path of a file, which stays written as before: a value a line. */
function set(file: string, path: string, value: unknown) {
  const folder = pathOf(file.split('/')[0] ?? '');
  setAt(folder, file.split('/').slice(1).join('/'), path, value);
}

/** Replaces the first place of a text in a file. */
function replace(file: string, from: string | RegExp, to: string) {
  const text = textOf(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}.`);
  writeFileSync(pathOf(file), changed);
}

const SITE = 'content/en/site.json';
const SPANISH = 'content/es/site.json';
const EVENTS = 'content/en/events.json';
const STREAMS = 'content/en/livestreams.json';
const TOOLKIT = 'content/en/toolkit.json';
const LETTERS = 'content/en/letters.json';
const PARTNERS = 'content/en/partners.json';
const CAMPAIGN = 'content/campaign.json';
const MESSAGES = 'messages/es.json';

/** How an error is made, in which file, and what stands on the line that is reported. */
type Change = { file: string; near: string; make: () => void };
/** The error, and what of the sentence fixes it. */
type Row = [error: string, change: Change, sentence: RegExp];

const steps = (file: string, near: string, make: () => void): Change => ({ file, near, make });
/** A value at a key path; unless `near` says otherwise, the line of the value is reported. */
const at = (file: string, path: string, value: unknown, near = JSON.stringify(value)) =>
  steps(file, near, () => set(file, path, value));
/** Other words in a file; unless `near` says otherwise, the line where they begin is reported. */
const write = (file: string, from: string | RegExp, to: string, near = to.split('\n')[0] ?? '') =>
  steps(file, near, () => replace(file, from, to));

/** An error in the writing, each with a line of its own. */
const writing: Row[] = [
  [
    'straight quotes inside a text',
    write(SITE, '"intro_lead": "Four', '"intro_lead": "We say "now" to four'),
    /no straight quotation marks .* use curly ones .*\n.*example +"intro_lead": "We say “now” to four/,
  ],
  [
    'a comment',
    write(SITE, '"intro_title"', '// our question\n  "intro_title"'),
    /no comments: .* take out everything from \/\//,
  ],
  [
    'curly quotes around a name',
    write(SITE, '"intro_title"', '“intro_title”'),
    /straight quotation marks \("\) around names and texts/,
  ],
  [
    'a non-breaking space between texts',
    write(SITE, '  "intro_title"', ' \u00a0"intro_title"'),
    /ordinary spaces outside of texts: there is a non-breaking/,
  ],
  [
    'a comma after the last entry',
    write(EVENTS, /"starts_at": "2021-10-24T20:00:00Z"/, '$&,', '2021-10-24T20:00:00Z'),
    /no comma after the last entry, that is, before the }: delete this comma/,
  ],
  [
    'a comma that is missing',
    write(
      EVENTS,
      '"title": "Mass Moral Revival & Rally",',
      '"title": "Mass Moral Revival & Rally"',
    ),
    /a comma between two entries: put one at the end of what is marked/,
  ],
  [
    'a text that nothing closes',
    write(EVENTS, 'Rally",', 'Rally,'),
    /a " that closes the text on the same line/,
  ],
  [
    'a line break in a text',
    write(SITE, 'Four demands, one', 'Four demands,\none'),
    /the whole text on one line, .* take out the line break/,
  ],
  [
    'a colon that is missing',
    write(SITE, '"intro_title":', '"intro_title"'),
    /a colon between a name and its value/,
  ],
  ['a bracket that is missing', write(EVENTS, /\]\s*$/, '', '}'), /a \] that closes the list/],
  ['a switch in capitals', write(EVENTS, 'true', 'TRUE'), /in lower case: true/],
  [
    'a key twice',
    write(SITE, '"intro_title":', '"intro_title": "Whose side?",\n  "intro_title":', 'Which side'),
    /each name once: "intro_title" stands above already/,
  ],
  [
    'an empty file',
    steps(EVENTS, '', () => writeFileSync(pathOf(EVENTS), '')),
    /the file holds: it is empty/,
  ],
  [
    'a file in Latin-1',
    steps(SPANISH, '', () =>
      writeFileSync(pathOf(SPANISH), Buffer.from(textOf(SPANISH), 'latin1')),
    ),
    /a file saved as UTF-8.*“Save with Encoding”/,
  ],
  [
    'a byte order mark',
    steps(SPANISH, '{', () => writeFileSync(pathOf(SPANISH), `\ufeff${textOf(SPANISH)}`)),
    /saved as UTF-8 without a byte order mark/,
  ],
  [
    'letters that a program lost',
    write(SPANISH, 'Temporada de acción', 'Temporada de acci\ufffdn'),
    /no � in a text: a program lost a letter/,
  ],
];

/** A value that its key does not take. */
const values: Row[] = [
  [
    'an unknown key',
    write(SITE, '"intro_title"', '"intro_titel"'),
    /perhaps "intro_title"\? .*here these: site_title, open_graph_title/,
  ],
  [
    'a key that is missing',
    at(SITE, 'intro_title', undefined, '{'),
    /"intro_title", which is missing/,
  ],
  ['an empty text', at(SITE, 'intro_title', ' '), /a text that is not empty/],
  ['a word for a switch', at(EVENTS, '[1].upcoming', 'yes'), /true or false, without/],
  ['a section that is none', at(SITE, 'visible_sections[0]', 'video'), /one of livestream,/],
  ['an http link', at(SITE, 'where_link', 'http://a.example'), /starts with https:/],
  ['a link without https://', at(EVENTS, '[1].link', 'www.a.example'), /https:\/\/, or "#"/],
  [
    'an address that ends its place in nginx.conf',
    at(CAMPAIGN, 'report_url', 'https://r.example/";return 301 https://e.example/;#'),
    /found +"https:\/\/r\.example\/\\";return 301 .*\n.*without spaces, line breaks, quotation marks/,
  ],
  [
    'an address with a line break, which URL leaves out',
    at(CAMPAIGN, 'hosts.call', 'https://call.example/a\nb'),
    /without spaces, line breaks/,
  ],
  [
    'an address with a space',
    at(EVENTS, '[1].link', 'https://a.example/the rally'),
    /%20 for a space/,
  ],
  [
    'an address of a policy’s every host',
    at(CAMPAIGN, 'action_network.host', 'https://*'),
    /an address of one host/,
  ],
  [
    'a phone number of nine digits',
    at(CAMPAIGN, 'switchboard_phone', '(202) 224-312'),
    /a phone number of ten digits/,
  ],
  ...[
    'http://maps.example',
    'https://maps.example/api',
    'https://*.example.org',
    "https://a.example; script-src 'unsafe-inline'",
  ].map((host): Row => {
    const change = at(CAMPAIGN, 'embed_hosts', [host], JSON.stringify(host));
    return [`the forms’ host ${host}`, change, /https:\/\/ and a host alone/];
  }),
  [
    'a moment that no calendar has',
    at(EVENTS, '[1].starts_at', '2021-02-30T10:00:00Z'),
    /a day and time that exist/,
  ],
  [
    'a moment without its zone',
    at(EVENTS, '[1].starts_at', '2021-10-27T10:30:00'),
    /the time zone: Z for UTC, or -04:00/,
  ],
  [
    'a season’s day that no calendar has',
    at(CAMPAIGN, 'season.starts', '2021-06-31'),
    /a day that exists, written year-month-day/,
  ],
  [
    'an end before the start',
    at(EVENTS, '[0].ends_at', '2021-10-24T19:00:00Z'),
    /a moment after starts_at/,
  ],
  [
    'a tweet that is too long',
    at(TOOLKIT, '[0].tweets[0]', 'x'.repeat(290)),
    /counts 290, .*: take out 10/,
  ],
  [
    'a share tweet over 280 with its link',
    at(SITE, 'share_tweet', 'x'.repeat(270)),
    /counts 294, .*: take out 14/,
  ],
  [
    'a drawing in the toolkit',
    steps(TOOLKIT, '/images/march.svg', () => {
      writeFileSync(join(content, '../public/images/march.svg'), '<svg/>');
      set(TOOLKIT, '[0].graphic', undefined);
      set(TOOLKIT, '[0].image', '/images/march.svg');
    }),
    /a picture of pixels, whose name ends in \.png/,
  ],
  ['an id twice', at(TOOLKIT, '[1].id', 'august-2'), /entry 1 above has the same/],
  [
    'an id that the site uses',
    steps(TOOLKIT, 'covid', () => {
      set(TOOLKIT, '[1].id', 'covid');
      set(TOOLKIT, '[1].graphic', undefined);
    }),
    /another id: the site itself has "covid"/,
  ],
  [
    'a blank of the script that is none',
    write(SITE, '(insert state)', '(insert stat)'),
    /only these blanks: \(insert name\), \(insert state\)/,
  ],
  [
    'a blank in square brackets',
    write(SITE, '(insert state)', '[insert state]'),
    /round brackets: \(insert state\)/,
  ],
];

/** What only shows when keys, files or languages are read together. */
const rules: Row[] = [
  [
    'a card’s day that no calendar has',
    at(EVENTS, '[0].date', 'October 42'),
    /a day that exists: October has 31 days/,
  ],
  ['one in figures', at(EVENTS, '[0].date', '13/40/2021'), /a day that exists, written in words/],
  [
    'a Spanish one',
    at('content/es/events.json', '[0].date', '31 de noviembre'),
    /November has 30 days/,
  ],
  [
    'a letter’s day that no calendar has',
    at(LETTERS, '[0].date', 'Ledger, February 30, 2021'),
    /February 2021 has 28 days/,
  ],
  [
    'a weekday of another day',
    at(EVENTS, '[0].date', 'Monday, October 24'),
    /October 24, 2021 is a Sunday/,
  ],
  [
    'a card of another day than starts_at',
    at(EVENTS, '[0].date', 'October 25'),
    /the day of starts_at, which is October 24, 2021/,
  ],
  [
    'a livestream’s card of another day',
    at(STREAMS, '[0].formatted_date', 'October 28th, 2021'),
    /the day of date, which is October 27, 2021/,
  ],
  [
    'a livestream’s card of another hour',
    at(STREAMS, '[0].formatted_time', '10:30 AM ET / 8:30 AM PT'),
    /the times of date, 10:30 AM ET \/ 7:30 AM PT/,
  ],
  [
    'a season that ends before it starts',
    at(CAMPAIGN, 'season.ends', '2021-07-01'),
    /a day on or after 2021-07-12/,
  ],
  [
    'two first livestreams',
    steps(STREAMS, 'is_first', () => {
      for (const index of [0, 1]) set(STREAMS, `[${index}].is_first`, true);
    }),
    /false: entry 1 is the first already/,
  ],
  [
    'no first livestream',
    steps(STREAMS, '[', () => replaceAll(STREAMS, '"is_first": true', '"is_first": false')),
    /"is_first": true in one of the livestreams/,
  ],
  [
    'a first livestream that is hidden',
    steps(STREAMS, 'visible', () =>
      replaceAll(STREAMS, /("is_first": true,(?:.|\n)*?"visible": )true/, '$1false'),
    ),
    /true, since this livestream is to stand first/,
  ],
  [
    'a YouTube address as an id',
    at(STREAMS, '[0].backup_id', 'https://youtu.be/M7lc1UVf-VE?t=3'),
    /only the id, not the whole address: "M7lc1UVf-VE"/,
  ],
  [
    'a long YouTube address',
    at(STREAMS, '[0].backup_id', 'https://www.youtube.com/watch?app=x&v=M7lc1UVf-VE'),
    /only the id, .*: "M7lc1UVf-VE"/,
  ],
  [
    'a Vimeo address as an id',
    steps(STREAMS, 'vimeo.com', () => {
      set(STREAMS, '[0].backup_service', 'vimeo');
      set(STREAMS, '[0].backup_id', 'https://vimeo.com/76979871');
    }),
    /only the id, .*: "76979871"/,
  ],
  [
    'a Facebook address as an id',
    at(STREAMS, '[0].livestream_id', 'https://www.facebook.com/anewppc/videos/10153231379946729/'),
    /only the id, .*: "10153231379946729"/,
  ],
  [
    'an address of another service',
    at(CAMPAIGN, 'trailer_video_id', 'https://vimeo.com/76979871'),
    /"76979871"; and "vimeo" as the service/,
  ],
  [
    'the address of a letter as its id',
    at(SITE, 'intro_letter_action_network_id', 'https://actionnetwork.org/letters/a-letter'),
    /only the end of the letter’s address: "a-letter"/,
  ],
  ['{yeer}', write(SITE, '{year}', '{yeer}'), /{year}, which the site fills in; "{yeer}"/],
  ['{emial}', write(SPANISH, '{email}', '{emial}'), /{email}, which the site fills in; "{emial}"/],
  ['__HANLDE__', write(SITE, '__HANDLE__', '__HANLDE__'), /__HANDLE__, which the site fills in/],
  [
    'a placeholder where there are none',
    at(SITE, 'intro_lead', 'Call {phone} now.'),
    /no placeholder: this text has none/,
  ],
  [
    'a share picture of another size',
    at(SITE, 'open_graph_image', '/images/graphic-august-2-en.png'),
    /a picture of 1200 by 630 pixels/,
  ],
  [
    'a picture that is not there',
    at(SITE, 'open_graph_image', '/images/gone.png'),
    /put it into the site’s folder as public\/images\/gone.png/,
  ],
  [
    'a link without https:// in HTML',
    write(SITE, 'href=\\"https://www.', 'href=\\"www.'),
    /a whole address in the link: https:\/\/www\./,
  ],
  [
    'a graphic that was not drawn again',
    at(TOOLKIT, '[0].graphic.foot[0]', 'A new season', 'graphic'),
    /changed since .*graphic-august-2-en\.png was drawn, .* npm run art/,
  ],
  [
    'an alternative text of other words',
    write(
      TOOLKIT,
      '"A red poster over a march: National Moral Monday, August 2.',
      '"A red poster over a march: National Moral Monday, August 9.',
    ),
    /says what the picture says; it lacks: 2$/m,
  ],
  [
    'a graphic with another picture',
    at(TOOLKIT, '[0].image', '/images/share-en.png'),
    /"\/images\/graphic-august-2-en\.png"/,
  ],
  [
    'a message that Spanish lacks',
    at(MESSAGES, 'shell.donate', undefined, 'shell'),
    /the key "shell\.donate", as in English: "Donate"/,
  ],
  [
    'a message that English lacks',
    at(MESSAGES, 'shell.donar', 'Donar'),
    /a key that the English messages have too/,
  ],
  [
    'a message with another placeholder',
    write(MESSAGES, '{count}', '{cuenta}'),
    /the same placeholders as in the other language \({count}\).* does not know {cuenta}/,
  ],
  ['a message with an open brace', write(MESSAGES, '{count}', '{count'), /a } for every {/],
  [
    'a default dream that is too long',
    at('content/es/site.json', 'selfies_default_caption', 'x'.repeat(150)),
    /at most 140 characters/,
  ],
  [
    'a word that no card of the march can hold',
    at(SITE, 'march_words', ['REPRESENTATION'], 'REPRESENTATION'),
    /one short word of at most 9 letters/,
  ],
  [
    'a scoreboard without votes',
    steps(CAMPAIGN, '"scoreboard": true', () => {
      set(CAMPAIGN, 'features.scoreboard', true);
      set(SITE, 'roll_calls', undefined);
    }),
    /false, or "roll_calls" in content\/en\/site\.json/,
  ],
  [
    'a colour by its name',
    at('content/campaign.json', 'inks.gold', 'yellow'),
    /a colour: # and six digits/,
  ],
  [
    'a placeholder of another text',
    at(SITE, 'open_graph_title', '{question} {year}'),
    /one of {name}, {dates}, {question}/,
  ],
  [
    'a comma too many in the messages',
    write(MESSAGES, '"Donar"', '"Donar",'),
    /one comma between two entries/,
  ],
];

/** What a site can be built with, but somebody should look at. */
const warnings: Row[] = [
  [
    'HTML that was removed',
    write(SITE, '<p>To the', '<p onclick=\\"x()\\"><blink>To the'),
    /onclick="x\(\)", <blink>|<blink>.*was taken out/,
  ],
  [
    'HTML that was repaired',
    write(SITE, '<em>filibuster</em>', '<em>filibuster'),
    /<em>; expected for each tag its end/,
  ],
  [
    'HTML in a plain text',
    at(SITE, 'intro_lead', 'Call <b>now</b>.'),
    /no HTML: in this text the tag would be shown/,
  ],
  [
    'an http link in HTML',
    write(SITE, 'href=\\"https://www', 'href=\\"http://www'),
    /browsers warn of addresses with http/,
  ],
  [
    'partners alike but for punctuation',
    at(PARTNERS, '[2]', { name: 'REPAIRERS of the Breach.' }, 'REPAIRERS'),
    /each partner once: entry 2 reads the same/,
  ],
  [
    'a Spanish list that is shorter',
    steps('content/es/events.json', '[', () => {
      set('content/es/events.json', '[1]', undefined);
      replaceAll('content/es/events.json', /,\s*null\s*\]/, ']');
    }),
    /2 entries, as in English: .* so \/es lacks 1/,
  ],
  [
    'fewer Spanish demands',
    at(SPANISH, 'intro_demands', ['Una <em>sola</em>'], 'intro_demands'),
    /found 1 entry; expected 4 entries, as in English/,
  ],
  [
    'a Spanish text that is English',
    at(SPANISH, 'intro_title', 'Which side are you on?'),
    /a text in Spanish: this is the English one/,
  ],
  [
    'an unknown video service',
    at(STREAMS, '[0].livestream_service', 'twitch'),
    /one of facebook, vimeo, youtube; without it/,
  ],
  [
    'a strange video id',
    at(STREAMS, '[0].backup_id', 'M7lc1'),
    /an id as YouTube has them: 11 letters and digits/,
  ],
  [
    'a picture elsewhere',
    at(LETTERS, '[0].photo', 'https://a.example/b.png'),
    /a picture of the campaign’s own under \/images\//,
  ],
  [
    'a date that names no day',
    steps(EVENTS, 'fall', () => {
      set(EVENTS, '[0].date', 'This fall');
      set(EVENTS, '[0].starts_at', undefined);
    }),
    /without one the event has no calendar file/,
  ],
  [
    'an hour of no time zone',
    write(EVENTS, 'Wednesday, 10:30 am ET', 'Wednesday, 10:30 am'),
    /an hour with its time zone, such as 4 pm ET/,
  ],
  [
    'a script of other sentences',
    write(SPANISH, 'Muchas gracias.', '', 'callpower_script'),
    /as many sentences by paragraph and demand/,
  ],
];

function replaceAll(file: string, from: string | RegExp, to: string) {
  writeFileSync(
    pathOf(file),
    textOf(file).replace(from instanceof RegExp ? from : new RegExp(from, 'g'), to),
  );
}

/** A report of one problem alone, in English. */
const told = (problem: Problem) => fullReport([problem]);

beforeEach(restore);

describe.each([
  ['stops a build', 'error', [...writing, ...values, ...rules]],
  ['is a warning', 'warning', warnings],
] as const)('an error %s', (_, severity, rows) => {
  test.each(rows)('%s', (_error, { file, near, make }, sentence) => {
    make();
    const found = problems().filter((problem) => problem.severity === severity);
    const problem = found.find((each) => each.file === file && sentence.test(told(each)));
    expect(problem, fullReport(found)).toBeDefined();
    const line = textOf(file).split('\n')[(problem?.line ?? 0) - 1];
    expect(line).toContain(near);
    expect(problem?.expected.es).not.toBe(problem?.expected.en);
    // and nothing else is wrong because of it
    expect(new Set(found.map((each) => each.file))).toEqual(new Set([file]));
  });
});
