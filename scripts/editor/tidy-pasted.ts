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
  /^(?:[\w.-]+\.safelinks\.protection\.outlook\.com\/|statics\.teams\.cdn\.office\.net\/|(?:www\.)?google\.[\w.]+\/url$|lm?\.(?:facebook|instagram|messenger|threads)\.(?:com|net)\/(?:l\.php)?$|www\.youtube\.com\/redirect$|www\.linkedin\.com\/(?:redir\/redirect|safety\/go)|slack-redir\.net\/link$|linkprotect\.cudasvc\.com\/url$|duckduckgo\.com\/l\/$|urldefense\.[\w.]+\/v2\/)/;
/** Asterisks stand for the letters in base64 after the link, `**A` for a run of two. */
const URL_DEFENSE =
  /^https:\/\/urldefense\.[\w.]+\/v3\/__(.+?)__;((?:[\w-]{4})*(?:[\w-]{2,3}=*)?)!!/;
const RUNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The link that a redirect leads to; other addresses as they are. */
function unwrapped(address: string): string {
  if (!URL.canParse(address)) return address;
  const [, link, base64 = ''] = URL_DEFENSE.exec(address) ?? [];
  const bytes = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  const letters = [
    ...new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))),
  ];
  const { host, pathname, searchParams } = new URL(address);
  const values = REDIRECTS.test(host + pathname) ? [...searchParams.values()] : [];
  const inner =
    link
      ?.replace(/^(https?:\/)(?!\/)/, '$1/')
      .replace(/\*(?:\*(.))?/g, (_all, run = '') =>
        letters.splice(0, run ? RUNS.indexOf(run) + 2 : 1).join(''),
      ) ??
    values
      // as version 2 of urldefense writes it
      .map((value) =>
        /^https?-3A__/.test(value)
          ? decodeURIComponent(value.replaceAll('_', '/').replace(/-(?=[\dA-F]{2})/g, '%'))
          : value,
      )
      .find((value) => /^https?:\/\//.test(value));
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
