import { useTranslations } from 'next-intl';
import { ButtonLink, type ButtonLook } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { ShareRow } from '@/components/share/ShareRow';
import { usePictureAbility } from '@/components/share/usePictureAbility';
import { useContent } from '@/components/providers/ContentProvider';
import { screenUrl } from '@/lib/config/screen-url';
import { shapePixels } from '@/lib/selfie/poster-shapes';
import type { SelfiePoster } from '@/lib/selfie/selfie-poster.browser';
import { selfieShareUrl, shareText } from '@/lib/selfie/share';

type PosterDownloadProps = ButtonLook & {
  poster: SelfiePoster;
  /** false where the poster stands nowhere else, so that inside apps it is shown here */
  isShown?: boolean;
};

/** Of the poster made on this device: browsers ignore `download` on a link to another host. */
export function PosterDownload({ poster, isShown = true, ...look }: PosterDownloadProps) {
  const t = useTranslations('selfie');
  const { canDownload } = usePictureAbility();

  return !canDownload ? (
    <>
      {!isShown && <img src={poster.url} {...shapePixels[poster.shape]} alt="" />}
      <p>{t('hold')}</p>
    </>
  ) : (
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
