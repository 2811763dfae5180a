import { resolve } from 'node:path';
import type { Scripts } from '../../call/compiled-scripts';
import { paletteStylesheet } from '../../colours/palette-css';
import { deployedConfig, type PublicConfig, publicPart } from '../../config/deployment';
import type { CompiledTargets, TargetList } from '../../config/targets';
import { forEachLocale, htmlLangs, type Locale, locales } from '../../i18n/locales';
import type { Bundle } from '../bundle';
import { type CheckedPlace, checkContent } from './content';
import { publicFolder } from './files/public-folder';

/**
 * What a check of the content writes for the pages, by file: they import it as `#generated/...`. Each
 * file is loaded by those pages alone that need it.
 */
export type CheckedContent = {
  /** All of it, for the server's parts, and the folders of the pictures that it names. */
  'content.json': { bundle: Bundle; pictureFolders: string[] };
  'public-config.json': PublicConfig;
  'call-scripts.json': Record<Locale, Scripts>;
  'targets.json': CompiledTargets;
  /** The stylesheet of its inks: tokens that every other stylesheet spends. */
  'palette.css': string;
};

/** Checks a content folder as `checkContent` does; `content` is null where something is wrong in it. */
export function checkedContent(place: CheckedPlace) {
  const { publicDir = publicFolder(place.dir), env = {} } = place;
  const { bundle, issues } = checkContent({ ...place, publicDir });
  const content: CheckedContent | null = bundle && {
    'content.json': { bundle, pictureFolders: [resolve('drawn'), publicDir] },
    'public-config.json': publicPart(deployedConfig(bundle.campaign, env)),
    'call-scripts.json': forEachLocale((each) =>
      scriptsIn(bundle[each], bundle.en.callpower_votes),
    ),
    'targets.json': targetsIn(bundle),
    'palette.css': paletteStylesheet(bundle.campaign.inks),
  };
  return { content, issues };
}

/** @param votes which of the roll calls the scripts are about */
const scriptsIn = (
  content: Partial<Bundle['en']>,
  votes: Bundle['en']['callpower_votes'] = 'both',
): Scripts => ({
  live: content.callpower_script,
  voicemail: content.callpower_voicemail,
  rollCalls: content.roll_calls && {
    calls: content.roll_calls.map(({ name, question, ...own }, index) => ({
      name,
      question,
      ...(votes !== (['second', 'first'] as const)[index] && {
        said: { yea: own.said_yea, nay: own.said_nay, none: own.said_none },
      }),
    })),
    source: content.roll_calls_source ?? '',
  },
});

function targetsIn(bundle: Bundle): CompiledTargets {
  const lists = Object.fromEntries(locales.flatMap((locale) => listIn(bundle, locale)));
  return { kind: bundle.en.targets.kind, lists };
}

/** A list as a locale shows it: its own, or the English one; none for another kind. */
function listIn(bundle: Bundle, locale: Locale): [Locale, TargetList][] {
  const own = bundle[locale].targets;
  const { kind, ...list } = own ?? bundle.en.targets;
  return 'targets' in list ? [[locale, own ? list : { ...list, lang: htmlLangs.en }]] : [];
}
