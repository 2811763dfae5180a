'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { embedAddress, frameRights } from '@/lib/video/embeds';
import type { ServicePlayerProps } from './Player';

/** A video service's player in a plain frame, without the service's script in our page. */
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
