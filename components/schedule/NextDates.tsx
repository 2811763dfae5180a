import { useTranslations } from 'next-intl';
import { ButtonLink, buttonClass } from '@/components/ui/Button';
import { Since, Until } from '@/components/ui/Dated';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { Section, SectionHead } from '@/components/ui/Section';
import typography from '@/components/ui/typography.module.css';
import { ModalLink } from '@/components/modals/ModalLink';
import { screenHref } from '@/lib/addresses/paths';
import { isArchived } from '@/lib/config/archive';
import { hasCalls } from '@/lib/config/targets';
import type { LocalizedContent } from '@/lib/content/localized';
import { datesOf } from '@/lib/schedule/calendar-dates';

/** The way to the calendar from an event that is over, where the home page has one. */
export function AllDates({ values, locale }: LocalizedContent) {
  const t = useTranslations('event');
  if (!values.visible_sections.includes('calendar')) return null;

  return (
    <p className="screenOnly">
      <ButtonLink variant="dark" href={`${screenHref(locale, '/')}#calendar`}>
        <Icon name="calendar" /> {t('allDates')}
      </ButtonLink>
    </p>
  );
}

/** What comes after an event that is over: the dates that are still to come, or that none is, and the call. */
export function NextDates(content: LocalizedContent) {
  const t = useTranslations();
  const dates = datesOf(content).flatMap(({ span, status, ...date }) =>
    span && status !== 'cancelled' ? [{ ...date, endsAt: span.endsAt }] : [],
  );

  return (
    <Section id="next">
      <SectionHead id="next" title={t('event.next')}>
        <Since moment={Math.max(0, ...dates.map(({ endsAt }) => endsAt))}>
          <p>{t('calendar.none')}</p>
        </Since>
      </SectionHead>
      <ul className={layout.stack}>
        {dates.map(({ key, title, lang, month, day, place, endsAt }) => (
          <Until key={key} as="li" moment={endsAt}>
            <h3 className={typography.sub} lang={lang}>
              {[month, day].filter(Boolean).join(' ')}: {title}
            </h3>
            {place && <p lang={lang}>{place}</p>}
          </Until>
        ))}
      </ul>
      {hasCalls() && !isArchived() && (
        <p className="screenOnly">
          <ModalLink
            modal="call-form"
            href={screenHref(content.locale, '/call')}
            className={buttonClass({ size: 'lg' })}
          >
            <Icon name="phone" /> {t('letter.thenCall')}
          </ModalLink>
        </p>
      )}
    </Section>
  );
}
