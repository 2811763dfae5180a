import { useTranslations } from 'next-intl';
import { FittedLine } from '@/components/ui/FittedLine';
import styles from './Senators.module.css';

/** The place of the senators' names before they are known. */
export function SenatorOutlines() {
  const t = useTranslations('direct');
  const [, first = '', last = ''] = /^(.*) (\S+)$/.exec(t('yours')) ?? [];

  return (
    <div className={styles.outlines}>
      <FittedLine text={first} isOutlined isDecorative />
      <FittedLine text={last} isOutlined isDecorative />
      <p className={styles.pending}>{t('pending')}</p>
    </div>
  );
}
