import type { ComponentProps } from 'react';
import { StreamIsland } from '@/components/video/StreamIsland';
import { config } from '@/lib/config';

/** A part of a livestream that may play here; an archived site asks nothing of other services. */
export function Playable(props: ComponentProps<typeof StreamIsland>) {
  return config.isArchived ? props.children : <StreamIsland {...props} />;
}
