import { basePath } from '@/lib/addresses/paths';
import { storedForVisit } from '@/lib/browser/storage';

type TrafficSource = 'twitter' | 'facebook' | 'instagram' | 'email' | 'direct';

const sourcesByHost: readonly [RegExp, TrafficSource][] = [
  [/^(t\.co|(.+\.)?twitter\.com|(.+\.)?x\.com)$/, 'twitter'],
  [/^(.+\.)?facebook\.com$/, 'facebook'],
  [/^(.+\.)?instagram\.com$/, 'instagram'],
];

export function trafficSource(referrer: string, query: string): TrafficSource {
  if (!referrer) return new URLSearchParams(query).has('email_referrer') ? 'email' : 'direct';
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : '';
  return sourcesByHost.find(([pattern]) => pattern.test(host))?.[1] ?? 'direct';
}

/** The referrer of this visit; for a visitor redirected from the root to /es, the original one. */
export function referrer(): string {
  const [page = ''] = document.referrer.split('?');
  const wasMoved = page.replace(/\/$/, '') === `${location.origin}${basePath}`;
  return (wasMoved ? storedForVisit('referrer') : null) ?? document.referrer;
}
