import { useTranslations } from 'next-intl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { hasVoice, readAloud, stopReading, watchVoices } from '@/lib/call/read-aloud.browser';
import type { Locale } from '@/lib/i18n/locales';

type ReadAloudProps = { sentences: readonly string[]; language: Locale };

export function useHasVoice(language: Locale): boolean {
  return useSyncExternalStore(
    watchVoices,
    () => hasVoice(language),
    () => false,
  );
}

/** Reads with the device's own voice; no button without a voice for this language. */
export function ReadAloud({ sentences, language }: ReadAloudProps) {
  const t = useTranslations('callCard');
  const canRead = useHasVoice(language);
  const [isReading, setReading] = useState(false);
  useEffect(() => stopReading, []);
  if (!canRead) return null;

  function toggle() {
    if (isReading) stopReading();
    else readAloud(sentences, language, () => setReading(false));
    setReading(!isReading);
  }

  return (
    <Button variant="outline" onClick={toggle}>
      <Icon name={isReading ? 'silence' : 'sound'} /> <span>{t(isReading ? 'stop' : 'read')}</span>
    </Button>
  );
}
