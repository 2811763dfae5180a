import { FittedLine } from '@/components/ui/FittedLine';
import { screenHref } from '@/lib/addresses/paths';
import type { LocalizedContent } from '@/lib/content/localized';
import styles from './LocalTitle.module.css';

type LocalTitleProps = { content: LocalizedContent; children: string };

/** The heading of a state's or a target's page, under the way back to the page of all. */
export function LocalTitle({ content, children }: LocalTitleProps) {
  const title = content.text('call_page_title');

  return (
    <div className={styles.title}>
      <p>
        <a href={screenHref(content.locale, '/call')} {...title} />
      </p>
      <h1>
        <FittedLine text={children} beside={title.children} />
      </h1>
    </div>
  );
}
