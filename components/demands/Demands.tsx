import clsx from 'clsx';
import { RichText } from '@/components/ui/RichText';
import type { LocalizedContent } from '@/lib/content/localized';
import type { Locale } from '@/lib/i18n/locales';
import { widestWord } from '@/lib/lettering/fitted-text';
import styles from './Demands.module.css';

/** The widest word that a placard has room for in its largest letters, in em; beside English all are smaller. */
const widest = (locale: Locale) => (locale === 'en' ? 5 : 6.3);

function sizeOf(demand: string, locale: Locale): string | undefined {
  if (demand.includes('<em>$')) return styles.price;
  const words = demand.replace(/<[^>]*>/g, '');
  return widestWord(words, locale) > widest(locale) ? styles.long : undefined;
}

type DemandsProps = LocalizedContent & { className: string | undefined };

export function Demands({ className, values, fallbackLang, locale, text }: DemandsProps) {
  return (
    <div className={clsx(styles.demands, className)}>
      <div className="wrap">
        <h2 className="lead" {...text('intro_demands_title')} />
        <ol className={clsx(styles.placards, values.intro_demands.length !== 4 && styles.byThree)}>
          {values.intro_demands.map((demand, index) => (
            <li key={demand}>
              <div className={styles.placard}>
                <b aria-hidden="true">{index + 1}</b>
                <RichText
                  as="span"
                  html={demand}
                  lang={fallbackLang('intro_demands')}
                  className={sizeOf(demand, locale)}
                />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
