import type { Locale } from '../../../i18n/locales';
import { type Blank, blankName, scriptParts } from '../../model/call-script';
import type { Params } from '../../model/issue';
import type { ContentFiles } from '../files/content-files';
import { at, type Entry, rulesFor, tableIn, targetsKindIn } from './rule';

const scriptKeys = ['callpower_script', 'callpower_voicemail'] as const;
type ScriptKey = (typeof scriptKeys)[number];
type Place = { locale: Locale; files: ContentFiles };

/** Warnings about scripts, unless the campaign has no calls. */
const inScripts =
  (find: (html: string, key: ScriptKey, place: Place) => Params | false) =>
  (site: Entry<'site'>, place: Place) => {
    if (targetsKindIn(place.files).kind === 'nobody') return [];
    return scriptKeys.map((key) => {
      const found = site[key] && find(site[key], key, place);
      return found && at(key, found);
    });
  };
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

export const callScriptRules = rulesFor('site', {
  'warning.script.no-blank': inEnglish(
    (html) => blanksOf(html).size === 0 && { blank: blankName('visitor') },
  ),
  'warning.script.lacks': inEnglish((html, key) => {
    const own = blanksOf(html);
    const lacking = counted[key].filter((blank) => !own.has(blank));
    const isSome = lacking.length > 0 && lacking.length < counted[key].length;
    return isSome && { lacking: lacking.map((each) => blankName(each)).join(' ') };
  }),
  'warning.script.no-reply': inEnglish((html) => !NO_REPLY.test(html) && {}),
  'warning.script.blanks': inScripts((html, key, { locale, files }) => {
    const own = blanksOf(html);
    const english = blanksOf(tableIn(files, 'site')[key] ?? '');
    const lacking = [...english].filter((blank) => !own.has(blank));
    return (
      lacking.length > 0 && { lacking: lacking.map((each) => blankName(each, locale)).join(' ') }
    );
  }),
  'warning.script.sentences': inScripts((html, key, { files }) => {
    const english = tableIn(files, 'site')[key] || html;
    const found = { most: sentencesOf(english), fewer: sentencesOf(html) };
    return found.most !== found.fewer && found;
  }),
});
