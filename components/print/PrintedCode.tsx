import { useLocale } from 'next-intl';
import { qrHref } from '@/lib/addresses/paths';
import type { ScreenPath } from '@/lib/addresses/routes';
import { screenUrl } from '@/lib/config/screen-url';
import { PrintedAddress } from './PrintedAddress';

/** On paper alone: a page’s QR code over its address. */
export function PrintedCode({ path }: { path: ScreenPath }) {
  const locale = useLocale();
  const src = qrHref(locale, 'print', path.slice(1).replace('/', '-'));

  return (
    <p className="printedCode">
      <img src={src} width={120} height={120} alt="" loading="lazy" />
      <PrintedAddress url={screenUrl(locale, path)} />
    </p>
  );
}
