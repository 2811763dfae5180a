import 'server-only';
import type { ReactNode } from 'react';
import { clockNow } from '@/lib/dates/build-clock';
import { ByClock, type ByClockProps } from './ByClock';

type DatedProps = Pick<ByClockProps, 'as'> & {
  /** in milliseconds since 1970; undefined if unknown */
  moment: number | undefined;
  children: ReactNode;
};

/** A page that is built after the moment does not have it. */
export function Until({ moment, ...part }: DatedProps) {
  if (moment === undefined) return part.children;
  return clockNow() < moment && <ByClock until={moment} {...part} />;
}

/** A page that is built after the moment has it without scripts. */
export function Since({ moment, ...part }: DatedProps) {
  if (moment === undefined) return null;
  return clockNow() < moment ? <ByClock since={moment} {...part} /> : part.children;
}
