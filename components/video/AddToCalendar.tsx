import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import type { HtmlLang } from '@/lib/i18n/locales';
import styles from './video.module.css';

type AddToCalendarProps = {
  href: string;
  title: string;
  lang: HtmlLang | undefined;
  words: string;
  className?: string | undefined;
};

/** A link to the calendar file of one entry. */
export function AddToCalendar({ href, title, lang, words, className }: AddToCalendarProps) {
  return (
    <a className={className ?? styles.go} href={href}>
      <Icon name="calendar" />
      {words}
      <span className={layout.visuallyHidden}>
        {' '}
        <span lang={lang}>{title}</span>
      </span>
    </a>
  );
}
