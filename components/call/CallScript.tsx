import { RichText } from '@/components/ui/RichText';
import { scriptParts } from '@/lib/call/script';
import type { SafeHtml } from '@/lib/content/html';
import type { HtmlLang } from '@/lib/i18n/locales';
import styles from './CallScript.module.css';
import { PrintButton } from './PrintButton';

export type ScriptTexts = { large: string; print: string };

type CallScriptProps = { html: SafeHtml; lang: HtmlLang | undefined; texts: ScriptTexts };

/**
 * What to say on the phone: each demand can be ticked off, the whole read in large type and printed.
 * Ticks and type need no scripts.
 */
export function CallScript({ html, lang, texts }: CallScriptProps) {
  const { before, demands, after } = scriptParts(html);

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
          <input type="checkbox" /> {texts.large}
        </label>
        <PrintButton label={texts.print} />
      </div>
    </div>
  );
}
