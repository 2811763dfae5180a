import { useLocale, useTranslations } from 'next-intl';
import { lastNames, senatorsOf } from '@/lib/call/senators';
import { stateName } from '@/lib/call/state-names';
import { useVisitor } from '@/lib/call/visitor';
import { placeOfDigits } from '@/lib/call/zip-place';
import { StateLink } from './StateLink';
import { useVisitorPlace } from './useSenators';

type SenatorsLineProps = {
  /** the state of a state's own page, which the visitor's own ZIP may contradict */
  page?: string | undefined;
};

/**
 * One line with the visitor's state and senators, or what is missing to name them; on the page of
 * another state also the way to the right one.
 */
export function SenatorsLine({ page }: SenatorsLineProps) {
  const t = useTranslations('senators');
  const locale = useLocale();
  const zip = useVisitor('votingZip');
  const place = useVisitorPlace(page);
  // the page says it already, until a ZIP says more
  if (!place || (page && !placeOfDigits(zip ?? ''))) return null;
  if (place.kind === 'two-states') return <span>{t('twoStates')}</span>;
  if (place.kind === 'military' || place.kind === 'unknown') {
    return <span>{t(place.kind)}</span>;
  }
  const name = stateName(place.code, locale);
  return (
    <>
      {place.kind === 'no-senators' ? (
        <b>{t('noVote', { place: name })}</b>
      ) : (
        <b>
          <span>{name}:</span>{' '}
          <span translate="no">{lastNames(senatorsOf(place.code), locale)}</span>
        </b>
      )}
      {page && page !== place.code && (
        <>
          {' '}
          <span>{t('elsewhere')}</span>{' '}
          <StateLink code={place.code}>{t('open', { place: name })}</StateLink>
        </>
      )}
    </>
  );
}
