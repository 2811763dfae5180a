import 'server-only';
import { phoneLink } from '@/lib/call/formats';
import { defaultLocale, type Locale, localePath } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/paths';
import { publicConfig } from '@/lib/public-config';
import { screenUrl } from '@/lib/screen-url';
import { qrDrawing } from '@/lib/share/qr';
import { targetsKind } from '@/lib/targets';

/** The QR codes of the print kit that are no call page's, and what is in each. */
const codes = {
  letter: (locale: Locale) => screenUrl(locale, '/letter'),
  rsvp: (locale: Locale) => screenUrl(locale, '/rsvp'),
  switchboard: () => phoneLink(publicConfig.switchboard_phone),
};
type CodeName = keyof typeof codes;

const codeNames = (Object.keys(codes) as CodeName[]).filter(
  (name) => name !== 'switchboard' || targetsKind() === 'us-senators',
);

/** The address on this site of one of these QR codes. */
export function printQrHref(locale: Locale, name: CodeName): string {
  const folder = locale === defaultLocale ? '' : localePath(locale, '/');
  return withBasePath(`${folder}/print/qr/${name}.svg`);
}

/** What `generateStaticParams` of these QR codes answers. */
export function printQrFileNames(): { file: string }[] {
  return codeNames.map((name) => ({ file: `${name}.svg` }));
}

/** One of these QR codes as it is served. */
export function printQrAnswer(locale: Locale, file: string): Response {
  const name = codeNames.find((each) => file === `${each}.svg`);
  if (!name) return new Response(null, { status: 404 });
  const headers = { 'Content-Type': 'image/svg+xml' };
  return new Response(qrDrawing(codes[name](locale)), { headers });
}
