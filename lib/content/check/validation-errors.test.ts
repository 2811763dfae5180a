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
import type { Issue, ReportLanguage } from '../model/issue';
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

/** How an error is made, in which file, and what stands on the line that is reported. */
type Change = { file: string; near: string; make: () => void };
/** The error, and what of the sentence fixes it, in each language. */
type Row = [error: string, change: Change, en: RegExp, es: RegExp];

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

/** An error in the writing, each with a line of its own. */
const writing: Row[] = [
  [
    'straight quotes inside a text',
    write(SITE, '"intro_lead": "Four', '"intro_lead": "We say "now" to four'),
    /no straight quotation marks .* use curly ones .* write \\" for each/,
    /un texto sin comillas rectas \("\) adentro/,
  ],
  [
    'a comment',
    write(SITE, '"intro_title"', '// our question\n  "intro_title"'),
    /JSON: names and texts in straight quotation marks .* and no comments/,
    /JSON: los nombres y los textos entre comillas rectas/,
  ],
  [
    'curly quotes around a name',
    write(SITE, '"intro_title"', '“intro_title”'),
    /straight quotation marks \("\) around names and texts/,
    /comillas rectas \("\) alrededor de los/,
  ],
  [
    'a comma after the last entry',
    write(RALLY, /"starts_at": "2021-10-24T16:00"/, '$&,', '}'),
    /a comma between two entries and none after the last: look before what is marked/,
    /una coma entre dos entradas y ninguna después de la última/,
  ],
  [
    'a comma that is missing',
    write(
      RALLY,
      '"title": "Mass Moral Revival & Rally",',
      '"title": "Mass Moral Revival & Rally"',
      '"description"',
    ),
    /a comma between two entries and none after the last: look before what is marked/,
    /una coma entre dos entradas y ninguna después de la última/,
  ],
  [
    'a line break in a text',
    write(SITE, 'Four demands, one', 'Four demands,\none'),
    /JSON: names and texts in straight quotation marks .* and no comments/,
    /JSON: los nombres y los textos entre comillas rectas/,
  ],
  [
    'a bracket that is missing',
    write(PARTNERS, /\]\s*$/, '', ''),
    /for each \{ its \} and for each \[ its \], in order/,
    /para cada \{ su \} y para cada \[ su \]/,
  ],
  [
    'a switch in capitals',
    write(RALLY, 'true', 'TRUE'),
    /JSON: names and texts in straight quotation marks .* and no comments/,
    /JSON: los nombres y los textos entre comillas rectas/,
  ],
  [
    'a key twice',
    write(SITE, '"intro_title":', '"intro_title": "Whose side?",\n  "intro_title":', 'Which side'),
    /each name once: "intro_title" stands above already/,
    /cada nombre una sola vez: "intro_title" ya/,
  ],
  [
    'an empty file',
    steps(RALLY, '', () => writeFileSync(pathOf(RALLY), '')),
    /the file holds: it is empty/,
    /lo que el archivo debe llevar: está vacío\./,
  ],
  [
    'a file in Latin-1',
    steps(SPANISH, '', () =>
      writeFileSync(pathOf(SPANISH), Buffer.from(textOf(SPANISH), 'latin1')),
    ),
    /a file saved as UTF-8, without a byte order mark .*“Save with Encoding”/,
    /un archivo guardado como UTF-8, sin marca de orden de bytes/,
  ],
  [
    'a byte order mark',
    steps(SPANISH, '{', () => writeFileSync(pathOf(SPANISH), `\ufeff${textOf(SPANISH)}`)),
    /a file saved as UTF-8, without a byte order mark .*“Save with Encoding”/,
    /un archivo guardado como UTF-8, sin marca de orden de bytes/,
  ],
  [
    'letters that a program lost',
    write(SPANISH, 'Temporada de acción', 'Temporada de acci\ufffdn'),
    /no � in a text: a program lost a letter/,
    /ningún � en un texto: un programa perdió/,
  ],
  [
    'a letter that nobody sees',
    at(SITE, 'letter_cta', 'Sign\u202e the letter', '"letter_cta"'),
    /a text without letters that nobody sees: it holds U\+202E/,
    /un texto sin letras que nadie ve: lleva U\+202E/,
  ],
  [
    'a letter that the poster face lacks',
    at(SITE, 'intro_title', 'Which side ✊🏿 are you on?', '"intro_title"'),
    /intro_title\n {2}found {5}“✊🏿” \(U\+270A U\+1F3FF\)\n {2}expected {2}letters that the poster face has/,
    /letras que tenga la tipografía de los carteles/,
  ],
  [
    'a letter that the poster face lacks, in a graphic',
    at(MARCH_GRAPHIC, 'graphic.headline', 'Moral → Monday'),
    /graphic\.headline\n {2}found {5}“→” \(U\+2192\)/,
    /letras que tenga/,
  ],
  [
    'half an emoji',
    at(SITE, 'letter_cta', 'Sign \ud83d', '"letter_cta"'),
    /letter_cta\n.*\n.* it holds U\+D83D/,
    /lleva U\+D83D/,
  ],
  [
    'HTML’s code of a letter in a plain text',
    at(SITE, 'letter_cta', 'Don&#8217;t wait', '"letter_cta"'),
    /“’”, the letter itself, in place of &#8217;/,
    /“’”, el propio signo, en lugar de &#8217;/,
  ],
  [
    'a text that is far too long',
    at(SITE, 'letter_cta', 'x'.repeat(20_001), '"letter_cta"'),
    /a text of at most 20000 characters; this has 20001/,
    /un texto de 20000 caracteres como máximo; este tiene 20001/,
  ],
  [
    'twenty thousand brackets',
    steps(RALLY, '[', () => writeFileSync(pathOf(RALLY), '['.repeat(20_000))),
    /brackets at most 100 deep/,
    /corchetes de 100 niveles como máximo/,
  ],
  [
    'a path that climbs',
    at(SITE, 'open_graph_image', '/images/../../secret.png'),
    /a picture under \/images\/, or an address/,
    /una imagen de \/images\/, o una dirección/,
  ],
];

/** A value that its key does not take. */
const values: Row[] = [
  [
    'an unknown key',
    write(SITE, '"intro_title"', '"intro_titel"'),
    /a key that the site knows: perhaps "intro_title"\?$/m,
    /una clave que el sitio conozca: ¿quizá "intro_title"\?$/m,
  ],
  [
    'a key that is missing',
    at(SITE, 'intro_title', undefined, '{'),
    /"intro_title", which is missing/,
    /la clave "intro_title", que falta: un texto/,
  ],
  [
    'an empty text',
    at(SITE, 'intro_title', ' '),
    /a text that is not empty/,
    /un texto que no esté vacío/,
  ],
  [
    'a word for a switch',
    at(WITNESS, 'upcoming', 'yes'),
    /true or false, without/,
    /true \(sí\) o false \(no\), sin comillas/,
  ],
  [
    'a section that is none',
    at(SITE, 'visible_sections[0]', 'video'),
    /one of livestream,/,
    /uno de estos nombres: livestream, calendar/,
  ],
  [
    'an http link',
    at(SITE, 'where_link', 'http://a.example'),
    /starts with https:/,
    /una dirección completa que empiece con/,
  ],
  [
    'a link without https://',
    at(WITNESS, 'link', 'www.a.example'),
    /https:\/\/, or "#"/,
    /una dirección completa que empiece con/,
  ],
  [
    'an address that ends its place in nginx.conf',
    at(CAMPAIGN, 'report_url', 'https://r.example/";return 301 https://e.example/;#'),
    /found +"https:\/\/r\.example\/\\";return 301 .*\n.*without spaces, line breaks, quotation marks/,
    /una dirección de un solo servidor, sin/,
  ],
  [
    'an address with a line break, which URL leaves out',
    at(CAMPAIGN, 'hosts.call', 'https://call.example/a\nb'),
    /without spaces, line breaks/,
    /una dirección de un solo servidor, sin/,
  ],
  [
    'an address with a space',
    at(WITNESS, 'link', 'https://a.example/the rally'),
    /%20 for a space/,
    /por ejemplo %20 en lugar de un espacio/,
  ],
  [
    'an address of a policy’s every host',
    at(CAMPAIGN, 'action_network.host', 'https://*'),
    /an address of one host/,
    /una dirección de un solo servidor, sin/,
  ],
  [
    'a phone number of nine digits',
    at(CAMPAIGN, 'switchboard_phone', '(202) 224-312'),
    /a phone number of ten digits/,
    /un teléfono de diez dígitos, con el código/,
  ],
  ...[
    'http://maps.example',
    'https://maps.example/api',
    'https://*.example.org',
    "https://a.example; script-src 'unsafe-inline'",
  ].map((host): Row => {
    const change = at(CAMPAIGN, 'embed_hosts', [host], JSON.stringify(host));
    return [
      `the forms’ host ${host}`,
      change,
      /https:\/\/ and a host alone/,
      /https:\/\/ y solo un servidor/,
    ];
  }),
  [
    'a moment that no calendar has',
    at(WITNESS, 'starts_at', '2021-02-30T10:00:00Z'),
    /a day and time that exist/,
    /un día y una hora que existan, escritos/,
  ],
  [
    'an hour that the clock skips',
    at(WITNESS, 'starts_at', '2021-03-14T02:30'),
    /an hour that exists: on that night the clocks/,
    /una hora que exista: esa noche los relojes/,
  ],
  [
    'an event without a day',
    steps(RALLY, '{', () => set(RALLY, 'starts_at', undefined)),
    /the moment at which the event starts, such as 2021-10-24T16:00; or "date"/,
    /el momento en que empieza el evento, como 2021-10-24T16:00; o "date"/,
  ],
  [
    'a time zone that no computer knows',
    at(CAMPAIGN, 'time_zone', 'Washington'),
    /the name of a time zone, such as America\/New_York/,
    /el nombre de una zona horaria, como America\/New_York/,
  ],
  [
    'a season’s day that no calendar has',
    at(CAMPAIGN, 'season.starts', '2021-06-31'),
    /a day that exists, written year-month-day/,
    /un día que exista, escrito año-mes-día/,
  ],
  [
    'a livestream that ends before it starts',
    at(WITNESS_STREAM, 'end_time', '2021-10-27T10:00'),
    /a moment after "date"/,
    /un momento posterior a "date"/,
  ],
  [
    'an end before the start',
    at(RALLY, 'ends_at', '2021-10-24T19:00:00Z'),
    /a moment after "starts_at"/,
    /un momento posterior a "starts_at"/,
  ],
  [
    'a tweet that is too long',
    at(MARCH_GRAPHIC, 'tweets[0]', 'x'.repeat(290)),
    /counts 290, .*: take out 10/,
    /: quite 10/,
  ],
  [
    'a share tweet over 280 with its link',
    at(SITE, 'share_tweet', 'x'.repeat(270)),
    /counts 294, .*: take out 14/,
    /: quite 14/,
  ],
  [
    'a drawing in the toolkit',
    steps(MARCH_GRAPHIC, '/images/march.svg', () => {
      writeFileSync(pathOf('public/images/march.svg'), '<svg/>');
      set(MARCH_GRAPHIC, 'graphic', undefined);
      set(MARCH_GRAPHIC, 'image', '/images/march.svg');
    }),
    /a picture of pixels, whose name ends in \.png/,
    /una imagen de píxeles, cuyo nombre termine/,
  ],
  [
    'an article twice',
    steps(ARTICLE, '"link"', () => {
      const other = 'en/news/poor-peoples-campaign-looks-to-put-pressure-on-congress.json';
      set(ARTICLE, 'link', JSON.parse(readFileSync(join(FIXTURE, other), 'utf8')).link);
    }),
    /something else: “Poor People’s Campaign looks to put pressure on Congress” has the same/,
    /otra cosa: “Poor People’s Campaign looks/,
  ],
  [
    'an id that the site uses',
    renamed(ACTION_DAYS, 'covid'),
    /another id: the site itself has "covid"/,
    /otro id: el propio sitio usa "covid" para/,
  ],
  [
    'an id in an entry',
    at(RALLY, 'id', 'rally'),
    /no "id": the name of the file is the id/,
    /nada en "id": el nombre del archivo es el id/,
  ],
  [
    'an entry in Spanish alone',
    steps('content/es/events/rally.json', '{', () =>
      writeFileSync(pathOf('content/es/events/rally.json'), '{ "title": "Mitin" }'),
    ),
    /an English entry whose file has this name/,
    /una entrada en inglés cuyo archivo se llame así/,
  ],
  [
    'a blank of the script that is none',
    write(SITE, '(insert state)', '(insert stat)'),
    /only these blanks: \(insert name\), \(insert vote\), \(insert reason\)/,
    /solo estos huecos: \(insert name\), \(insert/,
  ],
  [
    'a blank in square brackets',
    write(SITE, '(insert state)', '[insert state]'),
    /round brackets: \(insert state\)/,
    /paréntesis: \(insert state\)/,
  ],
];

/** What only shows when keys, files or languages are read together. */
const rules: Row[] = [
  [
    'a season that ends before it starts',
    at(CAMPAIGN, 'season.ends', '2021-07-01'),
    /a day on or after 2021-07-12/,
    /un día igual o posterior a 2021-07-12/,
  ],
  [
    'no first livestream',
    steps('content/en/livestreams', '', () => set(FIRST_STREAM, 'is_first', false)),
    /"is_first": true in one of the livestreams/,
    /"is_first": true en una de las/,
  ],
  [
    'a first livestream that is hidden',
    at(FIRST_STREAM, 'visible', false),
    /true, since this livestream is to stand first/,
    /true, porque esta transmisión va primero; o/,
  ],
  [
    'a YouTube address as an id',
    at(WITNESS_STREAM, 'backup_id', 'https://youtu.be/M7lc1UVf-VE?t=3'),
    /only the id, not the whole address: "M7lc1UVf-VE"/,
    /solo el id, no la dirección completa/,
  ],
  [
    'an unlisted video’s address as an id',
    steps(WITNESS_STREAM, 'vimeo.com', () => {
      set(WITNESS_STREAM, 'backup_service', 'vimeo');
      set(WITNESS_STREAM, 'backup_id', 'https://vimeo.com/76979871/34c51f7a09');
    }),
    /only the id, .*: "76979871:34c51f7a09"/,
    /solo el id, no la dirección completa/,
  ],
  [
    'an address of another service',
    at(CAMPAIGN, 'trailer_video_id', 'https://vimeo.com/76979871'),
    /"76979871"; and "vimeo" as the service/,
    /"76979871"; y "vimeo" como servicio/,
  ],
  [
    'the address of a letter as its id',
    at(SITE, 'intro_letter_action_network_id', 'https://actionnetwork.org/letters/a-letter'),
    /only the end of the letter’s address: "a-letter"/,
    /solo el final de la dirección de la carta/,
  ],
  [
    'the address of a form as the id of a letter',
    at(SITE, 'intro_letter_action_network_id', 'https://actionnetwork.org/forms/a-form'),
    /this is no address of a letter/,
    /esta no es la dirección de una carta/,
  ],
  [
    '{yeer}',
    write(SITE, '{year}', '{yeer}'),
    /{year}, which the site fills in; "{yeer}"/,
    /{year}, que el sitio completa/,
  ],
  [
    '{emial}',
    write(SPANISH, '{email}', '{emial}'),
    /{email}, which the site fills in; "{emial}"/,
    /{email}, que el sitio completa/,
  ],
  [
    '__HANLDE__',
    write(SITE, '__HANDLE__', '__HANLDE__'),
    /__HANDLE__, which the site fills in/,
    /__HANDLE__, que el sitio completa/,
  ],
  [
    'a placeholder where there are none',
    at(SITE, 'intro_lead', 'Call {phone} now.'),
    /no placeholder: this text has none/,
    /ningún marcador: este texto no los lleva, y/,
  ],
  [
    'a share picture of another size',
    at(SITE, 'open_graph_image', '/images/graphic-august-2-en.png'),
    /a picture of 1200 by 630 pixels/,
    /una imagen de 1200 por 630 píxeles, que las/,
  ],
  [
    'a picture that is not there',
    at(SITE, 'open_graph_image', '/images/gone.png'),
    /put it into the site’s folder as public\/images\/gone.png/,
    /póngala en la carpeta del sitio como public\/images\/gone\.png/,
  ],
  [
    'a file that is no picture',
    steps(LETTER, '/images/poster.png', () => {
      mkdirSync(pathOf('public/images'), { recursive: true });
      writeFileSync(pathOf('public/images/poster.png'), '<svg onload="alert(1)"/>');
      set(LETTER, 'photo', '/images/poster.png');
    }),
    /a picture: a JPEG, PNG, WebP, GIF or AVIF\. This file is something else/,
    /una imagen: JPEG, PNG, WebP, GIF o AVIF\. Este archivo es otra cosa/,
  ],
  [
    'a link without https:// in HTML',
    write(SITE, 'href=\\"https://www.', 'href=\\"www.'),
    /a whole address in the link: https:\/\/www\./,
    /una dirección completa en el enlace/,
  ],
  [
    'an alternative text of other words',
    write(
      MARCH_GRAPHIC,
      '"A red poster over a march: National Moral Monday, August 2.',
      '"A red poster over a march: National Moral Monday, August 9.',
    ),
    /says what the picture says; it lacks: 2$/m,
    /le falta: 2/,
  ],
  [
    'a graphic with another picture',
    at(MARCH_GRAPHIC, 'image', '/images/share-en.png'),
    /"\/images\/graphic-august-2-en\.png"/,
    /"\/images\/graphic-august-2-en\.png", que se dibuja/,
  ],
  [
    'a message with another placeholder',
    write(MESSAGES, '{count}', '{cuenta}'),
    /the same placeholders as in English \({count}\).* does not know {cuenta}/,
    /los mismos marcadores que en inglés/,
  ],
  [
    'a message with an open brace',
    write(MESSAGES, '{count}', '{count'),
    /a } for every {/,
    /una } por cada {/,
  ],
  [
    'a default dream that is too long',
    at('content/es/site.json', 'selfies_default_caption', 'x'.repeat(150)),
    /at most 140 characters/,
    /140 caracteres como máximo/,
  ],
  [
    'a name that no icon has room for',
    at(SITE, 'short_title', 'Season of Action', 'Season of Action'),
    /at most 12 characters/,
    /12 caracteres como máximo/,
  ],
  [
    'a word that no card of the march can hold',
    at(SITE, 'march_words', ['REPRESENTATION'], 'REPRESENTATION'),
    /one short word of at most 9 letters/,
    /una palabra corta, de 9 letras como máximo/,
  ],
  [
    'a scoreboard without votes',
    steps(CAMPAIGN, '"scoreboard": true', () => {
      set(CAMPAIGN, 'features.scoreboard', true);
      set(SITE, 'roll_calls', undefined);
    }),
    /false, or "roll_calls" in content\/en\/site\.json/,
    /false, o "roll_calls" en/,
  ],
  [
    'a colour by its name',
    at('content/campaign.json', 'inks.gold', 'yellow'),
    /a color: # and six digits/,
    /un color: # y seis dígitos de 0 a f, como/,
  ],
  [
    'a placeholder of another text',
    at(SITE, 'open_graph_title', '{question} {year}'),
    /one of {name}, {dates}, {question}/,
    /uno de estos: {name}, {dates}, {question}/,
  ],
  [
    'a comma too many in the messages',
    write(MESSAGES, '"Donar"', '"Donar",'),
    /a comma between two entries and none after the last: look before what is marked/,
    /una coma entre dos entradas y ninguna después de la última/,
  ],
];

/** Events that one language tells otherwise than the other, and inks. */
const eventRows: Row[] = [
  [
    'red letters that nobody can read',
    at(CAMPAIGN, 'inks.flame', '#e86f5f'),
    /can read on paper \(#fbf5e9\), where its contrast is 2\.8 and has to be 4\.5; make one/,
    /bien sobre paper \(#fbf5e9\), donde su contraste es 2\.8 y debe ser 4\.5; aclare/,
  ],
  [
    'dark paper under dark ink',
    at(CAMPAIGN, 'inks.ink', '#8a8478'),
    /can read on paper .*, where its contrast/,
    /bien sobre paper .*, donde su contraste/,
  ],
];

/** Texts and pictures that look right in their file, and not on the page. */
const pageRows: Row[] = [
  [
    'letters that were read in another encoding',
    write(SPANISH, 'Temporada de acción', 'Temporada de acciÃ³n'),
    /found +.*acciÃ³n.*\n.*ó in place of Ã³: a program read this file in another encoding/,
    /ó en lugar de Ã³: un programa leyó este archivo con otra codificación/,
  ],
  [
    'quotation marks that were read in another encoding',
    write(SITE, 'click “TWEET', 'click â€œTWEET'),
    /“ in place of â€œ/,
    /“ en lugar de â€œ/,
  ],
  [
    'a message that was read in another encoding',
    write(MESSAGES, 'después', 'despuÃ©s'),
    /é in place of Ã©/,
    /é en lugar de Ã©/,
  ],
  [
    'an anchor that leads nowhere',
    write(SITE, 'href=\\"https://www.poorpeoplescampaign.org/\\"', 'href=\\"#calender\\"'),
    /found +#calender\n.*perhaps #calendar\? .*"#calender" leads nowhere/,
    /¿quizá #calendar\? .*"#calender" no lleva a ninguna parte/,
  ],
  [
    'an anchor of a section that is not shown',
    steps(SPANISH, '#june21', () => {
      set(SITE, 'visible_sections', ['calendar', 'toolkit']);
      set(SPANISH, 'visible_sections', ['calendar', 'toolkit']);
      set(SPANISH, 'where_text', '<p><a href="/es#june21">La asamblea</a></p>');
    }),
    /"#june21" leads nowhere/,
    /"#june21" no lleva a ninguna parte/,
  ],
  [
    'a page that the site does not have',
    at(SITE, 'where_text', '<p><a href="/tolkit">The toolkit</a></p>', 'where_text'),
    /perhaps \/toolkit\? .*"\/tolkit" leads nowhere/,
    /¿quizá \/toolkit\? .*"\/tolkit" no lleva a ninguna parte/,
  ],
  [
    'a picture in other capitals',
    at(SITE, 'open_graph_image', '/images/Share-en.PNG'),
    /"\/images\/share-en\.png", as the file is called: .* tell capitals/,
    /"\/images\/share-en\.png", como se llama el archivo: .* distinguen mayúsculas/,
  ],
];

/** Messages that the site could not show, or would show otherwise than they were meant. */
const messageRows: Row[] = [
  ...(['', ' otro {Estas fechas ya pasaron}', ' othr {Estas fechas ya pasaron}'] as const).map(
    (other): Row => [
      `a plural with${other.replace(/ \{.*/, '') || 'out other'}`,
      write(MESSAGES, ' other {Estas fechas ya pasaron}', other, '"over"'),
      /other, in English and so written, in every plural/,
      /other, en inglés y así escrito, en cada plural/,
    ],
  ),
  [
    'a word of a plural in Spanish',
    write(MESSAGES, 'plural, one {Esta', 'plural, uno {Esta', '"over"'),
    /perhaps one\? .*under "uno" is never shown/,
    /¿quizá one\? .*lo que está en "uno" no se muestra nunca/,
  ],
  [
    'a plural that nothing closes',
    write(MESSAGES, 'ya pasaron}}.', 'ya pasaron}.', '"over"'),
    /a } for every \{/,
    /una } por cada \{/,
  ],
  [
    'a brace that nothing opened',
    write(MESSAGES, '{count}', 'count}', 'count}'),
    /a } for every \{/,
    /una } por cada \{/,
  ],
  [
    'a case of a select in Spanish',
    write(MESSAGES, 'recorded, select, true', 'recorded, select, verdadero', '"over"'),
    /\{recorded, select, true\}.* does not know \{recorded, select, verdadero\}/,
    /no conoce \{recorded, select, verdadero\}/,
  ],
  [
    'an apostrophe that takes an argument for words',
    write(MESSAGES, '{url}', "l'{url}"),
    /a curly apostrophe .* a straight one before \{/,
    /un apóstrofo curvo .* uno recto delante de \{/,
  ],
  [
    'a tag that nothing closes',
    write(MESSAGES, '{title}</lang>', '{title}', '"play"'),
    /for each tag its end/,
    /para cada etiqueta su cierre/,
  ],
  [
    'another tag than in English',
    write(MESSAGES, '<lang>{title}</lang>', '<lengua>{title}</lengua>'),
    /the same placeholders .*<lang>.* does not know <lengua>/,
    /los mismos marcadores .* no conoce <lengua>/,
  ],
  [
    'a kind of argument that is none',
    write(MESSAGES, '{count, plural,', '{count, plurales,', '"over"'),
    /a name with plural or select/,
    /un nombre con plural o select/,
  ],
  [
    'an English message that nothing closes',
    write('messages/en.json', '{count}', '{count'),
    /a } for every \{/,
    /una } por cada \{/,
  ],
  [
    'a message of a part that loads later',
    write('messages/senators.json', '<number></number>', '<number>'),
    /for each tag its end/,
    /para cada etiqueta su cierre/,
  ],
];

/** What a site can be built with, but somebody should look at. */
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

/** Errors about whom the campaign addresses. */
const targets: Row[] = [
  [
    'an unknown addressee',
    at(TARGETS, 'kind', 'senate'),
    /"us-senators" .*, "list" .* or "nobody"/,
    /"us-senators" .*, "list" .* o "nobody"/,
  ],
  [
    'a list without anybody',
    steps(TARGETS, '"targets"', () => setTargets()),
    /one entry or more/,
    /al menos una entrada/,
  ],
  [
    'a list that is too long',
    steps(TARGETS, '"targets"', () => setTargets(...Array(21).fill({}))),
    /20 entries at most/,
    /20 entradas como máximo/,
  ],
  [
    'two targets under one campaign of the call service',
    steps(TARGETS, '"callpower_id": "7"', () =>
      setTargets({ callpower_id: '6' }, { callpower_id: '7' }, { callpower_id: '7' }),
    ),
    /something else: entry 2 above has the same/,
    /otra cosa|otro/,
  ],
  [
    'a target with half a number',
    steps(TARGETS, '"555-0143"', () => setTargets({ phone: '555-0143' })),
    /a phone number of ten digits/,
    /un teléfono de diez dígitos/,
  ],
  [
    'a picture that is not there',
    steps(TARGETS, '"/images/ana.png"', () => setTargets({ picture: '/images/ana.png' })),
    /public\/images\/ana\.png/,
    /public\/images\/ana\.png/,
  ],
  [
    'a brace in what becomes an interface string',
    steps(TARGETS, '"Call <them>"', () => {
      setTargets({});
      set(TARGETS, 'call', 'Call <them>');
    }),
    /a text without \{ \} < >/,
    /un texto sin \{ \} < >/,
  ],
  [
    'another kind in Spanish',
    steps(SPANISH_TARGETS, '"kind"', () => setSpanishTargets('kind', 'nobody')),
    /the same as in English: "us-senators"/,
    /lo mismo que en inglés: "us-senators"/,
  ],
  [
    'another number in Spanish',
    steps(SPANISH_TARGETS, '0199', () => {
      setTargets({});
      setSpanishTargets('targets[0].phone', '(757) 555-0199');
    }),
    /the same as in English: "\(757\) 555-0143"/,
    /lo mismo que en inglés: "\(757\) 555-0143"/,
  ],
  [
    'somebody missing in Spanish',
    steps(SPANISH_TARGETS, '"targets"', () => {
      setTargets({}, {});
      setSpanishTargets('targets[1]', undefined);
      replace(SPANISH_TARGETS, /,\s*null/, '');
    }),
    /2 targets, as in English/,
    /2 personas, como en inglés/,
  ],
  [
    'a scoreboard of senators whom nobody addresses',
    steps(CAMPAIGN, '"scoreboard": true', () => {
      setKind('nobody');
      set(CAMPAIGN, 'features.scoreboard', true);
    }),
    /false: the scoreboard shows how senators voted, and .* says "nobody"/,
    /false: el marcador muestra los votos del Senado, y .* dice "nobody"/,
  ],
  [
    'votes of the Senate in a campaign that calls nobody',
    steps(SITE, '"roll_calls": [', () => {
      set(TARGETS, 'kind', 'nobody');
      set(SPANISH, 'roll_calls', undefined);
    }),
    /no such key: it is about the Senate, and .* says "nobody"/,
    /que no esté esta clave: trata del Senado, y .* dice "nobody"/,
  ],
];

/** The rally card, of which each part has somebody who stands by it. */
const rallyRows: Row[] = [
  [
    'rights without a source',
    at(SITE, 'rally_rights.source', undefined, 'rally_rights'),
    /the key "source", which is missing: who wrote this, and where\. Nothing stands on the rally card without/,
    /la clave "source", que falta: quién lo escribió y dónde\. Nada aparece/,
  ],
  [
    'rights without a reviewer',
    at(SITE, 'rally_rights.reviewed_by', ' ', 'reviewed_by'),
    /who read this text over and stands by it, .* or take the whole part out/,
    /quién revisó este texto y responde/,
  ],
  [
    'rights without the day of their review, in Spanish',
    at(SPANISH, 'rally_rights.reviewed_on', undefined, 'rally_rights'),
    /"reviewed_on", which is missing: the day of that review, written year-month-day\. Nothing/,
    /"reviewed_on", que falta: el día de esa revisión, escrito/,
  ],
  [
    'a review in days to come',
    at(SITE, 'rally_legal_help.reviewed_on', '2999-01-01'),
    /a day that has come: a review cannot be dated ahead/,
    /un día que ya llegó: una revisión no puede/,
  ],
  [
    'a review on a day that no calendar has',
    at(SITE, 'rally_access.reviewed_on', '2021-02-30'),
    /a day that exists, written year-month-day/,
    /un día que exista, escrito año-mes-día/,
  ],
  [
    'a legal help line without a number',
    at(SITE, 'rally_legal_help.phone', undefined, 'rally_legal_help'),
    /the key "phone", which is missing/,
    /la clave "phone", que falta/,
  ],
  [
    'a part of the card that is none',
    at(SITE, 'rally_food', { text: '<p>Soup.</p>' }, 'rally_food'),
    /a key that the site knows/,
    /una clave que el sitio conozca/,
  ],
];

const warnings: Row[] = [
  [
    'a headline too long for the card of a shared link',
    at(SITE, 'intro_title', 'Which side are you on? '.repeat(6).trim()),
    /found 137 letters, .*; expected at most 120 letters/,
    /hay 137 letras, .*; se espera 120 letras como máximo/,
  ],
  [
    'a headline of one endless word',
    at(SITE, 'intro_title', 'a'.repeat(21)),
    /the longest word of 21/,
    /la palabra más larga de 21/,
  ],
  [
    'a script without a blank',
    steps(SITE, '"callpower_script"', () => replaceAll(SITE, /\(insert [^)]*\)/g, 'somebody')),
    /a blank at least, such as \(insert name\)/,
    /al menos un hueco, como \(insert name\)/,
  ],
  [
    'a script without what an office writes down',
    write(SITE, '(insert reason)', 'my own', 'callpower_script'),
    /what an office writes down to count a call; it lacks \(insert reason\)$/m,
    /lo que una oficina anota para contar una llamada; le falta \(insert reason\)$/m,
  ],
  [
    'a script that does not waive the reply',
    write(SITE, 'need a reply', 'need more', 'callpower_script'),
    /“I do not need a reply”: an office then/,
    /“I do not need a reply” \(no necesito respuesta\)/,
  ],
  [
    'a Spanish script that lacks a blank',
    write('content/es/site.json', '(inserte el estado)', 'mi estado'),
    /the blanks that the English has; it lacks \(inserte el estado\)/,
    /los huecos que tiene el inglés; le falta \(inserte el estado\)/,
  ],
  [
    'HTML that was removed',
    write(SITE, '<p>To the', '<p onclick=\\"x()\\"><blink>To the'),
    /onclick="x\(\)", <blink>|<blink>.*was taken out/,
    /HTML que el sitio admita \(<p> <br> <b>/,
  ],
  [
    'HTML that was repaired',
    write(SITE, '<em>filibuster</em>', '<em>filibuster'),
    /<em>; expected for each tag its end/,
    /para cada etiqueta su cierre, en orden/,
  ],
  [
    'HTML in a plain text',
    at(SITE, 'intro_lead', 'Call <b>now</b>.'),
    /no HTML: in this text the tag would be shown/,
    /nada de HTML: en este texto la etiqueta se/,
  ],
  [
    'an http link in HTML',
    write(SITE, 'href=\\"https://www', 'href=\\"http://www'),
    /browsers warn of addresses with http/,
    /https:\/\/www\.poorpeoplescampaign\.org\/: los/,
  ],
  [
    'partners alike but for punctuation',
    at(PARTNERS, '[2]', { name: 'REPAIRERS of the Breach.' }, 'REPAIRERS'),
    /each partner once: entry 2 reads the same/,
    /cada organización una vez: la entrada 2/,
  ],
  [
    'an English entry without a Spanish one',
    steps(SPANISH_WITNESS, '', () => rmSync(pathOf(SPANISH_WITNESS))),
    /its words in Spanish: “Moral Witness Wednesday” is shown in English; or "left_out": true/,
    /sus palabras en español: “Moral Witness Wednesday” se muestra en inglés; o "left_out": true/,
  ],
  [
    'an English entry with nothing in Spanish',
    steps(SPANISH_WITNESS, '{}', () => writeFileSync(pathOf(SPANISH_WITNESS), '{}\n')),
    /its words in Spanish: “Moral Witness Wednesday” is shown in English; or "left_out": true/,
    /sus palabras en español: “Moral Witness Wednesday” se muestra en inglés; o "left_out": true/,
  ],
  [
    'a Spanish list that is longer',
    at(SPANISH, 'intro_demands', ['Una', 'Dos', 'Tres', 'Cuatro', 'Cinco'], 'intro_demands'),
    /found 5 entries; expected 4 entries, .* so \/es shows 1 more/,
    /hay 5 entradas; se espera 4 entradas, .* así que en \/es hay 1 de más/,
  ],
  [
    'a toolkit that is missing in Spanish',
    steps('content/es/toolkit', '', () => {
      for (const name of ['august-2', 'actiondays'])
        rmSync(pathOf(`content/es/toolkit/${name}.json`));
    }),
    /no such file; expected what content\/en\/toolkit says, in Spanish/,
    /no existe el archivo; se espera lo que dice content\/en\/toolkit, en español/,
  ],
  [
    'a notice whose end has passed',
    steps(SITE, '"until"', () =>
      set(SITE, 'notice', { text: 'Tonight: indoors', until: '2021-08-02T23:00:00Z' }),
    ),
    /a moment to come: this one has passed/,
    /un momento por venir: este ya pasó/,
  ],
  [
    'an English text that changed under its translation',
    steps(SPANISH, 'intro_title', () => set(SITE, 'intro_title', 'Whose side are you on?')),
    /what the English says now, “Whose side are you on\?”: it has changed since/,
    /lo que dice ahora el inglés, “Whose side are you on\?”: cambió desde que se tradujo/,
  ],
  [
    'an English entry that changed under its translation',
    steps('content/es/toolkit/actiondays.json', 'title', () =>
      set(ACTION_DAYS, 'title', 'Clean water'),
    ),
    /what the English says now, “Clean water”/,
    /lo que dice ahora el inglés, “Clean water”/,
  ],
  [
    'a translation of which nobody noted the English',
    steps('content/es/translated-from.json', '', () =>
      set(SPANISH, 'intro_title', '¿De qué lado?'),
    ),
    /1 new translation; expected from which English .*npm run translate writes it down/,
    /1 traducción nueva; se espera de qué inglés .*npm run translate lo anota/,
  ],
  [
    'fewer Spanish demands',
    at(SPANISH, 'intro_demands', ['Una <em>sola</em>'], 'intro_demands'),
    /found 1 entry; expected 4 entries, as in English/,
    /4 entradas, como en inglés: la lista en/,
  ],
  [
    'a Spanish text that is English',
    at(SPANISH, 'intro_title', 'Which side are you on?'),
    /a text in Spanish: this is the English one/,
    /un texto en español: este es el inglés\. Si/,
  ],
  [
    'a message that is English still',
    at(MESSAGES, 'shell.skip', 'Skip to the content'),
    /a translation: this is the English text/,
    /una traducción: este es el texto en inglés/,
  ],
  [
    'an unknown video service',
    at(WITNESS_STREAM, 'livestream_service', 'twitch'),
    /one of facebook, vimeo, youtube; without it/,
    /uno de estos nombres: facebook, vimeo/,
  ],
  [
    'a strange video id',
    at(WITNESS_STREAM, 'backup_id', 'M7lc1'),
    /an id as YouTube has them: 11 letters and digits/,
    /un id como los de YouTube: 11 letras y/,
  ],
  [
    'a picture elsewhere',
    at(LETTER, 'photo', 'https://a.example/b.png'),
    /a picture of the campaign’s own under \/images\//,
    /una imagen propia de \/images\/; esta no se/,
  ],
  [
    'a date that names no day',
    steps(RALLY, 'fall', () => {
      set(RALLY, 'date', 'This fall');
      set(RALLY, 'starts_at', undefined);
    }),
    /without one the event has no calendar file/,
    /un día como 24 de octubre; sin él el evento/,
  ],
  [
    'an hour of no time zone',
    write(WITNESS, 'Wednesday, 10:30 am ET', 'Wednesday, 10:30 am'),
    /an hour with its time zone, such as 4 pm ET/,
    /una hora con su zona, como 4 p\. m\. ET/,
  ],
  [
    'a site’s address with a folder',
    at(CAMPAIGN, 'site_url', 'https://season.example.org/march'),
    /the address of the site alone, .*; a folder in it is for NEXT_PUBLIC_BASE_PATH/,
    /solo la dirección del sitio, .*; una carpeta en ella se dice con NEXT_PUBLIC_BASE_PATH/,
  ],
  [
    'an event in another year than the season',
    at(RALLY, 'starts_at', '2012-10-24T16:00'),
    /a day in the years of the season/,
    /un día de los años de la temporada/,
  ],
  [
    'a livestream in another year than the season',
    steps(WITNESS_STREAM, '"date"', () => {
      set(WITNESS_STREAM, 'date', '2022-01-01T10:30');
      set(WITNESS_STREAM, 'end_time', '2022-01-01T12:30');
    }),
    /a day in the years of the season/,
    /un día de los años de la temporada/,
  ],
  [
    'an event that ends days later',
    at(RALLY, 'ends_at', '2021-10-25T16:01'),
    /an end on the same day or the next/,
    /un final el mismo día o el siguiente/,
  ],
  [
    'a livestream that ends days later',
    at(WITNESS_STREAM, 'end_time', '2021-10-29T12:30'),
    /an end on the same day or the next/,
    /un final el mismo día o el siguiente/,
  ],
  [
    'an event twice',
    steps(WITNESS, '"title"', () => cpSync(pathOf(RALLY), pathOf(WITNESS))),
    /each once: another one has this name and this moment/,
    /cada uno una sola vez: otro tiene este nombre y este momento/,
  ],
  [
    'English in the Spanish half',
    at(SPANISH, 'intro_lead', 'The rally of the season is for you and all your neighbours.'),
    /a text in Spanish: this reads like English/,
    /un texto en español: esto parece estar en inglés/,
  ],
  [
    'Spanish in the English half',
    at(RALLY, 'description', 'El mitin de la temporada es para usted y los suyos.'),
    /a text in English: this reads like Spanish/,
    /un texto en inglés: esto parece estar en español/,
  ],
  [
    'a script of other sentences',
    write(SPANISH, 'Muchas gracias.', '', 'callpower_script'),
    /as many sentences by paragraph and demand/,
    /tantas oraciones por párrafo y demanda/,
  ],
];

/** What was blamed on another place, answered with what would be wrong again, or told twice. */
const misleading: Row[] = [
  [
    'a misspelt key',
    write(SITE, '"intro_title"', '"intro_titel"'),
    /a key that the site knows: perhaps "intro_title"\?$/m,
    /una clave que el sitio conozca: ¿quizá "intro_title"\?$/m,
  ],
  [
    'a key that is like no other',
    write(SITE, '"intro_title"', '"zzz": 1,\n  "intro_title"', '"zzz"'),
    /a key that the site knows; none is spelled like this one\. Take it out/,
    /ninguna se escribe parecido\. Quítela/,
  ],
  [
    'an id that is none, of an entry with a graphic',
    renamed(MARCH_GRAPHIC, 'August 2'),
    /lower-case letters without accents, digits and single hyphens/,
    /minúsculas sin acentos, números y guiones sueltos/,
  ],
  [
    'an id that the site uses, of an entry with a graphic',
    renamed(MARCH_GRAPHIC, 'covid'),
    /another id: the site itself has "covid"/,
    /otro id: el propio sitio usa "covid"/,
  ],
  [
    'the page of an event at Vimeo',
    at(WITNESS_STREAM, 'backup_id', 'https://vimeo.com/event/1234567'),
    /the address of an event, .* of https:\/\/vimeo.com\/76979871 the id is "76979871"/,
    /la dirección de un evento, .* en https:\/\/vimeo.com\/76979871 el id es/,
  ],
  [
    'two versions of one place',
    write(
      SITE,
      /( *"intro_title".*\n)/,
      '<<<<<<< HEAD\n$1=======\n  "intro_title": "Whose side?",\n>>>>>>> spring\n',
      '<<<<<<< HEAD',
    ),
    /one version of this place: two people have changed it, .* Keep the one that is right/,
    /una sola versión de este lugar: dos personas lo cambiaron/,
  ],
  [
    'a list that nothing closes',
    write(SITE, /("intro_demands": \[[^\]]*?)\n {2}\],/, '$1', '"intro_letter_cta"'),
    /a comma between two entries and none after the last: look before what is marked/,
    /una coma entre dos entradas y ninguna después de la última/,
  ],
  [
    'a list that nothing opens',
    write(SITE, '"intro_demands": [', '"intro_demands":', '    "'),
    /for each \{ its \} and for each \[ its \], in order/,
    /para cada \{ su \} y para cada \[ su \]/,
  ],
];

/** What sounded as if it could be left out where nothing stands in for it. */
const misleadingWarnings: Row[] = [
  [
    'an entry of a list that is English still',
    at(SPANISH_RALLY, 'title', 'Mass Moral Revival & Rally'),
    /a text in Spanish: this is the English one$/m,
    /un texto en español: este es el inglés$/m,
  ],
];

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

/** The errors that one sentence tells. */
const toldOnce = new Set([...misleading, ...misleadingWarnings].map(([error]) => error));

/** True for what follows from any change of a text: translations and drawings have to follow. */
const isOfCopies = ({ code }: Issue) => /^translation\.(stale|unrecorded)$/.test(code);

/** A report of one issue alone. */
const told = (issue: Issue, locale: ReportLanguage) => fullReport([issue], locale);

/** What only the project's folder shows, npm run edit makes by itself after a save, or no form can write. */
const leftToTheCommands = [
  'a file that is no picture',
  'a share picture of another size',
  'a picture that is not there',
  'a picture in other capitals',
  'an English entry without a Spanish one',
  'a toolkit that is missing in Spanish',
  'a graphic that was not drawn again',
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
  publicDir: pathOf('public'),
  messagesDir: pathOf('messages'),
  env: LOCAL,
};

const errors = [
  ...writing,
  ...values,
  ...rules,
  ...eventRows,
  ...pageRows,
  ...messageRows,
  ...rallyRows,
  ...misleading,
  ...targets,
];
const table = [
  ...errors.map((row) => ({ row, severity: 'error' })),
  ...[...warnings, ...misleadingWarnings].map((row) => ({ row, severity: 'warning' })),
].map(({ row: [error, change, en, es], severity }) => ({ severity, error, change, en, es }));

test.each(table)(
  '$severity: $error',
  ({ severity, error, change: { file, near, make }, en, es }) => {
    const changed = made(make);

    const issues = checkContent(inDirectory).issues.filter((each) => each.severity === severity);
    const issue = issues.find((each) => each.file === file && en.test(told(each, 'en')));
    expect(issue, fullReport(issues)).toBeDefined();
    expect(issue && told(issue, 'es')).toMatch(es);
    const isFile = existsSync(pathOf(file)) && statSync(pathOf(file)).isFile();
    const line = isFile && textOf(file).split('\n')[(issue?.line ?? 0) - 1];
    expect(line || '').toContain(near);
    const own = issues.filter((each) => each === issue || !isOfCopies(each));
    if (toldOnce.has(error)) expect(own.map(({ path }) => keyPath(path))).toHaveLength(1);
    // and nothing else is wrong because of it, but that its copies have to follow
    expect(new Set(own.map((each) => each.file))).toEqual(new Set([file]));

    // the form editor says it before anything is saved, where a form can make it
    const saved = asSaved(changed);
    if (saved.size < changed.size) return;
    const caused = issuesOfSave(
      Object.fromEntries(textsBefore),
      Object.fromEntries(withoutGone(saved)),
    ).filter((each) => each.severity === severity);
    const inEditor = caused.find((each) => en.test(told(each, 'en')));
    if (leftToTheCommands.includes(error)) return expect(inEditor).toBeUndefined();
    expect(inEditor, fullReport(caused)).toBeDefined();
    expect(inEditor && told(inEditor, 'es')).toMatch(es);
  },
);

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
