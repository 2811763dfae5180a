import { ButtonLink } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import { facebookLink, tweetLink } from '@/lib/share/links';
import styles from './ShareLinks.module.css';

/** What a share link says and where it points, with the words on the buttons. */
export type ShareWords = {
  text: string;
  url: string;
  tweet: string;
  facebook: string;
  newTab: string;
};

/** The two networks' links, side by side; each opens in a new tab. */
export function ShareLinks({ words }: { words: ShareWords }) {
  return (
    <div className={styles.row}>
      <ButtonLink ink="ink" href={tweetLink(words.text, words.url)} target="_blank" rel="noopener">
        {words.tweet}
        <span className={layout.hidden}> {words.newTab}</span>
      </ButtonLink>
      <ButtonLink ink="ink" href={facebookLink(words.url)} target="_blank" rel="noopener">
        {words.facebook}
        <span className={layout.hidden}> {words.newTab}</span>
      </ButtonLink>
    </div>
  );
}
