import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { CallScript } from '@/components/call/CallScript';
import { CallYourself } from '@/components/call/CallYourself';
import { FailedNumbers } from '@/components/call/FailedNumbers';
import { FailureAlert } from '@/components/call/FailureAlert';
import { ShareRow } from '@/components/share/ShareRow';
import { useContent } from '@/components/shell/ContentProvider';
import type from '@/components/ui/type.module.css';
import { canonicalAddress } from '@/lib/browser/history';
import { scriptFor } from '@/lib/call/script';
import { screenUrl } from '@/lib/paths';
import { scriptSeen, useCall } from '@/lib/state/call';
import { useVisitor } from '@/lib/state/visitor';
import { useFormTexts } from './FormTextsProvider';
import styles from './parts.module.css';

/** What to say on the phone, and what to do after (spec.md section 2, call-script). */
export function CallScriptModal() {
  const t = useTranslations();
  const { locale, content, fallbackLang } = useContent();
  const { direct, failure } = useFormTexts().callForm;
  // the modal is of every page: it shares the one that it is on
  const shareUrl = canonicalAddress() ?? screenUrl(locale, '/call');
  const name = useVisitor((visitor) => visitor.name);
  const signUp = useCall((state) => state.signUp);
  const hasFailed = useCall(({ attempt }) => attempt.phase === 'failed');
  useEffect(scriptSeen, []);

  return (
    <div>
      <FailureAlert texts={failure} />
      <FailedNumbers texts={direct} />
      <p>{t('script.intro')}</p>
      <CallScript
        html={scriptFor(content.callpower_script, name)}
        lang={fallbackLang('callpower_script')}
        texts={{ large: t('script.large'), print: t('script.print') }}
      />
      <p className={styles.busy}>{t('script.busy')}</p>
      <p role="status">
        {signUp === 'sent' && t('posted.sent')}
        {signUp === 'failed' && t('posted.failed')}
      </p>
      {!hasFailed && <CallYourself id="script" texts={direct} switchboard={failure.switchboard} />}
      <h3 className={`${type.small} ${styles.next}`}>{t('script.done')}</h3>
      <ShareRow url={shareUrl} />
    </div>
  );
}
