'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import { useCopy } from '@/components/share/useCopy';
import { withMessages } from '@/components/providers/LazyMessages';
import toolkit from '@/messages/toolkit.json';

export const CopyText = withMessages({ toolkit }, Copying);

function Copying({ text }: { text: string }) {
  const t = useTranslations('toolkit');
  const share = useTranslations('share');
  const { outcome, copy } = useCopy();

  return (
    <>
      <button
        type="button"
        className={`${buttonClass({ variant: 'outline' })} ${layout.scripted}`}
        onClick={() => copy(text)}
      >
        {outcome === 'copied' ? share('copied') : t('copy')}
      </button>
      <span role="status" className={outcome === 'notCopied' ? undefined : layout.visuallyHidden}>
        {outcome && (outcome === 'copied' ? share('copied') : t('copyFailed'))}
      </span>
    </>
  );
}
