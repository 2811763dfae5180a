import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/ui/Field';
import { asksForReason } from '@/lib/call/compiled-scripts';
import { useCall } from '@/lib/call/state';
import { htmlLangs } from '@/lib/i18n/locales';

/** A line for the visitor's own reason, where a script has a blank for it. */
export function ReasonField() {
  const t = useTranslations('callCard');
  const isAsked = asksForReason(useLocale());
  const reason = useCall((call) => call.reason);
  if (!isAsked) return null;

  return (
    <Field
      id="reason"
      label={t('reason')}
      hint={t.rich('reasonHint', { en: (words) => <span lang={htmlLangs.en}>{words}</span> })}
      value={reason}
      onChange={({ target }) => useCall.setState({ reason: target.value })}
      autoComplete="off"
    />
  );
}
