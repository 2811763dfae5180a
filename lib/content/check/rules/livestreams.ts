import type { CheckCode, Finding, Params } from '../../model/issue';
import { addressIn, videoAt, videoPages } from '../../model/pasted-addresses';
import { serviceNames, videoServices, videoSource } from '../../model/video-services';
import type { ContentFiles } from '../files/content-files';
import { at, type Entry, entriesIn, findingAt, rulesFor, warn } from './rule';

type Named = { key: string; service: string; id: string };

const named = (key: string, service: string | null | undefined, id: string | null | undefined) => ({
  key,
  service: (service ?? '').trim().toLowerCase(),
  id: (id ?? '').trim(),
});

const videosOf = (entry: Entry<'livestreams'>) =>
  (['livestream', 'backup', 'spanish'] as const).map((kind) => ({
    kind,
    ...named(`${kind}_id`, entry[`${kind}_service`], entry[`${kind}_id`]),
  }));

/** What is wrong with a video's id: a whole address, or nothing its service would give; or null. */
function idFault({ service, id }: Named): [code: CheckCode, params: Params] | null {
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
  const code = own === 'youtube' ? 'video.strange-letters' : 'video.strange-digits';
  return [code, { service: serviceNames[own] }];
}

function videoIds(files: ContentFiles): Finding[] {
  const trailers = entriesIn(files, 'campaign').map((placed) => {
    const { trailer_service: service, trailer_video_id: id } = placed.entry;
    return { placed, videos: [named('trailer_video_id', service, id)] };
  });
  const streams = entriesIn(files, 'livestreams').map((placed) => ({
    placed,
    videos: videosOf(placed.entry),
  }));
  return [...trailers, ...streams].flatMap(({ placed, videos }) =>
    videos.flatMap((video) => {
      const [code, params] = idFault(video) ?? [];
      const isWarning = code?.startsWith('video.strange') ?? false;
      return code ? [findingAt(placed, code, at(video.key, params), isWarning)] : [];
    }),
  );
}

/** The newest visible livestream marked as first stands first and large; one has to be. */
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

/** The videos of a visible livestream that lack their service or id. */
const hasServiceWithoutId = (entry: Entry<'livestreams'>) =>
  videosOf(entry).filter(
    ({ kind, service, id }) =>
      entry.visible && !videoSource(service, id) && (kind === 'livestream' || service || id),
  );
const isKnown = ({ service }: Named) => videoSource(service, 'any') !== null;

export const livestreamRules = [
  firstLivestream,
  videoIds,
  rulesFor('livestreams', {
    'video.no-id': warn((entry) =>
      hasServiceWithoutId(entry).map((video) => isKnown(video) && at(video.key)),
    ),
    'video.no-service': warn((entry) =>
      hasServiceWithoutId(entry).map(
        (video) =>
          !isKnown(video) &&
          at(`${video.kind}_service`, { services: Object.values(serviceNames).join(', ') }),
      ),
    ),
  }),
];
