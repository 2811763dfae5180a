import type { ComponentType } from 'react';
import { LiveMark } from './LiveMark';
import { LivestreamAction } from './LivestreamAction';
import { LivestreamScreen } from './LivestreamScreen';
import { LivestreamSources } from './LivestreamSources';
import type { LivestreamData, LivestreamTexts } from './livestream-data';
import { YourTime } from './YourTime';

export type LivestreamPartProps = { livestream: LivestreamData; texts: LivestreamTexts };
export type LivestreamPart = 'mark' | 'time' | 'screen' | 'sources' | 'action';

/** The parts of a livestream that live in the browser, in one chunk. */
export const livestreamParts: Record<LivestreamPart, ComponentType<LivestreamPartProps>> = {
  mark: LiveMark,
  time: YourTime,
  screen: LivestreamScreen,
  sources: LivestreamSources,
  action: LivestreamAction,
};
