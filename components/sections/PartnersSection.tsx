import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { LazyImage } from '@/components/ui/LazyImage';
import { LongList } from '@/components/ui/LongList';
import { Section } from '@/components/ui/Section';
import { screenHref } from '@/lib/addresses/paths';
import type { LocalizedContent } from '@/lib/content/localized';
import type { ListedPartner } from '@/lib/content/model/lists';
import { partnerGroups } from '@/lib/partners/partner-groups';
import styles from './PartnersSection.module.css';

export function PartnersSection({ locale, values, fallbackLang, text }: LocalizedContent) {
  const t = useTranslations('partners');
  const { logos, lead, others, chapters } = partnerGroups(values.partners);
  const lang = fallbackLang('partners');
  const states = chapters?.states ?? [];

  return (
    <Section
      id="partners"
      isScreenOnly
      title={text('partners_title')}
      lead={
        <p>
          <a className="target textButton" href={screenHref(locale, '/partners')}>
            {t('kit')}
          </a>
        </p>
      }
    >
      {logos.length > 0 && (
        <ul className={clsx('cluster', styles.logos)} lang={lang} translate="no">
          {logos.map(({ name, link, logo }) => {
            const picture = <LazyImage src={logo} alt={name} height={72} />;
            return <li key={name}>{link ? <a href={link}>{picture}</a> : picture}</li>;
          })}
        </ul>
      )}
      <LongList count={lead.length + others.length + states.length}>
        <Names partners={lead} lang={lang} className={styles.lead} />
        {others.length > 0 && (
          <div className={clsx('columns', styles.group)}>
            <h3>{t('others')}</h3>
            <Names partners={others} lang={lang} />
          </div>
        )}
        {chapters && (
          <div className={clsx('columns', styles.group)}>
            <h3>{t('chapters', { name: chapters.name, count: states.length })}</h3>
            <Names partners={states} rest={chapters.name} lang={lang} />
          </div>
        )}
      </LongList>
    </Section>
  );
}

type NamesProps = {
  partners: readonly ListedPartner[];
  /** for screen readers: what follows each name, because the heading above it is only seen */
  rest?: string;
  lang: string | undefined;
  className?: string | undefined;
};

function Names({ partners, rest, lang, className }: NamesProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: of items in a line Safari makes no list
    <ul role="list" lang={lang} className={className} translate={rest ? undefined : 'no'}>
      {partners.map(({ name, link }) => {
        const whole = (
          <>
            {name}
            {rest && <span className="visuallyHidden">{` ${rest}`}</span>}
          </>
        );
        return <li key={name}>{link ? <a href={link}>{whole}</a> : whole}</li>;
      })}
    </ul>
  );
}
