import type { Finding, Path } from '../../model/issue';
import type { ContentFiles } from '../files/content-files';
import { textsIn } from '../files/json-path';
import { tableIn } from './rule';

/** The blanks of `npm run new-campaign`, and addresses and numbers reserved for examples. */
const SAMPLE =
  /(^|>)(Write here|Escriba aquí) |(^|[@./])example\.(org|com|net)\b|\b555\D?01\d\d\b/i;
const sampleVideos = ['10153231379946729', 'M7lc1UVf-VE', '76979871'];
/** Values of the sample campaign and of the services' own documentation. */
const samples: Record<string, readonly string[]> = {
  callpower_id: ['1'],
  facebook_page: ['your-page'],
  intro_letter_action_network_id: ['your-letter'],
  base_id: ['appXXXXXXXXXXXXXX'],
  trailer_video_id: ['M7lc1UVf-VE'],
  livestream_id: sampleVideos,
  backup_id: sampleVideos,
  spanish_id: sampleVideos,
};

/** Keys of the sections that are shown on special days only. */
const SPECIAL_SECTION = /^(june21|where)_/;

/** Samples left in a site to be deployed; those of one list are one warning. */
export function samplesLeft(content: ContentFiles): Finding[] {
  if (!content.isDeployment) return [];
  const { visible_sections: shown } = tableIn(content, 'site');
  const isHidden = ([key]: Path) => {
    const [, section] = SPECIAL_SECTION.exec(String(key)) ?? [];
    return section !== undefined && shown !== undefined && !shown.some((each) => each === section);
  };
  const isSample = (path: Path, text: string) =>
    (SAMPLE.test(text) || samples[String(path.at(-1))]?.includes(text)) && !isHidden(path);
  const byKey = new Map<string, { file: string; path: Path; text: string }[]>();
  for (const { file, name, locale, value } of content.files) {
    for (const { path, text } of textsIn(value)) {
      if (!isSample(path, text)) continue;
      const key = [locale, name, ...path.filter((each) => typeof each === 'string')].join(' ');
      byKey.set(key, [...(byKey.get(key) ?? []), { file, path, text }]);
    }
  }
  return [...byKey.values()].flatMap(([first, ...others]): Finding[] => {
    if (!first) return [];
    const { file, path, text } = first;
    const params = { text: JSON.stringify(text), more: others.length };
    return [{ file, path, code: 'warning.launch.sample', params }];
  });
}
