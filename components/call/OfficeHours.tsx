import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { downloadFile } from '@/lib/browser/download';
import { areOfficesOpen, nextTry, SENATE_TIME_ZONE } from '@/lib/call/office-hours';
import type { Senator } from '@/lib/call/senators';
import { publicConfig } from '@/lib/config/public-config';
import { screenUrl } from '@/lib/config/screen-url';
import { formatDate } from '@/lib/dates/formats';
import { reminderFile } from '@/lib/schedule/ics';
import styles from './CallForm.module.css';

type OfficeHoursProps = {
  senators: readonly Senator[];
  /** says nothing while they are open; or offers a reminder then, too, since nobody answered there */
  whileOpen?: 'nothing' | 'reminder';
  /** another moment than this one, for the gallery */
  now?: Date;
};

export function OfficeHours({ senators, whileOpen, now = new Date() }: OfficeHoursProps) {
  const t = useTranslations('senators.hours');
  const locale = useLocale();
  const isOpen = areOfficesOpen(now);
  if (isOpen && whileOpen !== 'reminder')
    return whileOpen ? null : <p className={styles.hours}>{t('open')}</p>;
  const next = nextTry(now);
  const time = formatDate(next, locale, {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: SENATE_TIME_ZONE,
  });

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
    <div className={styles.hours}>
      <p>{t(isOpen ? 'again' : 'closed', { time })}</p>
      <Button variant="outline" onClick={remind}>
        <Icon name="calendar" /> {t('remind')}
      </Button>
    </div>
  );
}
