import type { ReactNode } from 'react';
import { ShareButton } from '@/components/share/ShareButton';
import { Button, ButtonLink, type ButtonLook } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { canShareFile, openShareSheet } from '@/lib/browser/share';
import { shareText } from '@/lib/selfie/caption';
import type { MadePoster } from '@/lib/state/selfie';
import styles from './SelfieForm.module.css';
import type { SelfieTexts } from './selfie-texts';

/** Says at once that something went wrong, in red, and what to do about it. */
export function Problem({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.problem} role="alert">
      <p>{text}</p>
      {children && <div>{children}</div>}
    </div>
  );
}

/** Saves the poster made on this device; the service's copy is elsewhere, where nothing can be saved from. */
export function Download({
  made,
  texts,
  ...look
}: ButtonLook & { made: MadePoster; texts: SelfieTexts }) {
  return (
    <ButtonLink {...look} href={made.address} download={made.file.name}>
      <Icon name="download" /> {texts.result.download}
    </ButtonLink>
  );
}

type PassOnProps = { made: MadePoster; shareUrl: string; comment: string; texts: SelfieTexts };

/** The ways to pass a poster on: the device's share sheet with the picture, and the networks. */
export function PassOn({ made, shareUrl, comment, texts }: PassOnProps) {
  const { result } = texts;
  const text = shareText(comment, texts.hashtag);

  return (
    <>
      {canShareFile(made.file) && (
        <Button
          variant="dark"
          onClick={() => openShareSheet({ files: [made.file], text, url: shareUrl })}
        >
          {result.share}
        </Button>
      )}
      <div className={styles.pass}>
        {(['twitter', 'facebook'] as const).map((network) => (
          <ShareButton key={network} network={network} text={text} url={shareUrl} />
        ))}
      </div>
    </>
  );
}
