import { RichText } from '@/components/ui/RichText';
import { useContent } from '@/components/providers/ContentProvider';
import type { LocalizedContent } from '@/lib/content/localized';

type CovidProtocolsProps = Pick<LocalizedContent<'covid'>, 'values' | 'fallbackLang'>;

export function CovidProtocols({ values, fallbackLang }: CovidProtocolsProps) {
  const { intro, guidance } = values.covid;

  return (
    <div className="stack" lang={fallbackLang('covid')}>
      <RichText html={intro} />
      <ol className="numbered">
        {guidance.map((rule) => (
          <RichText key={rule} as="li" html={rule} />
        ))}
      </ol>
    </div>
  );
}

export const CovidModal = () => <CovidProtocols {...useContent()} />;
