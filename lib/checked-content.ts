import { resolve } from 'node:path';
import { serializeCallScripts } from './call/compiled-scripts';
import type { Bundle } from './content/bundle';
import { type CheckedPlace, checkContent } from './content/check/content';
import { serializeTargets } from './content/compiled-targets';
import { inksStylesheet } from './content/inks-css';
import { publicFolder } from './content/public-folder';
import { deployedConfig } from './deployment';
import { serializePublicConfig } from './public-config';

/** What a check of the content hands on to the pages, as a file that CHECKED_CONTENT names. */
export type CheckedContent = {
  bundle: Bundle;
  /** Where the pictures that it names are: those that are drawn, and the campaign's own. */
  pictureFolders: string[];
  /** The stylesheet of its inks: tokens that every other stylesheet spends. */
  inks: string;
  /** What of it is compiled into the code that browsers load, by the name that stands for it. */
  compiled: {
    PUBLIC_CONFIG: string;
    CALL_SCRIPTS: string;
    TARGETS_KIND: string;
    TARGETS: string;
  };
};

/** Checks a content folder as `checkContent` does; `content` is null where something is wrong in it. */
export function checkedContent(place: CheckedPlace) {
  const { publicDir = publicFolder(place.dir), env = {} } = place;
  const { bundle, problems } = checkContent({ ...place, publicDir });
  const content: CheckedContent | null = bundle && {
    bundle,
    pictureFolders: [resolve('drawn'), publicDir],
    inks: inksStylesheet(bundle.campaign.inks),
    compiled: {
      PUBLIC_CONFIG: serializePublicConfig(deployedConfig(bundle.campaign, env)),
      CALL_SCRIPTS: serializeCallScripts(bundle),
      ...serializeTargets(bundle),
    },
  };
  return { content, problems };
}
