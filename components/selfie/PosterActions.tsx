import { useTranslations } from 'next-intl';
import { ButtonLink, type ButtonLook } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { ShareRow } from '@/components/share/ShareRow';
import { useContent } from '@/components/providers/ContentProvider';
import { screenUrl } from '@/lib/config/screen-url';
import type { SelfiePoster } from '@/lib/selfie/selfie-poster.browser';
import { selfieShareUrl, shareText } from '@/lib/selfie/share';

/** Of the poster made on this device: browsers ignore `download` on a link to another host. */
export function PosterDownload({ poster, ...look }: ButtonLook & { poster: SelfiePoster }) {
  const t = useTranslations('selfie');

  return (
    <ButtonLink {...look} href={poster.url} download={poster.file.name}>
      <Icon name="download" /> {t('download')}
    </ButtonLink>
  );
}

type PosterShareProps = {
  poster: SelfiePoster;
  /** the service's combined image: its page is shared, else the home page */
  photoUrl?: string | null;
};

export function PosterShare({ poster: { parts, file }, photoUrl }: PosterShareProps) {
  const { locale } = useContent();
  const url = photoUrl ? selfieShareUrl(photoUrl) : screenUrl(locale, '/');

  return <ShareRow text={shareText(parts.caption)} url={url} file={file} />;
}
