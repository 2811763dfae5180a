import type { Path } from '../../schema/json-schema';
import { allSources, type ContentFiles } from '../files/content-files';
import { textsIn, valueAt } from '../files/json-path';
import type { Issue } from '../files/reported-issue';
import type { SourceFile } from '../files/source-file';

/** Addresses that the internet keeps for examples; nobody can own one. */
const EXAMPLE_DOMAIN = /(^|[@./])example\.(org|com|net)\b/i;
/** Numbers that the telephone companies keep for examples. */
const EXAMPLE_PHONE = /\b555\D?01\d\d\b/;

/** What `npm run new-campaign` leaves to be written. */
const UNWRITTEN = /(^|>)(Write here|Escriba aquí) /;

/** Values of the sample campaign and of the services' own documentation, by the end of the key. */
const samples: Record<string, readonly string[]> = {
  callpower_id: ['1'],
  facebook_page: ['your-page'],
  intro_letter_action_network_id: ['your-letter'],
  base_id: ['appXXXXXXXXXXXXXX'],
  trailer_video_id: ['M7lc1UVf-VE'],
  livestream_id: ['10153231379946729', 'M7lc1UVf-VE', '76979871'],
  backup_id: ['10153231379946729', 'M7lc1UVf-VE', '76979871'],
  spanish_id: ['10153231379946729', 'M7lc1UVf-VE', '76979871'],
};

const SAMPLE = {
  en: 'the campaign’s own: this is a sample still, to be replaced before launch',
  es: 'lo propio de la campaña: esto sigue siendo una muestra y hay que cambiarlo antes de publicar',
};

const isSample = (key: string, text: string) =>
  EXAMPLE_DOMAIN.test(text) ||
  UNWRITTEN.test(text) ||
  EXAMPLE_PHONE.test(text) ||
  (samples[key]?.includes(text) ?? false);

/** What each service is for, and so what the site goes without; to count nothing is a choice. */
const hosts = {
  call: { en: 'nobody can call', es: 'nadie puede llamar' },
  selfie: { en: 'nobody can send a selfie', es: 'nadie puede enviar una selfie' },
  queue: { en: 'nobody can join the mailing list', es: 'nadie puede apuntarse a la lista' },
};

/** Sections that only special days have, by what their keys begin with. */
const SPECIAL_SECTION = /^(june21|where)_/;

/** True for a text of a section that the page does not show. */
function isHidden(site: unknown, key: unknown): boolean {
  const [, section] = SPECIAL_SECTION.exec(String(key)) ?? [];
  const shown = valueAt(site, ['visible_sections']);
  return section !== undefined && Array.isArray(shown) && !shown.includes(section);
}

/** The samples in a file; those of a whole list, such as its videos, are one warning. */
function samplesIn({ file, value }: SourceFile, shownBy: unknown): Issue[] {
  const samples = textsIn(value).filter(
    ({ path, text }) => isSample(String(path.at(-1)), text) && !isHidden(shownBy, path[0]),
  );
  const keyOf = ({ path }: { path: Path }) =>
    path.filter((key) => typeof key === 'string').join('.');
  const keys = [...new Set(samples.map(keyOf))];
  return keys.flatMap((key): Issue[] => {
    const [first, ...others] = samples.filter((sample) => keyOf(sample) === key);
    if (!first) return [];
    const { path, text } = first;
    return [
      {
        file,
        path,
        found: {
          en: `${JSON.stringify(text)}${others.length > 0 ? ` and ${others.length} more in this list` : ''}`,
          es: `${JSON.stringify(text)}${others.length > 0 ? ` y ${others.length} más en esta lista` : ''}`,
        },
        expected: SAMPLE,
        isWarning: true,
      },
    ];
  });
}

/** Samples that still stand, and services that are not connected, in a site to be deployed. */
export function launchRules(files: ContentFiles): Issue[] {
  if (!files.isDeployment) return [];
  const left = allSources(files).flatMap((source) => samplesIn(source, files.en.site?.value));
  const { campaign } = files;
  if (!campaign) return left;
  const unset = Object.entries(hosts).flatMap(([name, { en, es }]): Issue[] => {
    const path = ['hosts', name];
    if (
      valueAt(campaign.value, path) !== '' ||
      (name === 'call' && valueAt(files.en.targets?.value, ['kind']) === 'nobody') ||
      files.env[`NEXT_PUBLIC_${name.toUpperCase()}_HOST`]
    ) {
      return [];
    }
    const expected = {
      en: `the address of the service; without it ${en}`,
      es: `la dirección del servicio; sin ella ${es}`,
    };
    return [{ file: campaign.file, path, expected, isWarning: true }];
  });
  return [...unset, ...left];
}
