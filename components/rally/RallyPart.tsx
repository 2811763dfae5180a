import { useLocale, useTranslations } from 'next-intl';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { RichText } from '@/components/ui/RichText';
import typography from '@/components/ui/typography.module.css';
import type { RallyPart as Part } from '@/lib/content/model/site';
import { formatDate } from '@/lib/dates/formats';
import type { HtmlLang } from '@/lib/i18n/locales';
import { legalKeys, type RallyKey } from '@/lib/rally/rally-parts';
import styles from './Rally.module.css';

type RallyPartProps = { name: RallyKey; part: Part; lang: HtmlLang | undefined };

/** One part of the rally card, with who wrote it, who stands by it, and since when. */
export function RallyPart({ name, part, lang }: RallyPartProps) {
  const t = useTranslations('rally');
  const locale = useLocale();
  const { source, source_link, reviewed_by, reviewed_on } = part;
  const date = formatDate(Date.parse(reviewed_on), locale, { dateStyle: 'long', timeZone: 'UTC' });

  return (
    <section className={styles.part} aria-labelledby={`${name}-title`}>
      <h3 className={typography.sub} id={`${name}-title`}>
        {t(`parts.${name}`)}
      </h3>
      <RichText html={part.text} lang={lang} />
      {legalKeys.includes(name) && <p className={styles.noAdvice}>{t('noAdvice')}</p>}
      <p className={typography.note}>
        {t.rich('source', {
          source,
          link: (words) =>
            source_link ? (
              <NewTabLink href={source_link} lang={lang}>
                {words}
              </NewTabLink>
            ) : (
              <span lang={lang}>{words}</span>
            ),
        })}{' '}
        {t.rich('reviewed', {
          name: reviewed_by,
          date,
          who: (words) => <span lang={lang}>{words}</span>,
        })}
      </p>
    </section>
  );
}
