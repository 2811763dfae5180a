'use client';

import { useTranslations } from 'next-intl';
import { CallScript } from '@/components/call/CallScript';
import { CallYourself } from '@/components/call/CallYourself';
import { FailureAlert } from '@/components/call/FailureAlert';
import { ShareRow } from '@/components/share/ShareRow';
import { useContent } from '@/components/shell/ContentProvider';
import type from '@/components/ui/type.module.css';
import { canonicalAddress } from '@/lib/browser/history';
import { screenUrl } from '@/lib/paths';
import { useCall } from '@/lib/state/call';
import styles from './parts.module.css';

/** What to say on the phone, and what to do after (spec.md section 2, call-script). */
export function CallScriptModal() {
  const t = useTranslations();
  const content = useContent();
  const { attempt, signUp } = useCall();

  return (
    <div>
      <FailureAlert />
      <p>{t('script.intro')}</p>
      <CallScript {...content.html('callpower_script')} />
      <p className={styles.busy}>{t('script.busy')}</p>
      <p role="status">
        {signUp === 'sent' && t('posted.sent')}
        {signUp === 'failed' && t('posted.failed')}
      </p>
      {attempt.phase !== 'failed' && <CallYourself id="script" />}
      <h3 className={`${type.small} ${styles.next}`}>{t('script.done')}</h3>
      {/* the modal is of every page: it shares the one that it is on */}
      <ShareRow url={canonicalAddress() ?? screenUrl(content.locale, '/call')} />
    </div>
  );
}
