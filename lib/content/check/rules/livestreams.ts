import type { CheckCode, Finding, Params } from '../../model/issue';
import { addressIn, videoAt, videoPages } from '../../model/pasted-addresses';
import { serviceNames, videoServices, videoSource } from '../../model/video-services';
import type { ContentFiles } from '../files/content-files';
import { at, type Entry, entriesIn, findingAt, rulesFor } from './rule';

/** The keys of a video's service and id: in campaign.json, and those of a livestream. */
const videoKeys = {
  campaign: [['trailer_service', 'trailer_video_id']],
  livestreams: ['livestream', 'backup', 'spanish'].map((kind) => [`${kind}_service`, `${kind}_id`]),
};

function videosOf(name: keyof typeof videoKeys, entry: Record<string, unknown>) {
  const textOf = (key: string) => String(entry[key] ?? '').trim();
  return videoKeys[name].map(([serviceKey = '', key = '']) => {
    return { serviceKey, key, service: textOf(serviceKey).toLowerCase(), id: textOf(key) };
  });
}
type Video = ReturnType<typeof videosOf>[number];

/** What is wrong with a video's id: a whole address, or nothing its service would give; or null. */
function idFault({ service, id }: Video): [code: CheckCode, params: Params] | null {
  const address = addressIn(id);
  const video = address && videoAt(id);
  if (video) {
    const { service: own } = video;
    if (!service || service === own) return ['video.address', { id: video.id }];
    return ['video.other-address', { id: video.id, own, service: serviceNames[own] }];
  }
  if (address) {
    const own = videoServices.find((each) => videoPages[each].host.test(address.host));
    const { example } = videoPages[own ?? 'youtube'];
    return ['video.no-address', { address: example, id: videoAt(example)?.id ?? '' }];
  }
  const own = videoServices.find((each) => each === service);
  if (!own || !id || videoPages[own].id.test(id)) return null;
  return ['warning.video.strange', { own, service: serviceNames[own] }];
}

const videoIds = (files: ContentFiles): Finding[] =>
  (['campaign', 'livestreams'] as const).flatMap((name) =>
    entriesIn(files, name).flatMap((placed) =>
      videosOf(name, placed.entry).flatMap((video) => {
        const [code, params] = idFault(video) ?? [];
        return code ? [findingAt(placed, code, at(video.key, params))] : [];
      }),
    ),
  );

/** One that is shown has to be marked to stand first and large. */
function firstLivestream(files: ContentFiles): Finding[] {
  const all = entriesIn(files, 'livestreams');
  const shown = all.filter(({ entry }) => entry.visible);
  const [any] = shown;
  if (!any || shown.some(({ entry }) => entry.is_first)) return [];
  const hidden = all.find(({ entry }) => entry.is_first);
  if (hidden) return [findingAt(hidden, 'livestream.first-hidden', at('visible'))];
  const file = any.file.file.replace(/\/[^/]*$/, '');
  return [{ file, path: [], code: 'livestream.no-first' }];
}

/** The videos that a visible livestream lacks; it may do without a backup and a Spanish one. */
const missingVideos = (entry: Entry<'livestreams'>) =>
  videosOf('livestreams', entry).filter(
    ({ service, id }, index) =>
      entry.visible && !videoSource(service, id) && (index === 0 || service || id),
  );
const isKnown = ({ service }: Video) => videoSource(service, 'any') !== null;
const services = Object.values(serviceNames).join(', ');

export const livestreamRules = [
  firstLivestream,
  videoIds,
  rulesFor('livestreams', {
    'warning.video.no-id': (entry) =>
      missingVideos(entry).map((video) => isKnown(video) && at(video.key)),
    'warning.video.no-service': (entry) =>
      missingVideos(entry).map((video) => !isKnown(video) && at(video.serviceKey, { services })),
  }),
];
