import type { Locale } from '../../../i18n/locales';
import { rallyKeys } from '../../../rally/rally-parts';
import { type Blank, blankNames, scriptParts } from '../../model/call-script';
import type { Params } from '../../model/issue';
import { type ContentFiles, filesOf } from '../files/content-files';
import { valueAt } from '../files/json-path';
import { at, type Entry, rulesFor, tableIn, warn } from './rule';

/** Beyond these the letters on the card of a shared link are too small to read on a phone. */
const HEADLINE = { letters: 120, longest: 20 };

const YEAR_MS = 366 * 86_400_000;

/** The reviews of the rally card's parts, each from its day's first moment anywhere on earth. */
const reviews = (site: Entry<'site'>) =>
  rallyKeys.flatMap((key) => {
    const day = site[key]?.reviewed_on;
    return day ? [{ at: [key, 'reviewed_on'], moment: Date.parse(`${day}T00:00:00+14:00`) }] : [];
  });

const scriptKeys = ['callpower_script', 'callpower_voicemail'] as const;
type ScriptKey = (typeof scriptKeys)[number];
type Place = { locale: Locale; files: ContentFiles };

/** Warnings about scripts, unless the campaign calls nobody. */
const inScripts = (find: (html: string, key: ScriptKey, place: Place) => Params | false) =>
  warn((site: Entry<'site'>, place: Place) => {
    const [{ value } = {}] = filesOf(place.files.files, 'targets');
    if (valueAt(value, ['kind']) === 'nobody') return [];
    return scriptKeys.map((key) => {
      const found = site[key] && find(site[key], key, place);
      return found && at(key, found);
    });
  });
/** The same for English scripts alone, since offices are called in English. */
const inEnglish = (find: (html: string, key: ScriptKey) => Params | false) =>
  inScripts((html, key, { locale }) => locale === 'en' && find(html, key));

/** What the staff of an office writes down of a call that it counts. */
const counted: Record<ScriptKey, readonly Blank[]> = {
  callpower_script: ['visitor', 'town', 'zip', 'reason'],
  callpower_voicemail: ['visitor', 'street', 'town', 'zip'],
};
const NO_REPLY = /\b(reply|response|call(ed)? (me )?back)\b/i;

const blanksOf = (html: string): Set<Blank> =>
  new Set(
    scriptParts(html)
      .flatMap(({ sentences }) => sentences.flat())
      .flatMap(({ blank }) => blank ?? []),
  );
const sentencesOf = (html: string) =>
  String(scriptParts(html).map(({ sentences }) => sentences.length));

export const siteRules = [
  rulesFor('site', {
    'site.headline': warn(({ intro_title = '' }) => {
      const headline = intro_title.trim();
      const word = Math.max(...headline.split(/\s+/).map(({ length }) => length));
      const isShort = headline.length <= HEADLINE.letters && word <= HEADLINE.longest;
      return !isShort && at('intro_title', { count: headline.length, word, ...HEADLINE });
    }),
    'site.notice-over': warn(
      ({ notice }) => Date.parse(notice?.until ?? '') <= Date.now() && at(['notice', 'until']),
    ),
    'rally.ahead': (site) => reviews(site).filter(({ moment }) => moment > Date.now()),
    'rally.old': warn((site, { files }) =>
      files.isDeployment && !tableIn(files, 'campaign').isArchived
        ? reviews(site).filter(({ moment }) => Date.now() - moment > YEAR_MS)
        : [],
    ),
    'script.no-blank': inEnglish(
      (html) => blanksOf(html).size === 0 && { blank: blankNames.en.visitor },
    ),
    'script.lacks': inEnglish((html, key) => {
      const lacking = counted[key].filter((blank) => !blanksOf(html).has(blank));
      const isSome = lacking.length > 0 && lacking.length < counted[key].length;
      return isSome && { lacking: lacking.map((blank) => blankNames.en[blank]).join(' ') };
    }),
    'script.no-reply': inEnglish((html) => !NO_REPLY.test(html) && {}),
    'script.blanks': inScripts((html, key, { locale, files }) => {
      const english = blanksOf(tableIn(files, 'site')[key] ?? '');
      const lacking = [...english].filter((blank) => !blanksOf(html).has(blank));
      const names = blankNames[locale] ?? blankNames.en;
      return lacking.length > 0 && { lacking: lacking.map((each) => names[each]).join(' ') };
    }),
    'script.sentences': warn((site, { files }) =>
      scriptKeys.map((key) => {
        const [most, fewer] = [tableIn(files, 'site')[key], site[key]].map(
          (html) => html && sentencesOf(html),
        );
        return most && fewer && most !== fewer && at(key, { most, fewer });
      }),
    ),
  }),
];
