import { FittedLine } from '@/components/ui/FittedLine';
import type { LocalizedContent } from '@/lib/content/localized';
import { screenHref } from '@/lib/paths';
import styles from './LocalTitle.module.css';

type LocalTitleProps = { edition: LocalizedContent; children: string };

/** The heading of a state's or a target's page, under the way back to the page of all. */
export function LocalTitle({ edition, children }: LocalTitleProps) {
  const title = edition.text('call_page_title');

  return (
    <div className={styles.title}>
      <p>
        <a href={screenHref(edition.locale, '/call')} {...title} />
      </p>
      <h1>
        <FittedLine text={children} beside={title.children} />
      </h1>
    </div>
  );
}
