import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { withBasePath } from '@/lib/addresses/paths';
import { phoneLink } from '@/lib/call/phone-and-zip';
import type { TargetList } from '@/lib/config/targets';
import styles from './TargetCards.module.css';

const PICTURE_PX = 96;

export function TargetCards({ targets, lang }: Omit<TargetList, 'call'>) {
  const t = useTranslations();

  return (
    <section aria-labelledby="targets">
      <h2 id="targets" className="subTitle">
        {t('callSteps.yours')}
      </h2>
      <ul className={styles.cards}>
        {targets.map(({ callpower_id, name, role, place, phone, picture }) => (
          <li key={callpower_id}>
            {picture && (
              <img src={withBasePath(picture)} width={PICTURE_PX} height={PICTURE_PX} alt="" />
            )}
            <div>
              <h3 className="smallTitle" translate="no">
                {name}
              </h3>
              <p lang={lang}>{role}</p>
              <p lang={lang}>{place}</p>
              <a href={phoneLink(phone)}>
                <Icon name="phone" /> <span translate="no">{phone}</span>{' '}
                <small>{t('targets.dial')}</small>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
