import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { zipWithZeros } from '@/lib/call/zip-place';

type MeantZipProps = { typed: string; onTake: (zip: string) => void };

/** Asks back, below a ZIP of three or four digits, where it is a place with its zeros in front. */
export function MeantZip({ typed, onTake }: MeantZipProps) {
  const t = useTranslations('call');
  const zip = zipWithZeros(typed);
  if (!zip) return null;
  return (
    <Button variant="outline" onClick={() => onTake(zip)}>
      {t('zipMeant', { zip })}
    </Button>
  );
}
