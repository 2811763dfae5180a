import { ButtonLink } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import type { HtmlLang } from '@/lib/i18n/locales';
import styles from './parts.module.css';

type LinkOutProps = {
  text: string;
  cta: string;
  lang?: HtmlLang | undefined;
  href: string;
  newTab: string;
};

/** A sentence and the one link that does it elsewhere, in a new tab. */
export function LinkOut({ text, cta, lang, href, newTab }: LinkOutProps) {
  return (
    <div className={styles.stack}>
      <p>{text}</p>
      <p>
        <ButtonLink href={href} target="_blank" rel="noopener" size="lg">
          <span lang={lang}>{cta}</span>
          <span className={layout.visuallyHidden}> {newTab}</span>
        </ButtonLink>
      </p>
    </div>
  );
}
