import { useLocale, useTranslations } from 'next-intl';
import { FittedLine } from '@/components/ui/FittedLine';
import { rollCallsIn } from '@/lib/call/compiled-scripts';
import styles from './Senators.module.css';
import { SenatorsToCome } from './SenatorsToCome';

/** The place of the senators' names before they are known. */
export function SenatorOutlines() {
  const t = useTranslations('callYourself');
  const [, first = '', last = ''] = /^(.*) (\S+)$/.exec(t('yours')) ?? [];

  return (
    <div className={styles.outlines}>
      <FittedLine text={first} isOutlined isDecorative />
      <FittedLine text={last} isOutlined isDecorative />
      <SenatorsToCome hasVotes={rollCallsIn(useLocale()) !== null} />
    </div>
  );
}
