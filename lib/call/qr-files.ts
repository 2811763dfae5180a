import 'server-only';
import { defaultLocale, type Locale, localePath } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/paths';
import type { LocalPath } from '@/lib/routes';
import { screenUrl } from '@/lib/screen-url';
import { qrDrawing } from '@/lib/share/qr';
import { localPaths } from './local-pages';

type CallPath = '/call' | LocalPath;

/** The file of a page's QR code: `wv.svg` of /call/wv. */
const fileOf = (path: CallPath) => `${path.split('/').at(-1)}.svg`;

/** The address on this site of the QR code that a page's sheet shows. */
export function qrHref(locale: Locale, path: CallPath): string {
  const folder = locale === defaultLocale ? '' : localePath(locale, '/');
  return withBasePath(`${folder}/call/qr/${fileOf(path)}`);
}

const callPaths = (): CallPath[] => ['/call', ...localPaths()];

/** What `generateStaticParams` of the QR codes answers. */
export function qrFileNames(): { file: string }[] {
  return callPaths().map((path) => ({ file: fileOf(path) }));
}

/** The QR code of a call page's own address, as it is served. */
export function qrAnswer(locale: Locale, file: string): Response {
  const path = callPaths().find((each) => fileOf(each) === file);
  if (!path) return new Response(null, { status: 404 });
  const drawing = qrDrawing(screenUrl(locale, path));
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
}
