import type { Livestream } from '@/lib/content/model/livestreams';
import { type HtmlLang, htmlLangs, type Locale } from '@/lib/i18n/locales';
import { playableVideo, type Video } from '@/lib/video/videos';

export const streamNames = ['primary', 'backup', 'spanish'] as const;
export type StreamName = (typeof streamNames)[number];

/** The Spanish stream is called Español in each language. */
export function streamLang(name: StreamName): HtmlLang | undefined {
  return name === 'spanish' ? htmlLangs.es : undefined;
}

export type Stream = Video & { name: StreamName };

/** The streams that we can play: Spanish first on /es, else the primary one. */
export function streamsOf(livestream: Livestream, locale: Locale): Stream[] {
  const all = {
    primary: playableVideo(livestream.livestream_service, livestream.livestream_id),
    backup: playableVideo(livestream.backup_service, livestream.backup_id),
    spanish: playableVideo(livestream.spanish_service, livestream.spanish_id),
  };
  const order: readonly StreamName[] =
    locale === 'es' ? ['spanish', 'primary', 'backup'] : streamNames;
  return order.flatMap((name) => {
    const source = all[name];
    return source ? [{ name, ...source }] : [];
  });
}

export function chosenStream(streams: readonly Stream[], choice: StreamName | null) {
  return streams.find(({ name }) => name === choice) ?? streams[0];
}
