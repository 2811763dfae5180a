import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { HtmlLang } from '@/lib/i18n/locales';
import { embedAddress, frameRights } from '@/lib/video/player-options';
import type { Video } from '@/lib/video/videos';

export type PlayerProps = { video: Video; title: string; lang: HtmlLang | undefined };

/** `onFrame` is called with the service's frame once it is in the page. */
export type ServicePlayerProps = PlayerProps & { onFrame: (frame: HTMLIFrameElement) => void };

export function FramePlayer({ video, title, lang, onFrame }: ServicePlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const locale = useLocale();

  useEffect(() => {
    if (frame.current) onFrame(frame.current);
  }, [onFrame]);

  return (
    <iframe
      ref={frame}
      src={embedAddress(video, locale)}
      title={title}
      lang={lang}
      {...frameRights}
    />
  );
}
