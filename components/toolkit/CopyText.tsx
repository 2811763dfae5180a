'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import { useCopy } from '@/components/share/useCopy';
import { useSharedAddress } from '@/components/share/useSharedAddress';
import { withMessages } from '@/components/providers/LazyMessages';
import toolkit from '@/messages/toolkit.json';

export const CopyText = withMessages({ toolkit }, Copying);

/** A page's `url` is copied after the text, with this page’s referral code. */
function Copying({ text, url = '' }: { text: string; url?: string }) {
  const t = useTranslations('toolkit');
  const share = useTranslations('share');
  const { outcome, copy } = useCopy();
  const link = useSharedAddress(url);

  return (
    <>
      <button
        type="button"
        className={clsx('scripted', buttonClass({ variant: 'outline' }))}
        onClick={() => copy(`${text} ${link}`.trim())}
      >
        {outcome === 'copied' ? share('copied') : t('copy')}
      </button>
      <span role="status" className={outcome === 'notCopied' ? undefined : 'visuallyHidden'}>
        {outcome && (outcome === 'copied' ? share('copied') : t('copyFailed'))}
      </span>
    </>
  );
}
