import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';
import { expect, onTestFinished, test, vi } from 'vitest';
import en from '@/messages/check.en.json';
import es from '@/messages/check.es.json';
import { formIssue, issuesOfSave } from '@/scripts/editor/check';
import { setAt } from '@/tests/support/bundle';
import { FIXTURE } from '@/tests/support/fixture';
import { tempFolder } from '@/tests/support/temp-folder';
import type { CheckCode, Issue, Params, ReportLanguage } from '../model/issue';
import { checkContent } from './check-content';
import { keyPath, visibleText } from './files/json-path';
import { fullReport } from './report';
import { say } from './say';

/** A site in which each error is made: messages, with one lazy file, and the small content. */
const site = tempFolder();
for (const name of ['en', 'es', 'senators'])
  cpSync(`messages/${name}.json`, join(site, `messages/${name}.json`));
cpSync(FIXTURE, join(site, 'content'), { recursive: true });
cpSync(join(FIXTURE, '../public'), join(site, 'public'), { recursive: true });

/** Far longer than a slow machine takes for a command. */
const SLOW = { timeout: 180_000 };

const LOCAL = { NEXT_PUBLIC_SITE_URL: 'http://localhost:3000' };

const pathOf = (file: string) => join(site, file);
const textOf = (file: string) => readFileSync(pathOf(file), 'utf8');

const set = (file: string, path: string, value: unknown) => setAt(site, file, path, value);

