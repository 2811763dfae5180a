import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { Section } from '@/components/ui/Section';
import { useContent } from '@/components/providers/ContentProvider';
import { CopyText } from '@/components/toolkit/CopyText';
import { CARD_HEIGHT_PX } from '@/lib/addresses/paths';
import { partnerCardCode, partnerCardHref } from '@/lib/partners/partner-links';
import type { Partner } from '@/lib/share/partner-codes';
import styles from './PartnerKit.module.css';

export function CardCode({ group }: { group: Partner | null }) {
  const t = useTranslations('partnerKit');
  const locale = useLocale();
  const { values } = useContent();
  const code = group?.code ?? '';
  const html = partnerCardCode(locale, code, values.site_title);
  // without a code, so that it stays as letters are typed, and trying it counts no visit
  const href = partnerCardHref(locale, '');

  return (
    <Section id="card" title={t('card')} lead={<p>{t('cardText')}</p>} isScreenOnly>
      <div className={clsx('rows', styles.card)}>
        <div>
          <div className="field">
            <label htmlFor="card-code">{t('cardCode')}</label>
            <textarea
              id="card-code"
              rows={7}
              readOnly
              spellCheck={false}
              translate="no"
              value={html}
            />
          </div>
          {!group && <p className={clsx('note', styles.anyCode)}>{t('cardAnyCode')}</p>}
          <div className={clsx('cluster', styles.actions)}>
            <CopyText text={html} />
          </div>
        </div>
        {group ? (
          <figure>
            <figcaption>{t('preview')}</figcaption>
            <iframe
              className={styles.preview}
              src={href}
              title={values.site_title}
              height={CARD_HEIGHT_PX}
            />
          </figure>
        ) : (
          <p>
            <NewTabLink className="target textButton" href={href}>
              {t('openCard')}
            </NewTabLink>
          </p>
        )}
      </div>
    </Section>
  );
}
