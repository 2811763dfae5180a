import { displayDays } from '../calendar/display-days';
import { locales } from '../i18n/locales';
import { playableVideo, videoServices } from '../video/services';
import type { Bundle } from './bundle';
import { isOwnPicture } from './own-picture';
import type { CalendarEvent, Livestream } from './schema';

const kinds = ['livestream', 'backup', 'spanish'] as const;

/** The warning about one source of a livestream; null if it can be played or is left out. */
function sourceWarning(livestream: Livestream, kind: (typeof kinds)[number]): string | null {
  const service = livestream[`${kind}_service`];
  const id = livestream[`${kind}_id`];
  if (playableVideo(service, id)) return null;
  if (kind !== 'livestream' && !service && !id) return null;
  return playableVideo(service, 'any')
    ? `${kind}_id is empty`
    : `${kind}_service is "${service ?? ''}", which is none of ${videoServices.join(', ')}`;
}

function livestreamWarnings(livestream: Livestream): string[] {
  if (!livestream.visible) return [];
  const sources = kinds
    .map((kind) => sourceWarning(livestream, kind))
    .filter((each) => each !== null);
  return [
    ...sources.map((each) => `${each}: it is shown without that player`),
    ...elsewhere('thumbnail', livestream.thumbnail, 'the placeholder is shown'),
  ];
}

/** The warning about a picture that is not ours, and so is not shown. */
function elsewhere(key: string, picture: string | null | undefined, instead: string): string[] {
  if (!picture || isOwnPicture(picture)) return [];
  return [`${key} is not under /images/: ${instead}, so that nothing is asked for elsewhere`];
}

/** Has every day that any year has. */
const LEAP_YEAR = 2020;

function eventWarnings({ date, starts_at }: CalendarEvent): string[] {
  return starts_at || displayDays(date, LEAP_YEAR)
    ? []
    : [`date "${date}" names no day such as October 24: it has no calendar file`];
}

/** Warns where the English and the Spanish of a call script cannot be read line by line. */
function scriptWarnings(
  key: 'callpower_script' | 'callpower_voicemail',
  content: Bundles,
): string[] {
  const [english, spanish] = [content.en[key], content.es[key]];
  if (!english || !spanish) return [];
  const counts = [english, spanish].map((parts) => parts.map(({ sentences }) => sentences.length));
  if (String(counts[0]) === String(counts[1])) return [];
  return [
    `content/es/site.json  ${key}\n  has ${counts[1]} sentences by paragraph and demand, the English one ${counts[0]}: what a sentence means does not stand right beneath it`,
  ];
}

type Bundles = Pick<Bundle, 'en' | 'es'>;

/** Warns of content that is valid but shows less than its editor may expect. */
export function contentWarnings({ en, es }: Bundles): string[] {
  const lists = locales.flatMap((locale) => {
    const { livestreams = [], events = [], letters = [], toolkit = [] } = { en, es }[locale];
    const about = <Entry extends { title: string }>(
      file: string,
      entries: readonly Entry[],
      warningsOf: (entry: Entry) => string[],
    ) =>
      entries.flatMap((entry, index) =>
        warningsOf(entry).map(
          (warning) => `content/${locale}/${file}.json  [${index}] ${entry.title}\n  ${warning}`,
        ),
      );
    return [
      ...about('livestreams', livestreams, livestreamWarnings),
      ...about('events', events, eventWarnings),
      ...about('letters', letters, ({ photo }) => elsewhere('photo', photo, 'it is not shown')),
      ...about('toolkit', toolkit, ({ image }) =>
        elsewhere('image', image, 'a link to it stands there'),
      ),
    ];
  });
  const scripts = (['callpower_script', 'callpower_voicemail'] as const).flatMap((key) =>
    scriptWarnings(key, { en, es }),
  );
  return [...lists, ...scripts];
}
