'use client';

import { useEffect, useRef } from 'react';
import { embedAddress, frameRights } from '@/lib/video/embeds';
import type { ServicePlayerProps } from './Player';

/** A service's player as a plain frame, without a script of theirs in our page. */
export function FramePlayer({ video, title, lang, siteLang, onFrame }: ServicePlayerProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (frame.current) onFrame(frame.current);
  }, [onFrame]);

  return (
    <iframe
      ref={frame}
      src={embedAddress(video, siteLang)}
      title={title}
      lang={lang}
      {...frameRights}
    />
  );
}
