'use client';

import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { focusFirstIn, hasFocusIn } from '@/lib/browser/focus';
import { onApproach } from '@/lib/browser/near';
import type { LivestreamPart, LivestreamPartProps } from './livestream-parts';

type LivestreamIslandProps = LivestreamPartProps & { part: LivestreamPart; children?: ReactNode };

/**
 * Shows the server's `children`, which are as large as the part, until the visitor comes near; then
 * the part's code takes their place. Where it cannot be had, they stay and are of use by themselves
 * until the visitor comes near again: what nobody pressed for reloads no page.
 */
export function LivestreamIsland({ part, children, ...props }: LivestreamIslandProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [Part, setPart] = useState<ComponentType<LivestreamPartProps> | null>(null);

  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const leave = onApproach(current, () => {
      import('./livestream-parts').then(
        ({ livestreamParts }) => {
          leave();
          hadFocus.current = hasFocusIn(current);
          setPart(() => livestreamParts[part]);
        },
        () => {},
      );
    });
    return leave;
  }, [part]);
  useEffect(() => {
    if (Part && hadFocus.current && frame.current) focusFirstIn(frame.current);
  }, [Part]);

  return <div ref={frame}>{Part ? <Part {...props} /> : children}</div>;
}
