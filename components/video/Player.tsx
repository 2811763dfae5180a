'use client';

import {
  type ComponentType,
  lazy,
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusedElement, takeFocus } from '@/lib/browser/focus';
import { isYouTubeLost } from '@/lib/browser/youtube';
import { fill } from '@/lib/i18n/fill';
import type { HtmlLang } from '@/lib/i18n/locales';
import { serviceNames, type Video, type VideoService } from '@/lib/video/services';
import { FramePlayer } from './FramePlayer';
import styles from './video.module.css';
import type { VideoTexts } from './video-texts';

export type ServicePlayerProps = {
  video: Video;
  title: string;
  lang: HtmlLang | undefined;
  /** the language to ask the service for */
  siteLang: HtmlLang;
  /** called with the service's frame when it is there */
  onFrame: (frame: HTMLIFrameElement) => void;
};

// without our own code the plain frame still plays
const YouTubePlayer = lazy(() =>
  import('./YouTubePlayer').then(
    ({ YouTubePlayer }) => ({ default: YouTubePlayer }),
    () => ({ default: FramePlayer }),
  ),
);

/** Whether its script is lost is asked once: a video that plays is not begun again for it. */
function YouTubeOrFrame(props: ServicePlayerProps) {
  const [Named] = useState(() => (isYouTubeLost() ? FramePlayer : YouTubePlayer));
  return <Named {...props} />;
}

const players: Record<VideoService, ComponentType<ServicePlayerProps>> = {
  facebook: FramePlayer,
  vimeo: FramePlayer,
  youtube: YouTubeOrFrame,
};

type PlayerProps = Pick<ServicePlayerProps, 'video' | 'title' | 'lang'> & { texts: VideoTexts };

/** The player of the video's service. It takes the focus of the press that brought it. */
export function Player({ video, title, lang, texts }: PlayerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const { service, id } = video;
  const Named = players[service];

  // before the frame, which may be there at once, asks whether to have it
  useLayoutEffect(() => {
    if (stage.current) takeFocus(stage.current);
  }, []);
  const handFocusOn = useCallback((frame: HTMLIFrameElement) => {
    if (focusedElement() === stage.current) frame.focus();
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a player is no set of fields
    <div
      ref={stage}
      className={styles.stage}
      role="group"
      aria-label={title}
      lang={lang}
      tabIndex={-1}
    >
      <p lang={texts.lang}>{fill(texts.slow, { service: serviceNames[service] })}</p>
      <Suspense>
        <Named
          key={`${service} ${id}`}
          video={video}
          title={title}
          lang={lang}
          siteLang={texts.lang}
          onFrame={handFocusOn}
        />
      </Suspense>
    </div>
  );
}
