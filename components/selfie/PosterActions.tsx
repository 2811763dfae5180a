import { useTranslations } from 'next-intl';
import { ShareButton } from '@/components/share/ShareButton';
import { useContent } from '@/components/shell/ContentProvider';
import { Button, ButtonLink, type ButtonLook } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { SelfiePoster } from '@/lib/browser/pictures/selfie-poster';
import { canShareFile, openShareSheet } from '@/lib/browser/share';
import { screenUrl } from '@/lib/paths';
import { selfieShareUrl, shareText } from '@/lib/selfie/share';
import styles from './SelfieForm.module.css';

/** Saves the poster made on this device; a link to the service's host could not be saved from. */
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
  /** the service's combined image, if it has one: its page is shared, else the home page */
  photoUrl?: string | null;
};

/** The ways to share a poster: the device's share sheet with the picture, and the networks. */
export function PosterShare({ poster: { caption, file }, photoUrl }: PosterShareProps) {
  const t = useTranslations('selfie');
  const { locale } = useContent();
  const text = shareText(caption);
  const url = photoUrl ? selfieShareUrl(photoUrl) : screenUrl(locale, '/');

  return (
    <>
      {canShareFile(file) && (
        <Button variant="dark" onClick={() => openShareSheet({ files: [file], text, url })}>
          {t('share')}
        </Button>
      )}
      <div className={styles.pass}>
        <ShareButton network="twitter" text={text} url={url} />
        <ShareButton network="facebook" text={text} url={url} />
      </div>
    </>
  );
}
