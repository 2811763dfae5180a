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
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { issuesOfSave } from '@/scripts/editor/check';
import { setAt } from '@/tests/support/bundle';
import { FIXTURE } from '@/tests/support/fixture';
import { tempFolder } from '@/tests/support/temp-folder';
import type { CheckCode, Issue, Params } from '../model/issue';
import { checkContent } from './content';
import { keyPath } from './files/json-path';
import { fullReport } from './report';
import { say } from './say';

/** A site in which each error is made: its messages and the small content, with the code that reads them. */
const site = tempFolder();
cpSync('messages', join(site, 'messages'), { recursive: true });
cpSync(FIXTURE, join(site, 'content'), { recursive: true });
cpSync(join(FIXTURE, '../public'), join(site, 'public'), { recursive: true });
for (const code of ['app', 'components', 'lib']) {
  symlinkSync(resolve(code), join(site, code), 'junction');
}

/** Far longer than a slow machine takes for a command. */
const COMMAND_MS = 180_000;

const LOCAL = { NEXT_PUBLIC_SITE_URL: 'http://localhost:3000' };

const pathOf = (file: string) => join(site, file);
const textOf = (file: string) => readFileSync(pathOf(file), 'utf8');

/** Puts a value at a key path of a file, which stays written as before: a value a line. */
function set(file: string, path: string, value: unknown) {
  setAt(site, file, path, value);
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
const RALLY = 'content/en/events/2021-10-24-2000.json';
const SPANISH_RALLY = 'content/es/events/2021-10-24-2000.json';
const WITNESS = 'content/en/events/2021-10-27-1430.json';
const SPANISH_WITNESS = 'content/es/events/2021-10-27-1430.json';
const WITNESS_STREAM = 'content/en/livestreams/2021-10-27-1430.json';
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
type Change = { file: string; near: string; make: () => void; params?: Params };
/** What is said of an error, in each language, and what makes it. */
type Kind = { en: RegExp; es: RegExp; changes: Record<string, Change> };
type Kinds = { [Code in CheckCode]?: Kind };

const says = (en: RegExp, es: RegExp, changes: Kind['changes']): Kind => ({ en, es, changes });
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

/** Another host of the forms. */
const host = (address: string) => at(CAMPAIGN, 'embed_hosts', [address], JSON.stringify(address));
/** Another last case of a plural. */
const other = (words: string) =>
  write(MESSAGES, ' other {Estas fechas ya pasaron}', words, '"over"');

/** Addresses somebody else than senators. */
function setKind(kind: string) {
  set(TARGETS, 'kind', kind);
  for (const site of [SITE, SPANISH]) set(site, 'roll_calls', undefined);
}

/** Addresses people on a list, each as the fields that differ. */
function setTargets(...people: Record<string, unknown>[]) {
  const ana = { name: 'Ana', role: 'Mayor', phone: '(757) 555-0143', place: 'City Hall' };
  const targets = people.map((each, index) => ({
    ...ana,
    callpower_id: String(index + 1),
    ...each,
  }));
  setKind('list');
  set(TARGETS, 'call', 'Call the council');
  set(TARGETS, 'targets', targets);
}
function setSpanishTargets(path: string, value: unknown) {
  cpSync(pathOf(TARGETS), pathOf(SPANISH_TARGETS));
  set(SPANISH_TARGETS, path, value);
}

/** What a site cannot be built with. */
const errors: Kinds = {
  'json.quotes-in-text': says(/write \\" for each/, /un texto sin comillas rectas \("\) adentro/, {
    'straight quotes inside a text': write(
      SITE,
      '"intro_lead": "Four',
      '"intro_lead": "We say "now" to four',
    ),
  }),
  'json.other': says(/JSON: names and texts in straight/, /JSON: los nombres y los textos entre/, {
    'a comment': write(SITE, '"intro_title"', '// our question\n  "intro_title"'),
    'a line break in a text': write(SITE, 'Four demands, one', 'Four demands,\none'),
    'a switch in capitals': write(RALLY, 'true', 'TRUE'),
  }),
  'json.curly-quotes': says(/straight quotation marks \("\)/, /comillas rectas \("\) alrededor/, {
    'curly quotes around a name': write(SITE, '"intro_title"', '“intro_title”'),
  }),
  'json.comma': says(/a comma between two entries and/, /una coma entre dos entradas y ninguna/, {
    'a comma after the last entry': write(RALLY, /"starts_at": "2021-10-24T16:00"/, '$&,', '}'),
    'a comma that is missing': write(
      RALLY,
      '"title": "Mass Moral Revival & Rally",',
      '"title": "Mass Moral Revival & Rally"',
      '"description"',
    ),
    'a comma too many in the messages': write(MESSAGES, '"Donar"', '"Donar",'),
    'a list that nothing closes': write(
      SITE,
      /("intro_demands": \[[^\]]*?)\n {2}\],/,
      '$1',
      '"intro_letter_cta"',
    ),
  }),
  'json.bracket': says(/for each \{ its \} and for each \[/, /para cada \{ su \} y para cada \[/, {
    'a bracket that is missing': write(PARTNERS, /\]\s*$/, '', ''),
    'a list that nothing opens': write(SITE, '"intro_demands": [', '"intro_demands":', '    "'),
  }),
  'key.twice': says(/each name once: "intro_title"/, /cada nombre una sola vez: "intro_title" ya/, {
    'a key twice': write(
      SITE,
      '"intro_title":',
      '"intro_title": "Whose side?",\n  "intro_title":',
      'Which side',
    ),
  }),
  'json.empty': says(/the file holds: it is empty/, /debe llevar: está vacío\./, {
    'an empty file': steps(RALLY, '', () => writeFileSync(pathOf(RALLY), '')),
  }),
  'json.encoding': says(/a file saved as UTF-8, without a/, /un archivo guardado como UTF-8, sin/, {
    'a file in Latin-1': steps(SPANISH, '', () =>
      writeFileSync(pathOf(SPANISH), Buffer.from(textOf(SPANISH), 'latin1')),
    ),
    'a byte order mark': steps(SPANISH, '{', () =>
      writeFileSync(pathOf(SPANISH), `\ufeff${textOf(SPANISH)}`),
    ),
  }),
  'text.lost': says(/no � in a text: a program lost a/, /ningún � en un texto: un programa/, {
    'letters that a program lost': write(
      SPANISH,
      'Temporada de acción',
      'Temporada de acci\ufffdn',
    ),
  }),
  'text.unseen': says(/a text without letters that nobody/, /un texto sin letras que nadie ve/, {
    'a letter that nobody sees': naming(
      { letter: 'U+202E' },
      at(SITE, 'letter_cta', 'Sign\u202e the letter', '"letter_cta"'),
    ),
    'half an emoji': naming(
      { letter: 'U+D83D' },
      at(SITE, 'letter_cta', 'Sign \ud83d', '"letter_cta"'),
    ),
  }),
  'picture.letters': says(/letters that the poster face has/, /letras que tenga la tipografía de/, {
    'a letter that the poster face lacks': naming(
      { found: '“✊🏿” (U+270A U+1F3FF)' },
      at(SITE, 'intro_title', 'Which side ✊🏿 are you on?', '"intro_title"'),
    ),
    'a letter that the poster face lacks, in a graphic': naming(
      { found: '“→” (U+2192)' },
      at(MARCH_GRAPHIC, 'graphic.headline', 'Moral → Monday'),
    ),
  }),
  'html.entity': says(/“’”, the letter itself, in place/, /“’”, el propio signo, en lugar de/, {
    'HTML’s code of a letter in a plain text': at(
      SITE,
      'letter_cta',
      'Don&#8217;t wait',
      '"letter_cta"',
    ),
  }),
  'text.long': says(/a text of at most 20000 characters/, /un texto de 20000 caracteres como/, {
    'a text that is far too long': at(SITE, 'letter_cta', 'x'.repeat(20_001), '"letter_cta"'),
  }),
  'json.deep': says(/brackets at most 100 deep/, /corchetes de 100 niveles como máximo/, {
    'twenty thousand brackets': steps(RALLY, '[', () =>
      writeFileSync(pathOf(RALLY), '['.repeat(20_000)),
    ),
  }),
  'value.picture': says(/a picture under \/images\/, or an/, /una imagen de \/images\/, o una/, {
    'a path that climbs': at(SITE, 'open_graph_image', '/images/../../secret.png'),
  }),
  'key.misspelt': says(/a key that the site knows: perhaps/, /una clave que el sitio conozca/, {
    'an unknown key': write(SITE, '"intro_title"', '"intro_titel"'),
  }),
  'type.string': says(/the key "\w+", which is missing/, /la clave "\w+", que falta: un texto/, {
    'a key that is missing': naming(
      { missing: 'intro_title' },
      at(SITE, 'intro_title', undefined, '{'),
    ),
    'a legal help line without a number': naming(
      { missing: 'phone' },
      at(SITE, 'rally_legal_help.phone', undefined, 'rally_legal_help'),
    ),
  }),
  'value.empty': says(/a text that is not empty/, /un texto que no esté vacío/, {
    'an empty text': at(SITE, 'intro_title', ' '),
  }),
  'type.boolean': says(/true or false, without/, /true \(sí\) o false \(no\), sin comillas/, {
    'a word for a switch': at(WITNESS, 'upcoming', 'yes'),
  }),
  'value.choice': says(/one of livestream,/, /uno de estos nombres: livestream, calendar/, {
    'a section that is none': at(SITE, 'visible_sections[0]', 'video'),
  }),
  'value.address': says(/starts with https:/, /una dirección completa que empiece con/, {
    'an http link': at(SITE, 'where_link', 'http://a.example'),
  }),
  'value.address-or-hash': says(/https:\/\/, or "#"/, /una dirección completa que empiece con/, {
    'a link without https://': at(WITNESS, 'link', 'www.a.example'),
  }),
  'value.unsafe-address': says(/%20 for a space/, /por ejemplo %20 en lugar de un espacio/, {
    'an address with a space': at(WITNESS, 'link', 'https://a.example/the rally'),
    'an address of a policy’s every host': at(CAMPAIGN, 'action_network.host', 'https://*'),
  }),
  'value.origin': says(/https:\/\/ and a host alone/, /https:\/\/ y solo un servidor/, {
    'a form’s host without TLS': host('http://maps.example'),
    'a form’s host with a path': host('https://maps.example/api'),
    'forms’ hosts of one name': host('https://*.example.org'),
    'a form’s host that ends its place': host("https://a.example; script-src 'unsafe-inline'"),
  }),
  'value.phone': says(/a phone number of ten digits/, /un teléfono de diez dígitos/, {
    'a phone number of nine digits': at(CAMPAIGN, 'switchboard_phone', '(202) 224-312'),
    'a target with half a number': steps(TARGETS, '"555-0143"', () =>
      setTargets({ phone: '555-0143' }),
    ),
  }),
  'value.moment': says(/a day and time that exist/, /un día y una hora que existan, escritos/, {
    'a moment that no calendar has': at(WITNESS, 'starts_at', '2021-02-30T10:00:00Z'),
  }),
  'value.skipped-hour': says(/an hour that exists: on that/, /una hora que exista: esa noche los/, {
    'an hour that the clock skips': at(WITNESS, 'starts_at', '2021-03-14T02:30'),
  }),
  'event.no-moment': says(/the moment at which the event/, /el momento en que empieza el evento/, {
    'an event without a day': steps(RALLY, '{', () => set(RALLY, 'starts_at', undefined)),
  }),
  'value.zone': says(/the name of a time zone, such as/, /el nombre de una zona horaria, como/, {
    'a time zone that no computer knows': at(CAMPAIGN, 'time_zone', 'Washington'),
  }),
  'value.day': says(/a day that exists, written/, /un día que exista, escrito año-mes-día/, {
    'a season’s day that no calendar has': at(CAMPAIGN, 'season.starts', '2021-06-31'),
    'a review on a day that no calendar has': at(SITE, 'rally_access.reviewed_on', '2021-02-30'),
  }),
  'livestream.ends-before-start': says(/a moment after "date"/, /un momento posterior a "date"/, {
    'a livestream that ends before it starts': at(WITNESS_STREAM, 'end_time', '2021-10-27T10:00'),
  }),
  'event.ends-before-start': says(/a moment after "starts_at"/, /un momento posterior a/, {
    'an end before the start': at(RALLY, 'ends_at', '2021-10-24T19:00:00Z'),
  }),
  'value.tweet': says(/counts 29\d, .*: take out 1\d/, /: quite 1\d/, {
    'a tweet that is too long': naming(
      { length: 290, over: 10 },
      at(MARCH_GRAPHIC, 'tweets[0]', 'x'.repeat(290)),
    ),
    'a share tweet over 280 with its link': naming(
      { length: 294, over: 14 },
      at(SITE, 'share_tweet', 'x'.repeat(270)),
    ),
  }),
  'value.raster': says(/a picture of pixels, whose name/, /una imagen de píxeles, cuyo nombre/, {
    'a drawing in the toolkit': steps(MARCH_GRAPHIC, '/images/march.svg', () => {
      writeFileSync(pathOf('public/images/march.svg'), '<svg/>');
      set(MARCH_GRAPHIC, 'graphic', undefined);
      set(MARCH_GRAPHIC, 'image', '/images/march.svg');
    }),
  }),
  'link.twice': says(/something else: “Poor People’s/, /otra cosa: “Poor People’s/, {
    'an article twice': steps(ARTICLE, '"link"', () => {
      const other = 'en/news/poor-peoples-campaign-looks-to-put-pressure-on-congress.json';
      set(ARTICLE, 'link', JSON.parse(readFileSync(join(FIXTURE, other), 'utf8')).link);
    }),
  }),
  'value.reserved': says(/another id: the site itself has/, /otro id: el propio sitio usa/, {
    'an id that the site uses': renamed(ACTION_DAYS, 'covid'),
    'an id that the site uses, of an entry with a graphic': renamed(MARCH_GRAPHIC, 'covid'),
  }),
  'entry.id': says(/no "id": the name of the file is the/, /nada en "id": el nombre del archivo/, {
    'an id in an entry': at(RALLY, 'id', 'rally'),
  }),
  'entry.no-english': says(/an English entry whose file has/, /una entrada en inglés cuyo/, {
    'an entry in Spanish alone': steps('content/es/events/rally.json', '{', () =>
      writeFileSync(pathOf('content/es/events/rally.json'), '{ "title": "Mitin" }'),
    ),
  }),
  'value.blanks': says(/only these blanks: \(insert/, /solo estos huecos: \(insert name\)/, {
    'a blank of the script that is none': write(SITE, '(insert state)', '(insert stat)'),
  }),
  'placeholder.brackets': says(/round brackets: \(insert state\)/, /paréntesis: \(insert state\)/, {
    'a blank in square brackets': write(SITE, '(insert state)', '[insert state]'),
  }),
  'campaign.season-ends': says(/a day on or after 2021-07-12/, /un día igual o posterior a/, {
    'a season that ends before it starts': at(CAMPAIGN, 'season.ends', '2021-07-01'),
  }),
  'livestream.no-first': says(/"is_first": true in one of the/, /"is_first": true en una de las/, {
    'no first livestream': steps('content/en/livestreams', '', () =>
      set(FIRST_STREAM, 'is_first', false),
    ),
  }),
  'livestream.first-hidden': says(/true, since this livestream/, /true, porque esta transmisión/, {
    'a first livestream that is hidden': at(FIRST_STREAM, 'visible', false),
  }),
  'video.address': says(/only the id, not the whole/, /solo el id, no la dirección completa/, {
    'a YouTube address as an id': naming(
      { id: 'M7lc1UVf-VE' },
      at(WITNESS_STREAM, 'backup_id', 'https://youtu.be/M7lc1UVf-VE?t=3'),
    ),
    'an unlisted video’s address as an id': naming(
      { id: '76979871:34c51f7a09' },
      steps(WITNESS_STREAM, 'vimeo.com', () => {
        set(WITNESS_STREAM, 'backup_service', 'vimeo');
        set(WITNESS_STREAM, 'backup_id', 'https://vimeo.com/76979871/34c51f7a09');
      }),
    ),
  }),
  'video.other-address': says(/"76979871"; and "vimeo" as the/, /"76979871"; y "vimeo" como/, {
    'an address of another service': at(CAMPAIGN, 'trailer_video_id', 'https://vimeo.com/76979871'),
  }),
  'letter.address': says(/only the end of the letter’s/, /solo el final de la dirección de la/, {
    'the address of a letter as its id': at(
      SITE,
      'intro_letter_action_network_id',
      'https://actionnetwork.org/letters/a-letter',
    ),
  }),
  'letter.no-address': says(/this is no address of a letter/, /esta no es la dirección de una/, {
    'the address of a form as the id of a letter': at(
      SITE,
      'intro_letter_action_network_id',
      'https://actionnetwork.org/forms/a-form',
    ),
  }),
  'placeholder.misspelt': says(/[}_], which the site fills in; "/, /[}_], que el sitio completa/, {
    '{yeer}': naming({ meant: '{year}', candidate: '{yeer}' }, write(SITE, '{year}', '{yeer}')),
    __HANLDE__: naming(
      { meant: '__HANDLE__', candidate: '__HANLDE__' },
      write(SITE, '__HANDLE__', '__HANLDE__'),
    ),
  }),
  'placeholder.none': says(/no placeholder: this text has/, /ningún marcador: este texto no los/, {
    'a placeholder where there are none': at(SITE, 'intro_lead', 'Call {phone} now.'),
  }),
  'picture.share-size': says(/a picture of 1200 by 630 pixels/, /una imagen de 1200 por 630/, {
    'a share picture of another size': at(
      SITE,
      'open_graph_image',
      '/images/graphic-august-2-en.png',
    ),
  }),
  'picture.false': says(/a picture: a JPEG, PNG, WebP, GIF/, /una imagen: JPEG, PNG, WebP, GIF o/, {
    'a file that is no picture': steps(LETTER, '/images/poster.png', () => {
      mkdirSync(pathOf('public/images'), { recursive: true });
      writeFileSync(pathOf('public/images/poster.png'), '<svg onload="alert(1)"/>');
      set(LETTER, 'photo', '/images/poster.png');
    }),
  }),
  'html.address': says(/a whole address in the link/, /una dirección completa en el enlace/, {
    'a link without https:// in HTML': write(SITE, 'href=\\"https://www.', 'href=\\"www.'),
  }),
  'picture.unsaid': says(/says what the picture says; it lacks: 2$/m, /le falta: 2/, {
    'an alternative text of other words': write(
      MARCH_GRAPHIC,
      '"A red poster over a march: National Moral Monday, August 2.',
      '"A red poster over a march: National Moral Monday, August 9.',
    ),
  }),
  'picture.drawn': says(/"\/images\/graphic-august-2-en\.png", as/, /2-en\.png", que se dibuja/, {
    'a graphic with another picture': at(MARCH_GRAPHIC, 'image', '/images/share-en.png'),
  }),
  'message.placeholders': says(/does not know [{<]/, /los mismos marcadores .* no conoce [{<]/, {
    'a message with another placeholder': naming(
      { known: '{count}', unknown: '{cuenta}' },
      write(MESSAGES, '{count}', '{cuenta}'),
    ),
    'a case of a select in Spanish': naming(
      {
        known: '{count} {recorded, select, other} {recorded, select, true} {recorded}',
        unknown: '{recorded, select, verdadero}',
      },
      write(MESSAGES, 'recorded, select, true', 'recorded, select, verdadero', '"over"'),
    ),
    'another tag than in English': naming(
      { known: '<lang> {title}', unknown: '<lengua>' },
      write(MESSAGES, '<lang>{title}</lang>', '<lengua>{title}</lengua>'),
    ),
  }),
  'message.braces': says(/a } for every {/, /una } por cada {/, {
    'a message with an open brace': write(MESSAGES, '{count}', '{count'),
    'a plural that nothing closes': write(MESSAGES, 'ya pasaron}}.', 'ya pasaron}.', '"over"'),
    'a brace that nothing opened': write(MESSAGES, '{count}', 'count}', 'count}'),
    'an English message that nothing closes': write('messages/en.json', '{count}', '{count'),
  }),
  'value.letters': says(/at most 1\d+ characters/, /1\d+ caracteres como máximo/, {
    'a default dream that is too long': naming(
      { maximum: 140 },
      at('content/es/site.json', 'selfies_default_caption', 'x'.repeat(150)),
    ),
    'a name that no icon has room for': naming(
      { maximum: 12 },
      at(SITE, 'short_title', 'Season of Action', 'Season of Action'),
    ),
  }),
  'value.march-word': says(/one short word of at most 9/, /una palabra corta, de 9 letras como/, {
    'a word that no card of the march can hold': at(
      SITE,
      'march_words',
      ['REPRESENTATION'],
      'REPRESENTATION',
    ),
  }),
  'campaign.no-votes': says(/false, or "roll_calls" in/, /false, o "roll_calls" en/, {
    'a scoreboard without votes': steps(CAMPAIGN, '"scoreboard": true', () => {
      set(CAMPAIGN, 'features.scoreboard', true);
      set(SITE, 'roll_calls', undefined);
    }),
  }),
  'value.colour': says(/a color: # and six digits/, /un color: # y seis dígitos de 0 a f, como/, {
    'a colour by its name': at('content/campaign.json', 'inks.gold', 'yellow'),
  }),
  'placeholder.unknown': says(/one of {name}, {dates}/, /uno de estos: {name}, {dates}/, {
    'a placeholder of another text': at(SITE, 'open_graph_title', '{question} {year}'),
  }),
  'campaign.contrast': says(/, where its contrast/, /, donde su contraste/, {
    'red letters that nobody can read': naming(
      { ground: 'paper' },
      at(CAMPAIGN, 'inks.flame', '#e86f5f'),
    ),
    'dark paper under dark ink': at(CAMPAIGN, 'inks.ink', '#8a8478'),
  }),
  'text.garbled': says(/: a program read this file in/, /en lugar de .*: un programa leyó/, {
    'quotation marks that were read in another encoding': naming(
      { letter: '“', garbled: 'â€œ' },
      write(SITE, 'click “TWEET', 'click â€œTWEET'),
    ),
    'a message that was read in another encoding': naming(
      { letter: 'é', garbled: 'Ã©' },
      write(MESSAGES, 'después', 'despuÃ©s'),
    ),
  }),
  'html.nowhere-near': says(/perhaps [#/]\w+\?/, /¿quizá [#/]\w+\?/, {
    'an anchor that leads nowhere': naming(
      { wrong: '#calender', meant: '#calendar' },
      write(SITE, 'href=\\"https://www.poorpeoplescampaign.org/\\"', 'href=\\"#calender\\"'),
    ),
    'a page that the site does not have': naming(
      { wrong: '/tolkit', meant: '/toolkit' },
      at(SITE, 'where_text', '<p><a href="/tolkit">The toolkit</a></p>', 'where_text'),
    ),
  }),
  'html.nowhere': says(/"#june21" leads nowhere/, /"#june21" no lleva a ninguna parte/, {
    'an anchor of a section that is not shown': steps(SPANISH, '#june21', () => {
      set(SITE, 'visible_sections', ['calendar', 'toolkit']);
      set(SPANISH, 'visible_sections', ['calendar', 'toolkit']);
      set(SPANISH, 'where_text', '<p><a href="/es#june21">La asamblea</a></p>');
    }),
  }),
  'picture.capitals': says(/"\/images\/share-en\.png", as/, /"\/images\/share-en\.png", como se/, {
    'a picture in other capitals': at(SITE, 'open_graph_image', '/images/Share-en.PNG'),
  }),
  'message.other': says(/other, in English and so written/, /other, en inglés y así escrito/, {
    'a plural without other': other(''),
    'a plural with other in Spanish': other(' otro {Estas fechas ya pasaron}'),
    'a plural with other misspelt': other(' othr {Estas fechas ya pasaron}'),
  }),
  'message.plural': says(/under "uno" is never shown/, /en "uno" no se muestra nunca/, {
    'a word of a plural in Spanish': naming(
      { meant: 'one' },
      write(MESSAGES, 'plural, one {Esta', 'plural, uno {Esta', '"over"'),
    ),
  }),
  'message.apostrophe': says(/a straight one before \{/, /uno recto delante de \{/, {
    'an apostrophe that takes an argument for words': write(MESSAGES, '{url}', "l'{url}"),
  }),
  'message.tags': says(/for each tag its end/, /para cada etiqueta su cierre/, {
    'a tag that nothing closes': write(MESSAGES, '{title}</lang>', '{title}', '"play"'),
    'a message of a part that loads later': write(
      'messages/senators.json',
      '<number></number>',
      '<number>',
    ),
  }),
  'kind.targets': says(/"list" .* or "nobody"/, /"list" .* o "nobody"/, {
    'an unknown addressee': at(TARGETS, 'kind', 'senate'),
  }),
  'list.empty': says(/one entry or more/, /al menos una entrada/, {
    'a list without anybody': steps(TARGETS, '"targets"', () => setTargets()),
  }),
  'list.long': says(/20 entries at most/, /20 entradas como máximo/, {
    'a list that is too long': steps(TARGETS, '"targets"', () => setTargets(...Array(21).fill({}))),
  }),
  'list.twice': says(/something else: entry 2 above has the same/, /otra cosa/, {
    'two targets under one campaign of the call service': steps(
      TARGETS,
      '"callpower_id": "7"',
      () => setTargets({ callpower_id: '6' }, { callpower_id: '7' }, { callpower_id: '7' }),
    ),
  }),
  'picture.missing': says(/as public\/images\/\w+\.png, or/, /como public\/images\/\w+\.png/, {
    'a share picture that is not there': at(SITE, 'open_graph_image', '/images/gone.png'),
    'a target’s picture that is not there': steps(TARGETS, '"/images/ana.png"', () =>
      setTargets({ picture: '/images/ana.png' }),
    ),
  }),
  'value.call-words': says(/a text without \{ \} < >/, /un texto sin \{ \} < >/, {
    'a brace in what becomes an interface string': steps(TARGETS, '"Call <them>"', () => {
      setTargets({});
      set(TARGETS, 'call', 'Call <them>');
    }),
  }),
  'targets.differs': says(/the same as in English: "/, /lo mismo que en inglés: "/, {
    'another kind in Spanish': naming(
      { there: '"us-senators"' },
      steps(SPANISH_TARGETS, '"kind"', () => setSpanishTargets('kind', 'nobody')),
    ),
    'another number in Spanish': naming(
      { there: '"(757) 555-0143"' },
      steps(SPANISH_TARGETS, '0199', () => {
        setTargets({});
        setSpanishTargets('targets[0].phone', '(757) 555-0199');
      }),
    ),
  }),
  'targets.count': says(/2 targets, as in English/, /2 personas, como en inglés/, {
    'somebody missing in Spanish': steps(SPANISH_TARGETS, '"targets"', () => {
      setTargets({}, {});
      setSpanishTargets('targets[1]', undefined);
      replace(SPANISH_TARGETS, /,\s*null/, '');
    }),
  }),
  'campaign.no-senators': says(/says "nobody"/, /dice "nobody"/, {
    'a scoreboard of senators whom nobody addresses': steps(CAMPAIGN, '"scoreboard": true', () => {
      setKind('nobody');
      set(CAMPAIGN, 'features.scoreboard', true);
    }),
  }),
  'site.no-senate': says(/says "nobody"/, /dice "nobody"/, {
    'votes of the Senate in a campaign that calls nobody': steps(SITE, '"roll_calls": [', () => {
      set(TARGETS, 'kind', 'nobody');
      set(SPANISH, 'roll_calls', undefined);
    }),
  }),
  'rally.source': says(/the key "source", which is/, /la clave "source", que falta: quién lo/, {
    'rights without a source': at(SITE, 'rally_rights.source', undefined, 'rally_rights'),
  }),
  'rally.reviewed_by': says(/who read this text over and/, /quién revisó este texto y responde/, {
    'rights without a reviewer': at(SITE, 'rally_rights.reviewed_by', ' ', 'reviewed_by'),
  }),
  'rally.reviewed_on': says(/"reviewed_on", which is/, /"reviewed_on", que falta: el día de esa/, {
    'rights without the day of their review, in Spanish': at(
      SPANISH,
      'rally_rights.reviewed_on',
      undefined,
      'rally_rights',
    ),
  }),
  'rally.ahead': says(/a day that has come: a review/, /un día que ya llegó: una revisión no/, {
    'a review in days to come': at(SITE, 'rally_legal_help.reviewed_on', '2999-01-01'),
  }),
  'key.unknown': says(/a key that the site knows/, /una clave que el sitio conozca/, {
    'a part of the card that is none': at(
      SITE,
      'rally_food',
      { text: '<p>Soup.</p>' },
      'rally_food',
    ),
  }),
  'value.slug': says(/lower-case letters without accents/, /minúsculas sin acentos, números y/, {
    'an id that is none, of an entry with a graphic': renamed(MARCH_GRAPHIC, 'August 2'),
  }),
  'video.no-address': says(/of https:\/\/vimeo.com\/76979871/, /en https:\/\/vimeo.com\/76979871/, {
    'the page of an event at Vimeo': at(
      WITNESS_STREAM,
      'backup_id',
      'https://vimeo.com/event/1234567',
    ),
  }),
  'json.conflict': says(/one version of this place: two/, /una sola versión de este lugar: dos/, {
    'two versions of one place': write(
      SITE,
      /( *"intro_title".*\n)/,
      '<<<<<<< HEAD\n$1=======\n  "intro_title": "Whose side?",\n>>>>>>> spring\n',
      '<<<<<<< HEAD',
    ),
  }),
};

/** What a site can be built with, but somebody should look at. */
const warnings: Kinds = {
  'site.headline': says(/longest word of \d+; expected at/, /más larga de \d+; se espera 120/, {
    'a headline too long for the card of a shared link': naming(
      { count: 137, word: 5 },
      at(SITE, 'intro_title', 'Which side are you on? '.repeat(6).trim()),
    ),
    'a headline of one endless word': naming(
      { count: 21, word: 21 },
      at(SITE, 'intro_title', 'a'.repeat(21)),
    ),
  }),
  'script.no-blank': says(/a blank at least, such as/, /al menos un hueco, como \(insert name\)/, {
    'a script without a blank': steps(SITE, '"callpower_script"', () =>
      replaceAll(SITE, /\(insert [^)]*\)/g, 'somebody'),
    ),
  }),
  'script.lacks': says(/what an office writes down to/, /lo que una oficina anota/, {
    'a script without what an office writes down': naming(
      { lacking: '(insert reason)' },
      write(SITE, '(insert reason)', 'my own', 'callpower_script'),
    ),
  }),
  'script.no-reply': says(/“I do not need a reply”: an/, /“I do not need a reply” \(/, {
    'a script that does not waive the reply': write(
      SITE,
      'need a reply',
      'need more',
      'callpower_script',
    ),
  }),
  'script.blanks': says(/the blanks that the English has/, /los huecos que tiene el inglés/, {
    'a Spanish script that lacks a blank': naming(
      { lacking: '(inserte el estado)' },
      write('content/es/site.json', '(inserte el estado)', 'mi estado'),
    ),
  }),
  'html.removed': says(/onclick="x\(\)", <blink>|<blink>/, /HTML que el sitio admita \(<p> <br>/, {
    'HTML that was removed': write(SITE, '<p>To the', '<p onclick=\\"x()\\"><blink>To the'),
  }),
  'html.repaired': says(/<em>; expected for each tag its/, /para cada etiqueta su cierre, en/, {
    'HTML that was repaired': write(SITE, '<em>filibuster</em>', '<em>filibuster'),
  }),
  'html.plain': says(/no HTML: in this text the tag would/, /nada de HTML: en este texto la/, {
    'HTML in a plain text': at(SITE, 'intro_lead', 'Call <b>now</b>.'),
  }),
  'html.http': says(/browsers warn of addresses/, /los navegadores/, {
    'an http link in HTML': naming(
      { secure: 'https://www.poorpeoplescampaign.org/' },
      write(SITE, 'href=\\"https://www', 'href=\\"http://www'),
    ),
  }),
  'partner.twice': says(/each partner once: entry 2 reads/, /cada organización una vez/, {
    'partners alike but for punctuation': at(
      PARTNERS,
      '[2]',
      { name: 'REPAIRERS of the Breach.' },
      'REPAIRERS',
    ),
  }),
  'translation.entry': says(/its words in Spanish: “Moral/, /sus palabras en español: “/, {
    'an English entry without a Spanish one': steps(SPANISH_WITNESS, '', () =>
      rmSync(pathOf(SPANISH_WITNESS)),
    ),
    'an English entry with nothing in Spanish': steps(SPANISH_WITNESS, '{}', () =>
      writeFileSync(pathOf(SPANISH_WITNESS), '{}\n'),
    ),
  }),
  'translation.length': says(/; expected 4 entries, as in/, /; se espera 4 entradas, como en/, {
    'a Spanish list that is longer': naming(
      { count: 5, more: 1, fewer: 0 },
      at(SPANISH, 'intro_demands', ['Una', 'Dos', 'Tres', 'Cuatro', 'Cinco'], 'intro_demands'),
    ),
    'fewer Spanish demands': naming(
      { count: 1, more: 0, fewer: 3 },
      at(SPANISH, 'intro_demands', ['Una <em>sola</em>'], 'intro_demands'),
    ),
  }),
  'file.untranslated': says(/no such file; expected what/, /no existe el archivo; se espera lo/, {
    'a toolkit that is missing in Spanish': steps('content/es/toolkit', '', () => {
      for (const name of ['august-2', 'actiondays'])
        rmSync(pathOf(`content/es/toolkit/${name}.json`));
    }),
  }),
  'site.notice-over': says(/a moment to come: this one has/, /un momento por venir: este/, {
    'a notice whose end has passed': steps(SITE, '"until"', () =>
      set(SITE, 'notice', { text: 'Tonight: indoors', until: '2021-08-02T23:00:00Z' }),
    ),
  }),
  'translation.stale': says(/what the English says now, “/, /lo que dice ahora el inglés, “/, {
    'an English text that changed under its translation': naming(
      { text: 'Whose side are you on?' },
      steps(SPANISH, 'intro_title', () => set(SITE, 'intro_title', 'Whose side are you on?')),
    ),
    'an English entry that changed under its translation': naming(
      { text: 'Clean water' },
      steps('content/es/toolkit/actiondays.json', 'title', () =>
        set(ACTION_DAYS, 'title', 'Clean water'),
      ),
    ),
  }),
  'translation.unrecorded': says(/1 new translation; expected/, /1 traducción nueva; se espera/, {
    'a translation of which nobody noted the English': steps(
      'content/es/translated-from.json',
      '',
      () => set(SPANISH, 'intro_title', '¿De qué lado?'),
    ),
  }),
  'translation.same-text': says(/a text in Spanish: this is/, /un texto en español: este es el/, {
    'a Spanish text that is English': at(SPANISH, 'intro_title', 'Which side are you on?'),
  }),
  'message.english': says(/a translation: this is the/, /una traducción: este es el texto en/, {
    'a message that is English still': at(MESSAGES, 'shell.skip', 'Skip to the content'),
  }),
  'video.no-service': says(/one of facebook, vimeo, youtube/, /uno de estos nombres: facebook/, {
    'an unknown video service': at(WITNESS_STREAM, 'livestream_service', 'twitch'),
  }),
  'video.strange-letters': says(/an id as YouTube has them: 11/, /un id como los de YouTube: 11/, {
    'a strange video id': at(WITNESS_STREAM, 'backup_id', 'M7lc1'),
  }),
  'picture.elsewhere-letters': says(/a picture of the campaign’s/, /una imagen propia de/, {
    'a picture elsewhere': at(LETTER, 'photo', 'https://a.example/b.png'),
  }),
  'event.no-day': says(/without one the event has no/, /un día como 24 de octubre; sin él el/, {
    'a date that names no day': steps(RALLY, 'fall', () => {
      set(RALLY, 'date', 'This fall');
      set(RALLY, 'starts_at', undefined);
    }),
  }),
  'event.hour-without-zone': says(/an hour with its time zone/, /una hora con su zona, como 4/, {
    'an hour of no time zone': write(WITNESS, 'Wednesday, 10:30 am ET', 'Wednesday, 10:30 am'),
  }),
  'campaign.address-path': says(/; a folder in it is for/, /; una carpeta en ella se dice con/, {
    'a site’s address with a folder': at(CAMPAIGN, 'site_url', 'https://season.example.org/march'),
  }),
  'moment.year': says(/a day in the years of the season/, /un día de los años de la temporada/, {
    'an event in another year than the season': at(RALLY, 'starts_at', '2012-10-24T16:00'),
    'a livestream in another year than the season': steps(WITNESS_STREAM, '"date"', () => {
      set(WITNESS_STREAM, 'date', '2022-01-01T10:30');
      set(WITNESS_STREAM, 'end_time', '2022-01-01T12:30');
    }),
  }),
  'moment.long': says(/an end on the same day or the next/, /un final el mismo día o el/, {
    'an event that ends days later': at(RALLY, 'ends_at', '2021-10-25T16:01'),
    'a livestream that ends days later': at(WITNESS_STREAM, 'end_time', '2021-10-29T12:30'),
  }),
  'moment.twice': says(/each once: another one has this/, /cada uno una sola vez: otro tiene/, {
    'an event twice': steps(WITNESS, '"title"', () => cpSync(pathOf(RALLY), pathOf(WITNESS))),
  }),
  'translation.other': says(/a text in \w+: this reads like/, /un texto en \S+: esto parece/, {
    'English in the Spanish half': naming(
      { locale: 'es', other: 'en' },
      at(SPANISH, 'intro_lead', 'The rally of the season is for you and all your neighbours.'),
    ),
    'Spanish in the English half': naming(
      { locale: 'en', other: 'es' },
      at(RALLY, 'description', 'El mitin de la temporada es para usted y los suyos.'),
    ),
  }),
  'script.sentences': says(/as many sentences by paragraph/, /tantas oraciones por párrafo y/, {
    'a script of other sentences': write(SPANISH, 'Muchas gracias.', '', 'callpower_script'),
  }),
  'translation.same': says(/a text in Spanish: this is the/, /un texto en español: este es el/, {
    'an entry of a list that is English still': at(
      SPANISH_RALLY,
      'title',
      'Mass Moral Revival & Rally',
    ),
  }),
};

function replaceAll(file: string, from: string | RegExp, to: string) {
  writeFileSync(
    pathOf(file),
    textOf(file).replace(from instanceof RegExp ? from : new RegExp(from, 'g'), to),
  );
}

/** Every file that a row may change, by its path in the copy. */
function filesNow(): Map<string, Buffer> {
  const paths = ['content', 'messages', 'public'].flatMap((dir) =>
    readdirSync(pathOf(dir), { recursive: true, encoding: 'utf8' }).map((name) => join(dir, name)),
  );
  const files = paths.filter((path) => statSync(pathOf(path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(pathOf(path))]));
}

const before = filesNow();

/** Makes an error, and takes it back after the test. Gives the files that it changed, null for one that is gone. */
function made(make: () => void): Map<string, Buffer | null> {
  onTestFinished(() => {
    for (const path of filesNow().keys()) if (!before.has(path)) rmSync(pathOf(path));
    for (const path of changed.keys()) {
      const old = before.get(path);
      if (old) writeFileSync(pathOf(path), old);
    }
  });
  const changed = new Map<string, Buffer | null>();
  make();
  const after = filesNow();
  for (const path of new Set([...before.keys(), ...after.keys()])) {
    const [old, own] = [before.get(path), after.get(path)];
    if (!old || !own || !old.equals(own)) changed.set(path, own ?? null);
  }
  return changed;
}

/** True for what follows from any change of a text: translations and drawings have to follow. */
const isOfCopies = ({ code }: Issue) => /^translation\.(stale|unrecorded)$/.test(code);

/** What only the project's folder shows, npm run edit makes by itself after a save, or no form can write. */
const leftToTheCommands = [
  'a file that is no picture',
  'a share picture of another size',
  'a share picture that is not there',
  'a target’s picture that is not there',
  'a picture in other capitals',
  'an English entry without a Spanish one',
  'a toolkit that is missing in Spanish',
  'a file in Latin-1',
  'an English text that changed under its translation',
  'an English entry that changed under its translation',
  'a translation of which nobody noted the English',
];

/** The content files of some files, as the form editor has them: by their paths in the folder, as text. */
const asSaved = (files: Map<string, Buffer | null>) =>
  new Map(
    [...files]
      .filter(([path]) => /^content\/.*\.json$/.test(path))
      .map(([path, bytes]) => [path.replace('content/', ''), bytes?.toString('utf8') ?? null]),
  );

const withoutGone = (texts: Map<string, string | null>) =>
  new Map([...texts].flatMap(([path, text]) => (text === null ? [] : [[path, text]])));
const textsBefore = withoutGone(asSaved(before));

const inDirectory = {
  dir: pathOf('content'),
  messagesDir: pathOf('messages'),
  env: LOCAL,
};

/** What is wrong in several places at once. */
const toldOften = [
  'letters that a program lost',
  'red letters that nobody can read',
  'dark paper under dark ink',
  'somebody missing in Spanish',
  'a script without a blank',
];

const table = Object.entries({ error: errors, warning: warnings }).flatMap(([severity, kinds]) =>
  Object.entries(kinds).flatMap(([code, { en, es, changes }]) =>
    Object.entries(changes).map(([error, change]) => ({ severity, code, error, en, es, change })),
  ),
);

test.each(table)('$severity: $error', ({ severity, code, error, en, es, change }) => {
  const { file, near, make, params = {} } = change;
  /** The issue among all, which has to be said as its kind is. */
  function foundIn(all: readonly Issue[]) {
    const issue = all.find((each) => each.file === file && each.code === code && named(each));
    expect(issue && fullReport([issue]), fullReport(all)).toMatch(en);
    expect(issue && fullReport([issue], 'es')).toMatch(es);
    return issue;
  }
  const named = (issue: Issue) =>
    Object.entries(params).every(([name, value]) => issue.params[name] === value);

  const changed = made(make);
  const issues = checkContent(inDirectory).issues.filter((each) => each.severity === severity);
  const issue = foundIn(issues);
  const isFile = existsSync(pathOf(file)) && statSync(pathOf(file)).isFile();
  const line = isFile && textOf(file).split('\n')[(issue?.line ?? 0) - 1];
  expect(line || '').toContain(near);
  // nothing else is wrong because of it, but that its copies have to follow
  const own = issues.filter((each) => each === issue || !isOfCopies(each));
  expect(new Set(own.map((each) => each.file))).toEqual(new Set([file]));
  if (!toldOften.includes(error)) expect(own.map(({ path }) => keyPath(path))).toHaveLength(1);

  // the form editor says it before anything is saved, where a form can make it
  const saved = asSaved(changed);
  if (saved.size < changed.size) return;
  const caused = issuesOfSave(
    Object.fromEntries(textsBefore),
    Object.fromEntries(withoutGone(saved)),
  ).filter((each) => each.severity === severity);
  if (!leftToTheCommands.includes(error)) foundIn(caused);
  else expect(caused.map((each) => each.code)).not.toContain(code);
});

test(
  'the command prints what is wrong, in the language that it is asked for, and fails',
  () => {
    made(() => set(CAMPAIGN, 'season.ends', '2021-07-01'));
    const { status, stdout } = spawnSync(
      process.execPath,
      ['scripts/run.mjs', 'content-check', '--lang', 'es', '--content', pathOf('content')],
      { env: { ...process.env, ...LOCAL }, encoding: 'utf8' },
    );
    expect(stdout).toContain('un día igual o posterior a 2021-07-12');
    expect(status).toBe(1);
  },
  COMMAND_MS,
);

test('a colour that is wrong only beside another is no example of itself', () => {
  made(at(CAMPAIGN, 'inks.flame', '#e86f5f').make);
  const { issues } = checkContent(inDirectory);
  const issue = issues.find(({ path }) => keyPath(path) === 'inks.gold');
  expect(issue && say(issue, 'en').example).toBeNull();
});
