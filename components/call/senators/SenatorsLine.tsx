import { useLocale, useTranslations } from 'next-intl';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { screenHref } from '@/lib/addresses/paths';
import { lastNames, senatorsOf } from '@/lib/call/senators';
import { hasSeats, stateName } from '@/lib/call/state-names';
import { statePagePath } from '@/lib/call/state-pages';
import { useVisitor } from '@/lib/call/visitor';
import { placeFromZip } from '@/lib/call/zip-place';
import { useVisitorPlace } from './useSenators';

/** The state and its senators, or what is missing; a link to it where `page` is another state’s code. */
export function SenatorsLine({ page }: { page?: string | undefined }) {
  const t = useTranslations('senators');
  const locale = useLocale();
  const zip = useVisitor('votingZip');
  const place = useVisitorPlace(page);
  // the page says it already, until a ZIP says more
  if (!place || (page && !placeFromZip(zip ?? ''))) return null;
  if (place.kind === 'two-states') return <span>{t('twoStates')}</span>;
  if (!('code' in place)) return <span>{t(place.kind)}</span>;
  const name = stateName(place.code, locale);
  return (
    <>
      {place.kind === 'no-senators' ? (
        <b>{t(hasSeats(place.code) ? 'vacant.line' : 'noVote', { place: name })}</b>
      ) : (
        <b>
          <span>{name}:</span>{' '}
          <span translate="no">{lastNames(senatorsOf(place.code), locale)}</span>
        </b>
      )}
      {page && page !== place.code && (
        <>
          {' '}
          <span>{t('elsewhere')}</span> <StateLink code={place.code} />
        </>
      )}
    </>
  );
}

/** A link to a state’s own page, if it has one, in a new tab, which takes over what was typed here. */
export function StateLink({ code }: { code: string }) {
  const t = useTranslations('senators');
  const locale = useLocale();
  const path = statePagePath(code);
  if (!path) return null;
  return (
    // the page is ours, and asks this one what was typed
    <NewTabLink href={screenHref(locale, path)} rel="opener">
      {t('open', { place: stateName(code, locale) })}
    </NewTabLink>
  );
}
