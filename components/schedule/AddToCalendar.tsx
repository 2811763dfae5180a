import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { SpokenTitle } from '@/components/ui/SpokenTitle';
import video from '@/components/ui/video.module.css';
import type { HtmlLang } from '@/lib/i18n/locales';

type AddToCalendarProps = {
  href: string;
  title: string;
  lang: HtmlLang | undefined;
  className?: string | undefined;
};

export function AddToCalendar({ href, title, lang, className = video.go }: AddToCalendarProps) {
  const t = useTranslations('calendar');

  return (
    <a className={className} href={href}>
      <Icon name="calendar" />
      {t('add')}
      <SpokenTitle title={title} lang={lang} />
    </a>
  );
}
