import { isOwnPicture } from '../../../pictures/own-picture';
import { namedDays } from '../../../schedule/named-days';
import type { Message } from '../../schema/expected';
import { scriptParts } from '../../schema/script-parts';
import { videoServices, videoSource } from '../../schema/video-services';
import { both, type ContentFiles, type Translation, translationsIn } from '../files/content-files';
import { type Entry, entriesOf, textOf, valueAt } from '../files/json-path';
import type { Issue } from '../files/reported-issue';

const kinds = ['livestream', 'backup', 'spanish'] as const;

type Warning = { key: string; expected: Message };

/** The warning about one source of a livestream; null if it can be played or is left out. */
function sourceWarning(livestream: Entry, kind: (typeof kinds)[number]): Warning | null {
  const service = textOf(livestream[`${kind}_service`]);
  const id = textOf(livestream[`${kind}_id`]);
  if (videoSource(service, id) || (kind !== 'livestream' && !service && !id)) return null;
  const hasService = videoSource(service, 'any') !== null;
  const names = videoServices.join(', ');
  return {
    key: hasService ? `${kind}_id` : `${kind}_service`,
    expected: {
      en: `${hasService ? 'the id of the video' : `one of ${names}`}; without it the livestream is shown without that player`,
      es: `${hasService ? 'el id del video' : `uno de estos nombres: ${names}`}; sin él la transmisión se muestra sin ese reproductor`,
    },
  };
}

/** The warning about a picture that is not ours, and so is not shown. */
function elsewhere(entry: Entry, key: string, instead: Message): Warning[] {
  const picture = textOf(entry[key]);
  if (!picture || isOwnPicture(picture)) return [];
  return [
    {
      key,
      expected: {
        en: `a picture of the campaign’s own under /images/; ${instead.en}, so that the page asks nobody else for anything`,
        es: `una imagen propia de /images/; ${instead.es}, para que la página no pida nada a nadie más`,
      },
    },
  ];
}

const warningsOf: Record<string, (entry: Entry) => Warning[]> = {
  livestreams: (entry) =>
    entry.visible === true
      ? [
          ...kinds.map((kind) => sourceWarning(entry, kind)).filter((each) => each !== null),
          ...elsewhere(entry, 'thumbnail', {
            en: 'the placeholder is shown',
            es: 'se muestra la imagen de reserva',
          }),
        ]
      : [],
  events: ({ starts_at, date }) => {
    const shown = textOf(date);
    // a day that no calendar has is an error of its own
    if (starts_at || namedDays(shown).length > 0) return [];
    const expected = {
      en: 'a day such as October 24; without one the event has no calendar file',
      es: 'un día como 24 de octubre; sin él el evento no tiene archivo de calendario',
    };
    return [{ key: 'date', expected }];
  },
  letters: (entry) =>
    elsewhere(entry, 'photo', { en: 'it is not shown', es: 'esta no se muestra' }),
  partners: (entry) =>
    elsewhere(entry, 'logo', {
      en: 'the name stands among the words',
      es: 'el nombre va entre las palabras',
    }),
  toolkit: (entry) =>
    elsewhere(entry, 'image', {
      en: 'a link to it stands there',
      es: 'en su lugar hay un enlace a ella',
    }),
};

/** Warns where a call script and its translation cannot be read line by line. */
function scriptWarnings({ en }: ContentFiles, { sources: { site: own } }: Translation): Issue[] {
  if (!own) return [];
  return ['callpower_script', 'callpower_voicemail'].flatMap((key): Issue[] => {
    const [english, translated] = [en.site, own].map((site) =>
      textOf((site?.value as Entry | undefined)?.[key]),
    );
    if (!english || !translated) return [];
    const [most, fewer] = [english, translated].map((html) =>
      scriptParts(html).map(({ sentences }) => sentences.length),
    );
    if (String(most) === String(fewer)) return [];
    const expected = {
      en: `as many sentences by paragraph and demand as in English (${most}; here ${fewer}): else what a sentence means does not stand right beneath it`,
      es: `tantas oraciones por párrafo y demanda como en inglés (${most}; aquí ${fewer}): si no, el significado de cada una no queda justo debajo`,
    };
    return [{ file: own.file, path: [key], expected, isWarning: true }];
  });
}

/** A notice that no page shows any more. */
function passedNotices(files: ContentFiles): Issue[] {
  return both(files, 'site').flatMap(({ source: { file, value } }): Issue[] => {
    const path = ['notice', 'until'];
    if (!(Date.parse(textOf(valueAt(value, path))) <= files.now)) return [];
    const expected = {
      en: 'a moment to come: this one has passed, so no page shows the notice; or "notice": null',
      es: 'un momento por venir: este ya pasó, así que ninguna página muestra el aviso; o "notice": null',
    };
    return [{ file, path, expected, isWarning: true }];
  });
}

/** Warns of content that is valid but shows less than its editor may expect. */
export function notShownRules(files: ContentFiles): Issue[] {
  const lists = Object.entries(warningsOf).flatMap(([name, warnings]) =>
    both(files, name).flatMap(({ source }) =>
      entriesOf(source).flatMap(({ index, entry }) =>
        warnings(entry).map(({ key, expected }) => ({
          file: source.file,
          path: [index, key],
          expected,
          isWarning: true,
        })),
      ),
    ),
  );
  const scripts = translationsIn(files).flatMap((each) => scriptWarnings(files, each));
  return [...lists, ...passedNotices(files), ...scripts];
}
