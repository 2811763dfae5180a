import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { emailLink } from '@/lib/share/links';
import { CopyLink } from './CopyLink';
import { ShareButton } from './ShareButton';
import styles from './ShareRow.module.css';
import { ShareSheet } from './ShareSheet';

/** What is shared and where it points, with the words on the buttons. */
export type ShareWords = {
  text: string;
  url: string;
  title: string;
  tweet: string;
  facebook: string;
  email: string;
  copy: string;
  copied: string;
  notCopied: string;
  system: string;
  newTab: string;
};

/** Every way to pass something on: the networks, a letter, the address, the device's own sheet. */
export function ShareRow({ words }: { words: ShareWords }) {
  const { text, url, newTab } = words;
  const className = buttonClass({ variant: 'dark' });
  const mail = emailLink(words.title, text, url);

  return (
    <div className={styles.row}>
      <ShareButton network="twitter" text={text} url={url} label={words.tweet} newTab={newTab} />
      <ShareButton
        network="facebook"
        text={text}
        url={url}
        label={words.facebook}
        newTab={newTab}
      />
      <ShareButton network="email" text={text} url={mail} label={words.email} newTab={newTab} />
      <CopyLink words={words} className={className} icon={<Icon name="copy" />} />
      <ShareSheet text={text} url={url} className={className}>
        <Icon name="outward" /> {words.system}
      </ShareSheet>
    </div>
  );
}
