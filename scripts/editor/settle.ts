import { isTable, type Table } from '@/lib/content/check/files/json-path';
import { hostedId, videoAt } from '@/lib/content/model/pasted-ids';

/** What of an event a calendar takes over anew once `revision` says that it was changed. */
const IN_CALENDARS = ['starts_at', 'ends_at', 'date', 'place', 'status'];
/** Letters that nobody sees: soft hyphens, zero widths, marks of byte order and direction. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g;
/** What an address says of where it was copied. */
const TRACKING = /^(utm_\w+|fbclid|gclid|mc_[ce]id|igshid)$/;

/** A text as it was meant. */
function tidied(text: string): string {
  const seen = text.replace(UNSEEN, '').replace(/(?<=\S) {2,}(?=\S)/g, ' ');
  if (!/^https?:\/\/\S+$/.test(seen) || !URL.canParse(seen)) return seen;
  const address = new URL(seen);
  const tracking = [...address.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracking) address.searchParams.delete(name);
  return tracking.length > 0 ? address.href : seen;
}

/** The id, and the service of a video, of an address that was pasted in the place of an id. */
function pastedIds(values: Table): Table {
  const pasted = Object.entries(values).map(([key, address]): Table => {
    if (!key.endsWith('_id') || typeof address !== 'string') return {};
    const letter = hostedId('letter', address);
    if (letter) return { [key]: letter };
    const video = videoAt(address);
    return video
      ? { [key]: video.id, [key.replace(/(_video)?_id$/, '_service')]: video.service }
      : {};
  });
  return Object.assign({}, ...pasted);
}

function settledValue(value: unknown, was: unknown): unknown {
  if (value === was) return value;
  if (typeof value === 'string') return tidied(value);
  if (Array.isArray(value))
    return value.map((each, index) => settledValue(each, Array.isArray(was) ? was[index] : null));
  return isTable(value) ? settled(value, isTable(was) ? was : {}) : value;
}

/** What is saved of values: what was typed anew is tidied, and pasted addresses become ids. */
export function settled(values: Table, were: Table): Table {
  const inner = Object.entries(values).map(([key, each]) => [key, settledValue(each, were[key])]);
  return { ...Object.fromEntries(inner), ...pastedIds(values) };
}

/** An event that moves with its change counted for the calendars that have it, unless whoever changed it did. */
export function withRevision(event: Table, was: Table): Table {
  const isChanged = IN_CALENDARS.some((key) => (was[key] ?? '') !== (event[key] ?? ''));
  const count = Number(was.revision ?? 0);
  return isChanged && Number(event.revision ?? 0) === count
    ? { ...event, revision: count + 1 }
    : event;
}
