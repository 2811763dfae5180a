import type { Table } from '@/lib/content/check/files/json-path';
import { hostedId, videoAt } from '@/lib/content/model/pasted-ids';

/** What of an event a calendar takes over anew once `revision` says that it was changed. */
const IN_CALENDARS = ['starts_at', 'ends_at', 'date', 'place', 'status'];
/** Letters that nobody sees: soft hyphens, zero widths, marks of byte order and direction. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g;
/** What an address says of where it was copied. */
const TRACKING = /^(utm_\w+|fbclid|gclid|mc_[ce]id|igshid)$/;

/** A text as it was meant. */
function tidyText(text: string): string {
  const seen = text.replace(UNSEEN, '').replace(/(?<=\S) {2,}(?=\S)/g, ' ');
  if (!/^https?:\/\/\S+$/.test(seen) || !URL.canParse(seen)) return seen;
  const address = new URL(seen);
  const tracking = [...address.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracking) address.searchParams.delete(name);
  return tracking.length > 0 ? address.href : seen;
}

/** The id, and the service of a video, of an address that was pasted in the place of an id. */
function pastedId(key: string, address: unknown): Table {
  if (!key.endsWith('_id') || typeof address !== 'string') return {};
  const letter = hostedId('letter', address);
  if (letter) return { [key]: letter };
  const video = videoAt(address);
  return video
    ? { [key]: video.id, [key.replace(/(_video)?_id$/, '_service')]: video.service }
    : {};
}

/** A value as it is saved: what was typed anew is tidied, and pasted addresses become ids. */
export function tidy<Value>(value: Value, was: unknown): Value;
export function tidy(value: unknown, was: unknown): unknown {
  if (value === was) return value;
  if (typeof value === 'string') return tidyText(value);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([key, each]) => [key, tidy(each, Object(was)[key])]);
  if (Array.isArray(value)) return inner.map(([, each]) => each);
  const pasted = Object.entries(value).map(([key, each]) => pastedId(key, each));
  return Object.assign(Object.fromEntries(inner), ...pasted);
}

/** An event that moves with its change counted for the calendars that have it, unless whoever changed it did. */
export function withRevision(event: Table, was: Table): Table {
  const isChanged = IN_CALENDARS.some((key) => (was[key] ?? '') !== (event[key] ?? ''));
  const count = Number(was.revision ?? 0);
  return isChanged && Number(event.revision ?? 0) === count
    ? { ...event, revision: count + 1 }
    : event;
}
