import { useLocale, useTranslations } from 'next-intl';
import { qrHref } from '@/lib/addresses/paths';
import { isPlainClick } from '@/lib/browser/plain-click';
import type { HtmlLang } from '@/lib/i18n/locales';
import { partnerHref } from '@/lib/partners/partner-links';
import type { Partner } from '@/lib/share/partner-codes';
import styles from './PartnerKit.module.css';

type GroupListProps = {
  partners: readonly Partner[];
  lang: HtmlLang | undefined;
  onChoose: (name: string) => void;
};

/** With scripts a name opens its kit. */
export function GroupList({ partners, lang, onChoose }: GroupListProps) {
  const t = useTranslations('partnerKit');
  const locale = useLocale();

  return (
    <ul className={styles.groups}>
      {partners.map(({ name, code }) => (
        <li key={code}>
          <a
            href={partnerHref(locale, code)}
            lang={lang}
            translate="no"
            data-scripted=""
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onChoose(name);
            }}
          >
            {name}
          </a>{' '}
          <a href={qrHref(locale, 'partners', code)} download={`qr-${code}.svg`}>
            {t('qrOf')}
            <span className="visuallyHidden">: {name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
