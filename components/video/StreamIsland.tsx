'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { loadChunk } from '@/lib/browser/chunk';
import { focusFirstIn, hasFocusIn } from '@/lib/browser/focus';
import { onceNear } from '@/lib/browser/near';
import type { StreamPart, StreamPartProps } from './stream-parts';

type StreamIslandProps = StreamPartProps & { part: StreamPart; children?: ReactNode };

/**
 * Shows the server's `children`, which are as large as the part, until the visitor comes near; then
 * the part's code takes their place. Where it cannot be had, they stay and are of use by themselves.
 */
export function StreamIsland({ part, children, ...props }: StreamIslandProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [Part, setPart] = useState<ComponentType<StreamPartProps> | null>(null);

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    return onceNear(current, () => {
      loadChunk(() => import('./stream-parts')).then(
        ({ streamParts }) => {
          hadFocus.current = hasFocusIn(current);
          setPart(() => streamParts[part]);
        },
        () => {},
      );
    });
  }, [part]);
  useEffect(() => {
    if (Part && hadFocus.current && frame.current) focusFirstIn(frame.current);
  }, [Part]);

  return <div ref={frame}>{Part ? <Part {...props} /> : children}</div>;
}
