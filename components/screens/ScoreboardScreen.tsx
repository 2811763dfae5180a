import { PageLayout } from '@/components/shell/PageLayout';
import { ClosedScoreboard } from '@/components/scoreboard/ClosedScoreboard';
import { OpenScoreboard } from '@/components/scoreboard/OpenScoreboard';
import { config } from '@/lib/config/config';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';

/** The scoreboard, open or closed by its flag in campaign.json. */
export function ScoreboardScreen({ locale }: { locale: Locale }) {
  const content = loadContent(locale);

  return (
    <PageLayout content={content} path="/scoreboard" isShared={config.features.scoreboard}>
      {config.features.scoreboard ? (
        <OpenScoreboard {...content} />
      ) : (
        <ClosedScoreboard locale={locale} />
      )}
    </PageLayout>
  );
}
