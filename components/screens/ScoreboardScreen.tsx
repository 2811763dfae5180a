import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/locales';
import { ClosedScoreboard } from './ClosedScoreboard';
import { OpenScoreboard } from './OpenScoreboard';

/** The scoreboard, as its flag in campaign.json says (look.md, The silences). */
export function ScoreboardScreen({ locale }: { locale: Locale }) {
  return config.features.scoreboard ? (
    <OpenScoreboard locale={locale} />
  ) : (
    <ClosedScoreboard locale={locale} />
  );
}
