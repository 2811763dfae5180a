'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { printPage } from '@/lib/browser/print';

/** Prints the page. */
export function PrintButton() {
  const t = useTranslations('sheet');
  return (
    <Button variant="dark" size="lg" onClick={printPage}>
      {t('print')}
    </Button>
  );
}
