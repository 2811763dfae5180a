import { useLocale, useTranslations } from 'next-intl';
import { lastNames, senatorsOf } from '@/lib/call/senators';
import { stateName } from '@/lib/call/state-names';
import { useVisitorPlace } from './useVisitorPlace';

/** In a line whose senators the visitor's are, or what is missing to say so. */
export function VisitorPlaceSummary() {
  const t = useTranslations('senators');
  const locale = useLocale();
  const place = useVisitorPlace();
  if (!place) return null;
  if (place.kind === 'two-states') return <span>{t('twoStates')}</span>;
  if (place.kind === 'military' || place.kind === 'unknown') {
    return <span>{t(place.kind)}</span>;
  }
  const name = stateName(place.code, locale);
  if (place.kind === 'no-senators') return <b>{t('noVote', { place: name })}</b>;
  return (
    <b>
      <span>{name}:</span> <span translate="no">{lastNames(senatorsOf(place.code), locale)}</span>
    </b>
  );
}
