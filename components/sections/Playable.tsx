import type { ComponentProps } from 'react';
import { LivestreamIsland } from '@/components/video/LivestreamIsland';
import { config } from '@/lib/config';

/** A part of a livestream that may play here; an archived site asks nothing of other services. */
export function Playable(props: ComponentProps<typeof LivestreamIsland>) {
  return config.isArchived ? props.children : <LivestreamIsland {...props} />;
}
