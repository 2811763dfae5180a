import { log } from '@/scripts/cli';

export const inMs = (value: number): string => `${value.toFixed(0)} ms`;
export const inKB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Something measured, and the most that it may be. */
export type Measured = {
  what: string;
  value: number;
  limit?: number | undefined;
  format?: (value: number) => string;
};

/** Prints what was measured, a line each; returns how many are over their limit, which are marked. */
export function report(title: string, measured: readonly Measured[]): number {
  const width = Math.max(...measured.map(({ what }) => what.length));
  const isOver = ({ value, limit = Number.POSITIVE_INFINITY }: Measured) => value > limit;
  const lines = measured.map((each) => {
    const { what, value, limit, format = inMs } = each;
    const most = limit === undefined ? '' : `  at most ${format(limit)}${isOver(each) ? ' !' : ''}`;
    return `  ${what.padEnd(width)}  ${format(value)}${most}`;
  });
  log([title, ...lines].join('\n'));
  return measured.filter(isOver).length;
}
