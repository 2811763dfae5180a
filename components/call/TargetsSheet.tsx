import { useTranslations } from 'next-intl';
import type { Target } from '@/lib/content/model/lists';
import type { HtmlLang } from '@/lib/i18n/locales';
import { CallSheet, NAME_LINE, type SheetPage } from './CallSheet';
import { SheetNames } from './SheetNames';

type TargetsSheetProps = SheetPage & { targets: readonly Target[]; lang?: HtmlLang | undefined };

/** The sheet for calls to a campaign's own targets. */
export function TargetsSheet({ targets, lang, ...page }: TargetsSheetProps) {
  const t = useTranslations('printedSheet');
  const names = targets.map(({ callpower_id, name, phone, role, place }) => ({
    id: callpower_id,
    name,
    phone,
    children: <span lang={lang}>{`${role}, ${place}`}</span>,
  }));
  const called = targets.length > 2 ? [NAME_LINE, NAME_LINE] : targets.map(({ name }) => name);

  return (
    <CallSheet
      {...page}
      names={<SheetNames names={names} />}
      called={called.map((name) => t('called', { name }))}
    />
  );
}
