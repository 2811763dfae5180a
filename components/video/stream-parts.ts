import type { ComponentType } from 'react';
import { LiveMark } from './LiveMark';
import { StreamAction } from './StreamAction';
import { StreamPlaces } from './StreamPlaces';
import { StreamScreen } from './StreamScreen';
import type { StreamData, StreamTexts } from './stream-data';
import { YourTime } from './YourTime';

export type StreamPartProps = { stream: StreamData; texts: StreamTexts };
export type StreamPart = 'mark' | 'time' | 'screen' | 'places' | 'action';

/** The parts of a livestream that live in the browser, in one chunk. */
export const streamParts: Record<StreamPart, ComponentType<StreamPartProps>> = {
  mark: LiveMark,
  time: YourTime,
  screen: StreamScreen,
  places: StreamPlaces,
  action: StreamAction,
};
