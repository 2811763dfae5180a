import { locales } from '../i18n/locales';
import { videoServices, videoSource } from '../video/services';
import type { Bundle } from './bundle';
import type { Livestream } from './schema';

const kinds = ['livestream', 'backup', 'spanish'] as const;

/** What is said of one source of a livestream; null where it can be played, or is left out. */
function sourceWarning(stream: Livestream, kind: (typeof kinds)[number]): string | null {
  const service = stream[`${kind}_service`];
  const id = stream[`${kind}_id`];
  if (videoSource(service, id)) return null;
  if (kind !== 'livestream' && !service && !id) return null;
  return videoSource(service, 'any')
    ? `${kind}_id is empty`
    : `${kind}_service is "${service ?? ''}", which is none of ${videoServices.join(', ')}`;
}

function livestreamWarnings(stream: Livestream): string[] {
  if (!stream.visible) return [];
  const sources = kinds.map((kind) => sourceWarning(stream, kind)).filter((each) => each !== null);
  const shown = sources.map((each) => `${each}: it is shown without that player`);
  return stream.thumbnail?.startsWith('http')
    ? [
        ...shown,
        'thumbnail is not under /images/: the placeholder is shown, so that nothing is asked for elsewhere',
      ]
    : shown;
}

/** What is right by the rules, but shows less than the editor may expect: one line each. */
export function contentWarnings({ en, es }: Pick<Bundle, 'en' | 'es'>): string[] {
  const lists = { en: en.livestreams, es: es.livestreams };
  return locales.flatMap((locale) =>
    (lists[locale] ?? []).flatMap((stream, index) =>
      livestreamWarnings(stream).map(
        (warning) => `content/${locale}/livestreams.json  [${index}] ${stream.title}\n  ${warning}`,
      ),
    ),
  );
}
