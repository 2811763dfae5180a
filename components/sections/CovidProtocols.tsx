import layout from '@/components/ui/layout.module.css';
import { RichText } from '@/components/ui/RichText';
import { useContent } from '@/components/providers/ContentProvider';
import type { LocalizedContent } from '@/lib/content/localized';
import type { HtmlLang } from '@/lib/i18n/locales';

type CovidProtocolsProps = Omit<LocalizedContent['values']['covid'], 'title'> & {
  lang: HtmlLang | undefined;
};

export function CovidProtocols({ intro, guidance, lang }: CovidProtocolsProps) {
  return (
    <div className={layout.stack} lang={lang}>
      <RichText html={intro} />
      <ol className={layout.numbered}>
        {guidance.map((rule) => (
          <RichText key={rule} as="li" html={rule} />
        ))}
      </ol>
    </div>
  );
}

export function CovidModal() {
  const { values, fallbackLang } = useContent();
  return <CovidProtocols {...values.covid} lang={fallbackLang('covid')} />;
}