function replace(file: string, from: string | RegExp, to: string) {
  const text = textOf(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} has no ${from}.`);
  writeFileSync(pathOf(file), changed);
}

const SITE = 'content/en/site.json';
const SPANISH = 'content/es/site.json';
const RALLY = 'content/en/events/2021-10-24-2000.json';
const SPANISH_RALLY = 'content/es/events/2021-10-24-2000.json';
const WITNESS = 'content/en/events/2021-10-27-1430.json';
const SPANISH_WITNESS = 'content/es/events/2021-10-27-1430.json';
const STREAM = 'content/en/livestreams/2021-10-27-1430.json';
const FIRST_STREAM = 'content/en/livestreams/2021-08-02-1445.json';
const MARCH_GRAPHIC = 'content/en/toolkit/august-2.json';
const ACTION_DAYS = 'content/en/toolkit/actiondays.json';
const ARTICLE = 'content/en/news/the-poor-peoples-campaign-protested-for-voting-workers.json';
const LETTER = 'content/en/letters/dear-editor-more-talk-than-action.json';
const PARTNERS = 'content/en/partners.json';
const CAMPAIGN = 'content/campaign.json';
const TARGETS = 'content/en/targets.json';
const SPANISH_TARGETS = 'content/es/targets.json';
const MESSAGES = 'messages/es.json';

/** How an error is made, in which file, what stands on the line that is reported, and what its sentence names. */
type Change = {
  file: string;
  near: string;
  make: () => void;
  params?: Params;
  isLeft?: boolean;
  isOften?: boolean;
};
/** What makes an error of each kind, in one way or several. */
type Kinds = { [Code in CheckCode]?: Change[] };

/** What only the project's folder shows, npm run edit makes by itself after a save, or no form can write. */
const notInForms = (change: Change): Change => ({ ...change, isLeft: true });
/** What is wrong in several places at once. */
const inManyPlaces = (change: Change): Change => ({ ...change, isOften: true });
const naming = (params: Params, change: Change): Change => ({ ...change, params });
const steps = (file: string, near: string, make: () => void): Change => ({ file, near, make });
/** A value at a key path; unless `near` says otherwise, the line of the value is reported. */
const at = (file: string, path: string, value: unknown, near = JSON.stringify(value)) =>
  steps(file, near, () => set(file, path, value));
/** Other words in a file; unless `near` says otherwise, the line where they begin is reported. */
const write = (file: string, from: string | RegExp, to: string, near = to.split('\n')[0] ?? '') =>
  steps(file, near, () => replace(file, from, to));

/** An entry under another name, in both languages. */
const renamed = (file: string, id: string) =>
  steps(file.replace(/[^/]+$/, `${id}.json`), '{', () => {
    for (const each of [file, file.replace('/en/', '/es/')]) {
      renameSync(pathOf(each), pathOf(each.replace(/[^/]+$/, `${id}.json`)));
    }
  });

const host = (address: string) => at(CAMPAIGN, 'embed_hosts', [address], JSON.stringify(address));
const letterAt = (address: string) => at(SITE, 'intro_letter_action_network_id', address);
const other = (words: string) =>
  write(MESSAGES, ' other {Estas fechas ya pasaron}', words, '"over"');

function setKind(kind: string) {
  set(TARGETS, 'kind', kind);
  for (const site of [SITE, SPANISH]) set(site, 'roll_calls', undefined);
}

/** Addresses people on a list, each as the fields that differ. */
function setTargets(...people: Record<string, unknown>[]) {
  const ana = { name: 'Ana', role: 'Mayor', phone: '(757) 555-0143', place: 'City Hall' };
  const targets = people.map((each, index) => ({ ...ana, callpower_id: `${index + 1}`, ...each }));
  setKind('list');
  set(TARGETS, 'call', 'Call the council');
  set(TARGETS, 'targets', targets);
}
function setSpanishTargets(path: string, value: unknown) {
  cpSync(pathOf(TARGETS), pathOf(SPANISH_TARGETS));
  set(SPANISH_TARGETS, path, value);
}

/** What a site cannot be built with. */
const errors = {
  'json.quotes-in-text': [write(SITE, '"Four demands', '"We say "now" to four demands')],
  'json.other': [
    write(SITE, '"intro_title"', '// our question\n  "intro_title"'),
    write(SITE, 'Four demands, one', 'Four demands,\none'),
    write(RALLY, 'true', 'TRUE'),
  ],
  'json.curly-quotes': [write(SITE, '"intro_title"', '“intro_title”')],
  'json.comma': [
    write(RALLY, /"starts_at": "2021-10-24T16:00"/, '$&,', '}'),
    write(RALLY, 'Revival & Rally",', 'Revival & Rally"', '"description"'),
    write(MESSAGES, '"Donar"', '"Donar",'),
    write(SITE, /("intro_demands": \[[^\]]*?)\n {2}\],/, '$1', '"intro_letter_cta"'),
  ],
  'json.bracket': [
    write(PARTNERS, /\]\s*$/, '', ''),
    write(SITE, '"intro_demands": [', '"intro_demands":', '    "'),
  ],
  'key.twice': [
    write(SITE, '"intro_title":', '"intro_title": "",\n  "intro_title":', 'Which side'),
  ],
  'json.empty': [steps(RALLY, '', () => writeFileSync(pathOf(RALLY), ''))],
  'json.encoding': [
    notInForms(
      steps(SPANISH, '', () =>
        writeFileSync(pathOf(SPANISH), Buffer.from(textOf(SPANISH), 'latin1')),
      ),
    ),
    steps(SPANISH, '{', () => writeFileSync(pathOf(SPANISH), `\ufeff${textOf(SPANISH)}`)),
  ],
  'text.lost': [inManyPlaces(write(SPANISH, 'Temporada de acción', 'Temporada de acci\ufffdn'))],
  'text.unseen': [
    naming({ letter: 'U+202E' }, at(SITE, 'letter_cta', 'Sign\u202e the letter', '"letter_cta"')),
    naming({ letter: 'U+D83D' }, at(SITE, 'letter_cta', 'Sign \ud83d', '"letter_cta"')),
  ],
  'picture.letters': [
    naming(
      { found: '“✊🏿” (U+270A U+1F3FF)' },
      at(SITE, 'letter_cta', 'Sign ✊🏿', '"letter_cta"'),
    ),
    naming({ found: '“→” (U+2192)' }, at(MARCH_GRAPHIC, 'graphic.headline', 'Moral → Monday')),
  ],
  'html.entity': [at(SITE, 'letter_cta', 'Don&#8217;t wait', '"letter_cta"')],
  'text.long': [at(SITE, 'letter_cta', 'x'.repeat(20_001), '"letter_cta"')],
  'json.deep': [steps(RALLY, '[', () => writeFileSync(pathOf(RALLY), '['.repeat(20_000)))],
  'value.picture': [at(SITE, 'open_graph_image', '/images/../../secret.png')],
  'key.misspelt': [write(SITE, '"intro_title"', '"intro_titel"')],
  'type.string': [
    naming({ missing: 'intro_title' }, at(SITE, 'intro_title', undefined, '{')),
    naming({ missing: 'phone' }, at(SITE, 'rally_legal_help.phone', undefined, 'rally_legal_help')),
  ],
  'value.empty': [at(SITE, 'intro_title', ' ')],
  'type.boolean': [at(WITNESS, 'upcoming', 'yes')],
  'value.choice': [at(SITE, 'visible_sections[0]', 'video')],
  'value.state': ['PR', 'XX', 'wv'].map((state) =>
    at(CAMPAIGN, 'ask_states', [state], `"${state}"`),
  ),
  'value.address': [at(SITE, 'where_link', 'http://a.example')],
  'value.address-or-hash': [at(WITNESS, 'link', 'www.a.example')],
  'value.unsafe-address': [
    at(WITNESS, 'link', 'https://a.example/the rally'),
    at(CAMPAIGN, 'action_network.host', 'https://*'),
  ],
  'value.origin': [
    host('http://maps.example'),
    host('https://maps.example/api'),
    host('https://*.example.org'),
    host("https://a.example; script-src 'unsafe-inline'"),
  ],
  'value.phone': [
    at(CAMPAIGN, 'switchboard_phone', '(202) 224-312'),
    steps(TARGETS, '"555-0143"', () => setTargets({ phone: '555-0143' })),
  ],
  'value.moment': [at(WITNESS, 'starts_at', '2021-02-30T10:00:00Z')],
  'value.skipped-hour': [at(WITNESS, 'starts_at', '2021-03-14T02:30')],
  'event.no-moment': [steps(RALLY, '{', () => set(RALLY, 'starts_at', undefined))],
  'value.zone': [at(CAMPAIGN, 'time_zone', 'Washington')],
  'value.day': [
    at(CAMPAIGN, 'season.starts', '2021-06-31'),
    at(SITE, 'rally_access.reviewed_on', '2021-02-30'),
  ],
  'livestream.ends-before-start': [at(STREAM, 'end_time', '2021-10-27T10:00')],
  'event.ends-before-start': [at(RALLY, 'ends_at', '2021-10-24T19:00:00Z')],
  'value.tweet': [
    naming({ length: 290, over: 10 }, at(MARCH_GRAPHIC, 'tweets[0]', 'x'.repeat(290))),
    naming({ length: 294, over: 14 }, at(SITE, 'share_tweet', 'x'.repeat(270))),
  ],
  'value.raster': [
    steps(MARCH_GRAPHIC, '/images/march.svg', () => {
      writeFileSync(pathOf('public/images/march.svg'), '<svg/>');
      set(MARCH_GRAPHIC, 'graphic', undefined);
      set(MARCH_GRAPHIC, 'image', '/images/march.svg');
    }),
  ],
  'link.twice': [
    steps(ARTICLE, '"link"', () => {
      const other = 'en/news/poor-peoples-campaign-looks-to-put-pressure-on-congress.json';
      set(ARTICLE, 'link', JSON.parse(readFileSync(join(FIXTURE, other), 'utf8')).link);
    }),
  ],
  'value.reserved': [renamed(ACTION_DAYS, 'covid'), renamed(MARCH_GRAPHIC, 'covid')],
  'entry.id': [at(RALLY, 'id', 'rally')],
  'entry.no-english': [
    steps('content/es/events/rally.json', '{', () =>
      writeFileSync(pathOf('content/es/events/rally.json'), '{ "title": "Mitin" }'),
    ),
  ],
  'value.blanks': [write(SITE, '(insert state)', '(insert stat)')],
  'placeholder.brackets': [write(SITE, '(insert state)', '[insert state]')],
  'campaign.season-ends': [at(CAMPAIGN, 'season.ends', '2021-07-01')],
  'livestream.no-first': [
    steps('content/en/livestreams', '', () => set(FIRST_STREAM, 'is_first', false)),
  ],
  'livestream.first-hidden': [at(FIRST_STREAM, 'visible', false)],
  'video.address': [
    naming({ id: 'M7lc1UVf-VE' }, at(STREAM, 'backup_id', 'https://youtu.be/M7lc1UVf-VE')),
    naming(
      { id: '76979871:34c51f7a09' },
      steps(STREAM, 'vimeo.com', () => {
        set(STREAM, 'backup_service', 'vimeo');
        set(STREAM, 'backup_id', 'https://vimeo.com/76979871/34c51f7a09');
      }),
    ),
  ],
  'video.other-address': [at(CAMPAIGN, 'trailer_video_id', 'https://vimeo.com/76979871')],
  'letter.address': [letterAt('https://actionnetwork.org/letters/a-letter')],
  'letter.no-address': [letterAt('https://actionnetwork.org/forms/a-form')],
  'placeholder.misspelt': [
    naming({ meant: '{year}', candidate: '{yeer}' }, write(SITE, '{year}', '{yeer}')),
    naming({ candidate: '__HANLDE__' }, write(SITE, '__HANDLE__', '__HANLDE__')),
  ],
  'placeholder.none': [at(SITE, 'intro_lead', 'Call {phone} now.')],
  'picture.share-size': [
    notInForms(at(SITE, 'open_graph_image', '/images/graphic-august-2-en.png')),
  ],
  'picture.false': [
    notInForms(
      steps(LETTER, '/images/poster.png', () => {
        mkdirSync(pathOf('public/images'), { recursive: true });
        writeFileSync(pathOf('public/images/poster.png'), '<svg onload="alert(1)"/>');
        set(LETTER, 'photo', '/images/poster.png');
      }),
    ),
  ],
  'html.address': [write(SITE, 'href=\\"https://www.', 'href=\\"www.')],
  'picture.unsaid': [
    write(
      MARCH_GRAPHIC,
      '"A red poster over a march: National Moral Monday, August 2.',
      '"A red poster over a march: National Moral Monday, August 9.',
    ),
  ],
  'picture.drawn': [at(MARCH_GRAPHIC, 'image', '/images/share-en.png')],
  'message.placeholders': [
    naming({ known: '{count}', unknown: '{cuenta}' }, write(MESSAGES, '{count}', '{cuenta}')),
    naming(
      {
        known: '{count} {recorded, select, other} {recorded, select, true} {recorded}',
        unknown: '{recorded, select, verdadero}',
      },
      write(MESSAGES, 'recorded, select, true', 'recorded, select, verdadero', '"over"'),
    ),
    naming(
      { known: '<lang> {title}', unknown: '<lengua>' },
      write(MESSAGES, '<lang>{title}</lang>', '<lengua>{title}</lengua>'),
    ),
  ],
  'message.braces': [
    write(MESSAGES, '{count}', '{count'),
    write(MESSAGES, 'ya pasaron}}.', 'ya pasaron}.', '"over"'),
    write(MESSAGES, '{count}', 'count}', 'count}'),
    write('messages/en.json', '{count}', '{count'),
  ],
  'value.letters': [
    naming({ maximum: 140 }, at(SPANISH, 'selfies_default_caption', 'x'.repeat(150))),
    naming({ maximum: 12 }, at(SITE, 'short_title', 'Season of Action', 'Season of Action')),
  ],
  'value.march-word': [at(SITE, 'march_words', ['REPRESENTATION'], 'REPRESENTATION')],
  'campaign.no-votes': [
    steps(CAMPAIGN, '"scoreboard": true', () => {
      set(CAMPAIGN, 'features.scoreboard', true);
      set(SITE, 'roll_calls', undefined);
    }),
  ],
  'value.colour': [at('content/campaign.json', 'inks.gold', 'yellow')],
  'placeholder.unknown': [at(SITE, 'open_graph_title', '{question} {year}')],
  'campaign.contrast': [
    inManyPlaces(naming({ ground: 'paper' }, at(CAMPAIGN, 'inks.flame', '#e86f5f'))),
    inManyPlaces(at(CAMPAIGN, 'inks.ink', '#8a8478')),
  ],
  'text.garbled': [
    naming({ letter: '“', garbled: 'â€œ' }, write(SITE, 'click “TWEET', 'click â€œTWEET')),
    naming({ letter: 'é', garbled: 'Ã©' }, write(MESSAGES, 'después', 'despuÃ©s')),
  ],
  'html.nowhere': [
    naming(
      { wrong: '#calender', meant: '#calendar' },
      write(SITE, 'href=\\"https://www.poorpeoplescampaign.org/\\"', 'href=\\"#calender\\"'),
    ),
    naming(
      { wrong: '/tolkit', meant: '/toolkit' },
      at(SITE, 'where_text', '<p><a href="/tolkit">The toolkit</a></p>', 'where_text'),
    ),
    steps(SPANISH, '#june21', () => {
      set(SITE, 'visible_sections', ['calendar', 'toolkit']);
      set(SPANISH, 'visible_sections', ['calendar', 'toolkit']);
      set(SPANISH, 'where_text', '<p><a href="/es#june21">La asamblea</a></p>');
    }),
  ],
  'picture.capitals': [notInForms(at(SITE, 'open_graph_image', '/images/Share-en.PNG'))],
  'message.other': [other(''), other(' otro {Ya pasaron}'), other(' othr {Ya pasaron}')],
  'message.plural': [naming({ meant: 'one' }, write(MESSAGES, 'one {Esta', 'uno {Esta', '"over"'))],
  'message.apostrophe': [write(MESSAGES, '{url}', "l'{url}")],
  'message.tags': [
    write(MESSAGES, '{title}</lang>', '{title}', '"play"'),
    write('messages/senators.json', '<number></number>', '<number>'),
  ],
  'kind.targets': [at(TARGETS, 'kind', 'senate')],
  'list.empty': [steps(TARGETS, '"targets"', () => setTargets())],
  'list.long': [steps(TARGETS, '"targets"', () => setTargets(...Array(21).fill({})))],
  'list.twice': [
    steps(TARGETS, '"callpower_id": "7"', () =>
      setTargets({ callpower_id: '6' }, { callpower_id: '7' }, { callpower_id: '7' }),
    ),
    at(CAMPAIGN, 'ask_states', ['AZ', 'WV', 'WV'], '"WV"'),
  ],
  'picture.missing': [
    notInForms(at(SITE, 'open_graph_image', '/images/gone.png')),
    notInForms(steps(TARGETS, 'ana.png', () => setTargets({ picture: '/images/ana.png' }))),
  ],
  'value.call-words': [
    steps(TARGETS, '"Call <them>"', () => {
      setTargets({});
      set(TARGETS, 'call', 'Call <them>');
    }),
  ],
  'targets.differs': [
    naming(
      { there: 'us-senators' },
      steps(SPANISH_TARGETS, '"kind"', () => setSpanishTargets('kind', 'nobody')),
    ),
    naming(
      { there: '(757) 555-0143' },
      steps(SPANISH_TARGETS, '0199', () => {
        setTargets({});
        setSpanishTargets('targets[0].phone', '(757) 555-0199');
      }),
    ),
  ],
  'targets.count': [
    inManyPlaces(
      steps(SPANISH_TARGETS, '"targets"', () => {
        setTargets({}, {});
        setSpanishTargets('targets[1]', undefined);
        replace(SPANISH_TARGETS, /,\s*null/, '');
      }),
    ),
  ],
  'campaign.no-senators': [
    steps(CAMPAIGN, '"scoreboard": true', () => {
      setKind('nobody');
      set(CAMPAIGN, 'features.scoreboard', true);
    }),
  ],
  'site.no-senate': [
    steps(SITE, '"roll_calls": [', () => {
      set(TARGETS, 'kind', 'nobody');
      set(SPANISH, 'roll_calls', undefined);
    }),
  ],
  'rally.source': [at(SITE, 'rally_rights.source', undefined, 'rally_rights')],
  'rally.reviewed_by': [at(SITE, 'rally_rights.reviewed_by', ' ', 'reviewed_by')],
  'rally.reviewed_on': [at(SPANISH, 'rally_rights.reviewed_on', undefined, 'rally_rights')],
  'rally.ahead': [at(SITE, 'rally_legal_help.reviewed_on', '2999-01-01')],
  'key.unknown': [at(SITE, 'rally_food', { text: '<p>Soup.</p>' }, 'rally_food')],
  'value.slug': [renamed(MARCH_GRAPHIC, 'August 2')],
  'video.no-address': [at(STREAM, 'backup_id', 'https://vimeo.com/event/1234567')],
  'json.conflict': [
    write(
      SITE,
      /( *"intro_title".*\n)/,
      '<<<<<<< HEAD\n$1=======\n  "intro_title": "Whose side?",\n>>>>>>> spring\n',
      '<<<<<<< HEAD',
    ),
  ],
} satisfies Kinds;

/** What a site can be built with, but an editor should look at. */
const warnings = {
  'warning.site.headline': [
    naming({ count: 131, word: 5 }, at(SITE, 'intro_title', 'Which side? '.repeat(11).trim())),
    naming({ count: 21, word: 21 }, at(SITE, 'intro_title', 'a'.repeat(21))),
  ],
  'warning.script.no-blank': [
    inManyPlaces(write(SITE, /\(insert [^)]*\)/g, 'me', 'callpower_script')),
  ],
  'warning.script.lacks': [
    naming(
      { lacking: '(insert reason)' },
      write(SITE, '(insert reason)', 'my own', 'callpower_script'),
    ),
  ],
  'warning.script.no-reply': [write(SITE, 'need a reply', 'need more', 'callpower_script')],
  'warning.script.blanks': [
    naming({ lacking: '(inserte el estado)' }, write(SPANISH, '(inserte el estado)', 'mi estado')),
  ],
  'warning.html.removed': [write(SITE, '<p>To the', '<p onclick=\\"x()\\"><blink>To the')],
  'warning.html.repaired': [write(SITE, '<em>filibuster</em>', '<em>filibuster')],
  'warning.html.plain': [at(SITE, 'intro_lead', 'Call <b>now</b>.')],
  'warning.html.http': [
    naming(
      { secure: 'https://www.poorpeoplescampaign.org/' },
      write(SITE, 'href=\\"https://www', 'href=\\"http://www'),
    ),
  ],
  'warning.link.private': [
    at(WITNESS, 'link', 'https://docs.google.com/document/d/1aB/edit?usp=sharing'),
    at(WITNESS, 'link', 'https://mail.google.com/mail/u/0/#inbox/FM'),
    at(WITNESS, 'link', 'https://mail.yahoo.com/d/folders/1'),
    at(ARTICLE, 'link', 'https://news.example/story?reader=ana%2540group.example'),
    write(SITE, '\\"https://www.', '\\"https://outlook.office.com/mail/www.'),
  ],
  'warning.partner.twice': [at(PARTNERS, '[2]', { name: 'REPAIRERS of the Breach.' }, 'REPAIRERS')],
  'warning.translation.entry': [
    notInForms(steps(SPANISH_WITNESS, '', () => rmSync(pathOf(SPANISH_WITNESS)))),
    steps(SPANISH_WITNESS, '{}', () => writeFileSync(pathOf(SPANISH_WITNESS), '{}\n')),
  ],
  'warning.translation.length': [
    naming(
      { count: 5, more: 1, fewer: 0 },
      at(SPANISH, 'intro_demands', ['Una', 'Dos', 'Tres', 'Cuatro', 'Cinco'], 'intro_demands'),
    ),
    naming({ count: 1, more: 0, fewer: 3 }, at(SPANISH, 'intro_demands', ['Una'], 'intro_demands')),
  ],
  'warning.file.untranslated': [
    notInForms(
      steps('content/es/toolkit', '', () => {
        for (const name of ['august-2', 'actiondays'])
          rmSync(pathOf(`content/es/toolkit/${name}.json`));
      }),
    ),
  ],
  'warning.site.notice-over': [
    steps(SITE, '"until"', () =>
      set(SITE, 'notice', { text: 'Tonight: indoors', until: '2021-08-02T23:00:00Z' }),
    ),
  ],
  'warning.translation.stale': [
    notInForms(
      naming(
        { text: 'Whose side are you on?' },
        steps(SPANISH, 'intro_title', () => set(SITE, 'intro_title', 'Whose side are you on?')),
      ),
    ),
    notInForms(
      naming(
        { text: 'Clean water' },
        steps('content/es/toolkit/actiondays.json', 'title', () =>
          set(ACTION_DAYS, 'title', 'Clean water'),
        ),
      ),
    ),
  ],
  'warning.translation.missing': [
    notInForms(
      naming(
        { count: 1, keys: '[["intro_title"]]', more: 0 },
        steps(SPANISH, '{', () => set(SPANISH, 'intro_title', undefined)),
      ),
    ),
  ],
  'warning.translation.unrecorded': [
    notInForms(
      steps('content/es/translated-from.json', '', () =>
        set(SPANISH, 'intro_title', '¿De qué lado?'),
      ),
    ),
  ],
  'warning.translation.same-text': [at(SPANISH, 'intro_title', 'Which side are you on?')],
  'warning.message.english': [at(MESSAGES, 'shell.skip', 'Skip to the content')],
  'warning.campaign.no-state-pages': [
    ...[() => set(CAMPAIGN, 'features.places', false), () => setKind('nobody')].map((without) =>
      steps(CAMPAIGN, '"ask_states"', () => {
        set(CAMPAIGN, 'ask_states', ['WV']);
        without();
      }),
    ),
  ],
  'warning.video.no-service': [at(STREAM, 'livestream_service', 'twitch')],
  'warning.video.strange': [at(STREAM, 'backup_id', 'M7lc1')],
  'warning.picture.elsewhere': [
    at(LETTER, 'photo', 'https://a.example/b.png'),
    at(PARTNERS, '[0].logo', 'https://a.example/b.png'),
  ],
  'warning.event.no-moment-yet': [
    steps(RALLY, 'fall', () => {
      set(RALLY, 'date', 'This fall');
      set(RALLY, 'starts_at', undefined);
    }),
  ],
  'warning.event.no-access': [
    steps(WITNESS, '{', () => {
      vi.stubEnv('SOURCE_DATE_EPOCH', `${Date.parse('2021-10-27T14:00Z') / 1000}`);
      set(WITNESS, 'access', undefined);
    }),
  ],
  'warning.event.other-day': [
    naming({ day: 'Sunday, October 24' }, at(RALLY, 'title', 'Moral Monday')),
    naming({ day: 'Sunday, October 24' }, at(RALLY, 'date', 'October 31')),
    naming({ day: 'Wednesday, October 27' }, at(STREAM, 'title', 'Moral Monday')),
    naming({ day: 'miércoles, 27 de octubre' }, at(SPANISH_WITNESS, 'title', 'Jueves Moral')),
  ],
  'warning.event.says-time': [
    naming({ found: '“4 pm”' }, at(RALLY, 'title', 'Rally at 4 pm')),
    write(WITNESS, 'streamed live', 'this Wednesday'),
    at(RALLY, 'place', 'Charleston, 4 p.m.'),
  ],
  'warning.tweet.no-date': [at(ACTION_DAYS, 'tweets.0', 'Join us on Monday, 10:45 am ET.')],
  'warning.campaign.address-path': [at(CAMPAIGN, 'site_url', 'https://season.example.org/march')],
  'warning.moment.year': [
    at(RALLY, 'starts_at', '2012-10-24T16:00'),
    steps(STREAM, '"date"', () => {
      set(STREAM, 'date', '2022-01-05T10:30');
      set(STREAM, 'end_time', '2022-01-05T12:30');
    }),
  ],
  'warning.moment.long': [
    at(RALLY, 'ends_at', '2021-10-25T16:01'),
    at(STREAM, 'end_time', '2021-10-29T12:30'),
  ],
  'warning.moment.twice': [
    steps(WITNESS, '"title"', () => {
      cpSync(pathOf(RALLY), pathOf(WITNESS));
      cpSync(pathOf(SPANISH_RALLY), pathOf(SPANISH_WITNESS));
    }),
  ],
  'warning.translation.other': [
    naming({ locale: 'es', other: 'en' }, at(SPANISH, 'intro_lead', 'The rally is for you.')),
    naming({ locale: 'en', other: 'es' }, at(RALLY, 'description', 'El mitin es para usted.')),
  ],
  'warning.script.sentences': [write(SPANISH, 'Muchas gracias.', '', 'callpower_script')],
  'warning.translation.same': [at(SPANISH_RALLY, 'title', 'Mass Moral Revival & Rally')],
} satisfies Kinds;

function filesNow(): Map<string, Buffer> {
  const paths = ['content', 'messages', 'public'].flatMap((dir) =>
    readdirSync(pathOf(dir), { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name)),
  );
  const files = paths.filter((path) => statSync(pathOf(path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(pathOf(path))]));
}

const before = filesNow();

/** Makes an error, and takes it back after the test. Gives the paths of the files that it changed. */
function changedBy(make: () => void): string[] {
  make();
  const after = filesNow();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((path) => {
    const old = before.get(path);
    return !old || !after.get(path)?.equals(old);
  });
  onTestFinished(() => {
    for (const path of changed) {
      const old = before.get(path);
      if (old) writeFileSync(pathOf(path), old);
      else rmSync(pathOf(path));
    }
  });
  return changed;
}

/** True for what follows from any change of a text: translations have to follow. */
const isOfCopies = ({ code }: Issue) =>
  /^warning\.translation\.(stale|unrecorded|missing)$/.test(code);

const isContent = (path: string) => /^content\/.*\.json$/.test(path);
/** The content files as the form editor has them: as text, by their paths in the folder. */
function textsIn(files: Map<string, Buffer>) {
  const content = [...files].filter(([path]) => isContent(path));
  return Object.fromEntries(
    content.map(([path, bytes]) => [path.replace('content/', ''), String(bytes)]),
  );
}
const textsBefore = textsIn(before);

const inDirectory = { dir: pathOf('content'), messagesDir: pathOf('messages'), env: LOCAL };

/** How sentences of these kinds call keys, values and languages. */
const named: { [Code in CheckCode]?: RegExp } = {
  'type.string': /“[\w ]+” \(\w+\), which is missing/,
  'rally.source': /“Where that comes from” \(source\), which is/,
  'livestream.ends-before-start': /a moment after “When it starts” \(date\)/,
  'event.ends-before-start': /a moment after “When it starts” \(starts_at\)/,
  'campaign.no-senators': /says “Nobody: no calls”/,
  'site.no-senate': /says “Nobody: no calls”/,
  'value.choice': /one of livestream,/,
  'video.other-address': /"76979871"; and "vimeo" as the/,
  'warning.html.removed': /onclick="x\(\)", <blink>|<blink>/,
  'warning.translation.entry': /its words in Spanish: “Moral/,
  'warning.translation.missing':
    /1 text of \d+ in English; expected in Spanish: “First screen: Question or slogan”$/m,
  'warning.file.untranslated': /nothing; expected what/,
  'warning.translation.other': /a text in \w+: this reads like/,
};

/** Parameters that sentences show by their names, or that choose among their words. */
const NOT_SHOWN = 'missing ground kind keys locale other own list values tags'.split(' ');
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What the sentence of an issue has to show as it is. */
const filledIn = ({ params }: Issue) =>
  Object.entries(params).flatMap(([name, value]) =>
    NOT_SHOWN.includes(name) || !value || value === 'none' ? [] : plain(visibleText(String(value))),
  );

/** The longest words of a kind's sentence between what is filled in. */
function longestLiteral(code: CheckCode, language: ReportLanguage): string {
  const literals = parse({ en, es }[language][code], { ignoreTag: true }).filter(isLiteralElement);
  return literals.map(({ value }) => value).toSorted((a, b) => b.length - a.length)[0] ?? '';
}

const table = Object.entries({ error: errors, warning: warnings }).flatMap(([severity, kinds]) =>
  Object.entries<Change[]>(kinds).flatMap(([code, changes]) =>
    changes.map((change) => ({ severity, code: code as CheckCode, ...change })),
  ),
);

test.each(table)('$severity: $code in $file, at $near', (row) => {
  const { severity, code, file, near, make, params = {}, isLeft, isOften } = row;
  /** The issue among all, which has to be worded as its kind is. */
  function foundIn(all: readonly Issue[]) {
    const issue = all.find((each) => each.file === file && each.code === code && isMeant(each));
    if (!issue) throw new Error(`It is not among these.\n${fullReport(all)}`);
    expect(fullReport([issue])).toMatch(named[code] ?? '');
    for (const language of ['en', 'es'] as const) {
      const { expected, found, example, kind } = say(issue, language);
      const said = plain(`${expected} ${kind === 'value' ? '' : found} ${example}`);
      for (const words of [plain(longestLiteral(code, language)), ...filledIn(issue)])
        expect(said).toContain(words);
    }
    return issue;
  }
  const isMeant = (issue: Issue) =>
    Object.entries(params).every(([name, value]) => issue.params[name] === value);

  const changed = changedBy(make);
  const issues = checkContent(inDirectory).issues.filter((each) => each.severity === severity);
  const issue = foundIn(issues);
  const isFile = existsSync(pathOf(file)) && statSync(pathOf(file)).isFile();
  const line = isFile && textOf(file).split('\n')[(issue.line ?? 0) - 1];
  expect(line || '').toContain(near);
  // nothing else is wrong because of it, but that its copies have to follow
  const own = issues.filter((each) => each === issue || !isOfCopies(each));
  expect(new Set(own.map((each) => each.file))).toEqual(new Set([file]));
  if (!isOften) expect(own.map(({ path }) => keyPath(path))).toHaveLength(1);

  // the form editor says it before anything is saved, where a form can make it
  if (!changed.every(isContent)) return;
  const saved = issuesOfSave(textsBefore, textsIn(filesNow()));
  const caused = saved.filter((each) => each.severity === severity);
  if (!isLeft) {
    // by labels, but for what only a file edited by hand has
    const { label = '', text = '' } = formIssue(foundIn(caused)) ?? {};
    if (!/^(json|key|text)\./.test(code)) expect(label + text).not.toMatch(/[a-z]_[a-z]|[[{]"/);
  } else expect(caused.map((each) => each.code)).not.toContain(code);
});

test('the command prints what is wrong in the language asked for, and fails', SLOW, () => {
  changedBy(() => set(CAMPAIGN, 'season.ends', '2021-07-01'));
  const { status, stdout } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'content-check', '--lang', 'es', '--content', pathOf('content')],
    { env: { ...process.env, ...LOCAL }, encoding: 'utf8' },
  );
  expect(stdout).toContain('un día igual o posterior a 2021-07-12');
  expect(status).toBe(1);
});

test('a colour that is wrong only beside another is no example of itself', () => {
  changedBy(at(CAMPAIGN, 'inks.flame', '#e86f5f').make);
  const { issues } = checkContent(inDirectory);
  const issue = issues.find(({ path }) => keyPath(path) === 'inks.gold');
  expect(issue && say(issue, 'en').example).toBeNull();
});
