import { dateFormat } from './formats';

export const DEFAULT_TIME_ZONE = 'America/New_York';

/** A moment as people write it, by the campaign's clock: `2021-10-24T16:00`. */
const LOCAL_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

const DAY_MS = 86_400_000;

/** True for a text that is a moment without a zone, on a day and at an hour that calendars and clocks have. */
export function isLocalMoment(text: string): boolean {
  const [day = ''] = text.split('T');
  const moment = Date.parse(`${text}Z`);
  return LOCAL_MOMENT.test(text) && new Date(moment).toJSON()?.slice(0, 10) === day;
}

/** True for a name such as `America/Chicago`. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** A moment by the clock of a zone: `2021-10-24T16:00:00`. */
export function localMoment(moment: number, timeZone: string): string {
  const clock = dateFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });
  return clock.format(moment).replace(' ', 'T');
}

/**
 * A local moment as `2021-10-24T20:00:00Z`: the first of the two where a clock set back shows it twice, null
 * where one set forward never shows it.
 */
export function momentOf(local: string, timeZone: string): string | null {
  if (!isLocalMoment(local)) return null;
  const wanted = Date.parse(`${local}Z`);
  const candidates = [wanted - DAY_MS, wanted + DAY_MS].map((near) => {
    const offset = Date.parse(`${localMoment(near, timeZone)}Z`) - near;
    return wanted - offset;
  });
  const found = candidates
    .sort((one, other) => one - other)
    .find((moment) => Date.parse(`${localMoment(moment, timeZone)}Z`) === wanted);
  return found === undefined ? null : new Date(found).toISOString().replace('.000', '');
}

/** The moment, in ms since 1970, at which the day of another is over by a clock, which may skip midnight. */
export function endOfDay(moment: string, timeZone: string): number {
  const [day = ''] = localMoment(Date.parse(moment), timeZone).split('T');
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  const midnight = momentOf(`${next}T00:00`, timeZone);
  return Date.parse(midnight ?? momentOf(`${next}T01:00`, timeZone) ?? '');
}

/** A time zone as people there call it: `ET` where a summer and a winter name alternate, else `MST`. */
export function zoneName(timeZone: string): string {
  // not `shortGeneric`, which old browsers lack
  const format = dateFormat('en-US', { timeZone, timeZoneName: 'short' });
  const [winter = timeZone, summer] = [0, 6].map((month) => {
    const parts = format.formatToParts(Date.UTC(2021, month));
    return parts.find(({ type }) => type === 'timeZoneName')?.value;
  });
  return winter === summer ? winter : winter.replace(/ST$/, 'T');
}

/** A moment by the campaign's clock, where that says the same. */
export function localOf(given: unknown, timeZone: string): unknown {
  const moment = typeof given === 'string' && /T.*(Z|[+-]\d\d:\d\d)$/.test(given) ? given : null;
  if (moment === null) return given;
  const local = localMoment(Date.parse(moment), timeZone).replace(/:00$/, '');
  const again = momentOf(local, timeZone);
  return again && Date.parse(again) === Date.parse(moment) ? local : given;
}
