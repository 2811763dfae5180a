import { RichText } from '@/components/ui/RichText';
import type { Edition } from '@/lib/content/load';
import type { HtmlLang } from '@/lib/i18n/locales';
import styles from './parts.module.css';

type CovidProtocolsProps = Omit<Edition['content']['covid'], 'title'> & {
  lang: HtmlLang | undefined;
};

/** The protocols of the in-person rally, numbered (spec.md section 2, covid). */
export function CovidProtocols({ intro, guidance, lang }: CovidProtocolsProps) {
  return (
    <div className={styles.stack} lang={lang}>
      <RichText html={intro} />
      <ol className={styles.guidance}>
        {guidance.map((rule) => (
          <RichText key={rule} as="li" html={rule} />
        ))}
      </ol>
    </div>
  );
}
