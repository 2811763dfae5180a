import 'server-only';
import { entryPath, lastPart, type QrFolder } from '@/lib/addresses/paths';
import type { ScreenPath } from '@/lib/addresses/routes';
import { localPaths } from '@/lib/call/local-pages';
import { phoneLink } from '@/lib/call/phone-and-zip';
import { publicConfig } from '@/lib/config/public-config';
import { screenUrl } from '@/lib/config/screen-url';
import { targetsKind } from '@/lib/config/targets';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { partnerLink } from '@/lib/partners/partner-links';
import { partnerCodes } from '@/lib/share/partner-codes';
import { QR_QUIET_ZONE, qrDrawing } from '@/lib/share/qr';

type QrCode = { folder: QrFolder; name: string; address: string; quietZone?: number };

function qrCodes(locale: Locale): QrCode[] {
  const switchboard = phoneLink(publicConfig.switchboard_phone);
  const { partners, toolkit } = loadContent(locale).values;
  const pageCode = (folder: QrFolder, path: ScreenPath, name = lastPart(path)): QrCode => {
    return { folder, name, address: screenUrl(locale, path) };
  };
  return [
    ...(['/call', ...localPaths()] as const).map((path) => pageCode('call', path)),
    ...partnerCodes(partners).map(
      // on white, since groups take it elsewhere
      ({ code }): QrCode => ({
        folder: 'partners',
        name: code,
        address: partnerLink(locale, code),
        quietZone: QR_QUIET_ZONE,
      }),
    ),
    ...toolkit.map(({ id }) => pageCode('print', entryPath(id), `toolkit-${id}`)),
    ...(['/letter', '/rsvp', '/selfie'] as const).map((path) => pageCode('print', path)),
    ...(targetsKind() === 'us-senators'
      ? [{ folder: 'print' as const, name: 'switchboard', address: switchboard }]
      : []),
  ];
}

export type QrParams = { folder: string; file: string };

export function qrParams(locale: Locale): QrParams[] {
  return qrCodes(locale).map(({ folder, name }) => ({ folder, file: `${name}.svg` }));
}

export function qrAnswer(locale: Locale, { folder, file }: QrParams): Response {
  const code = qrCodes(locale).find(
    (each) => each.folder === folder && `${each.name}.svg` === file,
  );
  if (!code) return new Response(null, { status: 404 });
  const drawing = qrDrawing(code.address, code.quietZone);
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
}
