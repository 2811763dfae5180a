import { rallyKeys } from '../../../rally/rally-parts';
import { type Blank, blankNames, scriptParts } from '../../model/script-parts';
import { type ContentFiles, filesOf } from '../files/content-files';
import { valueAt } from '../files/json-path';
import { at, type Entry, rulesFor, tableIn, warn } from './rule';

/** With more, or a longer word, its letters on the card of a shared link are too small to read on a phone. */
export const HEADLINE = { letters: 120, word: 20 };

const YEAR_MS = 366 * 86_400_000;

/** The parts of the rally card, with the day of their review, first anywhere on earth. */
const reviews = (site: Entry<'site'>) =>
  rallyKeys.flatMap((key) => {
    const day = site[key]?.reviewed_on;
    return day ? [{ at: [key, 'reviewed_on'], moment: Date.parse(`${day}T00:00:00+14:00`) }] : [];
  });

const scriptKeys = ['callpower_script', 'callpower_voicemail'] as const;
/** The scripts of a locale; none where nobody is called. */
const scriptsOf = (site: Entry<'site'>, { files }: ContentFiles) =>
  filesOf(files, 'targets').some(({ value }) => valueAt(value, ['kind']) === 'nobody')
    ? []
    : scriptKeys.flatMap((key) => (site[key] ? [{ key, html: site[key] }] : []));

/** What the staff of an office writes down of a call that it counts. */
const counted: Record<(typeof scriptKeys)[number], readonly Blank[]> = {
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
      const { letters, word: longest } = HEADLINE;
      if (headline.length <= letters && word <= longest) return null;
      return at('intro_title', { count: headline.length, word, letters, longest });
    }),
    'site.notice-over': warn(
      ({ notice }, { files }) =>
        Date.parse(notice?.until ?? '') <= files.now && at(['notice', 'until']),
    ),
    'rally.ahead': (site, { files }) => reviews(site).filter(({ moment }) => moment > files.now),
    // before a launch
    'rally.old': warn((site, { files }) =>
      files.isDeployment && !tableIn(files, 'campaign').isArchived
        ? reviews(site).filter(({ moment }) => files.now - moment > YEAR_MS)
        : [],
    ),
    'script.no-blank': warn((site, { locale, files }) =>
      locale === 'en'
        ? scriptsOf(site, files)
            .filter(({ html }) => blanksOf(html).size === 0)
            .map(({ key }) => at(key, { blank: blankNames.en.visitor }))
        : [],
    ),
    // in English, since it is what is said
    'script.lacks': warn((site, { locale, files }) =>
      locale === 'en'
        ? scriptsOf(site, files).map(({ key, html }) => {
            const lacking = counted[key].filter((blank) => !blanksOf(html).has(blank));
            const names = lacking.map((blank) => blankNames.en[blank]).join(' ');
            return (
              lacking.length > 0 &&
              lacking.length < counted[key].length &&
              at(key, { lacking: names })
            );
          })
        : [],
    ),
    'script.no-reply': warn((site, { locale, files }) =>
      locale === 'en'
        ? scriptsOf(site, files).map(({ key, html }) => !NO_REPLY.test(html) && at(key))
        : [],
    ),
    'script.blanks': warn((site, { locale, files }) =>
      scriptsOf(site, files).map(({ key, html }) => {
        const [english, own] = [tableIn(files, 'site')[key] ?? '', html].map(blanksOf);
        const names = blankNames[locale] ?? blankNames.en;
        const lacking = [...(english ?? [])].filter((blank) => !own?.has(blank));
        return (
          lacking.length > 0 && at(key, { lacking: lacking.map((each) => names[each]).join(' ') })
        );
      }),
    ),
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
