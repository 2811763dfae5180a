import type { Table } from '@/lib/content/check/files/json-path';
import { escapeHtml, unescapeHtml } from '@/lib/content/model/html';
import { hostedId, videoAt } from '@/lib/content/model/pasted-addresses';

/** A change of these counts `revision` up, so that calendars take it over. */
const IN_CALENDARS = ['starts_at', 'ends_at', 'date', 'place', 'status'];
/** Soft hyphens, zero widths, byte order and direction marks. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g;
const TRACKING = /^(utm_\w+|fbclid|gclid|mc_[ce]id|igshid)$/;

/** Where mail, chat and search lead first, with the link in a parameter. */
const REDIRECTS =
  /^(?:[\w.-]+\.safelinks\.protection\.outlook\.com\/|(?:www\.)?google\.\w+\/url$|lm?\.(?:facebook|instagram|messenger)\.com\/(?:l\.php)?$)/;
/** A link within an address, and in base64 the letters that have become asterisks. */
const URL_DEFENSE =
  /^https:\/\/urldefense\.[\w.]+\/v3\/__([^*]+(?:\*[^*]+)*)__;((?:[\w-]{4})*(?:[\w-]{2,3})?)!!/;

/** The link that a redirect leads to; other addresses as they are. */
function unwrapped(address: string): string {
  if (!URL.canParse(address)) return address;
  const [, link, letters = ''] = URL_DEFENSE.exec(address) ?? [];
  const replaced = [...atob(letters.replaceAll('-', '+').replaceAll('_', '/'))];
  const { host, pathname, searchParams } = new URL(address);
  const names = REDIRECTS.test(host + pathname) ? ['url', 'q', 'u'] : [];
  const [inner = link?.replace(/\*/g, () => replaced.shift() ?? '')] = names.flatMap(
    (name) => searchParams.get(name) ?? [],
  );
  return inner && /^https?:/.test(inner) ? unwrapped(inner) : address;
}

/** An address without what wraps it, and without what says where it was copied. */
function tidyAddress(given: string): string {
  const text = unwrapped(given);
  if (!URL.canParse(text)) return text;
  const address = new URL(text);
  const tracking = [...address.searchParams.keys()].filter((name) => TRACKING.test(name));
  for (const name of tracking) address.searchParams.delete(name);
  return tracking.length > 0 ? address.href : text;
}

function tidyText(text: string): string {
  const seen = text
    .replace(UNSEEN, '')
    .replace(/(?<=\S) {2,}(?=\S)/g, ' ')
    .trim();
  if (/^https?:\/\/\S+$/.test(seen)) return tidyAddress(seen);
  return seen.replace(/(?<=href=")https?:[^"]+/g, (href) =>
    escapeHtml(tidyAddress(unescapeHtml(href))),
  );
}

/** The id, and a video's service, of an address pasted in place of an id. */
function pastedId(key: string, address: unknown): Table {
  if (!key.endsWith('_id') || typeof address !== 'string') return {};
  const letter = hostedId('letter', address);
  if (letter) return { [key]: letter };
  const video = videoAt(address);
  if (!video) return {};
  return { [key]: video.id, [key.replace(/(_video)?_id$/, '_service')]: video.service };
}

/** A value as it is saved: new text is tidied, and pasted addresses become ids. */
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

/** Counts an event's change for calendars, unless the editor has done so. */
export function withRevision(event: Table, was: Table): Table {
  const isChanged = IN_CALENDARS.some((key) => (was[key] ?? '') !== (event[key] ?? ''));
  const count = Number(was.revision ?? 0);
  return isChanged && Number(event.revision ?? 0) === count
    ? { ...event, revision: count + 1 }
    : event;
}
