import { useLocale, useTranslations } from 'next-intl';
import { downloadFile } from '@/lib/browser/download';
import { areOfficesOpen, nextTry, SENATE_TIME_ZONE } from '@/lib/call/office-hours';
import { publicConfig } from '@/lib/config/public-config';
import { screenUrl } from '@/lib/config/screen-url';
import { formatDate } from '@/lib/dates/formats';
import { reminderFile } from '@/lib/schedule/ics';
import { useSenators } from './useSenators';

type OfficeHoursProps = {
  /** says nothing while they are open; or offers a reminder then, too, after an unanswered call */
  whileOpen?: 'nothing' | 'reminder';
  /** another moment than this one, for the gallery */
  now?: Date;
};

export function OfficeHours({ whileOpen, now = new Date() }: OfficeHoursProps) {
  const t = useTranslations('senators.hours');
  const locale = useLocale();
  const senators = useSenators();
  const isOpen = areOfficesOpen(now);
  if (isOpen && whileOpen !== 'reminder') return whileOpen ? null : <p>{t('open')}</p>;
  const next = nextTry(now);
  const inWashington = (format: Intl.DateTimeFormatOptions) =>
    formatDate(next, locale, { ...format, timeZone: SENATE_TIME_ZONE });

  function remind() {
    const numbers = senators.map(({ name, phone }) => `${name}: ${phone}`);
    const url = screenUrl(locale, '/call');
    const file = reminderFile({
      uid: `call-${next.getTime()}@${new URL(url).hostname}`,
      language: locale.toUpperCase(),
      stamp: now,
      starts: next,
      title: t('reminder'),
      description: [...numbers, publicConfig.switchboard_phone].join('\n'),
      url,
    });
    downloadFile('call.ics', file, 'text/calendar');
  }

  return (
    <p>
      {t.rich(isOpen ? 'again' : 'closed', {
        day: inWashington({ weekday: 'long' }),
        time: inWashington({ hour: 'numeric', minute: '2-digit' }).replace(/\s/g, '\u00a0'),
        remind: (words) => (
          <button type="button" className="inlineButton" onClick={remind}>
            <span>{words}</span>
          </button>
        ),
      })}
    </p>
  );
}
