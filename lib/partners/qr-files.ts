import 'server-only';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { type Partner, partnerCodes } from '@/lib/share/partner-codes';
import { QR_QUIET_ZONE, qrDrawing } from '@/lib/share/qr';
import { partnerLink } from './kit';

/** The partners of the campaign, each with its code. */
export function partnersOf(locale: Locale): Partner[] {
  return partnerCodes(loadContent(locale).values.partners);
}

/** The framework exports no folder without a file: in a campaign without partners it has this one. */
const NO_PARTNER: Partner = { name: '', code: '' };

const fileOf = ({ code }: Partner) => `${code || 'nobody-'}.svg`;

/** What `generateStaticParams` of the partners' QR codes answers. */
export function partnerQrNames(locale: Locale): { file: string }[] {
  const partners = partnersOf(locale);
  return (partners.length > 0 ? partners : [NO_PARTNER]).map((each) => ({ file: fileOf(each) }));
}

/** The QR code of a partner's link, as it is served: on white, with its quiet zone. */
export function partnerQrAnswer(locale: Locale, file: string): Response {
  const partner = [...partnersOf(locale), NO_PARTNER].find((each) => fileOf(each) === file);
  if (!partner) return new Response(null, { status: 404 });
  const drawing = qrDrawing(partnerLink(locale, partner.code), QR_QUIET_ZONE);
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
}
