import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLook } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
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
