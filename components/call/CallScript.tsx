'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { RichText } from '@/components/ui/RichText';
import { printPage } from '@/lib/browser/print';
import { scriptFor, scriptParts } from '@/lib/call/script';
import type { SafeHtml } from '@/lib/content/html';
import type { HtmlLang } from '@/lib/i18n/locales';
import { useVisitor } from '@/lib/state/visitor';
import styles from './CallScript.module.css';

type CallScriptProps = { html: SafeHtml; lang: HtmlLang | undefined };

/**
 * What to say on the phone: each demand can be ticked off, the whole read in large type and printed.
 * Ticks and type need no scripts.
 */
export function CallScript({ html, lang }: CallScriptProps) {
  const t = useTranslations('script');
  const name = useVisitor((visitor) => visitor.name);
  const { before, demands, after } = scriptParts(scriptFor(html, name));

  return (
    <div className={styles.frame}>
      <div className={styles.script} lang={lang}>
        <RichText html={before} />
        {demands.length > 0 && (
          <ol>
            {demands.map((demand) => (
              <li key={demand}>
                <label>
                  <input type="checkbox" />
                  <RichText as="span" html={demand} />
                </label>
              </li>
            ))}
          </ol>
        )}
        {after && <RichText html={after} />}
      </div>
      <div className={styles.tools}>
        <label className={styles.large}>
          <input type="checkbox" /> {t('large')}
        </label>
        <Button variant="outline" onClick={printPage}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}
