import { JsonLd } from '@/components/ui/JsonLd';
import { PageLayout } from '@/components/shell/PageLayout';
import { DemandPortrait } from '@/components/demands/DemandPortrait';
import { OpenLetterSection } from '@/components/letter/OpenLetterSection';
import { IntroSection } from '@/components/sections/IntroSection';
import { hasCalls } from '@/lib/config/targets';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { organizationData } from '@/lib/metadata/structured-data';
import { NamedSections } from './NamedSections';

export function HomeScreen({ locale }: { locale: Locale }) {
  const content = loadContent(locale);

  return (
    <PageLayout
      content={content}
      path="/"
      afterShareBand={<DemandPortrait {...content} person="nurse" />}
      nextScreens={hasCalls() ? ['/call', '/toolkit'] : ['/toolkit']}
    >
      <JsonLd data={organizationData(content)} />
      <IntroSection {...content} />
      <OpenLetterSection {...content} />
      <NamedSections names={content.values.visible_sections} content={content} />
    </PageLayout>
  );
}
